/// One or both axes. Mirrors `UIAxis`.
public struct Axes: OptionSet, Sendable, Hashable {
    /// The bits of the axes.
    public let rawValue: UInt

    /// Creates a set of axes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Axes(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Axes(rawValue: 2)
    /// Both axes.
    public static let both: Axes = [.horizontal, .vertical]
}
