/// How a line below or through text looks. Mirrors `NSUnderlineStyle`, with its values.
public struct UnderlineStyle: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit has them.
    public let rawValue: Int

    /// Makes a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line, as thick as the font says.
    public static let single = UnderlineStyle(rawValue: 0x01)
    /// One line, twice as thick.
    public static let thick = UnderlineStyle(rawValue: 0x02)
    /// Two lines, with a gap as thick as they are.
    public static let double = UnderlineStyle(rawValue: 0x09)

    /// The lines' count and thickness; what UIKit knows beyond that, patterns and lines below words only, is drawn
    /// as an unbroken line.
    package var lines: UnderlineStyle { intersection(UnderlineStyle(rawValue: 0x0F)) }
}
