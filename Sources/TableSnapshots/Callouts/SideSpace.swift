/// The coordinates next to a rectangle, along a side and outwards from it. They are the same for all four sides.
struct SideSpace {
    enum Side { case top, bottom, left, right }

    let side: Side
    let inner: CGRect
    /// A Boolean value that indicates whether the reading direction is opposite to the coordinates along the side.
    let isBackwards: Bool

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

    /// Returns a rectangle by its size, the position of its center along the side, and the distance of its near edge.
    func rect(middle along: CGFloat, _ out: CGFloat, _ size: CGSize) -> CGRect {
        let near = point(along, out)
        let origin =
            switch side {
            case .top: CGPoint(x: near.x - size.width / 2, y: near.y - size.height)
            case .bottom: CGPoint(x: near.x - size.width / 2, y: near.y)
            case .left: CGPoint(x: near.x - size.width, y: near.y - size.height / 2)
            case .right: CGPoint(x: near.x, y: near.y - size.height / 2)
            }
        return CGRect(origin: origin, size: size)
    }

    func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

    func depth(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

    func span(_ rect: CGRect) -> ClosedRange<CGFloat> {
        isHorizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
    }

    /// Returns the range along the side of an object by its size and the position of its center.
    func span(middle along: CGFloat, _ size: CGSize) -> ClosedRange<CGFloat> {
        let half = length(size) / 2
        return along - half...along + half
    }

    func outerEdge(_ rect: CGRect) -> CGFloat {
        switch side {
        case .top: inner.minY - rect.minY
        case .bottom: rect.maxY - inner.maxY
        case .left: inner.minX - rect.minX
        case .right: rect.maxX - inner.maxX
        }
    }
}
