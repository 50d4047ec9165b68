extension TableViewCell {
    /// A Boolean value that indicates whether the row is swiped and shows its actions, such as deletion.
    public var showingDeleteConfirmation: Bool { swipeActions != nil }

    /// Shows the swipe of the row; `nil` closes the row.
    func showSwipe(_ swiped: SwipedRow?) {
        if swipeActions !== swiped?.actions {
            let state = StateMask(isEditing: isEditing, isSwiped: swiped != nil)
            let changes = (swipeActions == nil) != (swiped == nil)
            if changes { willTransition(to: state) }
            defer { if changes { didTransition(to: state) } }
            if swipeActions?.superview === self { swipeActions?.removeFromSuperview() }
            swipeActions = swiped?.actions
            if let swipeActions { addSubview(swipeActions) }
            setNeedsLayout()
        }
        if let swiped {
            swiped.actions.position(swiped, in: self)
            setNeedsLayout()
        } else {
            contentSlide = 0
        }
    }

    /// The outline of the background that moves with the content of a swiped row; `nil` if there is none. The space
    /// that it reveals has the row's usual background.
    var swipedOutline: ((_ bounds: CGRect) -> RoundedRectangle)? {
        guard let swipeActions, swipeActions.distance > 0 else { return nil }
        let metrics = environment.theme.touches.swipe
        guard metrics.rowBackground != nil else { return nil }
        let corners: Path.Corners =
            swipeActions.isAtRight ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft]
        return {
            RoundedRectangle(
                $0, radius: metrics.rowCornerRadius, corners: corners, curve: metrics.rowCornerCurve)
        }
    }

    func layOutSwipedBackground() {
        let outline = swipedOutline
        parts.swipedBackground?.isHidden = outline == nil
        guard let outline else { return }
        let view = parts.swipedBackground ?? View()
        view.isUserInteractionEnabled = false
        parts.swipedBackground = view
        if subviews.first !== view { insertSubview(view, at: 0) }
        view.backgroundColor = environment.theme.touches.swipe.rowBackground
        view.outline = outline
        view.frame = bounds
    }
}
