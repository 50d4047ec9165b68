extension TableSnapshot {
    /// Returns the parts that callouts can specify, in points of the image. For a table with too many pixel rows, these
    /// are the parts of the specified rows, headers and footers, and of the first screens.
    func calloutParts(for callouts: [Callout]) -> [CalloutPart] {
        var parts: [CalloutPart] = []
        var sections: Set<Int> = []
        for rows in ranges(of: callouts) {
            forEachShownView(inRows: rows) { element, view in
                add(view, element, to: &parts)
                if let section = element?.section { sections.insert(section) }
            }
        }
        if let table = tableShown {
            for section in sections.sorted() {
                let frame = points(of: table.rect(forSection: section), in: table)
                guard !frame.isEmpty else { continue }
                parts.append(CalloutPart(TablePart(.section(section)), frame: frame, isSolid: false))
            }
        }
        return parts
    }

    private func add(_ view: View, _ element: TablePart.Element?, to parts: inout [CalloutPart]) {
        let owner = points(of: view.bounds, in: view)
        for shown in view.shownParts(of: element) {
            let part = shown.view
            let frame = points(of: part.bounds, in: part).shared(with: owner)
            guard !frame.isEmpty else { continue }
            // The ink of a text outside of its row is empty.
            let ink = part.ink
            let baseline = (part as? Label)?.drawnText.map {
                CGRect(x: 0, y: $0.baseline, width: 0, height: 0)
            }
            parts.append(
                CalloutPart(
                    shown.part, otherNames: shown.otherNames, frame: frame,
                    ink: ink.isEmpty ? nil : points(of: ink, in: part).shared(with: frame),
                    baseline: baseline.map { points(of: $0, in: part).minY.onPixel(scale: scale) },
                    isSolid: part.isSolid))
        }
    }

    private func points(of rect: CGRect, in view: View) -> CGRect {
        let frame = frame(of: rect, in: view)
        return CGRect(
            x: frame.minX / scale, y: frame.minY / scale, width: frame.width / scale,
            height: frame.height / scale)
    }

    /// Returns the pixel rows that contain the specified rows, headers and footers.
    private func ranges(of callouts: [Callout]) -> [Range<Int>] {
        guard pixelHeight > Self.maxRowsWithParts, let table = tableShown else {
            return [0..<min(pixelHeight, Self.maxRowsWithParts)]
        }
        let first = 0..<Self.maxRowsAtOnce
        var parts = callouts.map(\.part)
        for callout in callouts {
            if case .dimension(.distance(let other)) = callout.kind { parts.append(other) }
        }
        return [first]
            + parts.compactMap { $0.element }.compactMap { frame(of: $0, in: table) }.map { frame in
                let rect = self.frame(of: frame, in: table)
                let top = min(max(Int(clamping: rect.minY), 0), pixelHeight - 1)
                return top..<min(max(Int(clamping: rect.maxY), top + 1), pixelHeight)
            }
    }

    /// Returns the frame of a row, header or footer according to the table's geometry.
    private func frame(of element: TablePart.Element, in table: TableView) -> CGRect? {
        guard let section = element.section, (0..<table.numberOfSections).contains(section) else {
            return nil
        }
        switch element {
        case .row(let path):
            let rows = 0..<table.numberOfRows(inSection: section)
            return rows.contains(path.row) ? table.rectForRow(at: path) : nil
        case .header: return table.rectForHeader(inSection: section)
        case .footer: return table.rectForFooter(inSection: section)
        default: return nil
        }
    }
}
