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
    static let rowRounding: CGFloat = 1
    /// The highest priority of an optional constraint.
    static let almostRequired: Float = 999.99

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
    final class Content {
        let item: Item
        /// The intrinsic size without limit of the width.
        var natural = CGSize.zero
        /// The intrinsic size for a width, in points. The width is infinite for the natural size.
        var size = CGSize.zero
        var width = CGFloat.infinity
        var rules: [ContentRule] = []
        /// A Boolean value that indicates whether the view has the size that stacks without constraints give it.
        let isStacked: Bool
        /// A Boolean value that indicates whether the view retains its natural width when it is narrower.
        let retainsWidth: Bool
        /// The difference of the hugging priority along the axis of the stack. Of several views, the first expands.
        private let huggingReduction: Float

        /// Creates the content of a view whose size the constraints determine. `nil` for other items, and for stacks
        /// that generate constraints.
        init?(of item: Item) {
            guard item.kind == .variableView || item.kind == .root else { return nil }
            if let stack = item.view as? StackView, stack.generatesConstraints { return nil }
            self.item = item
            let stack = item.stack
            isStacked = stack != nil && !item.view.hasInnerConstraints
            retainsWidth = stack?.axis == .horizontal
            let views = stack?.distribution == .fill ? stack?.shownViews ?? [] : []
            let position = views.firstIndex { $0 === item.view }
            huggingReduction =
                position.map { Self.maxReduction * Float(views.count - $0) / Float(views.count) } ?? 0
        }

        private static let maxReduction: Float = 0.1

        /// Returns the size if the view is `width` points wide. `nil` if it does not depend on the width.
        func size(forWidth width: CGFloat) -> CGSize? {
            let view = item.view
            var size: CGSize?
            if isStacked {
                let fitting = view.sizeInStack(within: CGSize(width: width, height: 0))
                // Only the height shows whether content wraps.
                size =
                    fitting.height == natural.height
                    ? natural : CGSize(width: min(fitting.width, width), height: fitting.height)
            } else {
                size = view.intrinsicContentSize(forWidth: width)
            }
            if retainsWidth { size?.width = natural.width }
            return size
        }

        /// Returns the priority with which constraints keep the view from growing or shrinking, at most 1000.
        func priority(isHugging: Bool, _ axis: Axis) -> Float {
            let required = LayoutPriority.required.rawValue
            guard let stack = item.stack else {
                return min(item.view.sizePriority(isHugging: isHugging, axis).rawValue, required)
            }
            guard isHugging else {
                return min(item.view.contentCompressionResistancePriority(for: axis).rawValue, required)
            }
            let hugging = min(item.view.contentHuggingPriority(for: axis).rawValue, required)
            guard axis == stack.axis, hugging < required else { return hugging }
            // Stacks that add space do not expand views.
            if stack.addsSpace { return max(hugging, LayoutPriority.defaultLow.rawValue) }
            return hugging - huggingReduction
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
    func measure(_ content: Content) {
        let view = content.item.view
        var size = content.isStacked ? view.sizeInStack(within: .zero) : view.intrinsicContentSize
        let width = view.bounds.width
        if retainsTextWidths, view is Label, width >= 1, width < size.width,
            let wrapped = view.intrinsicContentSize(forWidth: width)
        {
            size = wrapped
        }
        content.natural = size
        content.width = .infinity
        setSize(size, of: content)
    }

    /// Sets the content of a view to its size in the solution's width. Returns `true` if that changed it.
    func wrap(_ content: Content) -> Bool {
        let hasWidth = content.natural.width > 0
        guard hasWidth || content.natural.height > 0 else { return false }
        let view = content.item.view
        let scale = view.traitCollection.displayScale
        let exact = value(content.item.horizontal.length)
        let width = (exact * scale + CGFloat.pixelTolerance).rounded(.down) / scale
        // Nothing wraps at a width of less than a point, which only unfinished layouts have.
        if width < 1 || (hasWidth && width >= content.natural.width) {
            guard content.width != .infinity else { return false }
            content.width = .infinity
            setSize(content.natural, of: content)
            return true
        }
        if width == content.width { return false }
        if content.width != .infinity, hasWidth, width <= content.width,
            width >= content.size.width
        {
            return false
        }
        guard let size = content.size(forWidth: width) else { return false }
        content.width = width
        guard size != content.size else { return false }
        setSize(size, of: content)
        return true
    }

    private func setSize(_ size: CGSize, of content: Content) {
        content.size = size
        for axis in [Axis.horizontal, .vertical] where content.item.hasVariableLength(axis) {
            let length = axis == .horizontal ? size.width : size.height
            setRule(of: content, axis, isHugging: true, length)
            setRule(of: content, axis, isHugging: false, length)
        }
    }

    private func setRule(of content: Content, _ axis: Axis, isHugging: Bool, _ length: CGFloat) {
        let exists = length >= 0 && length.isFinite
        let priority = exists ? content.priority(isHugging: isHugging, axis) : 0
        let position = content.rules.firstIndex { $0.axis == axis && $0.isHugging == isHugging }
        if let position {
            let rule = content.rules[position]
            if exists, rule.priority == priority {
                guard rule.length != length else { return }
                content.rules[position].length = length
                return solver.setConstant(-Double(length), of: rule.id)
            }
            solver.remove(rule.id)
            content.rules.remove(at: position)
        }
        guard exists, priority > 0 else { return }
        var expression = content.item.extent(axis).length
        expression.constant = -Double(length)
        let id = solver.add(
            expression, isHugging ? .lessThanOrEqual : .greaterThanOrEqual, priority: priority)
        content.rules.append(
            ContentRule(axis: axis, isHugging: isHugging, id: id, length: length, priority: priority))
    }
}

extension View {
    /// A Boolean value that indicates whether constraints of the view, or of views in it, determine its size.
    fileprivate var hasInnerConstraints: Bool {
        layoutState.map { !$0.constraints.isEmpty || $0.crossings > 0 } ?? false
    }

    fileprivate func sizePriority(isHugging: Bool, _ axis: Axis) -> LayoutPriority {
        (self as? StackView)?.contentPriority(isHugging: isHugging, axis)
            ?? (isHugging
                ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis))
    }
}
