extension View {
    // MARK: Constraints

    /// A Boolean value that indicates whether the frame and the autoresizing mask determine the view's layout. Default:
    /// `true`. Set it to `false` for views that constraints determine. Mirrors
    /// `UIView.translatesAutoresizingMaskIntoConstraints`.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState?.translatesMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            let state = ensuredLayoutState
            invalidateEngines()
            state.translatesMask = newValue
            invalidateEngines()
        }
    }

    /// The active constraints that the view retains: those whose items have it as their nearest common ancestor.
    public var constraints: [LayoutConstraint] { layoutState?.constraints ?? [] }

    /// Adds a constraint, which becomes active. Its items must be the view or its descendants; otherwise the program
    /// terminates with a message.
    public func addConstraint(_ constraint: LayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.holder?.removeConstraint(constraint)
        for item in constraint.items {
            guard item.layoutView?.isDescendant(of: self) == true else {
                fatalError(
                    "\(nameInWarnings) does not contain the items of the constraint \(constraint); add it to a "
                        + "common ancestor")
            }
        }
        ensuredLayoutState.constraints.append(constraint)
        constraint.holder = self
        count(constraint, 1)
        invalidateEngines()
    }

    /// Adds constraints; see ``addConstraint(_:)``.
    public func addConstraints(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Removes a constraint, which becomes inactive.
    public func removeConstraint(_ constraint: LayoutConstraint) {
        guard constraint.holder === self, let state = layoutState else { return }
        invalidateEngines()
        state.constraints.removeAll { $0 === constraint }
        constraint.holder = nil
        count(constraint, -1)
        invalidateEngines()
    }

    /// Removes constraints; see ``removeConstraint(_:)``.
    public func removeConstraints(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Counts the items of a constraint that the view retains, in the views between them and this view.
    private func count(_ constraint: LayoutConstraint, _ change: Int) {
        for item in constraint.items {
            guard let itemView = item.layoutView, itemView !== self else { continue }
            let state = itemView.ensuredLayoutState
            state.mentions += change
            // The constraints of a guide and those that mention it must be in the same engine.
            if (item as? LayoutGuide)?.kind == .custom { state.crossings += change }
            itemView.layoutState?.dropEngines()
            var between = itemView.superview
            while let view = between, view !== self {
                let state = view.ensuredLayoutState
                state.crossings += change
                // The view can become a root.
                state.isRoot = true
                state.dropEngines()
                view.setNeedsLayout()
                between = view.superview
            }
        }
    }

    /// Returns the active constraints that mention an item, along an axis. Mirrors
    /// `UIView.constraintsAffectingLayout(for:)`.
    public func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
        activeConstraints(of: self, for: axis)
    }

    func activeConstraints(of item: any LayoutItem, for axis: Axis) -> [LayoutConstraint] {
        let own = constraints.filter { constraint in
            constraint.first.axis == axis && constraint.items.contains { $0 === item }
        }
        return own + (superview?.activeConstraints(of: item, for: axis) ?? [])
    }

    /// Notifies the superviews that the view or a descendant needs an update of its constraints.
    func propagateConstraintUpdates() {
        var view: View? = self
        while let current = view, !current.hasConstraintUpdates {
            current.hasConstraintUpdates = true
            view = current.superview
        }
    }

    // MARK: Guides

    /// The guides that the view owns, without the predefined ones.
    public var layoutGuides: [LayoutGuide] { layoutState?.guides ?? [] }

    /// Adds a guide to the view.
    public func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.kind == .custom, guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        ensuredLayoutState.guides.append(guide)
    }

    /// Removes a guide from the view, with the constraints that mention it.
    public func removeLayoutGuide(_ guide: LayoutGuide) {
        guard guide.kind == .custom, guide.owningView === self, let state = layoutState else { return }
        for axis in Axis.allCases {
            LayoutConstraint.deactivate(activeConstraints(of: guide, for: axis))
        }
        state.guides.removeAll { $0 === guide }
        guide.owningView = nil
    }

    /// The guide of the area within the layout margins.
    public var layoutMarginsGuide: LayoutGuide { ensuredLayoutState.predefinedGuide(.margins, of: self) }

    /// The guide of the area within the layout margins, at most as wide as the theme's `readableWidth`.
    public var readableContentGuide: LayoutGuide {
        ensuredLayoutState.predefinedGuide(.readableContent, of: self)
    }

    /// The guide of the area that bars do not cover.
    public var safeAreaLayoutGuide: LayoutGuide { ensuredLayoutState.predefinedGuide(.safeArea, of: self) }

    // MARK: Margins

    /// A Boolean value that indicates whether the layout margins are in addition to the safe area. Default: `true`.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState?.insetsMarginsFromSafeArea ?? true }
        set {
            ensuredLayoutState.insetsMarginsFromSafeArea = newValue
            layoutValuesDidChange()
        }
    }

    // MARK: State

    var ensuredLayoutState: LayoutState {
        if let layoutState { return layoutState }
        let state = LayoutState()
        layoutState = state
        return state
    }
}
