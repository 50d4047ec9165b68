import DataFiles
import TableKit

extension ResolvedColumns {
    /// A column with its parsed value.
    package struct Column {
        package let model: DataColumn
        let value: Template
        let color: BoundValue<Color>?
        let cases: [(condition: Condition, change: DataColumnCase)]
        let content: ColumnContent
        /// The position in the texts at which decimal numbers are aligned. `nil` if there are none.
        let numberAlignment: NumberAlignment?
        /// A Boolean value that indicates whether the values are dates, also with names of months.
        let hasDates: Bool
        /// The texts of the sampled rows.
        let sample: [LocatedText]
        /// The texts that can be the widest of the rows outside the sample.
        var widestTexts: [LocatedText] = []

        /// What the numbers are if they are no quantities, such as years.
        let labels: NumberLabels?

        /// The number of lines of a value.
        let lines: Int

        /// The decimal mark of the values without formats.
        let mark: DecimalMark

        /// The maximum number of digits after the decimal separator that are drawn. `nil` draws all.
        let usualPlaces: Int?

        /// A Boolean value that indicates whether all numbers with a fraction have the fraction 0, as whole numbers of some
        /// programs have, and are drawn without it.
        let areWhole: Bool

        /// A Boolean value that indicates whether nearly all texts are codes.
        let isOfCodes: Bool

        /// A Boolean value that indicates whether nearly all texts begin like addresses of the Internet.
        let areAddresses: Bool

        /// The format of the numbers next to charts of lists. `nil` shows them as they are written.
        let listFormat: Template?

        /// The texts before and after the values, which a pattern specifies.
        let affixes: (before: String, after: String)

        /// The text that replaces smaller positive numbers. `nil` if there is none.
        private(set) var leastText: String?

        /// The marks of notes after the values that meet their conditions.
        var marks: [Mark] = []

        /// The title in the header and that of the group, without the marks of notes.
        var title: InlineMarkdown, groupTitle: InlineMarkdown

        /// The marks of notes after the title, and after that of the group.
        var titleMarks: [String] = [], groupMarks: [String] = []

        /// The mark of a note after values.
        struct Mark {
            let text: String
            let condition: Condition
            /// The path of the condition in the document.
            let path: String
        }

        /// The least and the greatest number that the color scale covers. `nil` if there is no scale, or no number.
        var scaleRange: NumberRange?

        /// The statistics of the numbers in all rows. `nil` unless the column or a summary requires them.
        var statistics: ColumnStatistics?

        /// The texts of the sampled rows without their lines.
        var sampledTexts: [String] { sample.map(\.text) }

        /// The alignment of the title, and of the values or their charts and images.
        var alignment: DataColumn.Alignment {
            if let alignment = model.alignment { return alignment }
            if case .numbers = content, model.chart == nil, !model.showsImage {
                return value.format?.isFraction == true ? .trailing : .decimal
            }
            return .leading
        }

        /// The alignment of the texts in their part of the column.
        var textAlignment: DataColumn.Alignment {
            if model.chart != nil, case .numbers = content { return .decimal }
            return alignment
        }

        /// Returns the index of the last case whose condition a record meets.
        func changeIndex(for record: Record) -> Int? {
            cases.lastIndex { $0.condition.isMet(by: record) }
        }

        /// The conditions of cases and of marks.
        var conditions: [Condition] { cases.map(\.condition) + marks.map(\.condition) }

        /// A Boolean value that indicates whether the values are texts, and not only charts or images.
        var showsTexts: Bool { !model.showsImage && model.chart?.includesValue != false }

        /// Returns the marks of notes after the value of a record. It is empty if there are none.
        func marks(for record: Record) -> String {
            marks.isEmpty ? "" : marks.filter { $0.condition.isMet(by: record) }.map(\.text).joinedMarks
        }

        /// All marks of notes after values.
        var allMarks: String { marks.map(\.text).joinedMarks }

        /// The title in the header, with the marks of notes.
        var shownTitle: InlineMarkdown { title.appending(literal: titleMarks.joinedMarks) }

        /// A Boolean value that indicates whether the column contains words.
        var isText: Bool {
            content == .texts && numberAlignment == nil && model.chart == nil && !model.showsImage
        }

        /// A Boolean value that indicates whether the column contains words that may be shortened: dates and codes may not be.
        var isShortened: Bool { isText && !hasDates && !isOfCodes }

        /// A Boolean value that indicates whether nearly all texts are addresses of the Internet, which are cut in the middle.
        var isOfAddresses: Bool { isShortened && areAddresses }

        /// A Boolean value that indicates whether the texts can be the names of rows: nearly all are different, and they are
        /// neither codes nor sentences.
        var hasNames: Bool {
            Set(sampledTexts).count * 10 >= sample.count * 8
                && sampledTexts.areNearlyAll { !$0.contains(where: \.isNumber) && $0.count <= 60 }
        }

        /// A Boolean value that indicates whether the values have one line and may not be shortened, so that the widest of
        /// them determines whether the column is too narrow.
        var isAlwaysComplete: Bool { !isShortened && !model.showsImage && lines == 1 }

        /// A Boolean value that indicates whether the column contains numbers, or numbers as durations.
        var isNumeric: Bool {
            if case .numbers = content { true } else { value.format?.isNumeric ?? false }
        }

        /// A Boolean value that indicates whether a code among the values makes all of them texts: numbers as they are
        /// written.
        var canContainCodes: Bool {
            if case .numbers = content { !value.hasFormats && model.chart == nil } else { false }
        }

        /// The decimal separator of the texts.
        var decimalSeparator: Character {
            if case .numbers(let separator) = content { separator } else { mark.rawValue }
        }

        /// Returns a value as it is drawn: in the pattern of the column. A number has a minus sign, and a power of ten in
        /// place of an exponent.
        func drawn(_ value: String) -> String { patterned(withDrawnNumber(value)) }

        /// Returns a value in the pattern of the column.
        func patterned(_ value: String) -> String {
            model.pattern == nil ? value : affixes.before + value + affixes.after
        }

        private func withDrawnNumber(_ value: String) -> String {
            guard case .numbers = content, model.chart?.kind.isOfList != true else {
                return value.withSpacesForTabs
            }
            return (shortened(value) ?? value).asDrawnNumber
        }

        /// Returns a Boolean value that indicates whether a value is missing. In columns of texts, `NA` and `-` are texts.
        func isMissing(_ text: String) -> Bool {
            let isText = content == .texts && model.chart == nil && value.format?.retainsMissingMarks != true
            if model.chart?.kind.isOfList == true, ChartPoints.isMissing(text) { return true }
            return text.allSatisfy(\.isWhitespace) || (!isText && FormatContext.isMissing(text))
        }

        /// A Boolean value that indicates whether a value can be false, and then is not drawn.
        var canBeFalse: Bool { value.format?.retainsMissingMarks == false }

        /// Returns the false value of a record that the format `check` draws as nothing. `nil` if there is another value, or
        /// none.
        func falseText(in record: Record?) -> String? {
            guard canBeFalse, let column = value.onlyColumn, let record,
                case let text = record[column].trimmed, !FormatContext.isMissing(text)
            else { return nil }
            return text
        }
    }
}

extension ResolvedColumns.Column {
    /// Returns a column with its parsed value.
    ///
    /// - Parameters:
    ///   - index: The position of the column's values in static rows. `nil` in rows of records.
    ///   - records: The sampled rows.
    ///   - lines: The maximum number of lines of texts by default.
    /// - Throws: `InputError` with the path in the column.
    static func resolving(
        _ model: DataColumn, isLiteral index: Int?, _ reader: inout TemplateReader, _ records: [Record],
        lines: Int
    ) throws -> Self {
        let (names, context) = (reader.templates.columns ?? [], reader.templates.context)
        let problemCount = reader.problems.count
        let color = reader.bound(model.color, at: "color")
        if reader.problems.count > problemCount {
            throw InputError(problems: [reader.problems[problemCount]])
        }
        var value = try self.value(of: model, column: index, reader.templates)
        if model.showsImage { value = value.ofPath }
        let cases = try model.cases.enumerated().map { index, change in
            try located("when[\(index)].if") { () throws(Diagnostic) in
                let condition = try Condition(
                    change.condition, columns: names, own: value.onlyColumn, context: context)
                return (condition, change)
            }
        }
        let sample = records.map { LocatedText(text: value.string(for: $0).trimmed, line: $0.line) }
        let texts = sample.map { model.shownText($0.text) }
        let formatted = context.locale.decimal.first ?? "."
        let mark = value.columns.first.map { context.mark(ofColumn: $0) } ?? .point
        let separator = value.hasFormats ? formatted : mark.rawValue
        let hasMark = value.onlyColumn != nil && !value.hasFormats
        var content = ColumnContent(texts, separator: separator, isFixed: hasMark)
        // Other texts are missing values, have units such as K, or are reported as no numbers.
        if content == .texts {
            if value.format?.isNumeric ?? false {
                content = .numbers(decimalSeparator: formatted)
            } else if let chart = model.chart, !chart.kind.isOfList, chart.includesValue, !value.hasFormats {
                content = .numbers(decimalSeparator: mark.rawValue)
            }
        }
        let affixes = model.affixes
        let areAddresses = ColumnContent.areAddresses(sample.map(\.text))
        let alignment = NumberAlignment(
            content, texts, isExplicit: model.alignment == .decimal, separator: separator,
            prefix: affixes.before)
        let canWrap = content == .texts && alignment == nil && model.chart == nil
        // Addresses of several lines have no readable end.
        let usualLines = areAddresses ? min(lines, 1) : lines
        let name = value.onlyColumn.map { names[$0] } ?? model.fullTitle
        var column = Self(
            model: model, value: value, color: color, cases: cases, content: content,
            numberAlignment: alignment,
            hasDates: value.format?.isDate ?? (content == .dates || context.areDates(texts)), sample: sample,
            labels: value.hasFormats ? nil : NumberLabels(name: name, texts),
            lines: model.lines ?? (canWrap ? model.wraps.map { $0 ? 0 : 1 } ?? usualLines : 1),
            mark: mark,
            usualPlaces: content == .texts || content == .dates || value.hasFormats
                ? nil : usualPlaces(of: texts, mark: mark),
            areWhole: !value.hasFormats && !NumberLabels.areVersions(name: name)
                && areWhole(texts, mark: mark),
            isOfCodes: areCodes(sample.map(\.text)), areAddresses: areAddresses,
            listFormat: try listFormat(of: model, context),
            affixes: affixes, title: InlineMarkdown(literal: model.shownTitle),
            groupTitle: InlineMarkdown(literal: model.group ?? ""))
        column.leastText = model.least.flatMap(column.text(ofLeast:))
        return column
    }

    /// Calls a function for the value at a path in the column, and adds the path to its error.
    private static func located<Result>(
        _ path: String, _ body: () throws(Diagnostic) -> Result
    ) throws(InputError) -> Result {
        do throws(Diagnostic) {
            return try body()
        } catch {
            throw InputError(Diagnostic(path: path, message: error.sentence))
        }
    }

    /// Returns a Boolean value that indicates whether nearly all texts are codes such as an IBAN or a UUID: they have no
    /// spaces, digits, and the same length.
    private static func areCodes(_ texts: [String]) -> Bool {
        guard let length = texts.first(where: { !$0.isEmpty })?.count, (2...maxCodeLength).contains(length)
        else {
            return false
        }
        return texts.areNearlyAll { text in
            text.count == length && text.contains(where: \.isNumber) && !text.contains(where: \.isWhitespace)
        }
    }

    private static let maxCodeLength = 40

    /// Returns the format of the numbers next to charts of lists. `nil` if there is none.
    private static func listFormat(
        of model: DataColumn, _ context: FormatContext
    ) throws(Diagnostic) -> Template? {
        guard let format = model.format, model.chart?.kind.isOfList == true else { return nil }
        let template = try Template("{#1:\(format)}", columns: [""], context: context)
        guard template.format?.isNumeric == true else {
            throw Diagnostic(message: "\"\(format.shortened)\" is not a format of numbers")
        }
        return template
    }

    /// Returns the template of a column's value.
    ///
    /// - Parameter column: The position of the column's values in static rows.
    private static func value(
        of model: DataColumn, column: Int?, _ templates: Templates
    ) throws(Diagnostic) -> Template {
        let text = column.map { "{#\($0 + 1)}" } ?? model.value ?? ""
        guard let format = model.format, model.chart?.kind.isOfList != true else {
            return try templates.value(text)
        }
        var index = column
        let names = templates.columns ?? []
        if index == nil, !text.contains("{") || names.contains(text) {
            index = try Template.column(text, in: names)
        }
        guard let index else {
            throw Diagnostic(
                message: "\"format\" requires the name of one column; in a text, write {column:\(format)}")
        }
        return try templates.value("{#\(index + 1):\(format)}")
    }
}
