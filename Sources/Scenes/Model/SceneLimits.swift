/// How much one scene may ask for.
package enum SceneLimits {
    /// The most views that prototypes, headers and rows describe.
    static let views = 10_000
    /// The furthest a view may stand from where it is counted from, in points.
    static let coordinate = 100_000.0
    /// The most rows that a count may stand for.
    package static let rows = 10_000_000
    /// The most conditions of one row.
    static let cases = 32
}
