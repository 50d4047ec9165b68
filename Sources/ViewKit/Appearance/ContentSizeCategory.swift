/// The text size that the user prefers. Mirrors `UIContentSizeCategory`.
public enum ContentSizeCategory: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// The smallest text.
    case extraSmall
    /// Small text.
    case small
    /// Text slightly smaller than the default.
    case medium
    /// The default text size.
    case large
    /// Text slightly larger than the default.
    case extraLarge
    /// Larger text.
    case extraExtraLarge
    /// The largest text size outside the accessibility sizes.
    case extraExtraExtraLarge
    /// The first of the accessibility sizes.
    case accessibilityMedium
    /// The second of the accessibility sizes.
    case accessibilityLarge
    /// The third of the accessibility sizes.
    case accessibilityExtraLarge
    /// The fourth of the accessibility sizes.
    case accessibilityExtraExtraLarge
    /// The largest of the accessibility sizes.
    case accessibilityExtraExtraExtraLarge

    /// A Boolean value that indicates whether the category is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Returns a Boolean value that indicates whether text is smaller in the first category than in the second.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The shortened name from Apple's guidelines: xS to xxxL, and AX1 to AX5.
    package var shortName: String {
        switch self {
        case .extraSmall: "xS"
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        case .extraLarge: "xL"
        case .extraExtraLarge: "xxL"
        case .extraExtraExtraLarge: "xxxL"
        case .accessibilityMedium: "AX1"
        case .accessibilityLarge: "AX2"
        case .accessibilityExtraLarge: "AX3"
        case .accessibilityExtraExtraLarge: "AX4"
        case .accessibilityExtraExtraExtraLarge: "AX5"
        }
    }
}
