/// The elements of a transition, derived from the records at both ends of it.
struct TransitionElements {
    let before: TableRecording
    let after: TableRecording
    let history: UpdateHistory

    /// All elements from back to front: first those inserted or deleted, then those that remain, then those that move.
    var elements: [TransitionElement] {
        let rows = layers(
            rows(of: before, history.outcome(ofRow:), history.outcome(ofSection:), gapsIn: after),
            rows(of: after, history.origin(ofRow:), history.origin(ofSection:), gapsIn: before))
        let headers = layers(
            views(HeaderFooter.header, of: before, history.outcome(ofSection:), gapsIn: after),
            views(HeaderFooter.header, of: after, history.origin(ofSection:), gapsIn: before))
        let footers = layers(
            views(HeaderFooter.footer, of: before, history.outcome(ofSection:), gapsIn: after),
            views(HeaderFooter.footer, of: after, history.origin(ofSection:), gapsIn: before))
        let order = [
            rows.changed, headers.changed, footers.changed, rows.remaining, rows.moved, headers.remaining,
            footers.remaining, headers.moved, footers.moved,
        ]
        return backdrop + order.flatMap { $0 } + others
    }

    // MARK: Rows, headers and footers

    private struct Layers {
        /// Inserted, deleted and reloaded elements.
        var changed: [TransitionElement] = []
        var remaining: [TransitionElement] = []
        var moved: [TransitionElement] = []

        mutating func add(_ element: TransitionElement, isMoved: Bool) {
            if element.animation != nil {
                changed.append(element)
            } else if isMoved {
                moved.append(element)
            } else {
                remaining.append(element)
            }
        }
    }

    /// The elements of one kind at one end of the transition.
    private struct End<Position: UpdatedPosition> {
        let views: [Position: TableRecording.RecordedView]
        /// Returns the extent of an element without a recorded appearance, or `nil` if there is no such element.
        let span: (Position) -> RowGeometry.Span?
        /// Returns the counterpart of an element at the other end.
        let counterpart: (Position) -> UpdateMap.Counterpart<Position>
        /// Returns the position at the other end where the gap of an element closes or opens.
        let gap: (Position) -> CGFloat
    }

    private func rows(
        of recording: TableRecording, _ row: @escaping (IndexPath) -> UpdateMap.Counterpart<IndexPath>,
        _ section: @escaping (Int) -> UpdateMap.Counterpart<Int>, gapsIn other: TableRecording
    ) -> End<IndexPath> {
        let geometry = recording.geometry
        return End(
            views: recording.rows,
            span: { geometry.contains($0) ? geometry.row($0.row, in: $0.section) : nil },
            counterpart: row, gap: { gap($0, row, section, in: other.geometry) })
    }

    private func views(
        _ part: @escaping (_ section: Int) -> HeaderFooter, of recording: TableRecording,
        _ section: @escaping (Int) -> UpdateMap.Counterpart<Int>, gapsIn other: TableRecording
    ) -> End<Int> {
        let geometry = recording.geometry
        return End(
            views: recording.views(part),
            span: { $0 < geometry.sectionCount ? geometry.span(of: part($0)) : nil },
            counterpart: section, gap: { gap($0, section, in: other.geometry) })
    }

    private func layers<Position>(_ before: End<Position>, _ after: End<Position>) -> Layers {
        var layers = Layers()
        func pair(
            _ old: Position, _ new: Position, _ counterpart: UpdateMap.Counterpart<Position>
        ) -> Bool {
            let (start, end) = (before.views[old], after.views[new])
            guard let startSpan = start?.span ?? before.span(old), let endSpan = end?.span ?? after.span(new)
            else { return false }
            let animation = counterpart.animation
            layers.add(
                TransitionElement(
                    before: start, after: end, start: startSpan, end: endSpan, animation: animation),
                isMoved: counterpart.isMoved)
            return true
        }
        for (position, view) in before.views.sorted(by: { $0.key < $1.key }) {
            let counterpart = before.counterpart(position)
            if let other = counterpart.position, pair(position, other, counterpart) { continue }
            let end = RowGeometry.Span(top: before.gap(position), height: 0)
            layers.changed.append(
                TransitionElement(
                    before: view, start: view.span, end: end,
                    animation: counterpart.animation ?? TableView.RowAnimation.none))
        }
        for (position, view) in after.views.sorted(by: { $0.key < $1.key }) {
            let counterpart = after.counterpart(position)
            if let other = counterpart.position,
                before.views[other] != nil || pair(other, position, counterpart)
            {
                continue
            }
            let start = RowGeometry.Span(top: after.gap(position), height: 0)
            layers.changed.append(
                TransitionElement(
                    after: view, start: start, end: view.span,
                    animation: counterpart.animation ?? TableView.RowAnimation.none))
        }
        return layers
    }

    // MARK: Gaps

    /// Returns the position of a row's gap, below the nearest remaining row above it.
    private func gap(
        _ path: IndexPath, _ row: (IndexPath) -> UpdateMap.Counterpart<IndexPath>,
        _ section: (Int) -> UpdateMap.Counterpart<Int>, in geometry: RowGeometry
    ) -> CGFloat {
        guard let position = section(path.section).position else {
            return gap(path.section, section, in: geometry)
        }
        for number in (0..<path.row).reversed() {
            let counterpart = row(IndexPath(row: number, section: path.section))
            guard !counterpart.isMoved, let above = counterpart.position, above.section == position,
                geometry.contains(above)
            else { continue }
            return geometry.row(above.row, in: above.section).bottom
        }
        return geometry.rowsSpan(of: position).top
    }

    private func gap(
        _ section: Int, _ counterpart: (Int) -> UpdateMap.Counterpart<Int>, in geometry: RowGeometry
    ) -> CGFloat {
        for number in (0..<section).reversed() {
            let counterpart = counterpart(number)
            guard !counterpart.isMoved, let above = counterpart.position else { continue }
            return geometry.span(of: above).bottom
        }
        return geometry.header
    }

    // MARK: Other views

    private var backdrop: [TransitionElement] {
        let (old, new) = (before.backdrop, after.backdrop)
        guard let span = (old ?? new)?.span else { return [] }
        return [TransitionElement(before: old, after: new, start: old?.span ?? span, end: new?.span ?? span)]
    }

    /// Inserted and removed views fade.
    private var others: [TransitionElement] {
        let old = Dictionary(before.others.map { ($0.id, $0.view) }) { first, _ in first }
        let new = Dictionary(after.others.map { ($0.id, $0.view) }) { first, _ in first }
        let leaving = before.others.filter { new[$0.id] == nil }.map {
            TransitionElement(before: $0.view, start: $0.view.span, end: $0.view.span, animation: .fade)
        }
        return leaving
            + after.others.map { id, view in
                let start = old[id]
                return TransitionElement(
                    before: start, after: view, start: start?.span ?? view.span, end: view.span,
                    animation: start == nil ? .fade : nil)
            }
    }
}

extension UpdateMap.Counterpart {
    /// The index path or section of the counterpart or its replacement.
    fileprivate var position: Position? {
        switch self {
        case .itself(let position, _), .another(let position, _): position
        case .none: nil
        }
    }

    /// The animation of a replaced, inserted or deleted element. `nil` if the element remains.
    fileprivate var animation: TableView.RowAnimation? {
        switch self {
        case .itself: nil
        case .another(_, let animation), .none(let animation): animation
        }
    }

    fileprivate var isMoved: Bool { if case .itself(_, isMoved: true) = self { true } else { false } }
}
