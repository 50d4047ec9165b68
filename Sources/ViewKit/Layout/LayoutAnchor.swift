/// An attribute of a view or layout guide, from which constraints are made. Mirrors `NSLayoutAnchor`.
///
/// Use the anchors of the same kind together: ``LayoutXAxisAnchor``, ``LayoutYAxisAnchor`` or ``LayoutDimension``.
open class LayoutAnchor<AnchorType> {
    let operand: LayoutConstraint.Operand

    init(_ operand: LayoutConstraint.Operand) { self.operand = operand }

    /// The name of the anchor.
    public var name: String { "\(operand)" }

    /// The view or layout guide of the anchor. `nil` if it no longer exists.
    public var item: AnyObject? { operand.item }

    func constraint(
        _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<AnchorType>?, _ multiplier: CGFloat = 1,
        _ constant: CGFloat = 0
    ) -> LayoutConstraint {
        LayoutConstraint(operand, relation, anchor?.operand, multiplier: multiplier, constant: constant)
    }

    func constraint(
        _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<AnchorType>, systemSpacings: CGFloat
    ) -> LayoutConstraint {
        let constraint = constraint(relation, anchor)
        constraint.systemSpacings = systemSpacings
        return constraint
    }

    /// Returns the inactive constraint `self == anchor + c`.
    open func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> LayoutConstraint
    { constraint(.equal, anchor, 1, c) }

    /// Returns the inactive constraint `self >= anchor + c`.
    open func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> LayoutConstraint
    { constraint(.greaterThanOrEqual, anchor, 1, c) }

    /// Returns the inactive constraint `self <= anchor + c`.
    open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> LayoutConstraint
    { constraint(.lessThanOrEqual, anchor, 1, c) }
}

/// A horizontal position: an edge or the center of a view or layout guide. Mirrors `NSLayoutXAxisAnchor`.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
    /// Returns a dimension for the distance from this anchor to another.
    public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
        LayoutDimension(from: operand, to: otherAnchor.operand)
    }

    /// Returns an inactive constraint that places the anchor `multiplier` times the system spacing after another.
    public func constraint(
        equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { constraint(.equal, anchor, systemSpacings: multiplier) }

    /// Returns an inactive constraint that places the anchor at least `multiplier` times the system spacing after
    /// another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, systemSpacings: multiplier)
    }

    /// Returns an inactive constraint that places the anchor at most `multiplier` times the system spacing after
    /// another.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, anchor, systemSpacings: multiplier)
    }
}

/// A vertical position: an edge, the center or a baseline of a view or layout guide. Mirrors `NSLayoutYAxisAnchor`.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
    /// Returns a dimension for the distance from this anchor to another.
    public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
        LayoutDimension(from: operand, to: otherAnchor.operand)
    }

    /// Returns an inactive constraint that places the anchor `multiplier` times the system spacing below another.
    public func constraint(
        equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { constraint(.equal, anchor, systemSpacings: multiplier) }

    /// Returns an inactive constraint that places the anchor at least `multiplier` times the system spacing below
    /// another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, systemSpacings: multiplier)
    }

    /// Returns an inactive constraint that places the anchor at most `multiplier` times the system spacing below
    /// another.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        constraint(.lessThanOrEqual, anchor, systemSpacings: multiplier)
    }
}
