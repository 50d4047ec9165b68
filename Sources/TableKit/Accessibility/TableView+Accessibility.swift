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
        if first <= 0, let view = laidOutTableHeaderView {
            for element in view.accessibilityElements(inSuperview: .identity) where try !body(element) {
                return
            }
        }
        for section in (0..<geometry.sectionCount).dropFirst(max(first, 0)) {
            guard try forEachAccessibilityElement(inSection: section, body) else { return }
        }
        if let view = laidOutTableFooterView {
            for element in view.accessibilityElements(inSuperview: .identity) where try !body(element) {
                return
            }
        }
        updateUnavailableContent(in: bounds)
        guard let message = unavailableContent else { return }
        message.layoutIfNeeded()
        for element in message.accessibilityElements(inSuperview: .identity) where try !body(element) {
            return
        }
    }

    private var laidOutTableHeaderView: View? {
        tableHeaderView.map { laidOut($0, at: RowGeometry.Span(top: 0, height: geometry.header)) }
    }

    private var laidOutTableFooterView: View? {
        tableFooterView.map {
            laidOut($0, at: RowGeometry.Span(top: geometry.height - geometry.footer, height: geometry.footer))
        }
    }

    private func laidOut(_ view: View, at span: RowGeometry.Span) -> View {
        layOut(view, at: span)
        view.layoutIfNeeded()
        return view
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

    /// Returns the accessibility element of a part that reports, callouts and steps name, such as `row 0:1 accessory`.
    ///
    /// Its label is that of the part also if VoiceOver reads the part only as a part of its row. If the part is not an
    /// element, such as a stack view, its elements are those in it, and its label joins theirs.
    ///
    /// - Parameter part: A row, a header, a footer, the header or footer view of the table, or a view in one of them.
    ///   An anchor is part of the name.
    /// - Returns: `nil` if the table shows no such part.
    public func accessibilityElement(of part: TablePart) -> AccessibilityElement? {
        switch part.element {
        case .row(let path):
            guard let dataSource, path.row >= 0, (0..<geometry.sectionCount).contains(path.section),
                path.row < geometry.rowCount(in: path.section)
            else { return nil }
            if part.name.isEmpty { return rowElement(path, dataSource) }
            return withCell(at: path, dataSource) { $0.element(of: part) }
        case .header(let section): return accessibilityElement(of: part, .header(section), .header)
        case .footer(let section): return accessibilityElement(of: part, .footer(section), .staticText)
        case .tableHeader: return laidOutTableHeaderView?.element(of: part)
        case .tableFooter: return laidOutTableFooterView?.element(of: part)
        case .section, .background, .refreshControl, .index, .scrollIndicator, nil: return nil
        }
    }

    private func accessibilityElement(
        of part: TablePart, _ place: HeaderFooter, _ traits: AccessibilityTraits
    ) -> AccessibilityElement? {
        guard let dataSource, (0..<geometry.sectionCount).contains(place.section) else { return nil }
        if part.name.isEmpty { return element(place, dataSource, traits) }
        return withView(of: place, dataSource) { $0.element(of: part) } ?? nil
    }

    private func rowElement(_ path: IndexPath, _ dataSource: any TableViewDataSource) -> AccessibilityElement
    {
        withCell(at: path, dataSource) { $0.rowElement(path) }
    }

    /// Calls a closure with the cell of a row at its place.
    private func withCell<Result>(
        at path: IndexPath, _ dataSource: any TableViewDataSource, _ body: (TableViewCell) -> Result
    ) -> Result {
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
        return body(cell)
    }

    private func element(
        _ place: HeaderFooter, _ dataSource: any TableViewDataSource, _ traits: AccessibilityTraits
    ) -> AccessibilityElement? {
        withView(of: place, dataSource) { $0.headerFooterElement(traits) } ?? nil
    }

    /// Calls a closure with a header or footer at its place. The method returns `nil` if there is none.
    private func withView<Result>(
        of place: HeaderFooter, _ dataSource: any TableViewDataSource, _ body: (View) -> Result
    ) -> Result? {
        let shown = displayedView(of: place)
        guard let view = shown ?? makeHeaderFooterView(place, dataSource) else { return nil }
        defer { if shown == nil { retire(view) } }
        let frame = rect(geometry.span(of: place))
        guard frame.height > 0 else { return nil }
        let position = view.untransformedFrame
        // A displayed header may be pinned to the top of the screen.
        defer { view.untransformedFrame = position }
        view.untransformedFrame = frame
        view.layoutIfNeeded()
        return body(view)
    }
}

extension View {
    /// Returns the element of the part of a row, header or footer, whose superview has the coordinates of the frames.
    fileprivate func element(of part: TablePart) -> AccessibilityElement? {
        guard let view = shownParts(of: part.element).part(part)?.view else { return nil }
        let outer = view.outerCoordinates(in: self)
        var element = view.accessibilityElement(inSuperview: outer)
        if !view.isAccessibilityElement {
            element.elements = view.accessibilityElementsBelow(inSuperview: outer)
            element.label = element.label ?? element.elements.joinedLabel
        }
        return element
    }

    /// Returns the transformation of the superview's coordinates to those of the superview of `top`.
    private func outerCoordinates(in top: View) -> CGAffineTransform {
        guard self !== top, let superview else { return .identity }
        return superview.coordinates(inSuperview: superview.outerCoordinates(in: top))
    }
}

extension [AccessibilityElement] {
    /// The labels and values, joined with commas, at which VoiceOver pauses. `nil` if there are none.
    var joinedLabel: String? {
        let texts = flatMap { [$0.label, $0.value] }.compactMap { $0 }.filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
