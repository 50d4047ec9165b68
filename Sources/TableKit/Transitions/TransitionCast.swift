/// The elements of a transition, derived from the records at both ends of it.
struct TransitionCast {
    private let before: TableMoment
    private let after: TableMoment
    private let trail: UpdateTrail

    init(_ before: TableMoment, _ after: TableMoment, _ trail: UpdateTrail) {
        self.before = before
        self.after = after
        self.trail = trail
    }

    /// All elements from back to front: first those inserted or deleted, then those that remain, then those that move.
    var actors: [TransitionActor] {
        let rows = layers(
            before.rows, after.rows,
            fate: trail.fate(ofRow:), origin: trail.origin(ofRow:),
            spans: (
                { before.geometry.contains($0) ? before.geometry.row($0.row, in: $0.section) : nil },
                { after.geometry.contains($0) ? after.geometry.row($0.row, in: $0.section) : nil }
            ),
            gaps: (gap(before:), gap(after:)))
        let headers = bands(\.headers) { $0.headerSpan(of: $1) }
        let footers = bands(\.footers) { $0.footerSpan(of: $1) }
        let order = [
            rows.guests, headers.guests, footers.guests, rows.residents, rows.movers, headers.residents,
            footers.residents, headers.movers, footers.movers,
        ]
        return backdrop + order.flatMap { $0 } + others
    }

    // MARK: Rows, headers and footers

    private struct Layers {
        /// Inserted, deleted and reloaded elements.
        var guests: [TransitionActor] = []
        /// Elements that remain in place.
        var residents: [TransitionActor] = []
        /// Elements that move.
        var movers: [TransitionActor] = []

        mutating func add(_ actor: TransitionActor, isMoved: Bool) {
            if actor.animation != nil {
                guests.append(actor)
            } else if isMoved {
                movers.append(actor)
            } else {
                residents.append(actor)
            }
        }
    }

    private func bands(
        _ looks: KeyPath<TableMoment, [Int: TableMoment.Look]>,
        _ place: @escaping (RowGeometry, Int) -> RowGeometry.Span
    ) -> Layers {
        func span(_ moment: TableMoment, _ section: Int) -> RowGeometry.Span? {
            section < moment.geometry.sectionCount ? place(moment.geometry, section) : nil
        }
        return layers(
            before[keyPath: looks], after[keyPath: looks],
            fate: trail.fate(ofSection:), origin: trail.origin(ofSection:),
            spans: ({ span(before, $0) }, { span(after, $0) }),
            gaps: (gap(beforeSection:), gap(afterSection:)))
    }

    /// Pairs the elements of both records.
    ///
    /// - Parameters:
    ///   - spans: The initial and final extents of elements without a recorded appearance; `nil` for absent elements.
    ///   - gaps: The positions of gaps: before the updates for inserted elements, after them for deleted ones.
    private func layers<Place: UpdatedPlace>(
        _ old: [Place: TableMoment.Look], _ new: [Place: TableMoment.Look],
        fate: (Place) -> UpdateMap.Counterpart<Place>, origin: (Place) -> UpdateMap.Counterpart<Place>,
        spans: (before: (Place) -> RowGeometry.Span?, after: (Place) -> RowGeometry.Span?),
        gaps: (before: (Place) -> CGFloat, after: (Place) -> CGFloat)
    ) -> Layers {
        var layers = Layers()
        func pair(_ place: Place, _ other: Place, _ animation: TableView.RowAnimation?, isMoved: Bool) -> Bool
        {
            guard let start = old[place]?.span ?? spans.before(place),
                let end = new[other]?.span ?? spans.after(other)
            else { return false }
            layers.add(
                TransitionActor(
                    before: old[place], after: new[other], start: start, end: end, animation: animation),
                isMoved: isMoved)
            return true
        }
        for (place, look) in old.sorted(by: { $0.key < $1.key }) {
            var animation = TableView.RowAnimation.none
            switch fate(place) {
            case .itself(let other, let isMoved):
                if pair(place, other, nil, isMoved: isMoved) { continue }
            case .another(let other, let way):
                animation = way
                if pair(place, other, way, isMoved: false) { continue }
            case .none(let way): animation = way
            }
            let end = RowGeometry.Span(top: gaps.after(place), height: 0)
            layers.add(
                TransitionActor(before: look, start: look.span, end: end, animation: animation),
                isMoved: false)
        }
        for (place, look) in new.sorted(by: { $0.key < $1.key }) {
            var animation = TableView.RowAnimation.none
            switch origin(place) {
            case .itself(let other, let isMoved):
                if old[other] != nil || pair(other, place, nil, isMoved: isMoved) { continue }
            case .another(let other, let way):
                animation = way
                if old[other] != nil || pair(other, place, way, isMoved: false) { continue }
            case .none(let way): animation = way
            }
            let start = RowGeometry.Span(top: gaps.before(place), height: 0)
            layers.add(
                TransitionActor(after: look, start: start, end: look.span, animation: animation),
                isMoved: false
            )
        }
        return layers
    }

    // MARK: Gaps

    /// Returns the position where the gap of a deleted row closes, below the nearest remaining row above it.
    private func gap(after path: IndexPath) -> CGFloat {
        gap(
            path, trail.fate(ofRow:), trail.fate(ofSection:), in: after.geometry)
    }

    /// Returns the position where the gap of an inserted row opens.
    private func gap(before path: IndexPath) -> CGFloat {
        gap(path, trail.origin(ofRow:), trail.origin(ofSection:), in: before.geometry)
    }

    private func gap(afterSection section: Int) -> CGFloat {
        gap(section, trail.fate(ofSection:), in: after.geometry)
    }

    private func gap(beforeSection section: Int) -> CGFloat {
        gap(section, trail.origin(ofSection:), in: before.geometry)
    }

    private func gap(
        _ path: IndexPath, _ row: (IndexPath) -> UpdateMap.Counterpart<IndexPath>,
        _ section: (Int) -> UpdateMap.Counterpart<Int>, in geometry: RowGeometry
    ) -> CGFloat {
        guard let place = section(path.section).place else { return gap(path.section, section, in: geometry) }
        for number in (0..<path.row).reversed() {
            let counterpart = row(IndexPath(row: number, section: path.section))
            guard let above = counterpart.unmoved, above.section == place, geometry.contains(above) else {
                continue
            }
            return geometry.row(above.row, in: above.section).bottom
        }
        return geometry.rowsSpan(of: place).top
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

    private var backdrop: [TransitionActor] {
        let (old, new) = (before.backdrop, after.backdrop)
        guard let span = (old ?? new)?.span else { return [] }
        return [TransitionActor(before: old, after: new, start: old?.span ?? span, end: new?.span ?? span)]
    }

    /// Inserted and removed views fade.
    private var others: [TransitionActor] {
        let old = Dictionary(before.others.map { ($0.view, $0.look) }) { first, _ in first }
        let new = Dictionary(after.others.map { ($0.view, $0.look) }) { first, _ in first }
        let leaving = before.others.filter { new[$0.view] == nil }.map {
            TransitionActor(before: $0.look, start: $0.look.span, end: $0.look.span, animation: .fade)
        }
        return leaving
            + after.others.map { view, look in
                let start = old[view]
                return TransitionActor(
                    before: start, after: look, start: start?.span ?? look.span, end: look.span,
                    animation: start == nil ? .fade : nil)
            }
    }
}

extension UpdateMap.Counterpart {
    /// The index path or section of the counterpart or its replacement.
    fileprivate var place: Place? {
        switch self {
        case .itself(let place, _), .another(let place, _): place
        case .none: nil
        }
    }

    /// The same, or `nil` if the counterpart moves.
    fileprivate var unmoved: Place? { if case .itself(_, isMoved: true) = self { nil } else { place } }
}
