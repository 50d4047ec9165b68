/// The style of an underline or strikethrough line. Mirrors `NSUnderlineStyle`, with its values.
public struct UnderlineStyle: OptionSet, Sendable, Hashable {
    /// The bits, which are the same as in UIKit.
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line with the thickness that the font specifies.
    public static let single = UnderlineStyle(rawValue: 0x01)
    /// A single line of twice the thickness.
    public static let thick = UnderlineStyle(rawValue: 0x02)
    /// Two lines, with a gap of the same thickness.
    public static let double = UnderlineStyle(rawValue: 0x09)

    /// The number and thickness of lines. UIKit's patterns and by-word styles are drawn as an unbroken line.
    package var lines: UnderlineStyle { intersection(UnderlineStyle(rawValue: 0x0F)) }
}
