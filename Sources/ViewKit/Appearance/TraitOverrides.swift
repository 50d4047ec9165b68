/// The traits that a view overrides for itself and its subviews. Mirrors `UITraitOverrides`.
///
/// `nil` inherits the trait. The display scale cannot be overridden, because it belongs to the image.
public struct TraitOverrides: Sendable, Hashable {
    /// The light or dark appearance. `nil` inherits the value.
    public var userInterfaceStyle: UserInterfaceStyle?
    /// The layout direction. `nil` inherits the value.
    public var layoutDirection: LayoutDirection?
    /// The preferred text size. `nil` inherits the value.
    public var preferredContentSizeCategory: ContentSizeCategory?
    /// The contrast level of colors. `nil` inherits the value.
    public var accessibilityContrast: AccessibilityContrast?
    /// The language of text that specifies none. `nil` inherits the value.
    public var typesettingLanguage: String?
    /// The space for content in a row. `nil` inherits the value.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// The space for content in a column. `nil` inherits the value.
    public var verticalSizeClass: UserInterfaceSizeClass?
    /// The kind of device. `nil` inherits the value.
    public var userInterfaceIdiom: UserInterfaceIdiom?

    /// Creates overrides that change nothing.
    public init() {}

    /// Returns the overrides with the values of others, which take precedence.
    func overlaid(with others: TraitOverrides) -> TraitOverrides {
        var overrides = self
        overrides.userInterfaceStyle = others.userInterfaceStyle ?? userInterfaceStyle
        overrides.layoutDirection = others.layoutDirection ?? layoutDirection
        overrides.preferredContentSizeCategory =
            others.preferredContentSizeCategory ?? preferredContentSizeCategory
        overrides.accessibilityContrast = others.accessibilityContrast ?? accessibilityContrast
        overrides.typesettingLanguage = others.typesettingLanguage ?? typesettingLanguage
        overrides.horizontalSizeClass = others.horizontalSizeClass ?? horizontalSizeClass
        overrides.verticalSizeClass = others.verticalSizeClass ?? verticalSizeClass
        overrides.userInterfaceIdiom = others.userInterfaceIdiom ?? userInterfaceIdiom
        return overrides
    }
}
