/// The content of a row, header or footer: an image, a text and a secondary text, in a predefined style. Mirrors
/// `UIListContentConfiguration`.
///
/// Its fonts, colors and distances are those of the theme in which it is displayed. Reading such a property returns the
/// value of the theme of ``ViewKit/Screen/main`` until the program sets another one, which then applies in every theme.
/// Fonts and colors are those of the screen when the configuration was created or last updated.
public struct ListContentConfiguration: ContentConfiguration, Hashable {
    /// The style. UIKit has no such property.
    public let kind: ListContentKind

    /// Creates an empty configuration of a style. UIKit has only the static methods.
    public init(_ kind: ListContentKind) {
        self.kind = kind
        if kind.isSidebarCell { imageProperties.reservedLayoutSize.width = ImageProperties.standardDimension }
        applyScreenDefaults()
    }

    // MARK: Content

    /// The text. `nil` shows none.
    public var text: String?
    /// The text with attributes, which replaces ``text``.
    public var attributedText: NSAttributedString?
    /// The secondary text. `nil` shows none.
    public var secondaryText: String?
    /// The secondary text with attributes, which replaces ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    private var imageReference = ObjectReference<Image>()

    /// The image. `nil` shows none.
    public var image: Image? {
        get { imageReference.object }
        set { imageReference.object = newValue }
    }

    /// The style of the text.
    public var textProperties = TextProperties()
    /// The style of the secondary text.
    public var secondaryTextProperties = TextProperties()
    /// The style of the image.
    public var imageProperties = ImageProperties()

    // MARK: Layout

    private var ownMargins: DirectionalEdgeInsets?
    private var ownPrefersSideBySide: Bool?
    private var ownImageGap: CGFloat?
    private var ownHorizontalGap: CGFloat?
    private var ownVerticalGap: CGFloat?

    /// The margins between the view's edges and the content, in points.
    public var directionalLayoutMargins: DirectionalEdgeInsets {
        get { ownMargins ?? defaultMargins }
        set { ownMargins = newValue }
    }

    /// The axes along which the margins are at least those that the cell or header specifies. Default: horizontal.
    public var axesPreservingSuperviewLayoutMargins = Axes.horizontal

    /// A Boolean value that indicates whether the secondary text is at the right of the text, if both fit.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { ownPrefersSideBySide ?? (defaultStyle.arrangement != .stacked) }
        set { ownPrefersSideBySide = newValue }
    }

    /// The space between the image and the texts, in points.
    public var imageToTextPadding: CGFloat {
        get { ownImageGap ?? defaultStyle.metrics.imageGap }
        set { ownImageGap = newValue }
    }

    /// The minimum space between the text and a secondary text at its right, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        get { ownHorizontalGap ?? defaultStyle.metrics.valueGap }
        set { ownHorizontalGap = newValue }
    }

    /// The space between the text and a secondary text below it, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat {
        get { ownVerticalGap ?? defaultStyle.metrics.stack.gap }
        set { ownVerticalGap = newValue }
    }

    // MARK: As a configuration

    private var appearance = ConfigurationAppearance()

    /// Creates a view that shows the configuration.
    public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

    /// Returns the configuration with the colors of a state. Colors that the program has set are unaffected.
    public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
        var updated = self
        updated.appearance = ConfigurationAppearance(state)
        updated.applyScreenDefaults()
        return updated
    }

    // MARK: Defaults

    private var defaultStyle: ListContentStyle { ListContentStyle(kind, Screen.main.environment) }

    private var defaultMargins: DirectionalEdgeInsets {
        let metrics = defaultStyle.metrics
        let margin = Screen.main.environment.theme.layoutMargin
        return DirectionalEdgeInsets(
            top: metrics.topPadding, leading: margin, bottom: metrics.bottomPadding, trailing: margin)
    }

    /// Replaces the values that the program has not set by those of the screen's theme.
    private mutating func applyScreenDefaults() {
        applyDefaults(
            defaultStyle, disabledOpacity: Screen.main.environment.theme.controls.disabledOpacity)
    }

    /// Replaces the values that the program has not set by those of a style.
    private mutating func applyDefaults(_ style: ListContentStyle, disabledOpacity: CGFloat) {
        func color(_ normal: Color) -> Color {
            if appearance.isSelected, let selected = style.selectedTextColor { return selected }
            return appearance.isDisabled ? normal.dimmed(to: disabledOpacity) : normal
        }
        textProperties.defaults = TextProperties.Defaults(
            font: style.texts.font, color: color(style.texts.color),
            transform: style.headerFooter?.isUppercase == true ? .uppercase : .none)
        secondaryTextProperties.defaults = TextProperties.Defaults(
            font: style.texts.detailFont, color: color(style.texts.detailColor))
    }

    /// Returns the configuration with the defaults of a theme, and its style.
    func resolved(
        in environment: Environment, _ context: ListContentContext, tint: Color
    ) -> (Self, ListContentStyle) {
        var style = ListContentStyle(kind, environment, context, tint: tint)
        var resolved = self
        resolved.applyDefaults(style, disabledOpacity: environment.theme.controls.disabledOpacity)
        let (text, detail) = (resolved.textProperties, resolved.secondaryTextProperties)
        (style.texts.font, style.texts.color) = (text.font, text.resolvedColor())
        (style.texts.detailFont, style.texts.detailColor) = (detail.font, detail.resolvedColor())
        style.selectedTextColor = nil
        style.imageColumn = 0
        style.alignment = text.alignment.textAlignment ?? style.alignment
        style.detailAlignment = detail.alignment.textAlignment ?? style.detailAlignment
        if let ownPrefersSideBySide {
            style.arrangement = ownPrefersSideBySide ? .sideBySide(stacks: true) : .stacked
        }
        if let ownImageGap { style.metrics.imageGap = ownImageGap }
        if let ownHorizontalGap { style.metrics.valueGap = ownHorizontalGap }
        if let ownVerticalGap { style.metrics.stack.gap = ownVerticalGap }
        if let ownMargins {
            style.metrics.add(
                top: ownMargins.top - style.metrics.topPadding,
                bottom: ownMargins.bottom - style.metrics.bottomPadding)
            // The margins replace the position of a title.
            style.headerFooter = nil
        }
        return (resolved, style)
    }

    /// Returns the leading and trailing margins in an area. `nil` is the area of a view without a cell or header.
    func horizontalMargins(in area: ListContentLayout.Area?) -> (leading: CGFloat, trailing: CGFloat) {
        let margins = directionalLayoutMargins
        guard let area, axesPreservingSuperviewLayoutMargins.contains(.horizontal) else {
            return (margins.leading, margins.trailing)
        }
        guard ownMargins != nil else { return (area.leadingMargin, area.trailingMargin) }
        return (max(margins.leading, area.leadingMargin), max(margins.trailing, area.trailingMargin))
    }
}

extension ListContentLayout.Metrics {
    /// Adds padding above and below the texts.
    fileprivate mutating func add(top: CGFloat, bottom: CGFloat) {
        topPadding += top
        bottomPadding += bottom
        stack.topPadding += top
        stack.bottomPadding += bottom
    }
}
