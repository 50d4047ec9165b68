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

    /// The rounded corners of the background that moves with the content of a swiped row; `nil` if there is none. The
    /// space that it reveals has the row's usual background.
    var swipedCorners: Path.Corners? {
        guard let swipeActions, swipeActions.distance > 0,
            environment.theme.touches.swipe.rowBackground != nil
        else { return nil }
        return swipeActions.isAtRight ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft]
    }

    /// Gives a background the corners that it has while the row is swiped, and none otherwise.
    func setSwipedCorners(of background: View) {
        guard let corners = swipedCorners else {
            background.cornerRadius = 0
            return
        }
        let metrics = environment.theme.touches.swipe
        background.cornerRadius = metrics.rowCornerRadius
        background.maskedCorners = corners
        background.cornerCurve = metrics.rowCornerCurve
    }

    func layOutSwipedBackground() {
        let isSwiped = swipedCorners != nil
        parts.swipedBackground?.isHidden = !isSwiped
        guard isSwiped else { return }
        let view = parts.swipedBackground ?? View()
        view.isUserInteractionEnabled = false
        parts.swipedBackground = view
        if subviews.first !== view { insertSubview(view, at: 0) }
        view.backgroundColor = environment.theme.touches.swipe.rowBackground
        setSwipedCorners(of: view)
        view.frame = bounds
    }
}
