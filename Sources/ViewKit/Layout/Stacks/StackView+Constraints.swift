extension StackView {
    /// A Boolean value that indicates whether the stack generates constraints, because others mention an arranged view
    /// or a view in one.
    var generatesConstraints: Bool {
        arrangedSubviews.contains { view in
            view.layoutState?.hasConstraints == true || (view as? StackView)?.generatesConstraints == true
        }
    }

    /// A Boolean value that indicates whether the stack retains the lengths of its views and expands the space between.
    var addsSpace: Bool { distribution == .equalSpacing || distribution == .equalCentering }

    /// Returns the alignment that applies across the axis. Baselines have a common position only in a row.
    var effectiveAlignment: Alignment {
        let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
        return isBaseline && axis == .vertical ? .leading : alignment
    }

    /// Returns the size that the generated and all other constraints in the stack determine. `nil` without any.
    func constrainedSize(maxWidth: CGFloat) -> CGSize? {
        guard generatesConstraints else { return nil }
        let compressed = constrainedSize(.zero, .fittingSizeLevel, .fittingSizeLevel)
        guard let compressed, compressed.width > maxWidth else { return compressed }
        return constrainedSize(CGSize(width: maxWidth, height: 0), .required, .fittingSizeLevel)
    }

    /// Returns the priority of the constraints that give the stack the size of its views.
    ///
    /// Along its axis, a stack grows or shrinks with the view that gives way first. Across it, a stack follows the view
    /// that resists most.
    func contentPriority(isHugging: Bool, _ axis: Axis) -> LayoutPriority? {
        let own = isHugging ? layoutState?.hugging(axis) : layoutState?.resistance(axis)
        if let own { return own }
        let views = shownViews
        let priorities = views.map {
            isHugging
                ? $0.contentHuggingPriority(for: axis) : $0.contentCompressionResistancePriority(for: axis)
        }
        guard axis == self.axis else {
            return isHugging && alignment != .fill ? Self.looseHugging : priorities.max()
        }
        return isHugging && addsSpace && views.count > 1 ? Self.looseHugging : priorities.min()
    }

    /// The priority of a stack that other views can enlarge, as in UIKit.
    private static let looseHugging = LayoutPriority.fittingSizeLevel - 1
}
