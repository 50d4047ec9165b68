extension LayoutEngine {
    func addRoot() {
        let item = Item(.root, root, root: root)
        if let fitting {
            if fitting.horizontal < .required { item.horizontal.length = newVariable() }
            if fitting.vertical < .required { item.vertical.length = newVariable() }
        } else {
            // The height is variable by less than a point, because the heights of rows are rounded up.
            item.vertical.length = newVariable()
        }
        append(item, root)
    }

    private func newVariable() -> ConstraintSolver.Expression { .init(terms: [(solver.addVariable(), 1)]) }

    private func append(_ item: Item, _ object: AnyObject) {
        indices[ObjectIdentifier(object)] = items.count
        items.append(item)
    }

    /// Returns the index of the item for a view or a guide. `nil` if it is not below the root.
    func index(of item: any LayoutItem) -> Int? {
        if let index = indices[ObjectIdentifier(item)] { return index }
        guard let view = item.layoutView, view.isDescendant(of: root) else { return nil }
        if let guide = item as? LayoutGuide {
            add(guide, of: view)
        } else if view.isFrameBased {
            addFrameBased(view)
        } else {
            let item = Item(.variableView, view, root: root)
            item.horizontal = Extent(start: newVariable(), length: newVariable())
            item.vertical = Extent(start: newVariable(), length: newVariable())
            append(item, view)
        }
        return indices[ObjectIdentifier(item)]
    }

    private func add(_ guide: LayoutGuide, of owner: View) {
        if case .length(let axis) = guide.kind {
            let item = Item(.variableGuide, owner, root: root)
            if axis == .horizontal {
                item.horizontal.length = newVariable()
            } else {
                item.vertical.length = newVariable()
            }
            return append(item, guide)
        }
        guard guide.kind != .custom else {
            let item = Item(.variableGuide, owner, root: root)
            item.horizontal = Extent(start: newVariable(), length: newVariable())
            item.vertical = Extent(start: newVariable(), length: newVariable())
            return append(item, guide)
        }
        guard let parent = index(of: owner) else { return }
        let item = Item(.insetGuide(guide.kind), owner, parent: parent, root: root)
        item.horizontal = items[parent].horizontal
        item.vertical = items[parent].vertical
        if guide.kind == .scrolledContent {
            item.kind = .scrolledContent
            item.horizontal.length = newVariable()
            item.vertical.length = newVariable()
        }
        append(item, guide)
    }

    private func addFrameBased(_ view: View) {
        guard let superview = view.superview, let parent = index(of: superview) else { return }
        let item = Item(.frameBasedView, view, parent: parent, root: root)
        let owner = items[parent]
        // The size of a root in layout is that of its frame.
        if fitting != nil || owner.kind != .root {
            var mask = view.autoresizingMask
            // A container that constraints cross, such as a cell's content view, grows with a root that is measured.
            if mask.isEmpty, owner.kind == .root, (view.layoutState?.crossings ?? 0) > 0 {
                mask = [.flexibleWidth, .flexibleHeight]
            }
            let (frame, size) = (view.untransformedFrame, superview.bounds.size)
            item.horizontalFraction = Self.fraction(
                frame.minX, frame.width, size.width, mask,
                [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
            item.verticalFraction = Self.fraction(
                frame.minY, frame.height, size.height, mask,
                [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        }
        item.horizontal = Self.extent(in: owner.horizontal, item.horizontalFraction)
        item.vertical = Self.extent(in: owner.vertical, item.verticalFraction)
        append(item, view)
    }

    /// Returns the fractions of a change of the superview's length, as autoresizing distributes it.
    private static func fraction(
        _ start: CGFloat, _ length: CGFloat, _ total: CGFloat, _ mask: View.AutoresizingMask,
        _ parts: [View.AutoresizingMask]
    ) -> Item.Fraction {
        let change = View.resized(
            start: start, length: length, oldTotal: total, newTotal: total + 1,
            isFlexible: parts.map(mask.contains))
        return Item.Fraction(start: Double(change.start - start), length: Double(change.length - length))
    }

    private static func extent(in parent: Extent, _ fraction: Item.Fraction) -> Extent {
        var extent = Extent(start: .init(terms: parent.start.terms))
        extent.start.add(parent.length, times: fraction.start)
        extent.length.add(parent.length, times: fraction.length)
        return extent
    }

    // MARK: Values

    /// Updates the constants of positions and lengths.
    func updateItems() {
        for index in items.indices {
            let item = items[index]
            switch item.kind {
            case .root:
                let size = fitting == nil ? root.bounds.size : target
                if item.horizontal.length.terms.isEmpty {
                    items[index].horizontal.length.constant = Double(size.width).finite
                }
                if item.vertical.length.terms.isEmpty {
                    items[index].vertical.length.constant = Double(size.height).finite
                }
            case .variableView, .variableGuide: break
            case .frameBasedView: updateFrameBased(index)
            case .insetGuide(let kind):
                guard let parent = item.parent else { break }
                let insets = insets(kind, of: item.view, width: items[parent].horizontal.length)
                items[index].horizontal = items[parent].horizontal.inset(insets.left, insets.right)
                items[index].vertical = items[parent].vertical.inset(insets.top, insets.bottom)
            case .scrolledContent:
                guard let parent = item.parent else { break }
                let origin = item.view.bounds.origin
                items[index].horizontal.start.constant =
                    items[parent].horizontal.start.constant - Double(origin.x).finite
                items[index].vertical.start.constant =
                    items[parent].vertical.start.constant - Double(origin.y).finite
            }
        }
    }

    private func updateFrameBased(_ index: Int) {
        let item = items[index]
        guard let parent = item.parent, let superview = item.view.superview else { return }
        let insets = item.view.alignmentRectInsets.finite
        let (frame, bounds) = (item.view.untransformedFrame, superview.bounds)
        func update(
            _ extent: inout Extent, _ parent: Extent, _ fraction: Item.Fraction, _ start: CGFloat,
            _ length: CGFloat, _ total: CGFloat
        ) {
            let growth = parent.length.constant - Double(total).finite
            extent.start.constant = parent.start.constant + Double(start).finite + fraction.start * growth
            extent.length.constant = Double(length).finite + fraction.length * growth
        }
        update(
            &items[index].horizontal, items[parent].horizontal, item.horizontalFraction,
            frame.origin.x - bounds.origin.x + insets.left, frame.width - insets.left - insets.right,
            bounds.width)
        update(
            &items[index].vertical, items[parent].vertical, item.verticalFraction,
            frame.origin.y - bounds.origin.y + insets.top, frame.height - insets.top - insets.bottom,
            bounds.height)
    }

    private func insets(
        _ kind: LayoutGuide.Kind, of view: View, width: ConstraintSolver.Expression
    ) -> EdgeInsets {
        switch kind {
        case .custom, .scrolledContent, .scrollFrame, .length, .subview: return .zero
        case .margins: return view.layoutMargins.finite
        case .safeArea: return view.safeAreaInsets.finite
        case .readableContent:
            var insets = view.layoutMargins.finite
            guard width.terms.isEmpty else { return insets }
            let excess = CGFloat(width.constant) - insets.left - insets.right - view.theme.readableWidth
            insets.left += max(excess / 2, 0)
            insets.right += max(excess / 2, 0)
            return insets
        }
    }
}

extension LayoutEngine.Extent {
    /// Returns the extent without the given distances at its ends.
    fileprivate func inset(_ start: CGFloat, _ end: CGFloat) -> LayoutEngine.Extent {
        var extent = self
        extent.start.constant += Double(start)
        extent.length.constant -= Double(start + end)
        return extent
    }
}

extension ConstraintSolver.Expression {
    /// Adds a multiple of another expression.
    mutating func add(_ other: Self, times factor: Double) {
        guard factor != 0 else { return }
        constant += other.constant * factor
        for term in other.terms {
            let coefficient = term.coefficient * factor
            if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
                terms[index].coefficient += coefficient
                if terms[index].coefficient == 0 { terms.remove(at: index) }
            } else {
                terms.append((term.variable, coefficient))
            }
        }
    }
}

extension Double {
    /// The number, or 0 if it is not finite.
    var finite: Double { isFinite ? self : 0 }
}

extension View {
    /// The layout margins with the safe area, and with the superview's margins if the view preserves them.
    var effectiveLayoutMargins: EdgeInsets {
        var margins = specifiedLayoutMargins.finite
        if insetsLayoutMarginsFromSafeArea {
            let area = safeAreaInsets.finite
            margins.top += area.top
            margins.left += area.left
            margins.bottom += area.bottom
            margins.right += area.right
        }
        guard preservesSuperviewLayoutMargins, isFrameBased, let superview else { return margins }
        let outer = superview.layoutMargins.finite
        let (frame, bounds) = (untransformedFrame, superview.bounds)
        margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
        margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
        margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
        margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
        return margins.finite
    }
}
