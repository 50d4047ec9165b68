/// Distances from the edges of a rectangle, in points. Mirrors `UIEdgeInsets`.
public struct EdgeInsets: Sendable, Hashable {
    /// The distance from each edge.
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

    /// Makes insets from four distances.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance at all.
    public static let zero = EdgeInsets()
}
