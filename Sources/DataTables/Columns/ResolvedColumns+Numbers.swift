import DataFiles

// The numbers of values, and the values that charts and color scales cannot draw.
extension ResolvedColumns.Column {
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

    /// Returns a number of a list as it is drawn next to its chart.
    func drawn(ofList text: String) -> String {
        listFormat.flatMap { format in
            NumberReader.number(text, mark: mark).flatMap { format.string($0) }
        } ?? text.asDrawnNumber
    }

    /// Returns the text that replaces a number: that of zero, or the least positive number after a sign. `nil` if there is
    /// none.
    func replacement(of number: DecimalNumber?) -> String? {
        guard let number else { return nil }
        if let zero = model.zero, number.digits == 0 { return zero }
        guard let least = model.least, number.digits > 0, number.double > 0, number.double < least else {
            return nil
        }
        return leastText
    }

    /// The texts that can replace numbers.
    var replacements: [String] { [model.zero, leastText].compactMap(\.self) }

    /// Returns the least positive number after a sign, in the format or else the conventions of the values.
    func text(ofLeast least: Double) -> String? {
        guard let number = DecimalNumber(least) else { return nil }
        let unit = sampledTexts.lazy.map(NumberAffixes.unit).first { !$0.isEmpty } ?? ""
        let text =
            value.string(number)
            ?? NumberConventions(sampledTexts, decimal: decimalSeparator, locale: value.locale)
            .string(number, places: 0...Self.leastPlaces, unit: unit)
        return patterned("<" + text)
    }

    /// The maximum number of digits after the decimal separator of the least number.
    private static let leastPlaces = 18

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

// Numbers with more digits than are readable.
extension ResolvedColumns.Column {
    /// The first known number that is drawn with fewer digits. `nil` if there is none.
    var shortenedNumber: LocatedText? {
        guard case .numbers = content else { return nil }
        return (sample + widestTexts).first { withoutZero($0.text) == nil && shortened($0.text) != nil }
    }

    /// Returns a number without the last digits of a floating-point number, such as 18.43 for 18.430000000000007, or without
    /// those that nearly all numbers of the column lack. `nil` for a number without such digits, and for those with a format.
    func shortened(_ text: String) -> String? {
        if let whole = withoutZero(text) { return whole }
        let least = usualPlaces.map { min($0 + 2, Self.leastDigits) } ?? Self.leastDigits
        guard text.utf8.count >= least, !value.hasFormats, model.chart?.kind.isOfList != true,
            let range = NumberAffixes.digits(of: text)
        else { return nil }
        let number = text[range]
        guard let separator = number.lastIndex(of: mark.rawValue) else { return nil }
        let (whole, fraction) = (number[..<separator], number[separator...].dropFirst())
        let digits = whole + fraction
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), digits.utf8.count <= 38,
            let places = places(of: fraction, digits: digits),
            let exact = NumberReader.number(String(number), mark: mark)
        else { return nil }
        let rounded = exact.rounded(to: places)
        // A small number is not drawn as zero.
        guard rounded.digits != 0 || exact.digits == 0 else { return nil }
        let written = NumberConventions([], decimal: mark.rawValue)
            .string(rounded, places: places...places, unit: "")
        let result = whole.isEmpty && written.first == "0" ? String(written.dropFirst()) : written
        return text[..<range.lowerBound] + result + text[range.upperBound...]
    }

    /// Returns a number without its fraction of 0, such as 1200 for 1200.0. `nil` for other numbers and columns.
    private func withoutZero(_ text: String) -> String? {
        guard areWhole, model.chart?.kind.isOfList != true, let range = Self.fraction(of: text, mark: mark),
            text[range].dropFirst() == "0"
        else { return nil }
        return String(text[..<range.lowerBound] + text[range.upperBound...])
    }

    /// Returns the range of the decimal mark of a number and the digits after it. `nil` without a mark.
    private static func fraction(of text: String, mark: DecimalMark) -> Range<String.Index>? {
        guard let digits = NumberAffixes.digits(of: text),
            let start = text[digits].lastIndex(of: mark.rawValue)
        else { return nil }
        return start..<digits.upperBound
    }

    /// Returns a Boolean value that indicates whether at least three texts are numbers with a fraction, and all these are 0.
    static func areWhole(_ texts: [String], mark: DecimalMark) -> Bool {
        let fractions = texts.compactMap { text in fraction(of: text, mark: mark).map { text[$0].dropFirst() }
        }
        return fractions.count >= 3 && fractions.allSatisfy { $0 == "0" }
    }

    /// Returns the number of digits of a fraction that are drawn. `nil` if all are.
    private func places(of fraction: Substring, digits: Substring) -> Int? {
        let isLong = digits.drop(while: { $0 == "0" }).count >= Self.leastDigits
        if isLong, let places = Self.placesBeforeRoundingError(fraction) { return places }
        return usualPlaces.flatMap { fraction.count > $0 ? $0 : nil }
    }

    /// Returns the number of digits after the decimal separator that 95 % of some numbers have at most, if others have far more,
    /// or that of six significant digits, if most are results of calculations with all digits of a floating-point number.
    static func usualPlaces(of texts: [String], mark: DecimalMark) -> Int? {
        let separator = mark.rawValue
        if let places = ColumnContent.calculatedPlaces(of: texts, mark: mark) { return places }
        let counts = texts.compactMap { text -> Int? in
            guard let range = NumberAffixes.digits(of: text) else { return nil }
            return text[range].lastIndex(of: separator).map {
                text.distance(from: $0, to: range.upperBound) - 1
            } ?? 0
        }.sorted()
        guard counts.count >= leastNumbers, let most = counts.last else { return nil }
        let usual = max(counts[(counts.count * 95 + 99) / 100 - 1], leastUsual)
        return most >= usual + leastExcess ? usual : nil
    }

    /// The number of numbers that show which digits are usual, the least number of these, and how many more others have.
    private static let (leastNumbers, leastUsual, leastExcess) = (20, 2, 4)

    /// Returns the number of digits before a long run of zeros or nines that up to three other digits follow. `nil` if there
    /// is none.
    private static func placesBeforeRoundingError(_ fraction: Substring) -> Int? {
        let tail = fraction.reversed()
        for length in 0...3 {
            let rest = tail.dropFirst(length)
            guard let digit = rest.first, digit == "9" || digit == "0" && tail.first != "0" else { continue }
            let run = rest.prefix { $0 == digit }.count
            if run >= leastRun { return fraction.count - length - run }
        }
        return nil
    }

    /// The number of digits of a floating-point number with a rounding error, and the least length of the run in it.
    private static let (leastDigits, leastRun) = (15, 6)
}
