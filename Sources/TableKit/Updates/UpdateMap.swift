/// A validated update: the outcome and origin of every row and section. A change of a section includes its rows, except
/// rows moved elsewhere.
struct UpdateMap: Sendable {
    /// The counterpart of a row or section on the other side of the update.
    enum Counterpart<Position: UpdatedPosition>: Equatable {
        /// The same element, in the same relative order unless it is moved.
        case itself(Position, isMoved: Bool)
        /// A replacement at the same position.
        case another(Position, TableView.RowAnimation)
        /// No counterpart.
        case none(TableView.RowAnimation)

        /// The counterpart if it is the same element.
        var remaining: Position? { if case .itself(let position, _) = self { position } else { nil } }
    }

    private let updates: TableUpdates
    private let sections: IndexShift
    /// The shifts of rows, by the section's index before the update. Sections without shifts are omitted.
    private let rows: [Int: IndexShift]

    /// Creates a map of changes without conflicts.
    init(_ updates: TableUpdates) {
        self.updates = updates
        let sections = IndexShift(removed: updates.sections.leaving, added: updates.sections.arriving)
        self.sections = sections
        var leaving: [Int: [Int]] = [:]
        var arriving: [Int: [Int]] = [:]
        for path in updates.rows.leaving { leaving[path.section, default: []].append(path.row) }
        for path in updates.rows.arriving {
            let old: Int? =
                switch updates.sections.origins[path.section] {
                case .moved(let other): other
                case .inserted: nil
                case nil: sections.oldIndex(of: path.section)
                }
            guard let old else { continue }
            arriving[old, default: []].append(path.row)
        }
        var rows: [Int: IndexShift] = [:]
        // Each section has its own shift, so that the order has no effect.
        for section in Set(leaving.keys).union(arriving.keys) {
            rows[section] = IndexShift(removed: leaving[section] ?? [], added: arriving[section] ?? [])
        }
        self.rows = rows
    }

    var reconfigured: Set<IndexPath> { updates.reconfigured }

    // MARK: Sections

    func outcome(ofSection section: Int) -> Counterpart<Int> {
        switch updates.sections.outcomes[section] {
        case .moved(let other): return .itself(other, isMoved: true)
        case .deleted(let animation): return .none(animation)
        case .reloaded(let animation):
            return sections.newIndex(of: section).map { .another($0, animation) } ?? .none(animation)
        case nil: return sections.newIndex(of: section).map { .itself($0, isMoved: false) } ?? .none(.none)
        }
    }

    func origin(ofSection section: Int) -> Counterpart<Int> {
        switch updates.sections.origins[section] {
        case .moved(let other): return .itself(other, isMoved: true)
        case .inserted(let animation): return .none(animation)
        case nil:
            guard let old = sections.oldIndex(of: section) else { return .none(.none) }
            if case .reloaded(let animation) = updates.sections.outcomes[old] {
                return .another(old, animation)
            }
            return .itself(old, isMoved: false)
        }
    }

    // MARK: Rows

    func outcome(ofRow path: IndexPath) -> Counterpart<IndexPath> {
        let change = updates.rows.outcomes[path]
        if case .moved(let other) = change { return .itself(other, isMoved: true) }
        switch outcome(ofSection: path.section) {
        case .none(let animation): return .none(animation)
        case .another(let section, let animation):
            let position = IndexPath(row: path.row, section: section)
            if case .moved = updates.rows.origins[position] { return .none(animation) }
            return .another(position, animation)
        case .itself(let section, _):
            if case .deleted(let animation) = change { return .none(animation) }
            let row = rows[path.section].map { $0.newIndex(of: path.row) } ?? path.row
            guard let row else { return .none(.none) }
            let position = IndexPath(row: row, section: section)
            if case .reloaded(let animation) = change { return .another(position, animation) }
            return .itself(position, isMoved: false)
        }
    }

    func origin(ofRow path: IndexPath) -> Counterpart<IndexPath> {
        let change = updates.rows.origins[path]
        if case .moved(let other) = change { return .itself(other, isMoved: true) }
        switch origin(ofSection: path.section) {
        case .none(let animation): return .none(animation)
        case .another(let section, let animation):
            let position = IndexPath(row: path.row, section: section)
            if case .moved = updates.rows.outcomes[position] { return .none(animation) }
            return .another(position, animation)
        case .itself(let section, _):
            if case .inserted(let animation) = change { return .none(animation) }
            let row = rows[section].map { $0.oldIndex(of: path.row) } ?? path.row
            guard let row else { return .none(.none) }
            let position = IndexPath(row: row, section: section)
            if case .reloaded(let animation) = updates.rows.outcomes[position] {
                return .another(position, animation)
            }
            return .itself(position, isMoved: false)
        }
    }
}
