/// The accepted differences between two images: the criterion for different pixels, and their permitted number.
public struct Tolerance: Sendable, Hashable {
    /// The criterion for different pixels.
    public var mode: ComparisonMode

    /// The permitted number of different pixels.
    public var limit: DifferenceLimit

    /// A tolerance that accepts no difference.
    public static let exact = Tolerance()

    /// Creates a tolerance. Default: no difference.
    public init(_ mode: ComparisonMode = .exact, limit: DifferenceLimit = .none) {
        self.mode = mode
        self.limit = limit
    }
}
