/// A view that displays text. Mirrors `UILabel`.
///
/// Its properties determine the style of plain text. ``attributedText`` specifies the style of each run. For layout see
/// `Label+Layout.swift`, for drawing `Label+Drawing.swift`.
open class Label: View {
    override func setUp() {
        isOpaque = false
        isUserInteractionEnabled = false
    }

    // MARK: Text

    private var plainText: String?
    private(set) var givenText: NSAttributedString?
    /// The content of the attributed text. `nil` if the text is plain.
    private(set) var styledText: StyledText?

    /// The text, or `nil` for none. Setting it replaces attributed text. Reading it returns the characters of plain or
    /// attributed text.
    open var text: String? {
        get { styledText?.text ?? plainText }
        set {
            // Texts that are equal by Unicode can consist of other characters.
            let isSame =
                newValue == plainText && newValue?.utf8.elementsEqual((plainText ?? "").utf8) != false
            guard styledText != nil || !isSame else { return }
            plainText = newValue
            givenText = nil
            styledText = nil
            contentDidChange()
        }
    }

    /// The text with attributes; see `NSAttributedString.Key` for the attributes that a label supports. Runs inherit
    /// missing attributes from the label.
    ///
    /// As in UIKit, setting it replaces ``text``. Setting ``font``, ``textColor``, ``textAlignment`` or
    /// ``lineBreakMode`` afterward applies to the complete text. For plain text, it returns the text with the label's
    /// attributes.
    open var attributedText: NSAttributedString? {
        get { givenText ?? plainText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            let styled = newValue.map { StyledText($0) }
            let isChange = styled != styledText || plainText != nil
            plainText = nil
            givenText = newValue.map { NSAttributedString(attributedString: $0) }
            styledText = styled
            if isChange { contentDidChange() }
        }
    }

    // MARK: Appearance

    private var ownFont: Font?
    private var ownTextColor: Color?
    private var ownTextAlignment: TextAlignment?
    /// The line break mode of paragraphs that specify none.
    private(set) var plainLineBreakMode = LineBreakMode.byTruncatingTail

    /// The appearance of the label until the program sets its properties. A cell sets it from the theme.
    package var defaultAppearance = Appearance() {
        didSet {
            let fontChanges = ownFont == nil && defaultAppearance.font != oldValue.font
            let alignmentChanges =
                ownTextAlignment == nil && defaultAppearance.alignment != oldValue.alignment
            let linesChange =
                ownNumberOfLines == nil && defaultAppearance.numberOfLines != oldValue.numberOfLines
            if fontChanges || alignmentChanges || linesChange { contentDidChange() }
        }
    }

    /// The font of text that specifies none, at its size under the label's traits.
    package var plainFont: Font { resolved(ownFont ?? defaultAppearance.font) }

    /// Returns a font at its size under the label's traits.
    package func resolved(_ font: Font) -> Font {
        font.resolved(for: traitCollection, adjusts: adjustsFontForContentSizeCategory)
    }
    /// The color of text that specifies none.
    package var plainTextColor: Color { ownTextColor ?? defaultAppearance.color }
    /// The alignment of paragraphs that specify none.
    var plainTextAlignment: TextAlignment { ownTextAlignment ?? defaultAppearance.alignment }

    // UIKit's type: UIKit code assigns values from optional labels and views.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font of the text. Default: the theme's font for a label in this position, or the system font at
    /// `Font.labelFontSize`.
    ///
    /// Setting it to `nil` restores the default; reading it never returns `nil`. For attributed text, it is the font of
    /// the first character.
    open var font: Font! {
        get { styledText?.spans.first?.style.font.map { resolved($0) } ?? plainFont }
        set {
            let isChange = newValue != ownFont
            ownFont = newValue
            setAttribute(.font, newValue)
            if isChange { contentDidChange() }
        }
    }

    /// A Boolean value that indicates whether the label adjusts fonts that were created for specific traits to its
    /// traits. Default: `false`.
    ///
    /// Such fonts come from `preferredFont(forTextStyle:compatibleWith:)` or ``FontMetrics``. Fonts created without
    /// traits always adjust. Other fonts never do.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the text. Default: the theme's color for a label in this position.
    ///
    /// Setting it to `nil` restores the default; reading it never returns `nil`. For attributed text, it is the color
    /// of the first character.
    open var textColor: Color! {
        get { styledText?.colors.first?.color ?? plainTextColor }
        set {
            ownTextColor = newValue
            setAttribute(.foregroundColor, newValue)
        }
    }

    /// The color of the text while the label is highlighted. It overrides the colors of attributed text. `nil` uses
    /// the normal color.
    open var highlightedTextColor: Color?

    /// A Boolean value that indicates whether the label is highlighted, as in a selected row.
    open var isHighlighted = false

    /// A Boolean value that indicates whether the label is enabled. The text of a disabled label is dimmed.
    open var isEnabled = true

    /// The color of the text's shadow. `nil` draws no shadow.
    open var shadowColor: Color?

    /// The offset of the shadow to the right of and below the text, in points. Default: one point above the text, as in
    /// UIKit.
    ///
    /// The shadow has sharp edges. Attributed text can contain a blurred ``Shadow``.
    open var shadowOffset = CGSize(width: 0, height: -1)

    /// The shadow of text that specifies none.
    var ownShadow: Shadow? {
        guard let shadowColor else { return nil }
        var shadow = Shadow()
        shadow.shadowColor = shadowColor
        shadow.shadowOffset = shadowOffset
        return shadow
    }

    // MARK: Lines

    /// The alignment of lines. For attributed text, it is the alignment of the first paragraph.
    open var textAlignment: TextAlignment {
        get { styledText?.paragraphs.first?.style?.alignment ?? plainTextAlignment }
        set {
            let isChange = newValue != plainTextAlignment
            ownTextAlignment = newValue
            changeParagraphStyles { $0.alignment = newValue }
            if isChange { linesDidChange() }
        }
    }

    /// A Boolean value that indicates whether natural alignment follows the text rather than the layout direction.
    var alignsByText = false

    /// The line break mode of text wider than the label. For attributed text, it is the mode of the first paragraph.
    open var lineBreakMode: LineBreakMode {
        get { styledText?.paragraphs.first?.style?.lineBreakMode ?? plainLineBreakMode }
        set {
            let isChange = newValue != plainLineBreakMode
            plainLineBreakMode = newValue
            changeParagraphStyles { $0.lineBreakMode = newValue }
            if isChange { contentDidChange() }
        }
    }

    /// A Boolean value that indicates whether words in multiline text can be hyphenated, according to the dictionary of
    /// their language. Default: `false`.
    ///
    /// UIKit has this property only in paragraph styles. A paragraph with a style follows
    /// `ParagraphStyle.usesDefaultHyphenation`.
    open var hyphenates = false { didSet { if hyphenates != oldValue { linesDidChange() } } }

    private var ownNumberOfLines: Int?

    /// The maximum number of lines. 0 or less means no limit. Default: 1; in a cell with large text, no limit.
    ///
    /// A label that is too low shows as many lines as fit, but at least one.
    open var numberOfLines: Int {
        get { ownNumberOfLines ?? defaultAppearance.numberOfLines }
        set {
            let isChange = newValue != numberOfLines
            ownNumberOfLines = newValue
            if isChange { contentDidChange() }
        }
    }

    /// The width in points at which ``intrinsicContentSize`` wraps text of multiple lines. 0 uses the width that
    /// constraints determine. Default: 0.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// A Boolean value that indicates whether the font shrinks if a single line is wider than the label. Sizes are
    /// multiples of a quarter point.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { linesDidChange() } }
    }

    /// The minimum font size, as a fraction of the full size, from 0 to 1. Other numbers are clamped. Text that is
    /// still too wide follows ``lineBreakMode``.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { linesDidChange() } }
    }

    /// The vertical position of text that has shrunk to fit.
    open var baselineAdjustment: BaselineAdjustment = .alignBaselines

    // MARK: Laid-out text

    /// The cached layouts; see `Label+Layout.swift`.
    var layouts = Layouts()

    /// A function that is called with the label and the layout when text is drawn incompletely: with an ellipsis, or
    /// clipped.
    package var cutTextObserver: ((Label, TextLayout) -> Void)?

    /// Discards the layouts that depend on a width. The layout at natural width is unaffected.
    private func linesDidChange() {
        layouts.fitted = nil
        layouts.shortened = nil
    }

    private func contentDidChange() {
        layouts = Layouts()
        invalidateIntrinsicContentSize()
    }

    @_spi(Tables) public override func applyEnvironment() {
        super.applyEnvironment()
        layouts = Layouts()
    }

    // MARK: As a view

    package override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(isElement: text?.isEmpty == false, label: text, traits: .staticText)
    }

    /// Returns the size of the text when its lines are at most `size.width` points wide. 0 or infinity means no limit.
    ///
    /// The width is rounded up to whole points, so that layouts are the same at every scale. The height is rounded up to
    /// whole pixels, as in UIKit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .infinity
        if isSubclass {
            roundsForFrames = true
            defer { roundsForFrames = false }
            return textSize(width: width)
        }
        guard let text, !text.isEmpty else { return .zero }
        return frameSize(width: width)
    }

    /// The width in which an engine measures the label. `nil` uses ``preferredMaxLayoutWidth``.
    private var constrainedWidth: CGFloat?

    /// The size of the text in points, rounded up to whole pixels.
    ///
    /// Text of multiple lines wraps at ``preferredMaxLayoutWidth``, or else at the width that constraints determine.
    open override var intrinsicContentSize: CGSize {
        let wrapped = constrainedWidth ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
        let width = numberOfLines == 1 ? .infinity : wrapped
        if isSubclass { return textSize(width: width) }
        guard let text, !text.isEmpty else { return .zero }
        return intrinsicSize(width: width)
    }

    package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
        constrainedWidth = width
        defer { constrainedWidth = nil }
        return intrinsicContentSize
    }

    package override func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let text = unboundedLayout()
        // Text is centered in a height of whole pixels.
        let padding = (heightOnPixels(text.height) - text.height) / 2
        return (text.firstBaseline + padding, text.height - text.lastBaseline + padding)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        if !mayDrawInCurrentContext { drawText(in: rect, context) }
    }

    override var mayDrawInCurrentContext: Bool { isSubclass }

    /// A Boolean value that indicates whether the class may override ``drawText(in:)`` or
    /// ``textRect(forBounds:limitedToNumberOfLines:)``.
    private var isSubclass: Bool { type(of: self) != Label.self }

    /// Draws the text with ``drawText(in:)``. A subclass that overrides it calls `super`.
    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    /// Draws the text in a rectangle. A subclass can call `super` with a smaller one.
    open func drawText(in rect: CGRect) {
        if let context = CurrentContext.top { drawText(in: rect, context) }
    }

    /// A Boolean value that indicates whether sizes are rounded for ``sizeThatFits(_:)`` rather than for constraints.
    private var roundsForFrames = false

    /// Returns the rectangle of the text in lines of at most the width of `bounds`, at their top left. A subclass can
    /// add space around the text, which then counts in the preferred sizes of the label.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let width = bounds.width < Self.unlimitedWidth ? bounds.width : .infinity
        let size = roundsForFrames ? frameSize(width: width) : intrinsicSize(width: width)
        return CGRect(origin: bounds.origin, size: size)
    }

    /// A width in points that no line of text has.
    private static let unlimitedWidth: CGFloat = 1e7

    private func textSize(width: CGFloat) -> CGSize {
        let bounds = CGRect(
            x: 0, y: 0, width: min(width, Self.unlimitedWidth), height: Self.unlimitedWidth)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }
}
