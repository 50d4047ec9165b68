import DataFiles

/// A row that summarizes columns.
package struct SummaryRow {
    let title: String
    /// The texts by column: the title, the values, or `nil` in other columns. A missing value is empty.
    let texts: [String?]
    /// The column of the title. `nil` if all columns have values.
    let titleColumn: Int?
    /// A Boolean value that indicates whether a rule separates the row from those above.
    package var hasRule: Bool

    /// Returns the drawn text of a column. A title without a column is before the value of the first one.
    ///
    /// - Parameter missingText: The text of a missing value.
    func shownText(_ column: Int, missingText: String) -> String? {
        guard let text = texts[column] else { return nil }
        let value = text.isEmpty ? missingText : text
        return titleColumn == nil && column == 0 ? "\(title) \(value)" : value
    }
}

/// The summary rows of groups of rows. Their values are formatted when they are drawn.
package struct SummaryRows {
    let summaries: [ResolvedSummary]
    private let columns: [ResolvedColumns.Column]
    /// The conventions of the numbers in columns with values.
    private var conventions: [Int: NumberConventions] = [:]
    /// The maximum numbers of digits after the decimal separator, by column.
    private var places: [Int] = []
    /// The number of all rows.
    private var rowCount = 0
    /// The values of all groups.
    private var values: [Value?] = []
    private let valueCount: Int

    private struct Value {
        let number: DecimalNumber
        let unit: String
    }

    /// The number of summary rows of a group.
    package var count: Int { summaries.count }

    /// Creates rows without groups.
    init(_ summaries: [ResolvedSummary], of columns: [ResolvedColumns.Column]) {
        self.summaries = summaries
        self.columns = columns
        valueCount = summaries.reduce(0) { $0 + $1.values.count }
    }

    /// Adds the rows of a group with the statistics of its columns.
    mutating func addGroup(_ statistics: [ColumnStatistics]) {
        for summary in summaries {
            values += summary.values.map { _, term in
                term.value(in: statistics).map { Value(number: $0.number, unit: $0.unit) }
            }
        }
    }

    /// Sets the conventions of values to those of all rows.
    ///
    /// - Parameters:
    ///   - statistics: The statistics of the rows, by column.
    ///   - samples: The sampled texts, by column.
    mutating func setConventions(_ statistics: [ColumnStatistics], _ samples: [[String]]) {
        places = statistics.map(\.places)
        rowCount = statistics.map(\.rowCount).max() ?? 0
        for column in Set(summaries.flatMap(\.values).map(\.column)).sorted() {
            conventions[column] = NumberConventions(
                samples[column], decimal: columns[column].decimalSeparator,
                locale: columns[column].value.locale)
        }
    }

    /// Returns a row of a group.
    package func row(_ index: Int, ofGroup group: Int) -> SummaryRow {
        let summary = summaries[index]
        var position = group * valueCount + summaries[..<index].reduce(0) { $0 + $1.values.count }
        var texts = [String?](repeating: nil, count: columns.count)
        for value in summary.values {
            texts[value.column] =
                values[position].map { text($0, value.column, value.term, summary) } ?? ""
            position += 1
        }
        let titleColumn = texts.firstIndex { $0 == nil }
        if let titleColumn { texts[titleColumn] = summary.title }
        return SummaryRow(title: summary.title, texts: texts, titleColumn: titleColumn, hasRule: index == 0)
    }

    /// Returns the text of a value: in the format of the summary, or else of the column, or else in the
    /// conventions of the column's texts.
    private func text(
        _ value: Value, _ column: Int, _ term: SummaryTerm, _ summary: ResolvedSummary
    ) -> String {
        let function = term.function
        if function == .share { return share(value.number, column, summary) }
        if function == .count {
            return summary.format?.string(value.number) ?? conventions[column]?.count(value.number) ?? ""
        }
        return columns[column].patterned(withoutPattern(value, column, term, summary))
    }

    /// Returns a number of rows and its share of all rows.
    private func share(_ number: DecimalNumber, _ column: Int, _ summary: ResolvedSummary) -> String {
        let count = conventions[column]?.count(number) ?? ""
        let locale = columns[column].value.locale
        guard rowCount > 0, let share = DecimalNumber(number.double / Double(rowCount)),
            let text = summary.format?.string(share)
                ?? ValueFormat("percent.0")?.string(share, locale: locale)
        else { return count }
        return "\(count) (\(text))"
    }

    private func withoutPattern(
        _ value: Value, _ column: Int, _ term: SummaryTerm, _ summary: ResolvedSummary
    ) -> String {
        let number = value.number
        if let text = summary.format?.string(number) ?? columns[column].value.string(number) { return text }
        guard let conventions = conventions[column] else { return "" }
        let isPercentage = value.unit == NumberAffixes.percent
        let exact = min(places[column], columns[column].usualPlaces ?? .max)
        let places = min(max(exact - (isPercentage ? 2 : 0), 0), Self.maxPlaces)
        // Others than the sampled numbers can have a fraction.
        let least = columns[column].areWhole ? 0 : places
        let range =
            switch term.function {
            case .mean: NumberConventions.placesOfMean(least, unit: value.unit)
            case .median: NumberConventions.placesOfMedian(number, least, unit: value.unit)
            case .expression where term.isProduct: 0...max(places + 1, Self.placesOfProduct)
            case .sum, .min, .max, .count, .share, .expression: least...places
            }
        return conventions.string(number, places: range, unit: value.unit)
    }

    private static let maxPlaces = 18
    /// The maximum number of digits after the decimal separator of a ratio of whole numbers.
    private static let placesOfProduct = 3

    /// Returns the rows of some groups, evenly distributed, from which widths are determined.
    var sample: [SummaryRow] {
        // Without values, all groups have the same rows.
        let groupCount = valueCount == 0 ? 1 : values.count / valueCount
        let sampleCount = min(groupCount, ResolvedColumns.sampleSize)
        return (0..<sampleCount).flatMap { group in
            summaries.indices.map { row($0, ofGroup: group * groupCount / sampleCount) }
        }
    }
}
