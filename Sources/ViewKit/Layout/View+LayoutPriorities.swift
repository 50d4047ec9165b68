package struct LayoutPriorities: Equatable {
    /// The priorities of resistance to expansion.
    var horizontalHugging: LayoutPriority
    var verticalHugging: LayoutPriority
    /// The priority of resistance to compression.
    var resistance: LayoutPriority

    func hugging(_ axis: Axis) -> LayoutPriority {
        axis == .horizontal ? horizontalHugging : verticalHugging
    }

    /// The priorities of views with a fixed size.
    static let rigid = LayoutPriorities(
        horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh, resistance: .required)

    /// The priorities of views with a fixed height and any width.
    static let flexibleWidth = LayoutPriorities(
        horizontalHugging: .fittingSizeLevel, verticalHugging: .defaultHigh, resistance: .defaultHigh)

    /// Returns the priorities of other views.
    ///
    /// A plain view has no preferred size and takes the remaining space. As in storyboards, an image view retains its
    /// size if an adjacent label can expand.
    static func usual(for view: View) -> LayoutPriorities {
        let hugging: LayoutPriority =
            type(of: view) == View.self
            ? .fittingSizeLevel
            : view is ImageView ? LayoutPriority(LayoutPriority.defaultLow.rawValue + 1) : .defaultLow
        return LayoutPriorities(
            horizontalHugging: hugging, verticalHugging: hugging, resistance: .defaultHigh)
    }
}

extension View {
    /// Returns the priority with which the view resists expansion beyond its content along an axis.
    public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
        layoutState?.hugging(axis) ?? defaultLayoutPriorities.hugging(axis)
    }

    /// Sets the priority with which the view resists expansion beyond its content along an axis. In a stack view with
    /// the distribution `fill`, the view with the lowest priority expands.
    public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        ensuredLayoutState.setHugging(priority, axis)
        prioritiesDidChange()
    }

    /// Returns the priority with which the view resists compression below its content along an axis.
    public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
        layoutState?.resistance(axis) ?? defaultLayoutPriorities.resistance
    }

    /// Sets the priority with which the view resists compression below its content along an axis. In a stack view
    /// without enough space, the views with the lowest priority shrink first.
    public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
        ensuredLayoutState.setResistance(priority, axis)
        prioritiesDidChange()
    }

    private func prioritiesDidChange() {
        superview?.setNeedsLayout()
        // The constraints of a stack depend on the priorities of its views.
        if isArranged { superview?.invalidateEngines() }
        layoutValuesDidChange()
    }
}
