/// The width or height of a view or layout guide, or a distance between two anchors. Mirrors `NSLayoutDimension`.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
    /// Creates a dimension for the distance between two positions.
    init(from start: LayoutConstraint.Operand, to end: LayoutConstraint.Operand) {
        var operand = end
        operand.start = .init(item: start.item, attribute: start.attribute)
        super.init(operand)
    }

    override init(_ operand: LayoutConstraint.Operand) { super.init(operand) }

    // MARK: Constants

    /// Returns the inactive constraint `self == c`.
    public func constraint(equalToConstant c: CGFloat) -> LayoutConstraint { constraint(.equal, nil, 1, c) }

    /// Returns the inactive constraint `self >= c`.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, nil, 1, c)
    }

    /// Returns the inactive constraint `self <= c`.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
        constraint(.lessThanOrEqual, nil, 1, c)
    }

    // MARK: Other dimensions

    /// Returns the inactive constraint `self == m * anchor + c`.
    public func constraint(equalTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> LayoutConstraint
    { constraint(.equal, anchor, m, c) }

    /// Returns the inactive constraint `self >= m * anchor + c`.
    public func constraint(
        greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> LayoutConstraint { constraint(.greaterThanOrEqual, anchor, m, c) }

    /// Returns the inactive constraint `self <= m * anchor + c`.
    public func constraint(
        lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> LayoutConstraint { constraint(.lessThanOrEqual, anchor, m, c) }
}
