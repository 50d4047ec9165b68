/// A section of the table. A section of the scene with grouped data becomes several.
struct ResolvedSection {
    /// The index of its section in the scene.
    let sceneSection: Int
    /// The range of its records. `nil` for static rows.
    var records: Range<Int>?
    var header: SceneHeaderFooter?
    var footer: SceneHeaderFooter?
    var index: String?
    /// The value by which the records are grouped. `nil` if they are not.
    var groupValue: String?
    /// The index of its group, whose summary rows are at its end. `nil` if they are on another page.
    var group: Int? = 0
    /// A Boolean value that indicates whether the summary rows of the table are at its end.
    var hasTotal = false

    /// A Boolean value that indicates whether the section consists only of the summary rows of the table.
    var isTotal: Bool { group == nil && hasTotal }
}

extension ResolvedSection {
    /// Returns the section with at most a number of records. Its summary rows are on its last page.
    func limited(to count: Int) -> ResolvedSection {
        guard let records, records.count > count else { return self }
        var section = self
        section.records = records.prefix(count)
        (section.group, section.hasTotal) = (nil, false)
        return section
    }
}

extension [ResolvedSection] {
    /// Returns the sections with their index titles: the specified ones, or the first letters of their
    /// headers, or else of the values by which they are grouped.
    func indexed(by index: SceneIndex?) -> [ResolvedSection] {
        guard let index else { return self }
        let isShown = index.isShown ?? true
        var latest: String?
        return map { section in
            var section = section
            guard isShown else {
                section.index = nil
                return section
            }
            let title = section.header?.text?.text ?? section.groupValue
            let letter = title?.trimmed.first.map { String($0).uppercased() }
            if section.index == nil, letter != latest { section.index = letter }
            latest = letter
            return section
        }
    }

    /// Adds the summary rows of the table to its only section, or as a separate section.
    ///
    /// - Parameter sceneSection: The section of the scene with their columns.
    mutating func addTotal(sceneSection: Int) {
        if count == 1, self[0].sceneSection == sceneSection {
            self[0].hasTotal = true
        } else {
            let end = last?.records?.upperBound ?? 0
            append(
                ResolvedSection(sceneSection: sceneSection, records: end..<end, group: nil, hasTotal: true))
        }
    }

    /// Returns the sections with records in a range, limited to them. A continued section retains its title, and has
    /// its summary rows on its last page.
    func showing(_ records: Range<Int>) -> [ResolvedSection] {
        guard !records.isEmpty else { return [] }
        // There may be as many pages as sections, so a linear search for each page would be too slow.
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if (self[middle].records?.upperBound ?? 0) > records.lowerBound {
                high = middle
            } else {
                low = middle + 1
            }
        }
        let shown = self[low...].prefix { ($0.records?.lowerBound ?? .max) < records.upperBound }
        let total = last.flatMap { $0.isTotal && $0.records?.lowerBound == records.upperBound ? $0 : nil }
        return shown.map { section in
            var section = section
            if let whole = section.records, whole.upperBound > records.upperBound {
                (section.group, section.hasTotal) = (nil, false)
            }
            section.records = section.records?.clamped(to: records)
            return section
        } + [total].compactMap { $0 }
    }
}
