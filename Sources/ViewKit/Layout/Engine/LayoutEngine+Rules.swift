extension LayoutEngine {
    /// A constraint in the solver: the sum of multiples of positions and lengths, compared with 0.
    struct Rule {
        let constraint: LayoutConstraint
        var readings: [Reading] = []
        /// The distances from edges that depend on margins or text.
        var insets: [Inset] = []
        /// `nil` for a rule without variables, which only frames can satisfy or contradict.
        var id: ConstraintSolver.ConstraintID?
        var constant = 0.0
        var priority: Float = 0

        /// A multiple of the position and the length of an item.
        struct Reading {
            var item: Int
            var axis: Axis
            var start: Double
            var length: Double
        }

        struct Inset {
            var item: Int
            var attribute: LayoutConstraint.Attribute
            var factor: Double
        }

        var hasBaseline: Bool { insets.contains { $0.attribute.isBaseline } }
    }

    // MARK: Making rules

    /// Returns the rule for a constraint, which is not yet in the solver. `nil` if an item no longer exists, or if the
    /// multiplier is not finite.
    func makeRule(_ constraint: LayoutConstraint) -> Rule? {
        guard constraint.multiplier.isFinite, let holder = constraint.holder else { return nil }
        let (first, second) = (constraint.first, constraint.second)
        // In a right-to-left layout, distances after an edge are to the left.
        let isMirrored =
            holder.isRightToLeft
            && (first.attribute.isDirectional || second?.attribute.isDirectional ?? false)
        let sign: Double = isMirrored && !first.isLength ? -1 : 1
        let multiplier = Double(constraint.multiplier)
        var rule = Rule(constraint: constraint)
        guard add(first, sign, other: second, holder, to: &rule) else { return nil }
        if let second {
            guard add(second, -sign * multiplier, other: first, holder, to: &rule) else { return nil }
            if multiplier != 1, !first.isLength, let index = index(of: holder) {
                // Positions are multiplied in the coordinates of the common ancestor.
                let factor = sign * (multiplier - 1)
                rule.readings.append(
                    .init(item: index, axis: first.axis, start: factor, length: isMirrored ? factor : 0))
            }
        }
        return rule
    }

    /// Adds a multiple of an operand to a rule. Returns `false` if an item no longer exists.
    private func add(
        _ operand: LayoutConstraint.Operand, _ factor: Double, other: LayoutConstraint.Operand?,
        _ holder: View, to rule: inout Rule
    ) -> Bool {
        let isRightToLeft = holder.isRightToLeft
        if let start = operand.start {
            let isMirrored = isRightToLeft && operand.attribute.isDirectional
            let factor = isMirrored ? -factor : factor
            return add(operand.item, operand.attribute, factor, nil, isRightToLeft, to: &rule)
                && add(start.item, start.attribute, -factor, nil, isRightToLeft, to: &rule)
        }
        return add(operand.item, operand.attribute, factor, other?.item, isRightToLeft, to: &rule)
    }

    private func add(
        _ item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute, _ factor: Double,
        _ other: (any LayoutItem)?, _ isRightToLeft: Bool, to rule: inout Rule
    ) -> Bool {
        guard var item else { return false }
        if attribute != .width, attribute != .height, let scrollView = item as? ScrollView,
            scrollView.contentFollowsConstraints, let view = other?.layoutView, view !== scrollView,
            view.isDescendant(of: scrollView)
        {
            // The edges of a scroll view are those of its content for the views in it.
            item = scrollView.contentLayoutGuide
        }
        if attribute.isBaseline, let view = item as? View { item = view.baselineView(attribute) }
        guard let index = index(of: item) else { return false }
        let absolute = attribute.absolute(isRightToLeft: isRightToLeft)
        let position = absolute.position
        if absolute.isBaseline {
            if item is View { rule.insets.append(.init(item: index, attribute: absolute, factor: factor)) }
        } else if absolute.isMargin {
            rule.insets.append(.init(item: index, attribute: absolute, factor: factor))
        }
        rule.readings.append(
            .init(
                item: index, axis: absolute.axis, start: factor * position.start,
                length: factor * position.length))
        return true
    }

    /// Adds a rule to the solver.
    func add(_ rule: inout Rule) {
        rule.constant = constant(of: rule)
        rule.priority = min(rule.constraint.priority.rawValue, LayoutPriority.required.rawValue)
        rule.id = nil
        guard rule.priority > 0 else { return }
        var expression = ConstraintSolver.Expression()
        for reading in rule.readings {
            let extent = items[reading.item].extent(reading.axis)
            expression.add(extent.start, times: reading.start)
            expression.add(extent.length, times: reading.length)
        }
        expression.constant = rule.constant
        guard !expression.terms.isEmpty else { return }
        let relation: ConstraintSolver.Relation =
            switch rule.constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        rule.id = solver.add(expression, relation, priority: rule.priority)
    }

    // MARK: Values

    private func constant(of rule: Rule) -> Double {
        var constant = -Double(rule.constraint.constant).finite
        for reading in rule.readings {
            let item = items[reading.item]
            let (start, length) = item.constants(reading.axis)
            constant += reading.start * start + reading.length * length
        }
        for inset in rule.insets { constant += inset.factor * self.inset(inset) }
        return constant
    }

    private func inset(_ inset: Rule.Inset) -> Double {
        let view = items[inset.item].view
        if inset.attribute.isBaseline {
            let size = items[inset.item].contentIndex.map { contents[$0].size } ?? view.bounds.size
            // Without text, the first baseline is the top edge, and the last is the bottom edge.
            guard let baselines = view.baselines(for: size) else { return 0 }
            return inset.attribute == .firstBaseline ? Double(baselines.first) : -Double(baselines.last)
        }
        let margins = view.layoutMargins.finite
        let distance: CGFloat =
            switch inset.attribute {
            case .leftMargin: margins.left
            case .rightMargin: -margins.right
            case .topMargin: margins.top
            case .bottomMargin: -margins.bottom
            case .centerXWithinMargins: (margins.left - margins.right) / 2
            case .centerYWithinMargins: (margins.top - margins.bottom) / 2
            default: 0
            }
        return Double(distance)
    }

    /// A Boolean value that indicates whether a constraint has become required, or no longer is. Required constraints
    /// take precedence in the order in which they were added.
    var requiredRulesDidChange: Bool {
        rules.contains { rule in
            let priority = min(rule.constraint.priority.rawValue, LayoutPriority.required.rawValue)
            return priority != rule.priority
                && max(priority, rule.priority) >= LayoutPriority.required.rawValue
        }
    }

    /// Updates the constants and the priorities of the constraints.
    func updateRules() {
        for index in rules.indices {
            let priority = min(rules[index].constraint.priority.rawValue, LayoutPriority.required.rawValue)
            if priority != rules[index].priority {
                if let id = rules[index].id { solver.remove(id) }
                add(&rules[index])
            } else {
                updateConstant(ofRule: index)
            }
        }
    }

    /// Updates the constants that depend on the positions of texts.
    func updateBaselines() {
        for index in rules.indices where rules[index].hasBaseline { updateConstant(ofRule: index) }
    }

    private func updateConstant(ofRule index: Int) {
        let constant = constant(of: rules[index])
        guard constant != rules[index].constant else { return }
        rules[index].constant = constant
        if let id = rules[index].id { solver.setConstant(constant, of: id) }
    }
}

extension LayoutConstraint.Attribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    fileprivate var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    fileprivate var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

    /// Returns the attribute with left and right in place of leading and trailing.
    fileprivate func absolute(isRightToLeft: Bool) -> Self {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }

    /// The factors of the position and the length of an item, for attributes without direction.
    fileprivate var position: (start: Double, length: Double) {
        switch self {
        case .left, .top, .leftMargin, .topMargin, .firstBaseline, .leading, .leadingMargin: (1, 0)
        case .right, .bottom, .rightMargin, .bottomMargin, .lastBaseline, .trailing, .trailingMargin: (1, 1)
        case .width, .height: (0, 1)
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: (1, 0.5)
        case .notAnAttribute: (0, 0)
        }
    }
}

extension View {
    /// The view whose baseline constraints on this view use.
    fileprivate func baselineView(_ attribute: LayoutConstraint.Attribute) -> View {
        let isFirst = attribute == .firstBaseline
        var view = self
        while true {
            let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            // Only descendants can be nested without end.
            guard next !== view, next.isDescendant(of: view) else { return view }
            view = next
        }
    }
}
