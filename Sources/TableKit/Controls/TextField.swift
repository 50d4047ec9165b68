/// A line of text to be edited, as it looks while it is not. Mirrors `UITextField`.
open class TextField: Control {
    /// What surrounds the text. Mirrors `UITextField.BorderStyle`.
    public enum BorderStyle: Int, Sendable, Hashable, CaseIterable {
        /// Nothing.
        case none
        /// A thin line in the color of text.
        case line
        /// A thin gray line.
        case bezel
        /// A thin gray line with round corners around a ground of its own.
        case roundedRect
    }

    /// When something beside the text is shown. Mirrors `UITextField.ViewMode`.
    public enum ViewMode: Int, Sendable, Hashable, CaseIterable {
        /// Not at all.
        case never
        /// While the text is edited: not in a picture.
        case whileEditing
        /// While the text is not edited.
        case unlessEditing
        /// At any time.
        case always
    }

    private let label = Label()

    override func setUp() {
        label.lineBreakMode = .byTruncatingTail
        addSubview(label)
        update()
    }

    // MARK: Text

    /// What has been entered.
    open var text: String? = "" {
        didSet { if text != oldValue { contentDidChange() } }
    }

    /// What is shown while nothing has been entered.
    open var placeholder: String? {
        didSet { if placeholder != oldValue { contentDidChange() } }
    }

    /// Whether each character is shown as a dot.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
    }

    /// The font; nil for the theme's.
    open var font: Font? {
        didSet { if font != oldValue { contentDidChange() } }
    }

    /// Whether a font that was made for certain traits takes the size for the field's own; see
    /// ``Label/adjustsFontForContentSizeCategory``.
    open var adjustsFontForContentSizeCategory: Bool {
        get { label.adjustsFontForContentSizeCategory }
        set { label.adjustsFontForContentSizeCategory = newValue }
    }

    /// The color of the text; nil for the theme's.
    open var textColor: Color? {
        didSet { update() }
    }

    /// Where the text stands between the edges.
    open var textAlignment: TextAlignment = .natural {
        didSet { update() }
    }

    /// Whether the text is being edited: never in a picture.
    open var isEditing: Bool { false }

    // MARK: Looks

    /// What surrounds the text.
    open var borderStyle: BorderStyle = .none {
        didSet { if borderStyle != oldValue { contentDidChange() } }
    }

    /// When the button is shown that empties the field. An empty field shows none.
    open var clearButtonMode: ViewMode = .never {
        didSet { if clearButtonMode != oldValue { contentDidChange() } }
    }

    private var isEmpty: Bool { text?.isEmpty ?? true }

    private var showsClearButton: Bool {
        !isEmpty && (clearButtonMode == .always || clearButtonMode == .unlessEditing)
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        update()
    }

    private func contentDidChange() {
        update()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Gives the label what it shows at present.
    private func update() {
        let metrics = environment.theme.controls.textField
        let entered = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
        label.text = isEmpty ? placeholder : entered
        var color = textColor ?? metrics.textColor
        if isEmpty { color = metrics.placeholderColor }
        if !isEnabled { color = metrics.disabledTextColor }
        label.defaultAppearance = .init(font: font ?? metrics.font, color: color)
        label.textAlignment = textAlignment
    }

    // MARK: Layout and drawing

    private var inset: CGFloat {
        borderStyle == .none ? 0 : environment.theme.controls.textField.inset
    }

    /// The room for the text, and right of it, in reading order, for the clear button.
    private func parts(of bounds: CGRect) -> (text: CGRect, clear: CGRect) {
        let metrics = environment.theme.controls.textField
        let box = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
        guard showsClearButton else { return (box, .zero) }
        let (clear, rest) = box.divided(atDistance: metrics.clearDiameter, from: .maxXEdge)
        let text = rest.divided(atDistance: metrics.inset, from: .maxXEdge).remainder
        let disc = clear.centered(CGSize(width: metrics.clearDiameter, height: metrics.clearDiameter))
        return (directed(text, in: bounds), directed(disc, in: bounds))
    }

    /// As wide as the text and what surrounds it; as high as the theme says, or as the text without a border.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = environment.theme.controls.textField
        let text = label.sizeThatFits(.zero)
        let clear = showsClearButton ? metrics.clearDiameter + metrics.inset : 0
        let width = text.width > 0 ? text.width + 2 * inset + clear : metrics.size.width
        let line = label.lineHeight(of: label.font)
        let height = borderStyle == .none ? line.rounded(.up) : max(metrics.size.height, line.rounded(.up))
        return CGSize(width: width, height: height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        update()
        label.frame = parts(of: bounds).text
    }

    package override var defaultLayoutPriorities: LayoutPriorities { .stretching }

    package override var defaultAccessibility: AccessibilityProperties {
        accessibility(label: placeholder, value: label.text)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        drawBorder(in: rect, context)
        if showsClearButton { drawClearButton(in: parts(of: rect).clear, context) }
    }

    private func drawBorder(in rect: CGRect, _ context: GraphicsContext) {
        let metrics = environment.theme.controls.textField
        let width = lineWidth(metrics.borderWidth)
        // The middle of the line, which then covers whole pixels along the edge.
        let edge = rect.insetBy(dx: width / 2, dy: width / 2)
        switch borderStyle {
        case .none: break
        case .line:
            context.stroke(
                Path(roundedRect: edge, radius: 0), width: width, with: resolved(metrics.lineColor))
        case .bezel:
            context.stroke(
                Path(roundedRect: edge, radius: 0), width: width, with: resolved(metrics.borderColor))
        case .roundedRect:
            let path = Path(roundedRect: edge, radius: metrics.cornerRadius)
            let ground = isEnabled ? metrics.background : metrics.disabledBackground
            context.fill(path, with: resolved(ground))
            context.stroke(path, width: width, with: resolved(metrics.borderColor))
        }
    }

    private func drawClearButton(in disc: CGRect, _ context: GraphicsContext) {
        let metrics = environment.theme.controls.textField
        context.fill(Path(ovalIn: disc), with: resolved(metrics.clearColor))
        let reach = metrics.clearLength / 2
        var cross = Path()
        for direction: CGFloat in [-1, 1] {
            cross.move(to: CGPoint(x: disc.midX - reach * direction, y: disc.midY - reach))
            cross.addLine(to: CGPoint(x: disc.midX + reach * direction, y: disc.midY + reach))
        }
        context.stroke(cross, width: metrics.clearStroke, with: resolved(metrics.clearCrossColor))
    }
}
