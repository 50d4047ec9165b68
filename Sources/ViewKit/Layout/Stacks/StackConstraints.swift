/// The constraints that a stack generates for its views, as `UIStackView` does.
///
/// They lead to the frames of ``StackLayout`` if no other constraint affects the views.
struct StackConstraints {
    private let stack: StackView
    private let views: [View]
    private let gaps: [CGFloat]
    private let attributes: Attributes
    private let across: Attributes

    private(set) var constraints: [LayoutConstraint] = []
    /// The lengths that several views have in common. The constraints do not retain them.
    private(set) var guides: [LayoutGuide] = []

    init(of stack: StackView) {
        self.stack = stack
        views = stack.shownViews
        gaps = stack.gaps(between: views)
        attributes = Attributes(stack.axis)
        across = Attributes(stack.axis == .horizontal ? .vertical : .horizontal)
        addHiddenViews()
        addArrangement()
        for view in views { align(view) }
        alignBaselines()
        if stack.alignment != .fill || views.isEmpty { shrink(across) }
        if stack.addsSpace || views.isEmpty { shrink(attributes) }
    }

    private struct Attributes {
        let axis: Axis
        let start, end, center, length: LayoutConstraint.Attribute

        init(_ axis: Axis) {
            self.axis = axis
            (start, end, center, length) =
                axis == .horizontal
                ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
        }
    }

    // MARK: Priorities

    /// The priority with which a stack that adds space is as short as possible.
    private static let shrinking = LayoutPriority.fittingSizeLevel - 1
    /// The priority of equal distances between centers.
    private static let equalCentering = LayoutPriority(149)
    /// The priority of short lengths, which precede equal distances between centers.
    private static let limiting = equalCentering + 1
    /// The priority that selects one of the arrangements between which the others leave a choice.
    private static let choice = LayoutPriority(0.5)
    /// A length that no stack has, in points.
    private static let unreachable: CGFloat = 100_000

    // MARK: Along the axis

    private mutating func addArrangement() {
        guard let first = views.first, let last = views.last else { return }
        pin(first, attributes.start, attributes, isStart: true)
        pin(last, attributes.end, attributes, isStart: false)
        let relation: LayoutConstraint.Relation = stack.addsSpace ? .greaterThanOrEqual : .equal
        for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
            add(next, attributes.start, relation, view, attributes.end, gaps[index])
        }
        switch stack.distribution {
        case .fill: limitLengths()
        case .fillEqually:
            for view in views.dropFirst() { add(view, attributes.length, .equal, first, attributes.length) }
        // The engine knows the lengths that are in proportion.
        case .fillProportionally: break
        case .equalSpacing:
            limitLengths()
            spread(from: attributes.end, to: attributes.start)
        case .equalCentering:
            limitLengths()
            spread(from: attributes.center, to: attributes.center)
        }
    }

    /// Makes the longest of the views with the same resistance to compression as short as possible, so that short texts
    /// stay complete.
    private mutating func limitLengths() {
        let groups = Dictionary(grouping: views) {
            $0.contentCompressionResistancePriority(for: attributes.axis)
        }
        for priority in groups.keys.sorted() {
            guard let group = groups[priority], group.count > 1 else { continue }
            let limit = makeGuide()
            for view in group { add(limit, attributes.length, .greaterThanOrEqual, view, attributes.length) }
            add(limit, attributes.length, .equal, priority: stack.addsSpace ? Self.limiting : Self.choice)
        }
    }

    /// Makes the distances between adjacent views equal, or the shortest of them as long as possible.
    private mutating func spread(from end: LayoutConstraint.Attribute, to start: LayoutConstraint.Attribute) {
        guard views.count > 1 else { return }
        let isMirrored = stack.isRightToLeft && end == .centerX
        let distances = zip(views, views.dropFirst()).map { view, next in
            LayoutConstraint.Operand(
                item: isMirrored ? view : next, attribute: start,
                start: .init(item: isMirrored ? next : view, attribute: end))
        }
        let shortest = makeGuide()
        for distance in distances {
            add(distance, .greaterThanOrEqual, .init(item: shortest, attribute: attributes.length))
        }
        add(
            .init(item: shortest, attribute: attributes.length), .greaterThanOrEqual, nil,
            constant: Self.unreachable, priority: Self.choice)
        guard end == attributes.center, distances.count > 1 else { return }
        let common = makeGuide()
        for distance in distances {
            add(
                distance, .equal, .init(item: common, attribute: attributes.length),
                priority: Self.equalCentering)
        }
    }

    private mutating func makeGuide() -> LayoutGuide {
        let guide = LayoutGuide(.length(attributes.axis), of: stack)
        guides.append(guide)
        return guide
    }

    /// Collapses hidden views that constraints mention, unless their own constraints determine their lengths.
    private mutating func addHiddenViews() {
        for view in stack.arrangedSubviews where view.isHidden && !view.isFrameBased {
            add(view, attributes.start, .equal, stack, attributes.start, priority: Self.choice)
            add(view, across.start, .equal, stack, across.start, priority: Self.choice)
            add(view, attributes.length, .equal, priority: LayoutPriority(LayoutEngine.almostRequired))
        }
    }

    // MARK: Across the axis

    private mutating func align(_ view: View) {
        switch stack.effectiveAlignment {
        case .fill:
            pin(view, across.start, across, isStart: true)
            pin(view, across.end, across, isStart: false)
        case .leading:
            pin(view, across.start, across, isStart: true)
            pin(view, across.end, across, .lessThanOrEqual, isStart: false)
        case .trailing:
            pin(view, across.start, across, .greaterThanOrEqual, isStart: true)
            pin(view, across.end, across, isStart: false)
        case .center:
            let margins = stack.arrangementMargins
            let offset =
                across.axis == .horizontal ? margins.left - margins.right : margins.top - margins.bottom
            pin(view, across.start, across, .greaterThanOrEqual, isStart: true)
            add(view, across.center, .equal, stack, across.center, offset / 2)
        case .firstBaseline, .lastBaseline:
            pin(view, across.start, across, .greaterThanOrEqual, isStart: true)
            pin(view, across.end, across, .lessThanOrEqual, isStart: false)
        }
    }

    private mutating func alignBaselines() {
        guard let first = views.first else { return }
        let isFirst: Bool
        switch stack.effectiveAlignment {
        case .firstBaseline: isFirst = true
        case .lastBaseline: isFirst = false
        default: return
        }
        // A view without text has its bottom edge on the baseline.
        func baseline(_ view: View) -> LayoutConstraint.Attribute {
            isFirst && view.baselines(for: view.bounds.size) != nil ? .firstBaseline : .lastBaseline
        }
        for view in views.dropFirst() { add(view, baseline(view), .equal, first, baseline(first)) }
        add(
            first, baseline(first), .equal, stack, isFirst ? across.start : across.end,
            priority: Self.choice)
    }

    /// Makes the stack as short as its views permit.
    private mutating func shrink(_ attributes: Attributes) {
        add(stack, attributes.length, .equal, priority: Self.shrinking)
    }

    // MARK: Constraints

    /// Relates an edge of a view to the same edge of the stack, at the distance of the margin.
    private mutating func pin(
        _ view: View, _ attribute: LayoutConstraint.Attribute, _ attributes: Attributes,
        _ relation: LayoutConstraint.Relation = .equal, isStart: Bool
    ) {
        let margins = stack.arrangementMargins
        let margin =
            attributes.axis == .vertical
            ? (isStart ? margins.top : margins.bottom)
            : (isStart != stack.isRightToLeft ? margins.left : margins.right)
        add(view, attribute, relation, stack, attribute, isStart ? margin : -margin)
    }

    private mutating func add(
        _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute,
        _ relation: LayoutConstraint.Relation, _ other: (any LayoutItem)? = nil,
        _ otherAttribute: LayoutConstraint.Attribute = .notAnAttribute, _ constant: CGFloat = 0,
        priority: LayoutPriority = .required
    ) {
        add(
            .init(item: item, attribute: attribute), relation,
            other.map { .init(item: $0, attribute: otherAttribute) }, constant: constant, priority: priority)
    }

    private mutating func add(
        _ first: LayoutConstraint.Operand, _ relation: LayoutConstraint.Relation,
        _ second: LayoutConstraint.Operand?, constant: CGFloat = 0, priority: LayoutPriority = .required
    ) {
        let constraint = LayoutConstraint(first, relation, second, multiplier: 1, constant: constant)
        constraint.priority = priority
        constraint.holder = stack
        constraint.isArrangement = true
        constraints.append(constraint)
    }
}
