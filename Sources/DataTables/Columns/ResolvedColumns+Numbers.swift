import DataFiles

// The numbers of values, and the values that charts and color scales cannot draw.
extension ResolvedColumns.Column {
    /// Returns the number in a record, or `nil` if there is none.
    func number(in record: Record) -> DecimalNumber? { number(in: record, value.string(for: record)) }

    /// Returns the number in a record, or `nil` if there is none.
    ///
    /// - Parameter text: The text of the value.
    func number(in record: Record, _ text: String) -> DecimalNumber? {
        guard case .numbers(let separator) = content, !value.hasFormats,
            let mark = DecimalMark(rawValue: separator)
        else { return value.number(for: record) }
        return NumberReader.number(text, mark: mark)
    }

    /// The first sampled text that is no number, if most are. Missing values do not count, and codes, identifiers and values
    /// with a format are no numbers.
    var strayText: LocatedText? {
        guard content == .texts, labels == nil, !value.hasFormats, model.chart == nil, !model.showsImage
        else {
            return nil
        }
        let texts = sample.filter { !FormatContext.isMissing($0.text) }
        let others = texts.filter { NumberReader.number($0.text, mark: mark) == nil }
        guard others.count * 2 < texts.count, !texts.contains(where: { ColumnContent.isCode($0.text) }) else {
            return nil
        }
        return others.first
    }

    /// Returns the unit of the number in a record. It is empty if there is none.
    ///
    /// - Parameter text: The text of the value.
    func unit(in record: Record, _ text: String) -> String {
        let column = value.hasFormats ? value.onlyColumn : nil
        return NumberAffixes.unit(of: column.map { record[$0] } ?? text)
    }

    /// Returns the number that the chart draws.
    ///
    /// In the range of a chart that is not one of fractions, such as from 0 to 100, 33 % is 33.
    ///
    /// - Parameter text: The text of the value.
    func chartNumber(_ number: DecimalNumber, _ text: String) -> Double {
        guard model.chart?.range?.isOfPercents == true, text.contains("%") else { return number.double }
        var percents = number
        percents.exponent += 2
        return percents.double
    }

    /// A Boolean value that indicates whether a chart or a color scale draws the values.
    var isChecked: Bool { model.chart != nil || model.scale != nil }

    /// The name in messages.
    package var messageName: String? { fullName.isEmpty ? nil : fullName.shortened }

    /// The name by which summaries refer to the column. It is empty if there is none.
    var fullName: String { [model.value, model.title].compactMap(\.self).first { !$0.isEmpty } ?? "" }

    /// Returns what the chart or the color scale requires instead of the value of a record. `nil` if it draws the value, or
    /// the value is missing.
    ///
    /// - Parameter text: The text of the value.
    func expectation(for record: Record, _ text: String) -> String? {
        guard !isMissing(text), !FormatContext.isMissing(text) else { return nil }
        if let chart = model.chart, chart.kind.isOfList {
            var points = ChartPoints()
            points.read(text, mark: mark)
            return points.numbers.isEmpty ? chart.expectedValue : nil
        }
        guard let number = number(in: record, text) else { return model.chart?.expectedValue ?? "a number" }
        guard let chart = model.chart, !chart.canDraw(chartNumber(number, text)) else { return nil }
        return chart.expectedValue
    }
}

extension NumberRange {
    /// The greatest end of ranges of fractions.
    private static let maxFraction = 2.0

    /// A Boolean value that indicates whether numbers in percent are in the range, instead of fractions of 1.
    fileprivate var isOfPercents: Bool { max(abs(lower), abs(upper)) > Self.maxFraction }
}
