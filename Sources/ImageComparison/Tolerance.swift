/// What difference between two pictures is accepted: when pixels count as different, and how many may.
public struct Tolerance: Sendable, Hashable {
    /// When two pixels count as different.
    public var mode: ComparisonMode

    /// How many pixels may differ.
    public var limit: DifferenceLimit

    /// No difference at all.
    public static let exact = Tolerance()

    /// Makes a tolerance. Without arguments it accepts no difference.
    public init(_ mode: ComparisonMode = .exact, limit: DifferenceLimit = .none) {
        self.mode = mode
        self.limit = limit
    }
}
