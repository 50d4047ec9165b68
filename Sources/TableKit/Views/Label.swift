/// A view that shows text. Mirrors `UILabel`.
///
/// Its looks are properties for plain text; ``attributedText`` carries its own, stretch by stretch. How the text is laid
/// out is in `Label+Layout.swift`, how it is drawn in `Label+Drawing.swift`.
open class Label: View {
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

    // MARK: Text

    private var plainText: String?
    private var givenText: NSAttributedString?
    /// What the attributed text says, if there is one.
    private(set) var styledText: StyledText?

    /// The text, or nil for none. Setting it replaces attributed text; reading it gives the characters of either.
    open var text: String? {
        get { styledText?.text ?? plainText }
        set {
            guard styledText != nil || newValue != plainText else { return }
            plainText = newValue
            givenText = nil
            styledText = nil
            contentDidChange()
        }
    }

    /// The text with looks of its own: see `NSAttributedString.Key` for what a label understands. What a stretch
    /// does not say, it takes over from the label.
    ///
    /// As in UIKit, setting it replaces ``text``; setting ``font``, ``textColor``, ``textAlignment`` or
    /// ``lineBreakMode`` afterwards applies to all of it; and of plain text, it gives the label's own attributes.
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

    private var ownAttributes: [NSAttributedString.Key: Any] {
        var style = ParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        var attributes: [NSAttributedString.Key: Any] = [
            .font: plainFont, .foregroundColor: plainTextColor, .paragraphStyle: style,
        ]
        attributes[.shadow] = ownShadow
        return attributes
    }

    /// Gives all of the attributed text an attribute, or takes it away.
    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        changeAttributedText { text, whole in
            if let value {
                text.addAttribute(key, value: value, range: whole)
            } else {
                text.removeAttribute(key, range: whole)
            }
        }
    }

    private func changeAttributedText(_ change: (NSMutableAttributedString, NSRange) -> Void) {
        guard let givenText else { return }
        let changed = NSMutableAttributedString(attributedString: givenText)
        change(changed, NSRange(location: 0, length: changed.length))
        attributedText = changed
    }

    /// Changes the paragraph styles that the attributed text brings; the rest takes over the label's own.
    private func changeParagraphStyles(_ change: (inout ParagraphStyle) -> Void) {
        changeAttributedText { text, whole in
            let options = NSAttributedString.EnumerationOptions.longestEffectiveRangeNotRequired
            text.enumerateAttribute(.paragraphStyle, in: whole, options: options) { value, range, _ in
                guard var style = TextAttributes.paragraphStyle(value) else { return }
                change(&style)
                text.addAttribute(.paragraphStyle, value: style, range: range)
            }
        }
    }

    // MARK: Looks

    private var ownFont: Font?
    private var ownTextColor: Color?
    private var ownTextAlignment: TextAlignment?
    /// How lines end in paragraphs that do not say so themselves.
    private(set) var plainLineBreakMode = LineBreakMode.byTruncatingTail

    /// What the label looks like until a program says otherwise. A cell sets it from the theme.
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

    package struct Appearance: Equatable {
        package var font = Font.systemFont(ofSize: Font.labelFontSize)
        package var color = Color.label
        /// The color while the label is highlighted; nil for no change.
        package var highlightedColor: Color?
        package var alignment = TextAlignment.natural
        package var numberOfLines = 1
    }

    /// The font of text that brings none of its own, at its size under the label's traits.
    var plainFont: Font { resolved(ownFont ?? defaultAppearance.font) }

    /// A font at its size under the label's traits.
    func resolved(_ font: Font) -> Font {
        font.resolved(for: traitCollection, adjusts: adjustsFontForContentSizeCategory)
    }
    /// The color of text that brings none of its own.
    var plainTextColor: Color { ownTextColor ?? defaultAppearance.color }
    /// The alignment of paragraphs that bring none of their own.
    var plainTextAlignment: TextAlignment { ownTextAlignment ?? defaultAppearance.alignment }

    // UIKit's type: listings assign what they read from an optional label or view.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The font. Until set, and after it is set to nil, what the theme gives a label in its place, or the system font at
    /// `Font.labelFontSize`; never nil. Of attributed text, that of the first character.
    open var font: Font! {
        get { styledText?.spans.first?.style.font.map { resolved($0) } ?? plainFont }
        set {
            let isChange = newValue != ownFont
            ownFont = newValue
            setAttribute(.font, newValue)
            if isChange { contentDidChange() }
        }
    }

    /// Whether a font that was made for certain traits, with `preferredFont(forTextStyle:compatibleWith:)` or
    /// ``FontMetrics``, takes the size for the label's own. Fonts made without traits always do, and other fonts never.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the text. Until set, and after it is set to nil, what the theme gives a label in its place; never
    /// nil. Of attributed text, that of the first character.
    open var textColor: Color! {
        get { styledText?.looks.first?.color ?? plainTextColor }
        set {
            ownTextColor = newValue
            setAttribute(.foregroundColor, newValue)
        }
    }

    /// The color of the text while the label is highlighted, whatever colors attributed text has; nil for no change.
    open var highlightedTextColor: Color?

    /// Whether the label is drawn highlighted, as it is in a selected row.
    open var isHighlighted = false

    /// Whether the label is drawn at full strength; otherwise its text is paler.
    open var isEnabled = true

    /// The color of the text's shadow, or nil for none.
    open var shadowColor: Color?

    /// How far the shadow stands right of and below the text, in points. As in UIKit, it stands above the text unless
    /// told otherwise, and its edges are hard; attributed text can bring a ``Shadow`` that is softer.
    open var shadowOffset = CGSize(width: 0, height: -1)

    /// The shadow of text that brings none of its own.
    var ownShadow: Shadow? {
        guard let shadowColor else { return nil }
        var shadow = Shadow()
        shadow.shadowColor = shadowColor
        shadow.shadowOffset = shadowOffset
        return shadow
    }

    // MARK: Lines

    /// Where lines stand between the edges. Of attributed text, that of the first paragraph.
    open var textAlignment: TextAlignment {
        get { styledText?.paragraphs.first?.style?.alignment ?? plainTextAlignment }
        set {
            let isChange = newValue != plainTextAlignment
            ownTextAlignment = newValue
            changeParagraphStyles { $0.alignment = newValue }
            if isChange { linesDidChange() }
        }
    }

    /// How lines end when the text is wider than the label. Of attributed text, that of the first paragraph.
    open var lineBreakMode: LineBreakMode {
        get { styledText?.paragraphs.first?.style?.lineBreakMode ?? plainLineBreakMode }
        set {
            let isChange = newValue != plainLineBreakMode
            plainLineBreakMode = newValue
            changeParagraphStyles { $0.lineBreakMode = newValue }
            if isChange { contentDidChange() }
        }
    }

    /// Whether words of several lines may be broken with a hyphen, where the dictionary of their language says so. In UIKit
    /// only paragraph styles have this; a paragraph with one keeps to `ParagraphStyle.usesDefaultHyphenation`.
    open var hyphenates = false {
        didSet { if hyphenates != oldValue { linesDidChange() } }
    }

    private var ownNumberOfLines: Int?

    /// The most lines the label shows; 0 or less for as many as the text takes. A label that is not high enough for them
    /// shows as many as fit, and one at least. Until set, one; in a cell with large text, as many as it takes.
    open var numberOfLines: Int {
        get { ownNumberOfLines ?? defaultAppearance.numberOfLines }
        set {
            let isChange = newValue != numberOfLines
            ownNumberOfLines = newValue
            if isChange { contentDidChange() }
        }
    }

    /// Whether the font shrinks when a text of one line is wider than the label. Sizes go in quarters of a point.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { linesDidChange() } }
    }

    /// How small the font may become, as a share of its size; numbers beyond 0 to 1 count as the nearest. Text that is still too wide ends as
    /// ``lineBreakMode`` says.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { linesDidChange() } }
    }

    /// Where text stands whose font has shrunk to fit.
    open var baselineAdjustment: BaselineAdjustment = .alignBaselines

    /// Where text stands whose font has shrunk to fit. Mirrors `UIBaselineAdjustment`.
    public enum BaselineAdjustment: Int, Sendable, Hashable, CaseIterable {
        /// On the baseline the text would have at its full size.
        case alignBaselines = 0
        /// In the middle of the label.
        case alignCenters
        /// Where the text would begin at its full size.
        case none
    }

    // MARK: Laid-out text

    /// What has been laid out; see `Label+Layout.swift`.
    var layouts = Layouts()

    struct Layouts {
        /// The text as wide as it is.
        var natural: TextLayout?
        /// The text within a width.
        var fitted: (width: CGFloat, layout: TextLayout)?
        /// The text within a width and in fewer lines than it takes.
        var shortened: (width: CGFloat, lineCount: Int, layout: TextLayout)?
    }

    /// Lines within a width may come out differently; the text as wide as it is does not.
    private func linesDidChange() {
        layouts.fitted = nil
        layouts.shortened = nil
    }

    private func contentDidChange() {
        layouts = Layouts()
        invalidateIntrinsicContentSize()
    }

    package override func environmentDidChange() {
        super.environmentDidChange()
        layouts = Layouts()
    }

    // MARK: As a view

    package override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(isElement: text?.isEmpty == false, label: text, traits: .staticText)
    }

    /// The size of the text when its lines may be `size.width` points wide; 0 or infinity for no limit. The width
    /// is rounded up to whole points, so that layouts agree at every scale.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        return self.size(width: size.width > 0 ? size.width : .infinity, height: .infinity)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) { drawText(in: rect, context) }
}
