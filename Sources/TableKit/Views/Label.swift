/// A view that shows text. Mirrors `UILabel`.
open class Label: View {
    private var naturalLayout: TextLayout?
    private var fittedLayout: (width: CGFloat, layout: TextLayout)?
    private var shortenedLayout: (width: CGFloat, lineCount: Int, layout: TextLayout)?

    /// Makes an empty label at a place in its future superview, in points.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    /// Makes an empty view; see ``View/init(coder:)``.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        isUserInteractionEnabled = false
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

    package override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(isElement: text?.isEmpty == false, label: text, traits: .staticText)
    }

    private func contentDidChange() {
        forgetLayouts()
        invalidateIntrinsicContentSize()
    }

    private func forgetLayouts() {
        naturalLayout = nil
        fittedLayout = nil
        shortenedLayout = nil
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        forgetLayouts()
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

    /// The text laid out in lines of at most `width` points, and no more lines than stand in `height` points; but one
    /// at least.
    package func textLayout(width: CGFloat, height: CGFloat) -> TextLayout {
        let whole = textLayout(width: width)
        guard whole.lineCount > 1, whole.height > height else { return whole }
        let lineCount = max(Int(max(height, 0) / (whole.height / Double(whole.lineCount))), 1)
        if let shortenedLayout, shortenedLayout.width == width, shortenedLayout.lineCount == lineCount {
            return shortenedLayout.layout
        }
        var request = request(width: width)
        request.lineLimit = lineCount
        let layout = TextLayout(request)
        shortenedLayout = (width, lineCount, layout)
        return layout
    }

    /// The size of the text in lines of at most `width` points and of no more lines than stand in `height` points.
    /// Without width there is no text, but one line's height.
    package func size(width: CGFloat, height: CGFloat) -> CGSize {
        guard width > 0 else { return CGSize(width: 0, height: unboundedLayout().height) }
        let isBounded = width.isFinite
        let layout = isBounded ? textLayout(width: width, height: height) : unboundedLayout()
        return CGSize(width: min(layout.width.rounded(.up), width), height: layout.height)
    }

    /// From the top of the text to its first baseline, in points.
    package var firstBaseline: CGFloat { unboundedLayout().firstBaseline }

    /// The size of the text when its lines may be `size.width` points wide; 0 or infinity for no limit. The width
    /// is rounded up to whole points, so that layouts agree at every scale.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        return self.size(width: size.width > 0 ? size.width : .infinity, height: .infinity)
    }

    /// A label may be so much lower than its lines before the last one is left out: a rounding, not a wish.
    private static let heightTolerance = 0.5

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard let text, !text.isEmpty, rect.width > 0 else { return }
        let layout = textLayout(width: rect.width, height: rect.height + Self.heightTolerance)
        let color = (isHighlighted ? highlightedTextColor ?? textColor : textColor)
            .resolvedColor(with: traitCollection)
        // Lines were aligned when they were laid out within a width; one line that fits is aligned here.
        let room = numberOfLines == 1 ? max(rect.width - layout.width, 0) : 0
        let origin = CGPoint(
            x: rect.minX + room * textAlignment.shareOfRoomBefore,
            y: rect.minY + (rect.height - layout.height) / 2)
        if layout.width > rect.width {
            context.clipped(to: rect) { context.draw(layout, at: origin, with: color) }
        } else {
            context.draw(layout, at: origin, with: color)
        }
    }
}
