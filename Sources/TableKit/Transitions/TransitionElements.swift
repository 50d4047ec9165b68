/// The elements of a transition, derived from the records at both ends of it.
struct TransitionElements {
    private let before: TableRecording
    private let after: TableRecording
    private let history: UpdateHistory

    init(_ before: TableRecording, _ after: TableRecording, _ history: UpdateHistory) {
        self.before = before
        self.after = after
        self.history = history
    }

    /// All elements from back to front: first those inserted or deleted, then those that remain, then those that move.
    var elements: [TransitionElement] {
        let rows = layers(
            before.rows, after.rows,
            outcome: history.outcome(ofRow:), origin: history.origin(ofRow:),
            spans: (
                { before.geometry.contains($0) ? before.geometry.row($0.row, in: $0.section) : nil },
                { after.geometry.contains($0) ? after.geometry.row($0.row, in: $0.section) : nil }
            ),
            gaps: (gap(before:), gap(after:)))
        let headers = headersOrFooters(\.headers) { $0.headerSpan(of: $1) }
        let footers = headersOrFooters(\.footers) { $0.footerSpan(of: $1) }
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
        /// Elements that remain in place.
        var remaining: [TransitionElement] = []
        /// Elements that move.
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

    private func headersOrFooters(
        _ views: KeyPath<TableRecording, [Int: TableRecording.RecordedView]>,
        _ position: @escaping (RowGeometry, Int) -> RowGeometry.Span
    ) -> Layers {
        func span(_ recording: TableRecording, _ section: Int) -> RowGeometry.Span? {
            section < recording.geometry.sectionCount ? position(recording.geometry, section) : nil
        }
        return layers(
            before[keyPath: views], after[keyPath: views],
            outcome: history.outcome(ofSection:), origin: history.origin(ofSection:),
            spans: ({ span(before, $0) }, { span(after, $0) }),
            gaps: (gap(beforeSection:), gap(afterSection:)))
    }

    /// Pairs the elements of both records.
    ///
    /// - Parameters:
    ///   - spans: The initial and final extents of elements without a recorded appearance; `nil` for absent elements.
    ///   - gaps: The positions of gaps: before the updates for inserted elements, after them for deleted ones.
    private func layers<Position: UpdatedPosition>(
        _ old: [Position: TableRecording.RecordedView], _ new: [Position: TableRecording.RecordedView],
        outcome: (Position) -> UpdateMap.Counterpart<Position>,
        origin: (Position) -> UpdateMap.Counterpart<Position>,
        spans: (before: (Position) -> RowGeometry.Span?, after: (Position) -> RowGeometry.Span?),
        gaps: (before: (Position) -> CGFloat, after: (Position) -> CGFloat)
    ) -> Layers {
        var layers = Layers()
        func pair(
            _ position: Position, _ other: Position, _ animation: TableView.RowAnimation?, isMoved: Bool
        ) -> Bool {
            guard let start = old[position]?.span ?? spans.before(position),
                let end = new[other]?.span ?? spans.after(other)
            else { return false }
            layers.add(
                TransitionElement(
                    before: old[position], after: new[other], start: start, end: end, animation: animation),
                isMoved: isMoved)
            return true
        }
        for (position, view) in old.sorted(by: { $0.key < $1.key }) {
            var animation = TableView.RowAnimation.none
            switch outcome(position) {
            case .itself(let other, let isMoved):
                if pair(position, other, nil, isMoved: isMoved) { continue }
            case .another(let other, let way):
                animation = way
                if pair(position, other, way, isMoved: false) { continue }
            case .none(let way): animation = way
            }
            let end = RowGeometry.Span(top: gaps.after(position), height: 0)
            layers.add(
                TransitionElement(before: view, start: view.span, end: end, animation: animation),
                isMoved: false)
        }
        for (position, view) in new.sorted(by: { $0.key < $1.key }) {
            var animation = TableView.RowAnimation.none
            switch origin(position) {
            case .itself(let other, let isMoved):
                if old[other] != nil || pair(other, position, nil, isMoved: isMoved) { continue }
            case .another(let other, let way):
                animation = way
                if old[other] != nil || pair(other, position, way, isMoved: false) { continue }
            case .none(let way): animation = way
            }
            let start = RowGeometry.Span(top: gaps.before(position), height: 0)
            layers.add(
                TransitionElement(after: view, start: start, end: view.span, animation: animation),
                isMoved: false
            )
        }
        return layers
    }

    // MARK: Gaps

    /// Returns the position where the gap of a deleted row closes, below the nearest remaining row above it.
    private func gap(after path: IndexPath) -> CGFloat {
        gap(
            path, history.outcome(ofRow:), history.outcome(ofSection:), in: after.geometry)
    }

    /// Returns the position where the gap of an inserted row opens.
    private func gap(before path: IndexPath) -> CGFloat {
        gap(path, history.origin(ofRow:), history.origin(ofSection:), in: before.geometry)
    }

    private func gap(afterSection section: Int) -> CGFloat {
        gap(section, history.outcome(ofSection:), in: after.geometry)
    }

    private func gap(beforeSection section: Int) -> CGFloat {
        gap(section, history.origin(ofSection:), in: before.geometry)
    }

    private func gap(
        _ path: IndexPath, _ row: (IndexPath) -> UpdateMap.Counterpart<IndexPath>,
        _ section: (Int) -> UpdateMap.Counterpart<Int>, in geometry: RowGeometry
    ) -> CGFloat {
        guard let position = section(path.section).position else {
            return gap(path.section, section, in: geometry)
        }
        for number in (0..<path.row).reversed() {
            let counterpart = row(IndexPath(row: number, section: path.section))
            guard let above = counterpart.unmoved, above.section == position, geometry.contains(above) else {
                continue
            }
            return geometry.row(above.row, in: above.section).bottom
        }
        return geometry.rowsSpan(of: position).top
    }

    private func gap(
        _ section: Int, _ counterpart: (Int) -> UpdateMap.Counterpart<Int>, in geometry: RowGeometry
    ) -> CGFloat {
        for number in (0..<section).reversed() {
            if let above = counterpart(number).unmoved { return geometry.span(of: above).bottom }
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

    /// The same, or `nil` if the counterpart moves.
    fileprivate var unmoved: Position? { if case .itself(_, isMoved: true) = self { nil } else { position } }
}
