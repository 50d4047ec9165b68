import DataFiles

/// The summaries of a section's columns.
package struct ColumnSummaries {
    /// The summary rows of each group of rows.
    package private(set) var groups: SummaryRows
    /// The summary rows of the table, after ``completeTotal(of:)``.
    package private(set) var total: SummaryRows
    /// The statistics of all rows, by column. Columns that no summary requires have those of no rows.
    private(set) var statistics: [ColumnStatistics]
    /// The units of columns whose summaries are missing because some values have different ones, or none, which is empty.
    private(set) var mixedUnits: [Int: [String]] = [:]

    /// The columns of which statistics are required.
    private let summarized: Set<Int>
    /// The columns of which a summary requires numbers.
    private let numeric: Set<Int>
    /// The statistics of a group without rows, and of the rows of the current group.
    private let initial: [ColumnStatistics]
    private var part: [ColumnStatistics]

    /// Returns the summaries of no rows.
    ///
    /// - Parameters:
    ///   - groups: The summaries of each group.
    ///   - total: The summaries of the table.
    ///   - isPart: Whether the total includes other sections, in which other columns may contain numbers.
    static func empty(
        groups: [ResolvedSummary], total: [ResolvedSummary], isPart: Bool,
        of columns: [ResolvedColumns.Column]
    ) -> ColumnSummaries {
        let required = Set((groups + total).flatMap(\.uses).map(\.column))
        let summarized = columns.indices.filter { index in
            required.contains(index) || isPart || columns[index].model.requiresStatistics
        }
        // Other sections can have numbers in columns without them.
        let isPartOfMedian = isPart && total.contains { $0.uses.contains { $0.function == .median } }
        let initial = statistics(of: groups + total, columns.count, hasMedians: isPartOfMedian)
        return ColumnSummaries(
            groups: SummaryRows(groups, of: columns), total: SummaryRows(total, of: columns),
            statistics: statistics(of: total, columns.count, hasMedians: isPartOfMedian),
            summarized: Set(summarized), numeric: Set((groups + total).flatMap(\.columnsOfNumbers)),
            initial: initial, part: initial)
    }

    /// Returns the statistics of no rows.
    private static func statistics(
        of summaries: [ResolvedSummary], _ columnCount: Int, hasMedians: Bool
    ) -> [ColumnStatistics] {
        let medians = Set(summaries.flatMap(\.uses).filter { $0.function == .median }.map(\.column))
        return (0..<columnCount).map { ColumnStatistics(hasMedian: hasMedians || medians.contains($0)) }
    }

    /// Returns a Boolean value that indicates whether the statistics of a column are required.
    func summarizes(_ column: Int) -> Bool { summarized.contains(column) }

    /// Returns a Boolean value that indicates whether a summary requires the numbers of a column.
    func requiresNumbers(of column: Int) -> Bool { numeric.contains(column) }

    /// Adds the number of a row to the current group, or a row without one.
    mutating func add(_ number: DecimalNumber?, unit: String, toColumn column: Int) {
        part[column].add(number, unit: unit)
    }

    /// Ends the current group of rows.
    mutating func endGroup() {
        for index in part.indices { statistics[index].add(part[index]) }
        groups.addGroup(part)
        checkUnits(part, of: groups.summaries)
        part = initial
    }

    /// Sets the conventions of the values of groups to those of all rows.
    mutating func setConventions(of columns: [ResolvedColumns.Column]) {
        groups.setConventions(statistics, columns.map(\.sampledTexts))
    }

    /// Records the columns whose summaries are missing because of their units.
    private mutating func checkUnits(_ statistics: [ColumnStatistics], of summaries: [ResolvedSummary]) {
        for index in summaries.flatMap(\.columnsOfNumbers) where statistics[index].hasSeveralUnits {
            mixedUnits[index] = statistics[index].units
        }
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
        checkUnits(whole, of: total.summaries)
        total.setConventions(whole, samples)
    }
}
