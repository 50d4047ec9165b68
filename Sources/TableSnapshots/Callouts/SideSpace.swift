import Foundation

/// Coordinates beside a rectangle, the same for all four sides: along the side, and outwards from it.
struct SideSpace {
    enum Side { case top, bottom, left, right }

    let side: Side
    /// What the callouts stand beside.
    let inner: CGRect
    /// Whether reading goes against the coordinates along the side.
    let isBackwards: Bool

    /// Whether the side runs from left to right.
    var isHorizontal: Bool { side == .top || side == .bottom }

    /// A point so far along the side, and so far out from it; inside the rectangle less than 0.
    func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
        switch side {
        case .top: CGPoint(x: along, y: inner.minY - out)
        case .bottom: CGPoint(x: along, y: inner.maxY + out)
        case .left: CGPoint(x: inner.minX - out, y: along)
        case .right: CGPoint(x: inner.maxX + out, y: along)
        }
    }

    /// A rectangle of a size whose middle is so far along the side, and whose near edge is so far out.
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

    /// Where a rectangle lies along the side.
    func span(_ rect: CGRect) -> ClosedRange<CGFloat> {
        isHorizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
    }

    /// How far out a rectangle's outer edge is.
    func outerEdge(_ rect: CGRect) -> CGFloat {
        switch side {
        case .top: inner.minY - rect.minY
        case .bottom: rect.maxY - inner.maxY
        case .left: inner.minX - rect.minX
        case .right: rect.maxX - inner.maxX
        }
    }
}
