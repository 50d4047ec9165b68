extension View {
    /// Inserts a view directly behind a subview. Mirrors `UIView.insertSubview(_:belowSubview:)`. If the other view is not
    /// a subview, the view is in front of all subviews.
    public func insertSubview(_ view: View, belowSubview sibling: View) { insert(view, at: 0, from: sibling) }

    /// Inserts a view directly in front of a subview. Mirrors `UIView.insertSubview(_:aboveSubview:)`. If the other view
    /// is not a subview, the view is in front of all subviews.
    public func insertSubview(_ view: View, aboveSubview sibling: View) { insert(view, at: 1, from: sibling) }

    private func insert(_ view: View, at distance: Int, from sibling: View) {
        let others = subviews.filter { $0 !== view }
        let index = others.firstIndex { $0 === sibling }
        insertSubview(view, at: index.map { $0 + distance } ?? others.count)
    }

    /// Moves a subview in front of the others. A view that is not a subview is ignored.
    public func bringSubviewToFront(_ view: View) {
        if view.superview === self { insertSubview(view, at: subviews.count - 1) }
    }

    /// Moves a subview behind the others. A view that is not a subview is ignored.
    public func sendSubviewToBack(_ view: View) {
        if view.superview === self { insertSubview(view, at: 0) }
    }

    /// Exchanges two subviews in the order from back to front. An index out of range is ignored.
    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard first != second, subviews.indices.contains(first), subviews.indices.contains(second) else {
            return
        }
        let (low, high) = (subviews[min(first, second)], subviews[max(first, second)])
        insertSubview(high, at: min(first, second))
        insertSubview(low, at: max(first, second))
    }
}
