extension TableViewCell {
    /// A Boolean value that indicates whether the row is swiped and shows its actions, such as deletion.
    public var showingDeleteConfirmation: Bool { swipeActions != nil }

    /// Shows the swipe of the row; `nil` closes the row.
    func showSwipe(_ swiped: SwipedRow?) {
        if swipeActions !== swiped?.actions {
            if swipeActions?.superview === self { swipeActions?.removeFromSuperview() }
            swipeActions = swiped?.actions
            if let swipeActions { addSubview(swipeActions) }
        }
        if let swiped { swiped.actions.position(swiped, in: self) } else { contentSlide = 0 }
    }
}
