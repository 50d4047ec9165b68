extension View {
    // MARK: The hierarchy

    /// Returns a Boolean value that indicates whether the view is the given view or one of its descendants.
    public func isDescendant(of view: View) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }

    // MARK: Coordinates

    /// Converts a point of this view to the coordinates of another view in the hierarchy. `nil` means the root view.
    public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
        let top = originInTree
        let other = view?.originInTree ?? .zero
        return CGPoint(x: point.x + top.x - other.x, y: point.y + top.y - other.y)
    }

    /// Converts a point of another view in the hierarchy to the coordinates of this view. `nil` means the root view.
    public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
        let top = originInTree
        let other = view?.originInTree ?? .zero
        return CGPoint(x: point.x + other.x - top.x, y: point.y + other.y - top.y)
    }

    /// Converts a rectangle of this view to the coordinates of another view in the hierarchy. `nil` means the root
    /// view.
    public func convert(_ rect: CGRect, to view: View?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Converts a rectangle of another view in the hierarchy to the coordinates of this view. `nil` means the root
    /// view.
    public func convert(_ rect: CGRect, from view: View?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The location of the view's zero point in the coordinates of the root view.
    private var originInTree: CGPoint {
        guard let superview else { return .zero }
        let parent = superview.originInTree
        return CGPoint(
            x: parent.x + superview.contentSlide + frame.minX - bounds.minX,
            y: parent.y + frame.minY - bounds.minY)
    }
}
