/// A view that shows text. Mirrors `UILabel`.
open class Label: View {
    private var naturalLayout: TextLayout?
    private var fittedLayout: (width: CGFloat, layout: TextLayout)?

    /// Makes an empty label at a place in its future superview, in points.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    /// The text, or nil for none.
    open var text: String? {
        didSet { if text != oldValue { contentDidChange() } }
    }

    private var ownFont: Font?
    private var ownTextColor: Color?

    /// What the label looks like until a program gives it a font and colour of its own. A cell sets it from the
    /// theme.
    package var defaultAppearance = Appearance() {
        didSet { if ownFont == nil, defaultAppearance.font != oldValue.font { contentDidChange() } }
    }

    package struct Appearance: Equatable {
        package var font = Font.systemFont(ofSize: 17)
        package var color = Color.label
    }

    /// The font. Until set, what the theme gives a label in its place, or 17 points of the system font.
    open var font: Font {
        get { ownFont ?? defaultAppearance.font }
        set {
            let isChange = newValue != font
            ownFont = newValue
            if isChange { contentDidChange() }
        }
    }

    /// The colour of the text. Until set, what the theme gives a label in its place.
    open var textColor: Color {
        get { ownTextColor ?? defaultAppearance.color }
        set { ownTextColor = newValue }
    }

    /// The colour of the text while the label is highlighted, or nil for no change.
    open var highlightedTextColor: Color?

    /// Whether the label is drawn highlighted, as it is in a selected row.
    open var isHighlighted = false

    /// Where lines stand between the edges.
    open var textAlignment: TextAlignment = .natural

    /// How lines end when the text is wider than the label.
    open var lineBreakMode: LineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { contentDidChange() } }
    }

    /// The most lines the label shows; 0 for as many as the text takes.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    private func contentDidChange() {
        naturalLayout = nil
        fittedLayout = nil
        invalidateIntrinsicContentSize()
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        naturalLayout = nil
        fittedLayout = nil
    }

    private func request(width: CGFloat?) -> TextRequest {
        var request = TextRequest(text: text ?? "", font: font)
        request.systemFamily = environment.theme.systemFontFamily
        request.width = width.map { Double($0) }
        request.lineLimit = max(numberOfLines, 0)
        request.lineBreakMode = lineBreakMode
        request.alignment = numberOfLines == 1 ? .left : textAlignment
        return request
    }

    /// The text as wide as it is. Text on one line that fits is drawn from this as well, so that it is laid out
    /// once whatever its place.
    private func unboundedLayout() -> TextLayout {
        if let naturalLayout { return naturalLayout }
        let layout = TextLayout(request(width: nil))
        naturalLayout = layout
        return layout
    }

    /// The text laid out in lines of at most `width` points.
    package func textLayout(width: CGFloat) -> TextLayout {
        if numberOfLines == 1 {
            let natural = unboundedLayout()
            if natural.width <= width { return natural }
        }
        if let fittedLayout, fittedLayout.width == width { return fittedLayout.layout }
        let layout = TextLayout(request(width: width))
        fittedLayout = (width, layout)
        return layout
    }

    /// From the top of the text to its first baseline, in points.
    package var firstBaseline: CGFloat { unboundedLayout().firstBaseline }

    /// The size of the text when its lines may be `size.width` points wide; 0 or infinity for no limit. The width
    /// is rounded up to whole points, so that layouts agree at every scale.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let isBounded = size.width > 0 && size.width.isFinite
        let layout = isBounded ? textLayout(width: size.width) : unboundedLayout()
        let width = layout.width.rounded(.up)
        return CGSize(width: isBounded ? min(width, size.width) : width, height: layout.height)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard let text, !text.isEmpty, rect.width > 0 else { return }
        let layout = textLayout(width: rect.width)
        let color = (isHighlighted ? highlightedTextColor ?? textColor : textColor)
            .resolvedColor(with: traitCollection)
        // Lines were aligned when they were laid out within a width; one line that fits is aligned here.
        let room = numberOfLines == 1 ? max(rect.width - layout.width, 0) : 0
        let origin = CGPoint(
            x: rect.minX + room * textAlignment.shareOfRoomBefore(readsRightToLeft: false),
            y: rect.minY + (rect.height - layout.height) / 2)
        if layout.width > rect.width {
            context.clipped(to: rect) { context.draw(layout, at: origin, with: color) }
        } else {
            context.draw(layout, at: origin, with: color)
        }
    }
}
