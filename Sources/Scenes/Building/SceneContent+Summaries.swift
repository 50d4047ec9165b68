// The summary rows at the ends of sections.
extension SceneContent {
    /// The number of rows of a section from the scene or its data, before the summary rows.
    func rowCount(of section: Section) -> Int {
        section.records?.count ?? scene.sections[section.source].rows.count
    }

    /// The number of summary rows at the end of a section.
    func summaryCount(of section: Section) -> Int {
        guard let summaries = columns[section.source]?.summaries else { return 0 }
        return (section.group == nil ? 0 : summaries.groups.count)
            + (section.hasTotal ? summaries.total.count : 0)
    }

    /// Returns a summary row of a section, or `nil` for another row.
    ///
    /// - Parameter row: The position of the row in the section.
    func summaryRow(_ row: Int, of section: Section) -> SummaryRow? {
        let index = row - rowCount(of: section)
        guard index >= 0, let summaries = columns[section.source]?.summaries else { return nil }
        if let group = section.group, index < summaries.groups.count {
            return summaries.groups.row(index, ofGroup: group)
        }
        var total = summaries.total.row(
            index - (section.group == nil ? 0 : summaries.groups.count), ofGroup: 0)
        // Only in a plain table, a separate total is directly below other rows.
        if section.isTotal, scene.style != .plain { total.hasRule = false }
        return total
    }
}

extension TableScene {
    /// The indices of the sections that the total summarizes: those with the columns of the last one with columns.
    var totaledSections: [Int] {
        guard !total.isEmpty, let last = sections.last(where: { !$0.columns.isEmpty }) else { return [] }
        return sections.indices.filter { sections[$0].columns == last.columns }
    }
}

extension [SceneContent.Section] {
    /// Adds the summary rows of the table to its only section, or as a separate section.
    ///
    /// - Parameter source: The section of the scene with their columns.
    mutating func addTotal(source: Int) {
        if count == 1, self[0].source == source {
            self[0].hasTotal = true
        } else {
            let end = last?.records?.upperBound ?? 0
            append(
                SceneContent.Section(source: source, records: end..<end, group: nil, hasTotal: true))
        }
    }
}
