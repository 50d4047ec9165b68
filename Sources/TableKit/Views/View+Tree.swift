extension View {
    // MARK: The tree

    /// Whether the view is the given one or stands somewhere in it.
    public func isDescendant(of view: View) -> Bool {
        var current: View? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    // MARK: Coordinates

    /// A point of this view in the coordinates of another view of the same tree; nil for those of the topmost view.
    public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
        let top = originInTree
        let other = view?.originInTree ?? .zero
        return CGPoint(x: point.x + top.x - other.x, y: point.y + top.y - other.y)
    }

    /// A point of another view of the same tree, or of the topmost view for nil, in the coordinates of this one.
    public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
        let top = originInTree
        let other = view?.originInTree ?? .zero
        return CGPoint(x: point.x + other.x - top.x, y: point.y + other.y - top.y)
    }

    /// A rectangle of this view in the coordinates of another view of the same tree; nil for the topmost view's.
    public func convert(_ rect: CGRect, to view: View?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// A rectangle of another view of the same tree in the coordinates of this one.
    public func convert(_ rect: CGRect, from view: View?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Where the view's own zero lies in the coordinates of the topmost view.
    private var originInTree: CGPoint {
        guard let superview else { return .zero }
        let parent = superview.originInTree
        return CGPoint(
            x: parent.x + superview.contentSlide + frame.minX - bounds.minX,
            y: parent.y + frame.minY - bounds.minY)
    }
}
