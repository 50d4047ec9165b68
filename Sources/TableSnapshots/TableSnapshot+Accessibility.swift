import TableKit

extension TableSnapshot {
    /// Calls a closure with the accessibility elements in the image, in VoiceOver's order, with frames in points of the
    /// image. The closure returns `false` to stop. An update in progress has none.
    func forEachAccessibilityElement(_ body: (AccessibilityElement) -> Bool) {
        switch subject {
        case .transition: return
        case .composition(let composition):
            var isStopped = false
            for panel in composition.panels where !isStopped {
                panel.snapshot.forEachAccessibilityElement { element in
                    isStopped = !body(
                        element.converted { $0.offsetBy(dx: panel.origin.x, dy: panel.origin.y) })
                    return !isStopped
                }
            }
        case .view(let view):
            Self.prepare(view, options)
            if let table = view as? TableView { return forEachAccessibilityElement(of: table, body) }
            let elements = options.withCurrentFonts { view.accessibilityElements(inSuperview: .identity) }
            let origin = view.frame.origin
            for element in elements {
                let moved = element.converted { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
                guard !isVisible(moved) || body(moved) else { return }
            }
        }
    }

    private func forEachAccessibilityElement(
        of table: TableView, _ body: (AccessibilityElement) -> Bool
    ) {
        let viewport = Self.viewport(of: table, options)
        // A view at the end of a range is also in the next one.
        var known: Set<TablePart.Element> = []
        for start in stride(from: 0, to: pixelHeight, by: Self.maxRowsAtOnce) {
            let rows = start..<min(start + Self.maxRowsAtOnce, pixelHeight)
            let parts = options.withCurrentFonts {
                let range = range(ofRows: rows)
                let reflection = table.reflection(in: viewport)
                return table.shownAccessibilityElements(
                    in: reflection.map { range.reflected(by: $0) } ?? range, viewport: viewport)
            }
            for part in parts where !known.contains(part.part) {
                for element in part.elements {
                    let shown = element.converted { frame in
                        let pixels = self.frame(of: frame, in: table)
                        return CGRect(
                            x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale,
                            height: pixels.height / scale)
                    }
                    guard !isVisible(shown) || body(shown) else { return }
                }
            }
            known = Set(parts.map(\.part))
        }
    }

    private func isVisible(_ element: AccessibilityElement) -> Bool {
        element.frame.intersects(CGRect(origin: .zero, size: size))
    }
}

// MARK: Text

extension TableSnapshot {
    /// The maximum size of a text in bytes.
    package static let maxTextBytes = 16 << 20

    /// Returns the accessibility elements in the image as text: a line for each, in VoiceOver's order, with the parts of
    /// a row indented below it.
    ///
    ///     header "Network"
    ///     row 0:0 "Wi-Fi, Home"
    ///     row 0:1 "Bluetooth"
    ///       button "Bluetooth" toggleButton value "1"
    ///
    /// - Throws: ``SnapshotError`` if the image cannot show its content, has no elements because it is an update in
    ///   progress, or has too many.
    package func accessibilityText() throws(SnapshotError) -> String {
        if case .transition = subject { throw Self.hasNone("accessibility elements") }
        try checkContent()
        var text = ""
        forEachAccessibilityElement { element in
            text += element.lines(indent: "")
            return text.utf8.count <= Self.maxTextBytes
        }
        return try Self.checked(text)
    }

    /// Returns the layout and the texts of the image as text, as `tablesnap layout` prints it.
    ///
    /// - Throws: ``SnapshotError`` if the image cannot show its content, or is an update in progress.
    package func layoutText() throws(SnapshotError) -> String {
        try checkContent()
        guard let record = layoutRecord else { throw Self.hasNone("layout record") }
        return try Self.checked(record.text + "\n")
    }

    /// Throws the errors of drawing, and reports what the image lacks.
    private func checkContent() throws(SnapshotError) { try record(maxHeight: .infinity) }

    private static func hasNone(_ what: String) -> SnapshotError {
        SnapshotError(.invalidProgress, "an update in progress has no \(what)")
    }

    private static func checked(_ text: String) throws(SnapshotError) -> String {
        guard text.utf8.count <= maxTextBytes else {
            throw SnapshotError(
                .invalidSize,
                "the text is longer than \(maxTextBytes >> 20) MB; compare a part of the table, such as a screen or a crop"
            )
        }
        return text
    }
}

extension AccessibilityElement {
    /// Returns the line of the element, with those of its parts below it, each with a line feed.
    ///
    /// A line begins with the row, or else with the kind of element.
    fileprivate func lines(indent: String) -> String {
        var names = traits.names
        let first = indexPath.map { "row \($0.rowText)" } ?? (names.isEmpty ? "element" : names.removeFirst())
        var words = [first] + [label?.quoted].compactMap(\.self) + names
        for (key, text) in [("value", value), ("hint", hint), ("identifier", identifier)] {
            if let text { words.append("\(key) \(text.quoted)") }
        }
        return indent + words.joined(separator: " ") + "\n"
            + elements.map { $0.lines(indent: indent + "  ") }.joined()
    }
}

// MARK: Image

extension TableSnapshot {
    /// Returns the image with its accessibility elements outlined and numbered in VoiceOver's order, and a legend of what
    /// VoiceOver reads next to it. Callouts are omitted.
    ///
    /// At most 200 elements have numbers. The last line of the legend mentions that more follow.
    ///
    /// - Throws: ``SnapshotError`` if the image is an update in progress, or becomes too large.
    public func showingAccessibility() throws(SnapshotError) -> TableSnapshot {
        let panels: [SnapshotPanel]
        var frame = options.frame ?? ImageFrame()
        switch subject {
        case .transition: throw Self.hasNone("accessibility elements")
        case .view(let view): panels = [SnapshotPanel(view, options: options, caption: frame.caption)]
        case .composition(let composition):
            panels = composition.panels.map(\.source)
            frame = composition.frame
        }
        var snapshot = try TableSnapshot(of: panels, in: frame, numbersElements: true)
        snapshot.owner = owner
        return snapshot
    }
}
