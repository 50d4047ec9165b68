// An engine belongs to a layout root: a view whose frame other code sets. It determines the frames of the views below
// it that do not have a root in between. Engines derive from the constraints that views retain, and are created again
// after structural changes.

extension View {
    /// A Boolean value that indicates whether other code than constraints sets the frame.
    var isFrameBased: Bool {
        guard let stack = superview as? StackView, stack.arranges(self) else {
            return translatesAutoresizingMaskIntoConstraints
        }
        // A stack leaves hidden views alone.
        return !stack.generatesConstraints || (isHidden && layoutState?.hasConstraints != true)
    }

    var isArranged: Bool { (superview as? StackView)?.arranges(self) ?? false }

    /// A Boolean value that indicates whether an engine ends at the view. Constraints that cross the view merge its
    /// engine with that of the superview.
    var isLayoutRoot: Bool {
        superview == nil || ((layoutState?.crossings ?? 0) == 0 && isFrameBased)
    }

    /// The view whose engine contains the constraints that this view retains.
    var layoutRoot: View {
        var root = self
        while !root.isLayoutRoot, let superview = root.superview { root = superview }
        return root
    }

    // MARK: Changes

    /// Discards the engines that contain the view, after a change of the structure.
    func invalidateEngines() {
        var view = self
        while true {
            view.layoutState?.dropEngines()
            if view.isArranged { view.superview?.setNeedsLayout() }
            guard !view.isLayoutRoot, let superview = view.superview else { break }
            // A stack that generates constraints can be measured alone.
            if view.isArranged { superview.ensuredLayoutState.isRoot = true }
            view = superview
        }
        guard layoutState?.isConstrained == true || view.layoutState?.isRoot == true else { return }
        view.ensuredLayoutState.isRoot = true
        view.constrainedSizeDidChange()
    }

    /// Schedules layout of a root, and of the stack that arranges it.
    private func constrainedSizeDidChange() {
        setNeedsLayout()
        if isArranged { superview?.contentSizeDidChange() }
    }

    /// Schedules an update of the engine that contains the view, after a change of constants, sizes or margins.
    package func layoutValuesDidChange() {
        guard hasConstrainedViews else { return }
        let root = layoutRoot
        root.layoutState?.engine?.isOutOfDate = true
        root.constrainedSizeDidChange()
    }

    /// A Boolean value that indicates whether the view, or a view that contains it, waits for its size.
    var isProvisional: Bool { awaitsSize || superview?.isProvisional == true }

    /// Schedules an update that reports constraints without effect, in the view and its descendants.
    func sizeBecameFinal() {
        if let engine = layoutState?.engine {
            engine.isOutOfDate = true
            setNeedsLayout()
        }
        for subview in subviews { subview.sizeBecameFinal() }
    }

    /// A Boolean value that indicates whether constraints can concern the view or views in it.
    package var hasConstrainedViews: Bool { layoutState.map { $0.isConstrained || $0.isRoot } ?? false }

    /// A Boolean value that indicates whether constraints connect descendants of the view with views outside it.
    package var isCrossedByConstraints: Bool { (layoutState?.crossings ?? 0) > 0 }

    func frameDidChange(from oldFrame: CGRect) {
        guard let layoutState else { return }
        if layoutState.isRoot, oldFrame.size != bounds.size { layoutState.engine?.isOutOfDate = true }
        guard layoutState.mentions > 0 || layoutState.crossings > 0, isFrameBased, let superview else {
            return
        }
        let root = superview.layoutRoot
        guard let engine = root.layoutState?.engine, !engine.isApplying else { return }
        if superview !== root, !autoresizingMask.isEmpty {
            superview.invalidateEngines()
        } else {
            engine.isOutOfDate = true
            root.setNeedsLayout()
        }
    }

    /// Called after the view was added to a superview.
    func didJoinConstraints() {
        guard hasConstrainedViews, !isLayoutRoot else { return }
        layoutState?.dropEngines()
        if isArranged {
            layoutRoot.ensuredLayoutState.isRoot = true
            invalidateEngines()
        } else {
            superview?.invalidateEngines()
        }
    }

    /// Removes the constraints of the superview and its ancestors that mention the view or its descendants, before the
    /// view leaves the superview.
    func willLeaveConstraints(of parent: View) {
        guard isArranged || hasConstrainedViews else { return }
        if let layoutState, layoutState.mentions > 0 || layoutState.crossings > 0 {
            var ancestor: View? = parent
            while let view = ancestor {
                let leaving = view.constraints.filter { constraint in
                    constraint.items.contains { $0.layoutView?.isDescendant(of: self) == true }
                }
                view.removeConstraints(leaving)
                ancestor = view.superview
            }
        }
        if !isLayoutRoot { invalidateEngines() }
    }

    // MARK: Layout

    /// Sets the frames of descendants that constraints determine, if something changed.
    func layOutConstrainedViews() {
        guard hasConstrainedViews else { return }
        layoutRoot.ensuredEngine.apply(below: self)
    }

    private var ensuredEngine: LayoutEngine {
        let state = ensuredLayoutState
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(root: self, fitting: nil)
        state.engine = engine
        return engine
    }

    /// Returns the frame of a guide in the coordinates of the view that owns it.
    func layoutFrame(of guide: LayoutGuide) -> CGRect? { layoutRoot.ensuredEngine.frame(of: guide) }

    /// A Boolean value that indicates whether constraints determine the view's frame incompletely. Mirrors
    /// `UIView.hasAmbiguousLayout`.
    public var hasAmbiguousLayout: Bool { isAmbiguous(self) }

    func isAmbiguous(_ item: any LayoutItem) -> Bool { layoutRoot.ensuredEngine.isAmbiguous(item) }
}
