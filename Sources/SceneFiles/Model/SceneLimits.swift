import TableSnapshots

/// How much one scene may ask for.
enum SceneLimits {
    /// The most views that prototypes, headers and rows describe.
    static let views = 10_000
    /// The furthest a view may stand from where it is counted from, in points.
    static let coordinate = 100_000.0
    /// The heights of a row, in points.
    static let rowHeight = 1.0...100_000
    /// Pixels per point.
    static let scale = SnapshotOptions.scales
    /// The most rows that a count may stand for.
    static let rows = 10_000_000
    /// The most conditions of one row.
    static let cases = 32
}
