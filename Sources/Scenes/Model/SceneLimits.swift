/// The limits of one scene.
package enum SceneLimits {
    /// The maximum number of views in prototypes, headers and rows.
    static let views = 10_000
    /// The maximum distance of a view from the origin of its superview, in points.
    static let coordinate = 100_000.0
    /// The maximum number of rows of a `count`.
    package static let rows = 10_000_000
    /// The maximum number of cases of one row.
    static let cases = 32
}
