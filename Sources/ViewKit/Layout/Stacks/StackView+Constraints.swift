extension StackView {
    /// Returns the priority with which constraints keep the stack at the size of its views.
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
        let addsSpace = distribution == .equalSpacing || distribution == .equalCentering
        return isHugging && addsSpace && views.count > 1 ? Self.looseHugging : priorities.min()
    }

    /// The priority of a stack that other views can enlarge, as in UIKit.
    private static let looseHugging = LayoutPriority.fittingSizeLevel - 1
}

extension View {
    /// The length along an axis that a constraint of the view requires, such as `icon.width == 40`. `nil` if there is
    /// none.
    func requiredLength(along axis: Axis) -> CGFloat? {
        let attribute: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let constraint = layoutState?.constraints.first {
            $0.firstItem === self && $0.firstAttribute == attribute && $0.second == nil
                && $0.first.start == nil
                && $0.relation == .equal && $0.priority >= .required
        }
        return constraint?.constant
    }
}
