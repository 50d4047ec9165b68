/// The kind and state of an accessibility element. Mirrors `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
    /// The bits, one for each trait.
    public let rawValue: UInt64

    /// Creates a set of traits from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: AccessibilityTraits = []
    /// The element acts as a button.
    public static let button = AccessibilityTraits(rawValue: 1 << 0)
    /// The element acts as a link.
    public static let link = AccessibilityTraits(rawValue: 1 << 1)
    /// The element is an image.
    public static let image = AccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected or has a checkmark.
    public static let selected = AccessibilityTraits(rawValue: 1 << 3)
    /// The element is static text.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
    /// The element is disabled.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    /// The element changes frequently.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    /// The element has a value that the user can increase and decrease.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
    /// The element is a section header.
    public static let header = AccessibilityTraits(rawValue: 1 << 16)

    /// The element is a toggle, such as a switch, whose value is 1 or 0.
    public static let toggleButton = AccessibilityTraits(rawValue: 1 << 17)

    private static let names: [(AccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
        (.staticText, "staticText"), (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"),
        (.adjustable, "adjustable"), (.header, "header"), (.toggleButton, "toggleButton"),
    ]

    /// The names of the traits, in a fixed order.
    package var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
