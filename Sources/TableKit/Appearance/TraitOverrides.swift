/// What a view changes of the traits it stands under, for itself and the views in it; nil for no change. Mirrors
/// `UITraitOverrides`. The scale is the picture's.
public struct TraitOverrides: Sendable, Hashable {
    /// Light or dark.
    public var userInterfaceStyle: UserInterfaceStyle?
    /// Which way reading goes.
    public var layoutDirection: LayoutDirection?
    /// How large text is.
    public var preferredContentSizeCategory: ContentSizeCategory?
    /// Whether colors stand out more from each other.
    public var accessibilityContrast: AccessibilityContrast?

    /// The language of text that does not say its own.
    public var typesettingLanguage: String?

    /// Makes overrides that change nothing.
    public init() {}

    /// The traits with what is changed of them.
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
