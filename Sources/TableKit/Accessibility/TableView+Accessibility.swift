extension TableView {
    /// The accessibility tree of the table: its header view, the headers, rows and footers of its sections, and its footer
    /// view, from top to bottom, followed by the message in place of content.
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

    /// Calls a closure with each element of the tree from the given section on, without building the tree in memory. The
    /// closure returns `false` to stop.
    ///
    /// The first section follows the header view of the table. A negative section counts as the first. Beyond the last
    /// section, there are only the footer view and the message.
    public func forEachAccessibilityElement(
        fromSection first: Int = 0, _ body: (AccessibilityElement) throws -> Bool
    ) rethrows {
        let geometry = geometry
        if first <= 0, let view = tableHeaderView {
            let span = RowGeometry.Span(top: 0, height: geometry.header)
            for element in elements(of: view, at: span) { guard try body(element) else { return } }
        }
        for section in (0..<geometry.sectionCount).dropFirst(max(first, 0)) {
            guard try forEachAccessibilityElement(inSection: section, body) else { return }
        }
        if let view = tableFooterView {
            let span = RowGeometry.Span(top: geometry.height - geometry.footer, height: geometry.footer)
            for element in elements(of: view, at: span) { guard try body(element) else { return } }
        }
        updateUnavailableContent(in: bounds)
        guard let message = unavailableContent else { return }
        message.layoutIfNeeded()
        for element in message.accessibilityElements(inSuperview: .identity) where try !body(element) {
            return
        }
    }

    /// Returns the elements in the header or footer view of the table.
    private func elements(of view: View, at span: RowGeometry.Span) -> [AccessibilityElement] {
        layOut(view, at: span)
        view.layoutIfNeeded()
        return view.accessibilityElements(inSuperview: .identity)
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
        let shown = rows[path] ?? reservedCells[path]
        let cell = shown ?? configuredCell(at: path, dataSource)
        let position = cell.untransformedFrame
        defer {
            // A displayed row may be displaced by a dragged row, or dragged itself.
            cell.untransformedFrame = position
            if shown == nil {
                if retainsAllViews(of: geometry.rowCount) { reserve(cell, at: path) } else { retire(cell) }
            }
        }
        let frame = rectForRow(at: path)
        cell.untransformedFrame = rowFrame(top: frame.minY, height: frame.height)
        if !cell.isDisplayed { cell.setSelected(selection.contains(path), animated: false) }
        cell.layoutIfNeeded()
        var element = cell.accessibilityElement()
        if !cell.isAccessibilityElement { element.elements = cell.accessibilityParts }
        element.indexPath = path
        return element
    }

    private func element(
        _ part: HeaderFooter, _ dataSource: any TableViewDataSource, _ traits: AccessibilityTraits
    ) -> AccessibilityElement? {
        let shown = displayedView(of: part)
        guard let view = shown ?? makeHeaderFooterView(part, dataSource) else { return nil }
        defer { if shown == nil { retire(view) } }
        let frame = rect(geometry.span(of: part))
        guard frame.height > 0 else { return nil }
        let position = view.untransformedFrame
        // A displayed header may be pinned to the top of the screen.
        defer { view.untransformedFrame = position }
        view.untransformedFrame = frame
        view.layoutIfNeeded()
        let coordinates = view.coordinates()
        let parts = view.subviews.flatMap { $0.accessibilityElements(inSuperview: coordinates) }
        var element = view.accessibilityElement()
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
