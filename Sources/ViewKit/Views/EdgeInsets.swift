/// Distances from the edges of a rectangle, in points. Mirrors `UIEdgeInsets`.
public struct EdgeInsets: Sendable, Hashable {
    /// The distance from each edge, in points.
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

    /// Creates insets from four distances in points. Default: 0.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets of 0 on all edges.
    public static let zero = EdgeInsets()
}
