extension View {
    /// Inserts a view at an index, with the calls and the changes of constraints that it causes.
    func insert(_ view: View, at index: Int) {
        guard !isDescendant(of: view) else { return }
        let isNew = view.superview !== self
        if isNew { view.willMove(toSuperview: self) }
        if !isNew {
            // A view that only moves within its superview retains its constraints.
            subviews.removeAll { $0 === view }
        } else if view.mayContainFirstResponder, view.superview != nil, view.root === root {
            // A view that only moves within the hierarchy remains the first responder.
            view.leaveSuperview()
        } else if view.superview != nil {
            view.superview?.willRemoveSubview(view)
            view.endEditing(true)
            view.leaveSuperview()
        }
        subviews.insert(view, at: (0...subviews.count).clamp(index))
        view.superview = self
        if view.mayContainFirstResponder { recordFirstResponder() }
        if view.hasConstraintUpdates { propagateConstraintUpdates() }
        if view.layoutState != nil { view.didJoinConstraints() }
        view.environmentDidChange()
        setNeedsLayout()
        guard isNew else { return }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Removes the view from its superview, without the calls of methods that a subclass overrides.
    func leaveSuperview() {
        guard let parent = superview else { return }
        if layoutState != nil || isArranged { willLeaveConstraints(of: parent) }
        parent.subviews.removeAll { $0 === self }
        superview = nil
        parent.setNeedsLayout()
    }

    package var tintColorIsOwn: Bool { ownTintColor != nil }

    func propagateTintColor() {
        tintColorDidChange()
        for subview in subviews where !subview.tintColorIsOwn { subview.propagateTintColor() }
    }
}
