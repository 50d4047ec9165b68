extension TableViewCell {
    /// Whether the row is pulled aside, so that it can be deleted, or something else done with it.
    public var showingDeleteConfirmation: Bool { swipeActions != nil }

    /// Shows how far the row is pulled aside; nil for a row in its place.
    func showSwipe(_ swiped: SwipedRow?) {
        if swipeActions !== swiped?.actions {
            if swipeActions?.superview === self { swipeActions?.removeFromSuperview() }
            swipeActions = swiped?.actions
            if let swipeActions { addSubview(swipeActions) }
        }
        if let swiped { swiped.actions.place(swiped, in: self) }
    }
}
