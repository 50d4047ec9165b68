/// Distances from the edges of a rectangle, in points, that follow the layout direction. Mirrors
/// `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Sendable, Hashable {
    /// The distance from each edge, in points. In a right-to-left layout, the leading edge is the right one.
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

    /// Creates insets from four distances in points. Default: 0.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of 0 on all edges.
    public static let zero = DirectionalEdgeInsets()

    /// Creates the insets that have the given left and right distances in a layout direction.
    package init(_ insets: EdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }

    /// Returns the insets with left and right distances.
    package func edgeInsets(isRightToLeft: Bool) -> EdgeInsets {
        EdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
            right: isRightToLeft ? leading : trailing)
    }
}

/// Edges of a rectangle that follow the layout direction. Mirrors `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Sendable, Hashable {
    /// The bits of the edges.
    public let rawValue: UInt

    /// Creates a set of edges from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = DirectionalRectEdge(rawValue: 1)
    /// The leading edge.
    public static let leading = DirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = DirectionalRectEdge(rawValue: 4)
    /// The trailing edge.
    public static let trailing = DirectionalRectEdge(rawValue: 8)
    /// All edges.
    public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
