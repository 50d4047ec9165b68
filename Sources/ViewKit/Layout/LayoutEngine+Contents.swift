extension LayoutEngine {
    // MARK: Sizes of items

    /// A constraint on a length that no view retains.
    struct SizeRule {
        var item: Int
        var axis: Axis
        /// Returns the length with which the rule compares. `nil` if it is always 0.
        var length: (() -> CGFloat)?
        var id: ConstraintSolver.ConstraintID
        var constant: Double
    }

    /// The height by which a root can be too high for its required constraints, in points.
    private static let rowRounding: CGFloat = 1
    /// The highest priority of an optional constraint.
    private static let almostRequired: Float = 999.99

    /// Adds the constraints on the lengths of an item. They precede the others, so that conflicts drop the others.
    func addSizeRules(of index: Int) {
        for axis in Axis.allCases {
            let length = items[index].extent(axis).length
            guard !length.terms.isEmpty else { continue }
            switch items[index].kind {
            case .variableView, .variableGuide, .scrolledContent:
                addSizeRule(index, axis, .greaterThanOrEqual, nil)
            case .root: addRootRules(axis)
            case .frameBasedView, .insetGuide: break
            }
        }
    }

    private func addRootRules(_ axis: Axis) {
        if let fitting {
            addSizeRule(0, axis, .greaterThanOrEqual, nil)
            let priority = axis == .horizontal ? fitting.horizontal : fitting.vertical
            addSizeRule(0, axis, .equal, priority: priority.rawValue) { [unowned self] in
                axis == .horizontal ? target.width : target.height
            }
        } else {
            let height = { [unowned root] in root.bounds.height }
            addSizeRule(0, axis, .lessThanOrEqual, height)
            addSizeRule(0, axis, .greaterThanOrEqual) { height() - Self.rowRounding }
            addSizeRule(0, axis, .equal, priority: Self.almostRequired, height)
        }
    }

    private func addSizeRule(
        _ item: Int, _ axis: Axis, _ relation: ConstraintSolver.Relation, priority: Float = 1000,
        _ length: (() -> CGFloat)?
    ) {
        guard priority > 0 else { return }
        var expression = items[item].extent(axis).length
        expression.constant = -Double(length?() ?? 0).finite
        let id = solver.add(expression, relation, priority: priority)
        sizeRules.append(
            SizeRule(item: item, axis: axis, length: length, id: id, constant: expression.constant))
    }

    /// Updates the sizes of the root.
    func updateSizeRules() {
        for index in sizeRules.indices {
            guard let length = sizeRules[index].length else { continue }
            let constant = -Double(length()).finite
            guard constant != sizeRules[index].constant else { continue }
            sizeRules[index].constant = constant
            solver.setConstant(constant, of: sizeRules[index].id)
        }
    }

    // MARK: Contents

    /// The intrinsic size of a view, which its priorities of hugging and resistance express in the solver.
    struct Content {
        let item: Int
        unowned let view: View
        /// The intrinsic size without limit of the width.
        var natural = CGSize.zero
        /// The intrinsic size for a width, in points. The width is infinite for the natural size.
        var size = CGSize.zero
        var width = CGFloat.infinity
        var rules: [ContentRule] = []

        /// Creates the content of a view whose size the constraints determine. `nil` for other items.
        init?(item: Int, of value: Item) {
            guard
                value.kind == .variableView
                    || (value.kind == .root
                        && !(value.horizontal.length.terms.isEmpty && value.vertical.length.terms.isEmpty))
            else { return nil }
            self.item = item
            view = value.view
        }
    }

    struct ContentRule {
        var axis: Axis
        var isHugging: Bool
        var id: ConstraintSolver.ConstraintID
        var length: CGFloat
        var priority: Float
    }

    /// Sets the content of a view to its natural size.
    func measure(_ index: Int) {
        // The root of an engine for layout has the size of its frame.
        guard fitting != nil || contents[index].item != 0 else { return }
        let size = contents[index].view.intrinsicContentSize
        contents[index].natural = size
        contents[index].width = .infinity
        setContent(index, size)
    }

    /// Sets the content of a view to its size in the solution's width. Returns `true` if that changed it.
    func wrap(_ index: Int) -> Bool {
        let content = contents[index]
        guard content.natural.width > 0, fitting != nil || content.item != 0 else { return false }
        let scale = content.view.traitCollection.displayScale
        let exact = value(items[content.item].horizontal.length)
        let width = (exact * scale + CGFloat.pixelTolerance).rounded(.down) / scale
        // Nothing wraps at a width of less than a point, which only unfinished layouts have.
        if width >= content.natural.width || width < 1 {
            guard content.width != .infinity else { return false }
            contents[index].width = .infinity
            setContent(index, content.natural)
            return true
        }
        if width <= content.width, width >= content.size.width, content.width != .infinity { return false }
        guard let size = content.view.intrinsicContentSize(forWidth: width) else { return false }
        contents[index].width = width
        guard size != content.size else { return false }
        setContent(index, size)
        return true
    }

    private func setContent(_ index: Int, _ size: CGSize) {
        contents[index].size = size
        for axis in Axis.allCases where !items[contents[index].item].extent(axis).length.terms.isEmpty {
            let length = axis == .horizontal ? size.width : size.height
            for isHugging in [true, false] { setContentRule(index, axis, isHugging, length) }
        }
    }

    private func setContentRule(_ index: Int, _ axis: Axis, _ isHugging: Bool, _ length: CGFloat) {
        let view = contents[index].view
        let exists = length >= 0 && length.isFinite
        let priority = exists ? view.sizePriority(isHugging: isHugging, axis) : 0
        let position = contents[index].rules.firstIndex { $0.axis == axis && $0.isHugging == isHugging }
        if let position {
            let rule = contents[index].rules[position]
            if exists, rule.priority == priority {
                guard rule.length != length else { return }
                contents[index].rules[position].length = length
                return solver.setConstant(-Double(length), of: rule.id)
            }
            solver.remove(rule.id)
            contents[index].rules.remove(at: position)
        }
        guard exists, priority > 0 else { return }
        var expression = items[contents[index].item].extent(axis).length
        expression.constant = -Double(length)
        let id = solver.add(
            expression, isHugging ? .lessThanOrEqual : .greaterThanOrEqual, priority: priority)
        contents[index].rules.append(
            ContentRule(axis: axis, isHugging: isHugging, id: id, length: length, priority: priority))
    }
}

extension View {
    /// Returns the priority with which constraints keep the view from growing or shrinking, at most 1000.
    fileprivate func sizePriority(isHugging: Bool, _ axis: Axis) -> Float {
        let priority =
            (self as? StackView)?.contentPriority(isHugging: isHugging, axis)
            ?? (isHugging
                ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis))
        return min(priority.rawValue, LayoutPriority.required.rawValue)
    }
}
