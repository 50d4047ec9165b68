import DataFiles

/// The summaries of a section's columns, from one pass over its rows.
struct ColumnSummaries {
    /// The summary rows of each group of rows.
    private(set) var groups: SummaryRows
    /// The summary rows of the table, after ``completeTotal(of:)``.
    private(set) var total: SummaryRows
    /// The statistics of all rows, by column. Columns that no summary requires have those of no rows.
    private(set) var statistics: [ColumnStatistics]
    /// The values in columns with summaries that are not numbers.
    private(set) var problems = ValueProblems()
    /// The units of columns whose summaries are missing because some values have different ones.
    private(set) var mixedUnits: [Int: [String]] = [:]

    /// Summarizes the columns that require it.
    ///
    /// - Parameters:
    ///   - groups: The summaries of each group.
    ///   - total: The summaries of the table.
    ///   - isPart: Whether the total includes other sections, in which other columns may contain numbers.
    ///   - ranges: The ranges of the groups' rows.
    init(
        groups: [SummaryPlan], total: [SummaryPlan], isPart: Bool, of columns: [SceneColumns.Column],
        in ranges: [Range<Int>],
        record: (Int) throws -> Record?
    ) rethrows {
        self.groups = SummaryRows(groups, of: columns)
        self.total = SummaryRows(total, of: columns)
        let values = (groups + total).flatMap(\.values)
        let required = Set(values.map(\.column))
        let indices = columns.indices.filter { index in
            required.contains(index) || isPart || columns[index].model.requiresStatistics
        }
        // Other sections can have numbers in columns without them.
        let isPartOfMedian = isPart && total.contains { $0.function == .median }
        func initialStatistics(_ plans: [SummaryPlan]) -> [ColumnStatistics] {
            let medians = Set(plans.flatMap(\.values).filter { $0.function == .median }.map(\.column))
            return columns.indices.map { index in
                ColumnStatistics(hasMedian: medians.contains(index) || isPartOfMedian)
            }
        }
        statistics = initialStatistics(total)
        guard !indices.isEmpty else { return }
        let summed = Set((groups + total).flatMap(\.columnsOfNumbers))
        let initial = initialStatistics(groups + total)
        for range in ranges {
            var part = initial
            for row in range {
                guard let record = try record(row) else { continue }
                for index in indices {
                    let number = columns[index].number(in: record)
                    part[index].add(number, unit: number == nil ? "" : columns[index].unit(in: record))
                    if number == nil, summed.contains(index) { check(columns[index], record, row) }
                }
            }
            for index in indices { statistics[index].add(part[index]) }
            self.groups.addGroup(part)
            checkUnits(part, of: groups)
        }
        self.groups.setConventions(statistics, columns.map(\.sample))
    }

    /// Records the columns whose summaries are missing because of their units.
    private mutating func checkUnits(_ statistics: [ColumnStatistics], of plans: [SummaryPlan]) {
        for index in plans.flatMap(\.columnsOfNumbers) where statistics[index].hasSeveralUnits {
            mixedUnits[index] = statistics[index].units.filter { !$0.isEmpty }
        }
    }

    /// Reports a value that is neither a number nor missing. The checks of formats and charts report those with a format, a
    /// chart or a scale.
    private mutating func check(_ column: SceneColumns.Column, _ record: Record, _ row: Int) {
        let text = column.value.string(for: record)
        guard !column.value.hasFormats, !column.isChecked, let index = column.value.columns.first,
            !FormatContext.isMissing(text)
        else { return }
        problems.add(
            text, column: index, expected: "a number, so that summaries omit it", record: row,
            line: record.line)
    }

    /// Sets the values of the total to those of some sections with the same columns: their statistics, and their sampled
    /// texts.
    mutating func completeTotal(of sections: [(statistics: [ColumnStatistics], samples: [[String]])]) {
        var whole = statistics.map { _ in ColumnStatistics(hasMedian: true) }
        var samples = statistics.map { _ in [String]() }
        for section in sections {
            for index in whole.indices {
                whole[index].add(section.statistics[index])
                samples[index] += section.samples[index]
            }
        }
        total.addGroup(whole)
        checkUnits(whole, of: total.plans)
        total.setConventions(whole, samples)
    }
}
