/// What surrounds a view and decides how it looks. Mirrors the part of `UITraitCollection` a picture needs.
///
/// The margins that depend on the size class in UIKit depend on the table's width here, because a picture has no device.
public struct TraitCollection: Sendable, Hashable {
    /// Pixels per point; any positive number.
    public var displayScale: CGFloat

    /// Light or dark.
    public var userInterfaceStyle: UserInterfaceStyle

    /// Which way reading goes.
    public var layoutDirection: LayoutDirection

    /// How large text is.
    public var preferredContentSizeCategory: ContentSizeCategory

    /// Whether colors stand out more from each other.
    public var accessibilityContrast: AccessibilityContrast

    /// The language of text as in BCP 47, such as `ja` or `zh-Hant`, where the text does not say: it decides between forms
    /// of one character. Empty for none. Mirrors `UITraitTypesettingLanguage`.
    public var typesettingLanguage: String

    /// Makes traits; by default two pixels a point, light, from left to right, with text of the usual size and contrast
    /// in no particular language.
    public init(
        displayScale: CGFloat = 2, userInterfaceStyle: UserInterfaceStyle = .light,
        layoutDirection: LayoutDirection = .leftToRight,
        preferredContentSizeCategory: ContentSizeCategory = .large,
        accessibilityContrast: AccessibilityContrast = .normal,
        typesettingLanguage: String = ""
    ) {
        self.displayScale = displayScale
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.accessibilityContrast = accessibilityContrast
        self.typesettingLanguage = typesettingLanguage
    }
}

/// Which way reading goes. Mirrors `UITraitEnvironmentLayoutDirection`.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}

/// Light or dark appearance. Mirrors `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// How much colors stand out from each other. Mirrors `UIAccessibilityContrast`.
public enum AccessibilityContrast: String, Sendable, Hashable, CaseIterable {
    /// As much as usual.
    case normal
    /// More, for people who see less.
    case high
}
