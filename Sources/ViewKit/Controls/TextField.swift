/// A control with a single line of editable text, as it appears while it is not being edited. Mirrors `UITextField`.
open class TextField: Control {
    /// The border of a text field. Mirrors `UITextField.BorderStyle`.
    public enum BorderStyle: Int, Sendable, Hashable, CaseIterable {
        /// No border.
        case none
        /// A thin line in the text color.
        case line
        /// A thin gray line.
        case bezel
        /// A thin gray line with rounded corners around a background.
        case roundedRect
    }

    /// The visibility of additional views. Mirrors `UITextField.ViewMode`.
    public enum ViewMode: Int, Sendable, Hashable, CaseIterable {
        /// The view is never visible.
        case never
        /// The view is visible during editing, thus never in an image.
        case whileEditing
        /// The view is visible except during editing.
        case unlessEditing
        /// The view is always visible.
        case always
    }

    private let label = Label()

    override func setUp() {
        super.setUp()
        label.lineBreakMode = .byTruncatingTail
        addSubview(label)
        updateContent()
    }

    // MARK: Text

    /// The entered text.
    open var text: String? = "" { didSet { if text != oldValue { contentDidChange() } } }

    /// The text that is visible while the field is empty.
    open var placeholder: String? { didSet { if placeholder != oldValue { contentDidChange() } } }

    /// A Boolean value that indicates whether each character appears as a dot.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentDidChange() } } }

    /// The font of the text. `nil` uses the theme's value.
    open var font: Font? { didSet { if font != oldValue { contentDidChange() } } }

    /// A Boolean value that indicates whether the field adjusts fonts that were created for specific traits; see
    /// ``Label/adjustsFontForContentSizeCategory``.
    open var adjustsFontForContentSizeCategory: Bool {
        get { label.adjustsFontForContentSizeCategory }
        set { label.adjustsFontForContentSizeCategory = newValue }
    }

    /// The color of the text. `nil` uses the theme's value.
    open var textColor: Color? { didSet { updateContent() } }

    /// The horizontal alignment of the text.
    open var textAlignment: TextAlignment = .natural { didSet { updateContent() } }

    /// A Boolean value that indicates whether the text is being edited. It is always `false`.
    open var isEditing: Bool { false }

    // MARK: Appearance

    /// The border of the text field.
    open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { contentDidChange() } } }

    /// The visibility of the button that clears the text. An empty field does not show it.
    open var clearButtonMode: ViewMode = .never {
        didSet { if clearButtonMode != oldValue { contentDidChange() } }
    }

    private var isEmpty: Bool { text?.isEmpty ?? true }

    private var showsClearButton: Bool {
        !isEmpty && (clearButtonMode == .always || clearButtonMode == .unlessEditing)
    }

    override func updateContent() {
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

    private var inset: CGFloat { borderStyle == .none ? 0 : environment.theme.controls.textField.inset }

    private func parts(of bounds: CGRect) -> (text: CGRect, clear: CGRect) {
        let metrics = environment.theme.controls.textField
        let box = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
        guard showsClearButton else { return (box, .zero) }
        let (clear, rest) = box.divided(atDistance: metrics.clearDiameter, from: .maxXEdge)
        let text = rest.divided(atDistance: metrics.inset, from: .maxXEdge).remainder
        let disc = clear.centered(CGSize(width: metrics.clearDiameter, height: metrics.clearDiameter))
        return (directed(text, in: bounds), directed(disc, in: bounds))
    }

    /// Returns the size of the text and its surroundings. The height is that of the theme, or of the text in a field
    /// without a border.
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
        updateContent()
        label.frame = parts(of: bounds).text
    }

    package override var defaultLayoutPriorities: LayoutPriorities { .flexibleWidth }

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
        // Stroking this path covers whole pixels along the edge.
        let edge = rect.insetBy(dx: width / 2, dy: width / 2)
        switch borderStyle {
        case .none: break
        case .line, .bezel:
            let color = borderStyle == .line ? metrics.lineColor : metrics.borderColor
            context.stroke(Path(roundedRect: edge, radius: 0), width: width, with: resolved(color))
        case .roundedRect:
            let path = Path(roundedRect: edge, radius: metrics.cornerRadius)
            let background = isEnabled ? metrics.background : metrics.disabledBackground
            context.fill(path, with: resolved(background))
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
