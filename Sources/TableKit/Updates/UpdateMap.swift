/// An update that was found to be right: what becomes of every row and section, and where each comes from.
package struct UpdateMap: Sendable {
    /// What becomes of a row or section that there is before the update.
    enum Fate<Place: UpdatedPlace>: Equatable {
        /// It stays itself.
        case remains(Place, isMoved: Bool)
        /// Another stands in its place.
        case reloaded(Place, TableView.RowAnimation)
        case deleted(TableView.RowAnimation)

        /// Where it is afterwards, if it stays itself.
        var remaining: Place? { if case .remains(let place, _) = self { place } else { nil } }
    }

    /// Where a row or section comes from that there is after the update.
    enum Origin<Place: UpdatedPlace>: Equatable {
        case remained(Place, isMoved: Bool)
        case reloaded(Place, TableView.RowAnimation)
        case inserted(TableView.RowAnimation)
    }

    private let updates: TableUpdates
    private let sections: IndexShift
    /// How rows shift, by the number of their section before the update; sections whose rows do not shift are left out.
    private let rows: [Int: IndexShift]

    /// Takes changes that do not exclude each other.
    init(_ updates: TableUpdates) {
        self.updates = updates
        let sections = IndexShift(removed: updates.sections.leaving, added: updates.sections.arriving)
        self.sections = sections
        var leaving: [Int: [Int]] = [:]
        var arriving: [Int: [Int]] = [:]
        for path in updates.rows.leaving { leaving[path.section, default: []].append(path.row) }
        for path in updates.rows.arriving {
            guard let old = Self.origin(ofSection: path.section, updates, sections) else { continue }
            arriving[old, default: []].append(path.row)
        }
        var rows: [Int: IndexShift] = [:]
        for section in Set(leaving.keys).union(arriving.keys) {
            rows[section] = IndexShift(removed: leaving[section] ?? [], added: arriving[section] ?? [])
        }
        self.rows = rows
    }

    /// Rows whose cells are to be filled again, by their places before the update.
    var reconfigured: Set<IndexPath> { updates.reconfigured }

    // MARK: Sections

    func fate(ofSection section: Int) -> Fate<Int> {
        switch updates.sections.fates[section] {
        case .moved(let other): return .remains(other, isMoved: true)
        case .deleted(let animation): return .deleted(animation)
        case .reloaded(let animation):
            return sections.newIndex(of: section).map { .reloaded($0, animation) } ?? .deleted(animation)
        case nil:
            return sections.newIndex(of: section).map { .remains($0, isMoved: false) } ?? .deleted(.none)
        }
    }

    func origin(ofSection section: Int) -> Origin<Int> {
        switch updates.sections.origins[section] {
        case .moved(let other): return .remained(other, isMoved: true)
        case .inserted(let animation): return .inserted(animation)
        case nil:
            guard let old = sections.oldIndex(of: section) else { return .inserted(.none) }
            if case .reloaded(let animation) = updates.sections.fates[old] {
                return .reloaded(old, animation)
            }
            return .remained(old, isMoved: false)
        }
    }

    /// The number before of a section that is the same or was reloaded.
    private static func origin(
        ofSection section: Int, _ updates: TableUpdates, _ sections: IndexShift
    ) -> Int? {
        switch updates.sections.origins[section] {
        case .moved(let other): other
        case .inserted: nil
        case nil: sections.oldIndex(of: section)
        }
    }

    // MARK: Rows

    func fate(ofRow path: IndexPath) -> Fate<IndexPath> {
        let change = updates.rows.fates[path]
        if case .moved(let other) = change { return .remains(other, isMoved: true) }
        switch fate(ofSection: path.section) {
        case .deleted(let animation): return .deleted(animation)
        case .reloaded(let section, let animation):
            let place = IndexPath(row: path.row, section: section)
            if case .moved = updates.rows.origins[place] { return .deleted(animation) }
            return .reloaded(place, animation)
        case .remains(let section, let isMoved):
            if case .deleted(let animation) = change { return .deleted(animation) }
            let row = rows[path.section].map { $0.newIndex(of: path.row) } ?? path.row
            guard let row else { return .deleted(.none) }
            let place = IndexPath(row: row, section: section)
            if case .reloaded(let animation) = change { return .reloaded(place, animation) }
            return .remains(place, isMoved: isMoved)
        }
    }

    func origin(ofRow path: IndexPath) -> Origin<IndexPath> {
        let change = updates.rows.origins[path]
        if case .moved(let other) = change { return .remained(other, isMoved: true) }
        switch origin(ofSection: path.section) {
        case .inserted(let animation): return .inserted(animation)
        case .reloaded(let section, let animation):
            let place = IndexPath(row: path.row, section: section)
            if case .moved = updates.rows.fates[place] { return .inserted(animation) }
            return .reloaded(place, animation)
        case .remained(let section, let isMoved):
            if case .inserted(let animation) = change { return .inserted(animation) }
            let row = rows[section].map { $0.oldIndex(of: path.row) } ?? path.row
            guard let row else { return .inserted(.none) }
            let place = IndexPath(row: row, section: section)
            if case .reloaded(let animation) = updates.rows.fates[place] {
                return .reloaded(place, animation)
            }
            return .remained(place, isMoved: isMoved)
        }
    }
}
