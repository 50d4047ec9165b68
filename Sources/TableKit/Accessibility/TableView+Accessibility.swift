extension TableView {
    /// The accessibility tree of the table: headers, rows and footers from top to bottom.
    ///
    /// A row is one element whose label joins the labels of its parts with commas. If the row contains controls, it is
    /// an element with subelements.
    public var accessibilityTree: [AccessibilityElement] {
        var elements: [AccessibilityElement] = []
        forEachAccessibilityElement {
            elements.append($0)
            return true
        }
        return elements
    }

    /// Calls a closure with each header, row and footer from the given section on, without building the tree in memory.
    /// The closure returns `false` to stop.
    ///
    /// A negative section counts as the first. There are no elements beyond the last section.
    public func forEachAccessibilityElement(
        fromSection first: Int = 0, _ body: (AccessibilityElement) throws -> Bool
    ) rethrows {
        for section in (0..<geometry.sectionCount).dropFirst(max(first, 0)) {
            guard try forEachAccessibilityElement(inSection: section, body) else { return }
        }
    }

    /// Calls a closure with each element of a section. The closure returns `false` to stop. The method returns `false`
    /// if it was stopped.
    @discardableResult
    func forEachAccessibilityElement(
        inSection section: Int, _ body: (AccessibilityElement) throws -> Bool
    ) rethrows -> Bool {
        guard let dataSource else { return false }
        if let header = element(.header(section), dataSource, .header), try !body(header) { return false }
        for row in 0..<geometry.rowCount(in: section) {
            if try !body(rowElement(IndexPath(row: row, section: section), dataSource)) { return false }
        }
        if let footer = element(.footer(section), dataSource, .staticText), try !body(footer) { return false }
        return true
    }

    private func rowElement(_ path: IndexPath, _ dataSource: any TableViewDataSource) -> AccessibilityElement
    {
        let shown = rows[path]
        let cell = shown ?? configuredCell(at: path, dataSource)
        let position = cell.frame
        defer {
            // A displayed row may be displaced by a dragged row, or dragged itself.
            cell.frame = position
            if shown == nil { retire(cell) }
        }
        let frame = rectForRow(at: path)
        cell.frame = rowFrame(top: frame.minY, height: frame.height)
        if shown == nil { cell.setSelected(selection.contains(path), animated: false) }
        cell.layoutIfNeeded()
        var element = cell.accessibilityElement(origin: .zero)
        if !cell.isAccessibilityElement { element.elements = cell.accessibilityParts(origin: .zero) }
        element.indexPath = path
        return element
    }

    private func element(
        _ part: HeaderFooter, _ dataSource: any TableViewDataSource, _ traits: AccessibilityTraits
    ) -> AccessibilityElement? {
        let shown = headerFooterViews[part]
        guard let view = shown ?? makeHeaderFooterView(part, dataSource) else { return nil }
        defer { if shown == nil { retire(view) } }
        let frame = rect(geometry.span(of: part))
        guard frame.height > 0 else { return nil }
        let position = view.frame
        // A displayed header may be pinned to the top of the screen.
        defer { view.frame = position }
        view.frame = frame
        view.layoutIfNeeded()
        let parts = view.subviews.flatMap { $0.accessibilityElements(origin: frame.origin) }
        var element = view.accessibilityElement(origin: .zero)
        element.label = element.label ?? parts.joinedLabel
        element.traits.formUnion(traits)
        return element.label == nil ? nil : element
    }
}

extension [AccessibilityElement] {
    /// The labels and values, joined with commas, at which VoiceOver pauses. `nil` if there are none.
    var joinedLabel: String? {
        let texts = flatMap { [$0.label, $0.value] }.compactMap { $0 }.filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
