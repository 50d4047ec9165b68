extension TableUpdates {
    /// Adds the updates from one snapshot to another, with the minimum number of moves within each section. They
    /// include the marks of the new snapshot.
    ///
    /// The duration is slightly more than linear in the number of items.
    mutating func addDifferences<SectionIdentifierType, ItemIdentifierType>(
        from old: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animation: TableView.RowAnimation
    ) {
        let renewed = addSections(from: old, to: new, animation)
        let paths = (old: old.indexPaths, new: new.indexPaths)
        let owners = Dictionary(zip(old.sectionIdentifiers, old.sectionIdentifiers.indices)) { first, _ in
            first
        }
        var moves: [(item: ItemIdentifierType, from: IndexPath, to: IndexPath)] = []

        for (section, identifier) in new.sectionIdentifiers.enumerated() {
            let items = new.itemIdentifiers(inSection: identifier)
            let owner = owners[identifier]
            func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
            guard let owner, !renewed.contains(identifier) else {
                // Everything in the section is new, except items from other sections.
                for (row, item) in items.enumerated() {
                    if let position = paths.old[item], position.section != owner {
                        moves.append((item, position, path(row)))
                    }
                }
                continue
            }
            let before = old.itemIdentifiers(inSection: identifier)
            let differences = Differences.from(before, to: items)
            for row in differences.deleted where paths.new[before[row]] == nil {
                rows.delete([IndexPath(row: row, section: owner)], animation)
            }
            for row in differences.inserted {
                if let position = paths.old[items[row]] {
                    moves.append((items[row], position, path(row)))
                } else {
                    rows.insert([path(row)], animation)
                }
            }
            for step in differences.moved {
                moves.append((items[step.new], IndexPath(row: step.old, section: owner), path(step.new)))
            }
            for step in differences.staying {
                let item = items[step.new]
                let position = IndexPath(row: step.old, section: owner)
                if new.reloadedItemIdentifiers.contains(item) {
                    rows.reload([position], animation)
                } else if new.reconfiguredItemIdentifiers.contains(item) {
                    reconfigured.insert(position)
                }
            }
        }
        for (item, from, to) in moves {
            if new.reloadedItemIdentifiers.contains(item) {
                rows.delete([from], animation)
                rows.insert([to], animation)
            } else {
                rows.move(from, to: to)
                if new.reconfiguredItemIdentifiers.contains(item) { reconfigured.insert(from) }
            }
        }
    }

    /// Adds the section changes, and returns the reloaded sections that exist in both snapshots.
    private mutating func addSections<SectionIdentifierType, ItemIdentifierType>(
        from old: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ animation: TableView.RowAnimation
    ) -> Set<SectionIdentifierType> {
        let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
        let differences = Differences.from(before, to: after)
        let renewed = new.reloadedSectionIdentifiers.intersection(before)
        sections.delete(differences.deleted, animation)
        sections.insert(differences.inserted, animation)
        for step in differences.staying where renewed.contains(after[step.new]) {
            sections.reload([step.old], animation)
        }
        for step in differences.moved {
            if renewed.contains(after[step.new]) {
                sections.delete([step.old], animation)
                sections.insert([step.new], animation)
            } else {
                sections.move(step.old, to: step.new)
            }
        }
        return renewed
    }
}

extension DiffableDataSourceSnapshot {
    var indexPaths: [ItemIdentifierType: IndexPath] {
        var paths: [ItemIdentifierType: IndexPath] = [:]
        paths.reserveCapacity(numberOfItems)
        for (section, identifier) in sectionIdentifiers.enumerated() {
            for (row, item) in itemIdentifiers(inSection: identifier).enumerated() {
                paths[item] = IndexPath(row: row, section: section)
            }
        }
        return paths
    }
}
