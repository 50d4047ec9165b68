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

    /// Creates overrides that change nothing.
    public init() {}

    func applied(to traits: TraitCollection) -> TraitCollection {
        TraitCollection(
            displayScale: traits.displayScale,
            userInterfaceStyle: userInterfaceStyle ?? traits.userInterfaceStyle,
            layoutDirection: layoutDirection ?? traits.layoutDirection,
            preferredContentSizeCategory: preferredContentSizeCategory ?? traits.preferredContentSizeCategory,
            accessibilityContrast: accessibilityContrast ?? traits.accessibilityContrast,
            typesettingLanguage: typesettingLanguage ?? traits.typesettingLanguage)
    }
}
