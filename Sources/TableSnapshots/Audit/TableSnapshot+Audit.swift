import DisplayList
import TableKit

extension TableSnapshot {
    /// The maximum number of rows, headers and footers that an audit checks in an image.
    package static let maxAuditedElements = 1000

    /// The height in points that an audit checks at a time, and the maximum height of a drawing.
    private static let auditedHeight: CGFloat = 2000
    private static let maxStripHeight: CGFloat = 8000
    /// The maximum number of pixels of a drawing.
    private static let maxStripArea: CGFloat = 16_000_000

    /// Calls a closure with each finding in the complete tables of the image, from top to bottom.
    ///
    /// - Returns: A Boolean value that indicates whether everything was checked.
    func audit(
        _ types: Set<AccessibilityAuditType>, _ body: (AccessibilityAuditIssue) -> Void
    ) throws(SnapshotError) -> Bool {
        switch subject {
        case .transition: return true
        case .composition(let composition):
            var isComplete = true
            for panel in composition.panels {
                isComplete = try panel.snapshot.audit(types, body) && isComplete
            }
            return isComplete
        case .view(let view):
            // Pinned headers cover rows only until the user scrolls.
            var options = options
            (options.extent, options.offset, options.height) = (.content, 0, nil)
            return try TableSnapshot(bare: view, options: options).auditElements(types, body)
        }
    }

    private func auditElements(
        _ types: Set<AccessibilityAuditType>, _ body: (AccessibilityAuditIssue) -> Void
    ) throws(SnapshotError) -> Bool {
        let describe = describer()
        let types =
            tableShown?.showsDraggedRow == true ? types.subtracting(AccessibilityAuditType.ofTexts) : types
        var top: CGFloat = 0
        var rest = Self.maxAuditedElements
        while top < size.height, rest > 0 {
            let end = min(top + Self.auditedHeight, size.height)
            let all = elements(in: top..<end)
            let begun = all.filter { $0.isContent && ($0.owner.frame.minY >= top || top == 0) }
            let elements = Array(begun.prefix(rest))
            rest -= elements.count
            let bottom = elements.map(\.owner.frame.maxY).max() ?? end
            let limit = min(Self.maxStripHeight, max(Self.maxStripArea / max(size.width, 1), 1))
            let audited = top..<max(min(max(end, bottom), top + limit, size.height), top + 1)
            let origin = CGFloat(firstRow) / scale
            let list = try Self.list { context in
                describe(audited.lowerBound + origin..<audited.upperBound + origin, context)
            }
            try AuditedStrip(
                elements + all.filter { !$0.isContent }, list, range: audited, origin: origin, size: size,
                traits: traits, types: types
            ).audit(body)
            // A view other than a table is one element.
            if tableShown == nil { return audited.upperBound >= size.height }
            top = end
        }
        return top >= size.height
    }

    /// Returns the elements that are visible in a range, in points of the image.
    private func elements(in range: Range<CGFloat>) -> [AuditedElement] {
        let rows =
            Int(
                clamping: Double(range.lowerBound) * scale)..<max(
                Int(clamping: (Double(range.upperBound) * scale).rounded(.up)), 1)
        var elements: [AuditedElement] = []
        forEachShownView(inRows: rows.clamped(to: 0..<pixelHeight)) { element, view in
            let owner = auditedPart(TablePart(element), view, in: nil)
            let parts = view.shownParts(of: element).filter { $0.isReported && $0.view !== view }.map {
                auditedPart($0.part, $0.view, in: owner.frame)
            }
            guard element != .background else { return }
            let swiped = tableShown?.indexPathForSwipedRow
            elements.append(
                AuditedElement(
                    owner: owner, parts: parts, isSwiped: swiped != nil && owner.part.row == swiped))
        }
        return elements
    }

    private func auditedPart(_ part: TablePart, _ view: View, in owner: CGRect?) -> AuditedPart {
        let pixels = frame(of: view.bounds, in: view)
        let frame = CGRect(
            x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale,
            height: pixels.height / scale)
        return AuditedPart(part: part, view: view, frame: owner.map { frame.shared(with: $0) } ?? frame)
    }
}
