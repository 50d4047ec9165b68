import Diagnostics

extension TableUpdates {
    /// Validates the changes against the numbers of rows before and after the update.
    ///
    /// - Parameters:
    ///   - before: The number of rows in each section before the update. `nil` if unknown.
    ///   - after: The number of rows in each section after the update.
    /// - Throws: ``TableUpdateError`` that describes the first problem in one sentence.
    func checked(before: [Int]?, after: [Int]) throws(TableUpdateError) -> UpdateMap {
        if let conflict = sections.conflict ?? rows.conflict { throw conflict }
        if let before { try checkSections(before: before.count, after: after.count) }
        for number in sections.arriving {
            try check(number, isIn: after.count, "inserts or moves to", "after")
        }
        try checkPaths(before: before, after: after)
        let map = UpdateMap(self)
        try checkRowsOfSections(map)
        if let before { try RowBalance(self, map).check(before: before, after: after) }
        for path in rows.arriving { try check(path, isIn: after, "inserts or moves to", "after") }
        return map
    }

    // MARK: Sections

    private func checkSections(before: Int, after: Int) throws(TableUpdateError) {
        for (number, outcome) in sections.outcomes.sorted(by: { $0.key < $1.key }) {
            try check(number, isIn: before, outcome.verb, "before")
        }
        let inserted = sections.origins.count { if case .inserted = $0.value { true } else { false } }
        let deleted = sections.outcomes.count { if case .deleted = $0.value { true } else { false } }
        let expected = before + inserted - deleted
        guard expected != after else { return }
        throw TableUpdateError(
            .count,
            "the table has \(counted(after, "section")) after the update, but \(before) before, "
                + "\(inserted) inserted and \(deleted) deleted make \(expected); "
                + "notify the table of every inserted and deleted section")
    }

    private func check(
        _ number: Int, isIn count: Int, _ verb: String, _ time: String
    ) throws(TableUpdateError) {
        guard number < 0 || number >= count else { return }
        throw TableUpdateError(
            .missing,
            "the update \(verb) section \(number), but the table has only \(counted(count, "section")) \(time) it"
        )
    }

    // MARK: Rows

    private func checkPaths(before: [Int]?, after: [Int]) throws(TableUpdateError) {
        let changed = rows.outcomes.map { ($0, $1.verb) } + reconfigured.map { ($0, "reconfigures") }
        for (path, verb) in changed.sorted(by: { $0.0 < $1.0 }) {
            try checkIsRow(path, verb)
            guard let before else { continue }
            try check(path.section, isIn: before.count, "\(verb) row \(path.row) of", "before")
            try check(path, isIn: before, verb, "before")
        }
        for path in rows.arriving {
            try checkIsRow(path, "inserts")
            try check(path.section, isIn: after.count, "inserts or moves to row \(path.row) of", "after")
        }
    }

    private func check(
        _ path: IndexPath, isIn counts: [Int], _ verb: String, _ time: String
    ) throws(TableUpdateError) {
        let count = counts[path.section]
        guard path.row >= count else { return }
        throw TableUpdateError(
            .missing, "the update \(verb) \(path.name), which has only \(counted(count, "row")) \(time) it")
    }

    private func checkIsRow(_ path: IndexPath, _ verb: String) throws(TableUpdateError) {
        guard path.count != 2 || path.row < 0 || path.section < 0 else { return }
        throw TableUpdateError(
            .missing, "the update \(verb) \(path.name), but rows and sections are numbered from 0")
    }

    /// Validates that the changes of rows do not conflict with those of their sections.
    private func checkRowsOfSections(_ map: UpdateMap) throws(TableUpdateError) {
        func fail(_ verb: String, _ path: IndexPath, _ reason: String) -> TableUpdateError {
            TableUpdateError(.conflict, "the update \(verb) \(path.name) and deletes \(reason)")
        }
        for (path, outcome) in rows.outcomes.sorted(by: { $0.key < $1.key }) {
            guard case .reloaded = outcome, case .none = map.outcome(ofSection: path.section) else {
                continue
            }
            throw fail("reloads", path, "its section")
        }
        for path in reconfigured.sorted() {
            if case .deleted = rows.outcomes[path] { throw fail("reconfigures", path, "it") }
            if case .moved = rows.outcomes[path] { continue }
            if case .none = map.outcome(ofSection: path.section) {
                throw fail("reconfigures", path, "its section")
            }
        }
    }
}

/// The balance of inserted and deleted rows in the remaining sections.
private struct RowBalance {
    private struct Change {
        var inserted = 0, deleted = 0, movedIn = 0, movedOut = 0
        var sum: Int { inserted - deleted + movedIn - movedOut }
    }

    /// The changes by the index of the section after the update.
    private var changes: [Int: Change] = [:]
    private let map: UpdateMap

    init(_ updates: TableUpdates, _ map: UpdateMap) {
        self.map = map
        for (path, outcome) in updates.rows.outcomes {
            guard let section = map.outcome(ofSection: path.section).remaining else { continue }
            switch outcome {
            case .deleted: changes[section, default: Change()].deleted += 1
            case .moved(let other) where other.section != section:
                changes[section, default: Change()].movedOut += 1
            default: break
            }
        }
        for (path, origin) in updates.rows.origins {
            switch origin {
            case .inserted: changes[path.section, default: Change()].inserted += 1
            case .moved(let other) where map.outcome(ofSection: other.section).remaining != path.section:
                changes[path.section, default: Change()].movedIn += 1
            default: break
            }
        }
    }

    /// The maximum number of sections in a message.
    private static let listed = 3

    func check(before: [Int], after: [Int]) throws(TableUpdateError) {
        var wrong: [String] = []
        for (section, count) in after.enumerated() {
            guard case .itself(let old, _) = map.origin(ofSection: section) else { continue }
            let change = changes[section] ?? Change()
            let expected = before[old] + change.sum
            guard expected != count else { continue }
            let name = old == section ? "section \(section)" : "section \(section) (\(old) before the update)"
            wrong.append(
                "\(name) has \(counted(count, "row")) after the update, but \(before[old]) before, "
                    + "\(change.inserted) inserted, \(change.deleted) deleted, \(change.movedIn) moved in and "
                    + "\(change.movedOut) moved out make \(expected)")
        }
        guard !wrong.isEmpty else { return }
        var words = wrong.prefix(Self.listed)
        if wrong.count > Self.listed {
            words.append("also \(counted(wrong.count - Self.listed, "other section"))")
        }
        throw TableUpdateError(
            .count,
            words.joined(separator: "; ")
                + "; notify the table of every inserted and deleted row")
    }
}
