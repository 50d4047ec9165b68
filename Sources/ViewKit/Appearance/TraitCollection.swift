/// The environment that determines a view's appearance. Mirrors the part of `UITraitCollection` that an image needs.
///
/// UIKit derives some margins from the size class. An image has no device, so these margins depend on the table's
/// width.
public struct TraitCollection: Sendable, Hashable {
    /// The number of pixels per point. It can be any positive number.
    public var displayScale: CGFloat

    /// The light or dark appearance.
    public var userInterfaceStyle: UserInterfaceStyle

    /// The layout direction.
    public var layoutDirection: LayoutDirection

    /// The preferred text size.
    public var preferredContentSizeCategory: ContentSizeCategory

    /// The contrast level of colors.
    public var accessibilityContrast: AccessibilityContrast

    /// The language of text that specifies none, as a BCP 47 tag such as `ja` or `zh-Hant`.
    ///
    /// The language selects between regional forms of a character. An empty string specifies no language. Mirrors
    /// `UITraitTypesettingLanguage`.
    public var typesettingLanguage: String

    /// The named colors. They belong to the theme and are no trait, so they do not count for equality.
    package var systemColors = Theme.SystemColors.ios13

    /// Creates traits. Default: two pixels per point, light, left to right, the default text size, normal contrast, no
    /// language.
    public init(
        displayScale: CGFloat = 2, userInterfaceStyle: UserInterfaceStyle = .light,
        layoutDirection: LayoutDirection = .leftToRight,
        preferredContentSizeCategory: ContentSizeCategory = .large,
        accessibilityContrast: AccessibilityContrast = .normal, typesettingLanguage: String = ""
    ) {
        self.displayScale = displayScale
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.accessibilityContrast = accessibilityContrast
        self.typesettingLanguage = typesettingLanguage
    }

    /// Returns a Boolean value that indicates whether two collections have the same traits.
    public static func == (left: TraitCollection, right: TraitCollection) -> Bool {
        left.traits == right.traits
    }

    /// Hashes the traits.
    public func hash(into hasher: inout Hasher) { hasher.combine(traits) }

    private struct Traits: Hashable {
        let displayScale: CGFloat
        let userInterfaceStyle: UserInterfaceStyle
        let layoutDirection: LayoutDirection
        let preferredContentSizeCategory: ContentSizeCategory
        let accessibilityContrast: AccessibilityContrast
        let typesettingLanguage: String
    }

    private var traits: Traits {
        Traits(
            displayScale: displayScale, userInterfaceStyle: userInterfaceStyle,
            layoutDirection: layoutDirection, preferredContentSizeCategory: preferredContentSizeCategory,
            accessibilityContrast: accessibilityContrast, typesettingLanguage: typesettingLanguage)
    }
}

/// The layout direction. Mirrors `UITraitEnvironmentLayoutDirection`.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft
}

/// The light or dark appearance. Mirrors `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The contrast level of colors. Mirrors `UIAccessibilityContrast`.
public enum AccessibilityContrast: String, Sendable, Hashable, CaseIterable {
    /// Normal contrast.
    case normal
    /// High contrast, for users with low vision.
    case high
}
