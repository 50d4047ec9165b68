/// What kind of thing an element is, for people who do not see it. Mirrors `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
    /// One bit a trait.
    public let rawValue: UInt64

    /// Makes a set of traits from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none: AccessibilityTraits = []
    /// Does something when it is tapped.
    public static let button = AccessibilityTraits(rawValue: 1 << 0)
    /// Leads somewhere.
    public static let link = AccessibilityTraits(rawValue: 1 << 1)
    /// Is a picture.
    public static let image = AccessibilityTraits(rawValue: 1 << 2)
    /// Is selected or checked.
    public static let selected = AccessibilityTraits(rawValue: 1 << 3)
    /// Is text that does not change.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
    /// Cannot be used at present.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    /// Changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    /// Has a value that can be turned up and down.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
    /// Stands above a section.
    public static let header = AccessibilityTraits(rawValue: 1 << 16)

    /// Is either on or off, which its value says as 1 or 0, as a switch is.
    public static let toggleButton = AccessibilityTraits(rawValue: 1 << 17)

    private static let names: [(AccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
        (.staticText, "staticText"), (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"),
        (.adjustable, "adjustable"), (.header, "header"), (.toggleButton, "toggleButton"),
    ]

    /// The names of the traits, always in the same order.
    package var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
