import Diagnostics

/// The conventions by which the values of a data source are read and written.
package struct FormatContext: Sendable, Equatable {
    /// The locale of formatted values.
    package var locale: DataLocale
    /// The reading of dates that are not in ISO 8601. `nil` if there are none.
    package var dates: DateReading?
    /// The date from which relative dates count. `nil` if there is none.
    package var now: CivilTime?
    /// A Boolean value that indicates whether values can have inline markup, as those of a table in Markdown.
    private var hasMarkup = false
    /// How the values of the columns are read. Other columns have decimal points, and no dates but those in ISO 8601.
    private var columns: [ColumnReading] = []

    /// The texts that mean that there is no value, in lowercase.
    private static let missing: Set<String> = ["", "n/a", "na", "nan", "-", "--", "–", "—", "null"]
    private static let sampleSize = 200

    package init(
        locale: DataLocale = .english, dates: DateReading? = nil, now: CivilTime? = nil
    ) {
        (self.locale, self.dates, self.now) = (locale, dates, now)
    }

    /// Determines from the records of a source how the values of its columns are read.
    ///
    /// A column has a decimal comma if a number such as 1,5 or 1.234,56 is only possible with it, and none of
    /// the others is only possible with a point. If all numbers are possible with both, as 1.234 is, the mark is that of
    /// the columns of numbers that have only one, or else that of the locale. Numbers in JSON and databases have a point.
    ///
    /// Dates have the order of day, month and year that all of them permit, such as 21.11.2026.
    ///
    /// The first 200 records determine both. If they are not sufficient for a column, because its numbers have no marks or
    /// it contains words, further records are read, up to the last one.
    ///
    /// Throws if the records cannot be read.
    package mutating func readColumns(of source: any RecordSource) throws(Diagnostic) {
        let format = (source as? RecordFile)?.format
        hasMarkup = format == .markdown
        let hasMarks = format?.isDelimited == true || format == .markdown
        var evidence = Array(
            repeating: ColumnEvidence(hasMarks: hasMarks, hasDates: dates == nil), count: source.columns.count
        )
        var records: [Record] = []
        while records.count < min(source.examinedCount, Self.sampleSize) {
            let record = try source.record(at: records.count)
            records.append(record)
            for column in evidence.indices { evidence[column].add(plain(record[column])) }
        }
        var undecided = evidence.indices.filter { evidence[$0].isUndecided }
        var index = records.count
        while index < source.examinedCount, !undecided.isEmpty {
            let record = try source.record(at: index)
            var hasDecided = false
            for column in undecided {
                evidence[column].addFurther(plain(record[column]))
                if !evidence[column].isUndecided { hasDecided = true }
            }
            if hasDecided { undecided.removeAll { !evidence[$0].isUndecided } }
            index += 1
        }
        read(records, evidence, hasMarks: hasMarks)
    }

    /// Determines by the same rules how the values of columns in some records are read.
    package mutating func readColumns(of records: [Record], columnCount: Int) {
        var evidence = Array(
            repeating: ColumnEvidence(hasMarks: true, hasDates: dates == nil), count: columnCount)
        for record in records {
            for column in evidence.indices { evidence[column].add(record[column]) }
        }
        read(Array(records.prefix(Self.sampleSize)), evidence, hasMarks: true)
    }

    private mutating func read(_ records: [Record], _ evidence: [ColumnEvidence], hasMarks: Bool) {
        columns = evidence.map(\.dates).map { dates in
            ColumnReading(
                order: dates.order, hasMonths: dates.hasMonths, hasYears: dates.hasYears,
                hasShortDates: dates.hasShortDates, hasCodes: dates.hasCodes, hasDurations: dates.hasDurations
            )
        }
        if hasMarks { setMarks(evidence.map(\.marks)) }
        for column in columns.indices {
            columns[column].kind = kind(of: records.map { plain($0[column]) }, column)
        }
    }

    private mutating func setMarks(_ evidence: [MarkEvidence]) {
        let certain = Set(evidence.filter(\.isOfNumbers).compactMap(\.mark))
        let usual: DecimalMark = locale.decimal == "," ? .comma : .point
        let fallback = certain.count == 1 ? certain.first ?? usual : usual
        for (column, evidence) in evidence.enumerated() {
            columns[column].mark = evidence.mark ?? (evidence.isContradictory ? usual : fallback)
        }
    }

    /// Returns the kind of more than half of some values, or else texts. `nil` without values.
    private func kind(of texts: [String], _ column: Int) -> ColumnReading.Kind? {
        let kinds = texts.filter { !Self.isMissing($0) }.map { rank(of: $0, column: column).kind }
        guard !kinds.isEmpty else { return nil }
        return [.numbers, .dates, .times].first { kind in kinds.count { $0 == kind } * 2 > kinds.count }
            ?? .texts
    }

    /// Returns the kind of the values in a column. `nil` if it is unknown.
    func kind(ofColumn column: Int) -> ColumnReading.Kind? { reading(ofColumn: column).kind }

    /// Returns the order of dates in a column that are not in ISO 8601. `nil` if it is unknown.
    func order(ofColumn column: Int) -> DateReading.Order? { reading(ofColumn: column).order }

    /// Returns a Boolean value that indicates whether texts such as 75:30 in a column are minutes and seconds.
    func hasDurations(ofColumn column: Int) -> Bool { reading(ofColumn: column).hasDurations }

    /// Returns a Boolean value that indicates whether texts such as 05.01.26 in a column are dates.
    func hasShortDates(inColumn column: Int?) -> Bool { reading(ofColumn: column).hasShortDates }

    /// Returns a Boolean value that indicates whether texts such as 1234-05 in a column are codes instead of months.
    func hasCodes(inColumn column: Int) -> Bool { reading(ofColumn: column).hasCodes }

    private func reading(ofColumn column: Int?) -> ColumnReading {
        guard let column, column < columns.count else { return ColumnReading() }
        return columns[column]
    }

    /// Returns a value of a record without markup, by which it is compared and read.
    func plain(_ text: String) -> String { hasMarkup ? InlineMarkdown(text).text : text }

    /// Returns the number in a text of a column, or `nil`. A text without a column has a decimal point, or a
    /// comma if it is only possible with it.
    package func number(_ text: String, column: Int?) -> DecimalNumber? {
        guard let column else {
            return NumberReader.number(text, mark: .point) ?? NumberReader.number(text, mark: .comma)
        }
        return NumberReader.number(plain(text), mark: mark(ofColumn: column))
    }

    /// Returns the decimal mark of the numbers in a column.
    package func mark(ofColumn column: Int) -> DecimalMark { reading(ofColumn: column).mark }

    /// Returns the date in a text of a column, or `nil`.
    func date(_ text: String, column: Int?) -> CivilTime? {
        if let date = CivilTime(text) { return date }
        if let dates { return dates.date(text, locale: locale) }
        return reading(ofColumn: column).order.flatMap { CivilTime(text, order: $0) }
    }

    /// The position of a text among others of its kind.
    enum Rank {
        case number(DecimalNumber.Order)
        case date(DateSpan)
        case time(CivilTime.Instant)
        case text

        var kind: ColumnReading.Kind {
            switch self {
            case .number: .numbers
            case .date: .dates
            case .time: .times
            case .text: .texts
            }
        }
    }

    /// Returns the position of a text among others of its kind.
    func rank(of text: String, column: Int?) -> Rank {
        if let date = date(text, column: column) { return .date(DateSpan(date)) }
        let reading = reading(ofColumn: column)
        if reading.hasYears, let year = DateSpan(year: text.trimmed) { return .date(year) }
        if let number = number(text, column: column) { return .number(number.order) }
        if reading.hasMonths, let month = DateSpan(month: text.trimmed) { return .date(month) }
        return CivilTime.Instant(clock: text, isDuration: reading.hasDurations).map { .time($0) } ?? .text
    }

    /// Returns a Boolean value that indicates whether a text means that there is no value, in a column of other values
    /// than texts.
    package static func isMissing(_ text: String) -> Bool {
        guard text.utf8.count <= 16, text.utf8.first?.isDigit != true else { return false }
        return missing.contains(text.trimmed.lowercased())
    }
}
