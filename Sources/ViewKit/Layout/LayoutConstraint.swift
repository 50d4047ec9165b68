package import Diagnostics

/// A linear relation between two attributes of views or layout guides: `first == multiplier * second + constant`, or an
/// inequality. Mirrors `NSLayoutConstraint`.
///
/// A constraint has an effect while it is active. The nearest common ancestor of its items retains it then.
open class LayoutConstraint {
    /// An attribute of an item, or the distance between two of its positions.
    struct Operand {
        weak var item: (any LayoutItem)?
        var attribute: Attribute
        /// The position from which the distance to the attribute is measured. `nil` if the operand is the attribute.
        var start: Start?

        struct Start {
            weak var item: (any LayoutItem)?
            var attribute: Attribute
        }
    }

    let first: Operand
    let second: Operand?

    /// The relation between the attributes.
    public let relation: Relation

    /// The factor of the second attribute.
    public let multiplier: CGFloat

    init(_ first: Operand, _ relation: Relation, _ second: Operand?, multiplier: CGFloat, constant: CGFloat) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        ownConstant = constant
        checkAttributes()
    }

    /// Creates an inactive constraint. The items are views or layout guides. Without a second item, `view2` is `nil`,
    /// and `attr2` is ``Attribute/notAnAttribute``.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        guard let item = view1 as? any LayoutItem else { fatalError(Self.invalidItem(view1)) }
        var second: Operand?
        if let view2, attr2 != .notAnAttribute {
            guard let item = view2 as? any LayoutItem else { fatalError(Self.invalidItem(view2)) }
            second = Operand(item: item, attribute: attr2)
        }
        self.init(
            Operand(item: item, attribute: attr1), relation, second, multiplier: multiplier, constant: c)
    }

    private static func invalidItem(_ item: Any) -> String {
        "expected a view or a layout guide as the item of a constraint, found \(type(of: item))"
    }

    // MARK: Properties

    /// The first item: a view or a layout guide. `nil` if it no longer exists.
    open var firstItem: AnyObject? { first.item }

    /// The attribute of the first item.
    open var firstAttribute: Attribute { first.attribute }

    /// The second item: a view or a layout guide. `nil` if there is none, or if it no longer exists.
    open var secondItem: AnyObject? { second?.item }

    /// The attribute of the second item.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The anchor of the first attribute.
    open var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(first) }

    /// The anchor of the second attribute. `nil` if there is none.
    open var secondAnchor: LayoutAnchor<AnyObject>? { second.map { LayoutAnchor($0) } }

    /// The number added to the second attribute, in points. A number that is not finite counts as 0.
    ///
    /// Changing it is fast: it does not change the structure of the layout. Until the program sets it, the constant of a
    /// constraint by system spacing is that of the theme of the first item.
    open var constant: CGFloat {
        get {
            guard let systemSpacings else { return ownConstant }
            return systemSpacings * (first.item?.layoutView?.theme ?? .default).systemSpacing
        }
        set {
            guard newValue != constant || systemSpacings != nil else { return }
            (ownConstant, systemSpacings) = (newValue, nil)
            holder?.layoutValuesDidChange()
        }
    }

    private var ownConstant: CGFloat
    /// The constant as a multiple of the theme's system spacing. `nil` if it is a number of points.
    var systemSpacings: CGFloat?

    /// The priority. Constraints with the priority ``LayoutPriority/required`` must be satisfied. Others are satisfied
    /// as closely as possible, in the order of their priorities.
    open var priority = LayoutPriority.required {
        didSet { if priority != oldValue { holder?.layoutValuesDidChange() } }
    }

    /// A name for warnings.
    open var identifier: String?

    /// The location of the constraint in a scene file. `nil` for a constraint of a program.
    package var location: InputLocation?

    /// A Boolean value that indicates whether an archive contains the constraint. Present for compatibility with UIKit,
    /// because there are no archives.
    open var shouldBeArchived = false

    // MARK: Activation

    /// The view that retains the constraint while it is active.
    weak var holder: View?
    /// A Boolean value that indicates whether a stack view has generated the constraint for its views.
    var isArrangement = false

    /// A Boolean value that indicates whether the constraint is active. Setting it adds the constraint to the nearest
    /// common ancestor of its items, or removes it.
    ///
    /// Activating a constraint between views without a common ancestor is a programming error, as in UIKit.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { holder?.removeConstraint(self) } }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard holder == nil, let (first, others) = itemViews else { return }
        var ancestor: View? = first
        while let view = ancestor, !others.allSatisfy({ $0.isDescendant(of: view) }) {
            ancestor = view.superview
        }
        guard let ancestor else {
            fatalError(
                "the items of the constraint \(self) have no common ancestor; add the views to the hierarchy first"
            )
        }
        ancestor.addConstraint(self)
    }

    /// The items, including those of distances. Items that no longer exist are omitted.
    var items: [any LayoutItem] {
        [first.item, first.start?.item, second?.item, second?.start?.item].compactMap { $0 }
    }

    /// The view of the first item, and those of the others. `nil` if an item no longer exists.
    private var itemViews: (first: View, others: [View])? {
        let views = items.compactMap(\.layoutView)
        let count =
            1 + (first.start == nil ? 0 : 1) + (second == nil ? 0 : 1) + (second?.start == nil ? 0 : 1)
        guard views.count == count, let first = views.first else { return nil }
        return (first, Array(views.dropFirst()))
    }

    /// Terminates the program if the attributes cannot be compared, as UIKit does.
    private func checkAttributes() {
        let isLength = first.isLength
        if let second {
            guard second.isLength == isLength, isLength || second.axis == first.axis else {
                fatalError(
                    "the constraint \(self) compares \(first.attribute) with \(second.attribute), which have "
                        + "different axes or kinds")
            }
        } else if !isLength {
            fatalError(
                "the constraint \(self) has no second item, which the position \(first.attribute) requires")
        }
    }
}

extension LayoutConstraint.Operand {
    /// The axis of the attribute.
    var axis: Axis { attribute.axis }

    /// A Boolean value that indicates whether the operand is a length and not a position.
    var isLength: Bool { start != nil || attribute == .width || attribute == .height }
}

extension LayoutConstraint.Attribute {
    /// The axis of the attribute.
    package var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins, .notAnAttribute:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }
}
