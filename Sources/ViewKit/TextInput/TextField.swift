/// A control with a single line of editable text, without a cursor. Mirrors `UITextField`.
///
/// A tap makes the field the first responder, which begins editing. A test types with ``enterText(_:)``.
open class TextField: Control, TextEntering, TextInputTraits {
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
    open var placeholder: String? {
        get { styledPlaceholder?.string ?? plainPlaceholder }
        set {
            guard styledPlaceholder != nil || newValue != plainPlaceholder else { return }
            (plainPlaceholder, styledPlaceholder) = (newValue, nil)
            contentDidChange()
        }
    }

    /// The text with attributes that is visible while the field is empty. Runs inherit missing attributes from the
    /// field.
    open var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
        set {
            styledPlaceholder = newValue
            contentDidChange()
        }
    }

    private var plainPlaceholder: String?
    private var styledPlaceholder: NSAttributedString?

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

    /// A Boolean value that indicates whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }

    /// The object that controls editing.
    open weak var delegate: (any TextFieldDelegate)?

    /// The properties of the keyboard. Present for compatibility with UIKit, because an image shows no keyboard.
    open var keyboardTraits = KeyboardTraits()

    private var ownInputView: View?
    private var ownInputAccessoryView: View?

    /// The view in place of the keyboard. An image does not show it.
    open override var inputView: View? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// The view above the keyboard. An image does not show it.
    open override var inputAccessoryView: View? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    // MARK: Appearance

    /// The border of the text field.
    open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { contentDidChange() } } }

    /// The visibility of the button that clears the text. An empty field does not show it.
    open var clearButtonMode: ViewMode = .never {
        didSet { if clearButtonMode != oldValue { contentDidChange() } }
    }

    /// The view at the leading side. `nil` shows no view.
    open var leftView: View? { didSet { replaceSideView(oldValue, by: leftView) } }

    /// The view at the trailing side, in place of the clear button. `nil` shows no view.
    open var rightView: View? { didSet { replaceSideView(oldValue, by: rightView) } }

    /// The visibility of ``leftView``.
    open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }

    /// The visibility of ``rightView``.
    open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }

    private func replaceSideView(_ old: View?, by new: View?) {
        if old?.superview === self, old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        contentDidChange()
    }

    private func isVisible(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var isEmpty: Bool { text?.isEmpty ?? true }

    private var showsClearButton: Bool { !isEmpty && isVisible(clearButtonMode) && shownRightView == nil }

    private var shownLeftView: View? { isVisible(leftViewMode) ? leftView : nil }
    private var shownRightView: View? { isVisible(rightViewMode) ? rightView : nil }

    /// The font and colors of the text, unless the program sets them.
    var textStyle: (font: Font, color: Color, placeholderColor: Color) {
        let metrics = environment.theme.controls.textField
        return (metrics.font, metrics.textColor, metrics.placeholderColor)
    }

    override func updateContent() {
        let metrics = environment.theme.controls.textField
        let entered = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
        if isEmpty, let styledPlaceholder {
            label.attributedText = styledPlaceholder
        } else {
            label.text = isEmpty ? plainPlaceholder : entered
        }
        let style = textStyle
        var color = textColor ?? style.color
        if isEmpty { color = style.placeholderColor }
        if !isEnabled { color = metrics.disabledTextColor }
        label.defaultAppearance = .init(font: font ?? style.font, color: color)
        label.textAlignment = textAlignment
        leftView?.isHidden = shownLeftView == nil
        rightView?.isHidden = shownRightView == nil
    }

    // MARK: Layout and drawing

    private var inset: CGFloat { borderStyle == .none ? 0 : environment.theme.controls.textField.inset }

    /// The distances of the text from the leading and trailing edges.
    var textInsets: (leading: CGFloat, trailing: CGFloat) { (inset, inset) }

    private func parts(of bounds: CGRect) -> (text: CGRect, clear: CGRect) {
        let metrics = environment.theme.controls.textField
        let insets = textInsets
        let leading = max(insets.leading, shownLeftView?.frame.width ?? 0)
        let trailing = max(insets.trailing, shownRightView?.frame.width ?? 0)
        let box = CGRect(
            x: bounds.minX + min(leading, bounds.width), y: bounds.minY,
            width: max(bounds.width - leading - trailing, 0), height: bounds.height)
        guard showsClearButton else { return (directed(box, in: bounds), .zero) }
        let (clear, rest) = box.divided(atDistance: metrics.clearDiameter, from: .maxXEdge)
        let text = rest.divided(atDistance: metrics.inset, from: .maxXEdge).remainder
        let disc = clear.centered(CGSize(width: metrics.clearDiameter, height: metrics.clearDiameter))
        return (directed(text, in: bounds), directed(disc, in: bounds))
    }

    /// Returns the rectangle of the text while it is not being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { parts(of: bounds).text }

    /// Returns the rectangle of the text while it is being edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { parts(of: bounds).text }

    /// Returns the rectangle of the placeholder: by default that of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { enteredTextRect(forBounds: bounds) }

    private func enteredTextRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the rectangle of the button that clears the text.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { parts(of: bounds).clear }

    /// Returns the rectangle of the left view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideViewRect(leftView, at: .minXEdge, of: bounds)
    }

    /// Returns the rectangle of the right view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideViewRect(rightView, at: .maxXEdge, of: bounds)
    }

    /// Returns the size of the text and its surroundings. The height is that of the theme, or of the text in a field
    /// without a border.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = environment.theme.controls.textField
        let text = label.sizeThatFits(.zero)
        let clear = showsClearButton ? metrics.clearDiameter + metrics.inset : 0
        let insets = textInsets
        let sides =
            max(insets.leading, shownLeftView?.frame.width ?? 0)
            + max(insets.trailing, shownRightView?.frame.width ?? 0)
        let width = text.width > 0 ? text.width + sides + clear : metrics.size.width
        let line = label.lineHeight(of: label.font)
        let height = borderStyle == .none ? line.rounded(.up) : max(metrics.size.height, line.rounded(.up))
        return CGSize(width: width, height: height)
    }

    package override func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let padding = (size.height - label.lineHeight(of: label.font)) / 2
        return label.baselines(for: size).map { ($0.first + padding, $0.last + padding) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
        label.frame = isEmpty ? placeholderRect(forBounds: bounds) : enteredTextRect(forBounds: bounds)
        if let leftView { leftView.frame = leftViewRect(forBounds: bounds) }
        if let rightView { rightView.frame = rightViewRect(forBounds: bounds) }
    }

    private func sideViewRect(_ view: View?, at edge: CGRectEdge, of bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let side = bounds.divided(atDistance: view.frame.width, from: edge).slice
        return directed(side.centered(view.frame.size), in: bounds)
    }

    /// The size of the text and its surroundings.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    package override var defaultLayoutPriorities: LayoutPriorities { .flexibleWidth }

    package override var defaultAccessibility: AccessibilityProperties {
        accessibility(label: placeholder, value: label.text)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        drawBorder(in: rect, context)
        if showsClearButton { drawClearButton(in: clearButtonRect(forBounds: rect), context) }
    }

    /// Draws the field's background and border.
    func drawBorder(in rect: CGRect, _ context: GraphicsContext) {
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

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEnabled }

    open override func endTracking(at point: CGPoint) {
        super.endTracking(at: point)
        if isTouchInside { becomeFirstResponder() }
    }

    /// Simulates typing: begins editing, and inserts a text at the end. A control character `\u{8}` deletes the last
    /// character.
    open func enterText(_ string: String) { type(string) }

    var enteredText: String {
        get { text ?? "" }
        set { text = newValue }
    }

    /// Simulates a tap on the return key.
    open func tapReturnKey() {
        guard isFirstResponder, shouldReturn() else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    // Search fields override these methods.
    override func shouldBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    override func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    func shouldReturn() -> Bool { delegate?.textFieldShouldReturn(self) ?? true }

    override func didBeginEditing() {
        contentDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
    }

    override func didEndEditing() {
        contentDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
    }

    func shouldChangeText(in range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    func userDidChangeText() {
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
    }
}
