/// The coordinates next to a rectangle, along a side and outwards from it. They are the same for all four
/// sides.
struct SideSpace {
    enum Side { case top, bottom, left, right }

    let side: Side
    /// The rectangle next to which callouts are placed.
    let inner: CGRect
    /// A Boolean value that indicates whether the reading direction is opposite to the coordinates along the
    /// side.
    let isBackwards: Bool

    /// A Boolean value that indicates whether the side is horizontal.
    var isHorizontal: Bool { side == .top || side == .bottom }

    /// Returns a point by its position along the side and its distance from it. The distance is negative
    /// inside the rectangle.
    func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
        switch side {
        case .top: CGPoint(x: along, y: inner.minY - out)
        case .bottom: CGPoint(x: along, y: inner.maxY + out)
        case .left: CGPoint(x: inner.minX - out, y: along)
        case .right: CGPoint(x: inner.maxX + out, y: along)
        }
    }

    /// Returns a rectangle by its size, the position of its center along the side, and the distance of its
    /// near edge.
    func rect(middle along: CGFloat, _ out: CGFloat, _ size: CGSize) -> CGRect {
        let near = point(along, out)
        switch side {
        case .top:
            return CGRect(
                x: near.x - size.width / 2, y: near.y - size.height, width: size.width, height: size.height)
        case .bottom:
            return CGRect(x: near.x - size.width / 2, y: near.y, width: size.width, height: size.height)
        case .left:
            return CGRect(
                x: near.x - size.width, y: near.y - size.height / 2, width: size.width, height: size.height)
        case .right:
            return CGRect(x: near.x, y: near.y - size.height / 2, width: size.width, height: size.height)
        }
    }

    func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

    func depth(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

    /// Returns the range of a rectangle along the side.
    func span(_ rect: CGRect) -> ClosedRange<CGFloat> {
        isHorizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
    }

    /// Returns the distance of a rectangle's outer edge from the side.
    func outerEdge(_ rect: CGRect) -> CGFloat {
        switch side {
        case .top: inner.minY - rect.minY
        case .bottom: rect.maxY - inner.maxY
        case .left: inner.minX - rect.minX
        case .right: rect.maxX - inner.maxX
        }
    }
}
