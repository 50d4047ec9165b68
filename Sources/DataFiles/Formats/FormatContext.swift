import Diagnostics

/// The conventions by which the values of a data source are read and written.
package struct FormatContext: Sendable, Equatable {
    /// The locale of formatted values.
    package var locale: DataLocale
    /// The reading of dates that are not in ISO 8601. `nil` if there are none.
    package var dates: DateReading?
    /// The date from which relative dates count. `nil` if there is none.
    package var now: CivilTime?
    /// The decimal marks of the columns. Default: a point.
    private var marks: [DecimalMark] = []

    /// The texts that mean that there is no value, in lowercase.
    private static let missing: Set<String> = ["", "n/a", "na", "nan", "-", "–", "—", "null"]
    private static let sampleSize = 200

    package init(
        locale: DataLocale = .english, dates: DateReading? = nil, now: CivilTime? = nil
    ) {
        (self.locale, self.dates, self.now) = (locale, dates, now)
    }

    /// Determines the decimal marks of the columns of a source from its first 200 records.
    ///
    /// A column has a decimal comma if a number such as 1,5 or 1.234,56 is only possible with it, and none of
    /// the others is only possible with a point. If all numbers are possible with both, as 1.234 is, the mark is that of
    /// the columns of numbers that have only one, or else that of the locale. Numbers in JSON and databases have a point.
    ///
    /// Throws if the records cannot be read.
    package mutating func readMarks(of source: any RecordSource) throws(Diagnostic) {
        guard let file = source as? RecordFile, file.format.isDelimited || file.format == .markdown
        else { return }
        readMarks(
            of: try (0..<min(file.count, Self.sampleSize)).map { index throws(Diagnostic) in
                try file.record(at: index)
            }, columnCount: file.columns.count)
    }

    /// Determines the decimal marks of columns from texts by the same rule.
    package mutating func readMarks(of records: [Record], columnCount: Int) {
        var evidence = Array(repeating: MarkEvidence(), count: columnCount)
        for record in records.prefix(Self.sampleSize) {
            for column in evidence.indices { evidence[column].add(record[column]) }
        }
        let certain = Set(evidence.filter(\.isOfNumbers).compactMap(\.mark))
        let usual: DecimalMark = locale.decimal == "," ? .comma : .point
        let fallback = certain.count == 1 ? certain.first ?? usual : usual
        marks = evidence.map { $0.mark ?? ($0.isContradictory ? usual : fallback) }
    }

    /// Returns the number in a text of a column, or `nil`. A text without a column has a decimal point, or a
    /// comma if it is only possible with it.
    package func number(_ text: String, column: Int?) -> DecimalNumber? {
        guard let column else {
            return NumberReader.number(text, mark: .point) ?? NumberReader.number(text, mark: .comma)
        }
        return NumberReader.number(text, mark: mark(ofColumn: column))
    }

    /// Returns the decimal mark of the numbers in a column.
    package func mark(ofColumn column: Int) -> DecimalMark { column < marks.count ? marks[column] : .point }

    /// Returns the date in a text, or `nil`.
    func date(_ text: String) -> CivilTime? { CivilTime(text) ?? dates?.date(text, locale: locale) }

    /// The position of a text among others of its kind.
    enum Place {
        case number(DecimalNumber.Order)
        case date(CivilTime.Instant)
        case text
    }

    /// Returns the position of a text among others of its kind.
    func place(of text: String, column: Int?) -> Place {
        if let date = date(text) { return .date(date.instant) }
        return number(text, column: column).map { .number($0.order) } ?? .text
    }

    /// Returns a Boolean value that indicates whether a text means that there is no value, in a column of other values
    /// than texts.
    package static func isMissing(_ text: String) -> Bool {
        guard text.utf8.count <= 16, text.utf8.first?.isDigit != true else { return false }
        return missing.contains(text.trimmed.lowercased())
    }
}

/// The texts of a column that show its decimal mark.
private struct MarkEvidence {
    private var hasPoint = false
    private var hasComma = false
    /// A Boolean value that indicates whether all texts with commas or points are numbers. Lists and versions are not.
    private(set) var isOfNumbers = true

    mutating func add(_ text: String) {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }) else {
            return
        }
        let isPoint = NumberReader.number(text, mark: .point) != nil
        let isComma = NumberReader.number(text, mark: .comma) != nil
        if isPoint, !isComma { hasPoint = true }
        if isComma, !isPoint { hasComma = true }
        if !isPoint, !isComma { isOfNumbers = false }
    }

    /// The mark with which all numbers are possible. `nil` if there are both, or none.
    var mark: DecimalMark? { hasPoint == hasComma ? nil : hasComma ? .comma : .point }

    var isContradictory: Bool { hasPoint && hasComma }
}
