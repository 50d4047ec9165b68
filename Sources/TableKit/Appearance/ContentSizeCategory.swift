/// How large people like their text. Mirrors `UIContentSizeCategory`.
public enum ContentSizeCategory: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// The smallest text.
    case extraSmall
    /// Small text.
    case small
    /// Text a little smaller than usual.
    case medium
    /// The usual text.
    case large
    /// Text a little larger than usual.
    case extraLarge
    /// Larger text.
    case extraExtraLarge
    /// The largest text without the larger sizes for accessibility.
    case extraExtraExtraLarge
    /// The first of the larger sizes.
    case accessibilityMedium
    /// The second of the larger sizes.
    case accessibilityLarge
    /// The third of the larger sizes.
    case accessibilityExtraLarge
    /// The fourth of the larger sizes.
    case accessibilityExtraExtraLarge
    /// The largest text.
    case accessibilityExtraExtraExtraLarge

    /// Whether this is one of the five larger sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether text is smaller in one category than in another.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The names that Apple's guidelines use, shortened: xS to xxxL, and AX1 to AX5.
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
