/// The format of a column in a template, as in `{price:number.2}`.
///
/// A format is a name, followed by options after points. Digits are a number, such as `2`, or a range, such as
/// `0-2`.
///
/// | format | options | example |
/// | --- | --- | --- |
/// | `number` | digits (`0-3`), `sign`, `plain` without groups | 1,234.5 |
/// | `compact` | digits (`0-1`), `sign`, `si` for k, M and G in all languages | 1.2K |
/// | `percent` | digits (`0-1`), `sign`; 0.5 is 50 % | 50% |
/// | `currency.EUR` | digits (those of the currency), `sign`, `code` instead of a symbol | €1,234.50 |
/// | `bytes` | digits (`0-1`), `binary` for KiB | 1.5 MB |
/// | `significant` | significant digits from 1 to 20 (`3`), `sign`, `plain` | 1,230 |
/// | `scientific` | digits (`0-3`), `sign` | 1.234 × 10³ |
/// | `engineering` | digits (`0-3`), `sign`; the power is a multiple of 3 | 12.345 × 10³ |
/// | `fraction` | digits of the denominator from 1 to 3 (`1`), `sign` | 1 ³⁄₄ |
/// | `duration` | `words`; the value is in seconds | 1:02:03, 1 h 2 min |
/// | `date` | `short`, `medium`, `long`, `full`, `iso`, `relative`, or a ``DatePattern`` | Nov 21, 2026 |
/// | `time` | a ``DatePattern`` | 8:05 AM |
/// | `datetime` | the same styles as `date` | Nov 21, 2026, 8:05 AM |
/// | `check` | | ✓, or nothing |
/// | `flag` | the value is a country code of two or three letters | 🇸🇪 |
///
/// `dash` as the last option of each draws a missing value as an en dash, and with `check` also a false one.
///
/// A value that is missing, or that the format does not understand, remains unchanged, so that "n/a" among
/// prices is visible.
package struct ValueFormat: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case number(isGrouped: Bool)
        case compact(isSI: Bool)
        case percent
        case currency(code: String, showsCode: Bool)
        case bytes(isBinary: Bool)
        case significant(isGrouped: Bool)
        case scientific(isEngineering: Bool)
        case fraction
        case duration(inWords: Bool)
        case date(DateStyle), time, dateTime(DateStyle)
        case pattern(DatePattern)
        case relativeDate
        case check, flag
    }

    /// The styles of dates.
    enum DateStyle: String, Sendable, CaseIterable {
        case short, medium, long, full, iso
    }

    let kind: Kind
    /// The numbers of digits after the decimal separator.
    package private(set) var places = 0...3
    private(set) var showsPlus = false
    /// A Boolean value that indicates whether a missing value is an en dash.
    private(set) var showsDash = false

    static let names = [
        "number", "number.2", "compact", "percent", "percent.1", "currency.EUR", "bytes", "significant.3",
        "scientific", "engineering", "fraction", "duration", "date", "date.short", "date.long", "date.full",
        "date.iso",
        "date.relative", "time", "datetime", "check", "flag",
    ]

    /// Creates a format from its name and options, such as `number.2` or `date.long`.
    ///
    /// The result is `nil` if the name or an option is unknown.
    package init?(_ text: String) {
        var rest = text[...]
        if rest.hasSuffix(".dash") {
            showsDash = true
            rest = rest.dropLast(5)
        }
        let name = rest.prefix { $0 != "." }
        if ["date", "time", "datetime"].contains(name) {
            // A pattern may contain points.
            let option = name.endIndex == rest.endIndex ? nil : String(rest.dropFirst(name.count + 1))
            guard let kind = Self.dateKind(name, option) else { return nil }
            self.kind = kind
            return
        }
        let words = rest.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        guard let options = Options(words, of: name) else { return nil }
        let digits = options.digits
        showsPlus = options.words.contains("sign")
        switch name {
        case "number":
            kind = .number(isGrouped: !options.words.contains("plain"))
            places = digits ?? 0...3
        case "compact": (kind, places) = (.compact(isSI: options.words.contains("si")), digits ?? 0...1)
        case "percent": (kind, places) = (.percent, digits ?? 0...1)
        case "currency":
            kind = .currency(code: options.currency, showsCode: options.words.contains("code"))
            let count = CurrencyCode.digits(of: options.currency)
            places = digits ?? count...count
        case "bytes": (kind, places) = (.bytes(isBinary: options.words.contains("binary")), digits ?? 0...1)
        case "significant":
            kind = .significant(isGrouped: !options.words.contains("plain"))
            places = digits ?? 3...3
            guard places.count == 1, places.lowerBound > 0 else { return nil }
        case "scientific", "engineering":
            (kind, places) = (.scientific(isEngineering: name == "engineering"), digits ?? 0...3)
        case "fraction":
            (kind, places) = (.fraction, digits ?? 1...1)
            guard places.count == 1, (1...3).contains(places.lowerBound) else { return nil }
        case "duration": kind = .duration(inWords: options.words.contains("words"))
        case "check": kind = .check
        default: kind = .flag
        }
    }

    /// Returns the remedy for a known format with unknown options. `nil` if the format is unknown.
    static func remedy(forOptionsOf text: String) -> String? {
        let name = String(text.prefix { $0 != "." })
        if ["date", "time", "datetime"].contains(name), text != name {
            let styles = name == "time" ? [] : DateStyle.allCases.map(\.rawValue)
            let pattern = "a pattern of y, M, L, d, E, H, h, m, s and a, such as yyyy-MM-dd"
            let others = name == "date" ? ["relative", pattern] : name == "time" ? [pattern] : []
            return "after \(name), write \(choice(of: styles + others))"
        }
        if name == "currency", !CurrencyCode.all.contains(String(text.dropFirst(9).prefix { $0 != "." })) {
            return "after currency, write a code of ISO 4217, such as EUR"
        }
        guard let allowed = Options.allowed[Substring(name)], !allowed.isEmpty, text != name,
            name != "currency"
        else {
            return nil
        }
        let words =
            allowed.map { $0 == "digits" ? expectedDigits(of: name) : String($0) } + ["dash"]
        return "after \(name), write \(choice(of: words))"
    }

    private static func expectedDigits(of name: String) -> String {
        switch name {
        case "significant": "a number of digits from 1 to 20"
        case "fraction": "a number of digits from 1 to 3"
        default: "digits from 0 to 20, such as 2 or 0-2"
        }
    }

    private static func choice(of words: [String]) -> String {
        words.dropLast().joined(separator: ", ") + (words.count > 1 ? " or " : "") + (words.last ?? "")
    }

    private static func dateKind(_ name: Substring, _ option: String?) -> Kind? {
        guard let option else {
            return name == "time" ? .time : name == "date" ? .date(.medium) : .dateTime(.medium)
        }
        if name == "date", option == "relative" { return .relativeDate }
        if name != "time", let style = DateStyle(rawValue: option) {
            return name == "date" ? .date(style) : .dateTime(style)
        }
        return name == "datetime" ? nil : DatePattern(option).map { .pattern($0) }
    }

    /// A Boolean value that indicates whether the format is `number`.
    package var isNumber: Bool { if case .number = kind { true } else { false } }

    /// A Boolean value that indicates whether the format is `fraction`, whose values have no decimal separator.
    package var isFraction: Bool { kind == .fraction }

    /// A Boolean value that indicates whether the values of the format are numbers.
    package var isNumeric: Bool {
        switch kind {
        case .number, .compact, .percent, .currency, .bytes, .significant, .scientific, .fraction, .duration:
            true
        case .date, .time, .dateTime, .pattern, .relativeDate, .check, .flag: false
        }
    }

    /// A Boolean value that indicates whether the values of the format are dates or times.
    package var isDate: Bool {
        switch kind {
        case .date, .time, .dateTime, .pattern, .relativeDate: true
        case .number, .compact, .percent, .currency, .bytes, .significant, .scientific, .fraction, .duration,
            .check, .flag:
            false
        }
    }

    /// A Boolean value that indicates whether a text that means that there is no value still does so in the format. The
    /// dash of `check` is also a false value.
    package var retainsMissingMarks: Bool { kind != .check }

    /// A Boolean value that indicates whether the format requires a reference date.
    var requiresReferenceDate: Bool { kind == .relativeDate }

    /// The kind of values that the format understands, for messages.
    var expectedValue: String {
        switch kind {
        case .number, .compact, .percent, .currency, .bytes, .significant, .scientific, .fraction: "a number"
        case .duration: "a number of seconds"
        case .date, .relativeDate: "a date"
        case .time: "a time"
        case .dateTime: "a date with a time"
        case .pattern(let pattern):
            !pattern.hasDate ? "a time" : pattern.hasTime ? "a date with a time" : "a date"
        case .check: "true or false"
        case .flag: "a country code of two or three letters"
        }
    }

    // MARK: Writing

    /// Returns a text of a column in the format. A text that the format does not understand remains
    /// unchanged.
    package func string(_ text: String, column: Int? = nil, context: FormatContext) -> String {
        if let result = formatted(text, column: column, context: context) { return result }
        return showsDash && FormatContext.isMissing(text) ? "–" : text
    }

    /// Returns a Boolean value that indicates whether a text is a value that the format does not understand.
    func isProblem(_ text: String, column: Int?, context: FormatContext) -> Bool {
        !understands(text, column: column, context: context) && !FormatContext.isMissing(text)
    }

    private func understands(_ text: String, column: Int?, context: FormatContext) -> Bool {
        switch kind {
        case .check: Self.truth(text) != nil
        case .flag: Self.flag(text) != nil
        case .date, .relativeDate: context.date(text, column: column) != nil
        case .time, .dateTime: time(text, column: column, context)?.hasTime ?? false
        case .pattern(let pattern):
            time(text, column: column, context).map { $0.hasTime || !pattern.hasTime } ?? false
        default: context.number(text, column: column) != nil
        }
    }

    /// Returns the date in a text of a column, or the time of day if the format requires no date. `nil` for other texts.
    private func time(_ text: String, column: Int?, _ context: FormatContext) -> CivilTime? {
        if let date = context.date(text, column: column) { return date }
        return switch kind {
        case .time: CivilTime.timeOfDay(text)
        case .pattern(let pattern) where !pattern.hasDate: CivilTime.timeOfDay(text)
        default: nil
        }
    }

    /// Returns a text of a column in the format, or `nil`.
    private func formatted(_ text: String, column: Int?, context: FormatContext) -> String? {
        switch kind {
        case .check:
            guard let isTrue = Self.truth(text) else { return nil }
            return isTrue ? "✓" : showsDash ? "–" : ""
        case .flag: return Self.flag(text)
        case .date, .time, .dateTime, .pattern, .relativeDate:
            return time(text, column: column, context).flatMap { date($0, context) }
        default: return context.number(text, column: column).flatMap { string($0, locale: context.locale) }
        }
    }

    /// Returns a number in the format. The result is `nil` if its values are no numbers.
    package func string(_ number: DecimalNumber, locale: DataLocale) -> String? {
        var number = number
        var writer = NumberWriter(locale: locale, places: places, showsPlus: showsPlus)
        switch kind {
        case .number(let isGrouped):
            writer.isGrouped = isGrouped
            return writer.string(number)
        case .percent:
            number.exponent += 2
            return writer.string(number, in: locale.percent)
        case .currency(let code, let showsCode):
            return writer.amount(number, symbol: showsCode ? code : locale.symbols[code] ?? code)
        case .compact(let isSI): return isSI ? writer.prefixed(number) : writer.compact(number)
        case .bytes(let isBinary): return writer.bytes(number, isBinary: isBinary)
        case .significant(let isGrouped):
            writer.isGrouped = isGrouped
            return writer.significant(number, digits: places.upperBound)
        case .scientific(let isEngineering): return writer.scientific(number, powersOf: isEngineering ? 3 : 1)
        case .fraction: return writer.fraction(number, denominatorDigits: places.upperBound)
        case .duration(let inWords): return writer.duration(number, inWords: inWords)
        default: return nil
        }
    }

    private func date(_ date: CivilTime, _ context: FormatContext) -> String? {
        let locale = context.locale
        func day(_ style: DateStyle) -> String { locale.dates[style]?.string(date, locale: locale) ?? "" }
        switch kind {
        case .date(let style): return day(style)
        case .pattern(let pattern):
            return pattern.hasTime && !date.hasTime ? nil : pattern.string(date, locale: locale)
        case .relativeDate: return context.now.map { date.relative(to: $0, locale: locale) }
        default: break
        }
        guard date.hasTime else { return nil }
        if case .dateTime(.iso) = kind {
            let clock = [date.hour, date.minute].map { DatePattern.padded($0, 2) }.joined(separator: ":")
            return "\(day(.iso)) \(clock)"
        }
        let time = locale.time.string(date, locale: locale)
        guard case .dateTime(let style) = kind else { return time }
        return locale.dateTime.replacing("{1}", with: day(style)).replacing("{0}", with: time)
    }

    private static func truth(_ text: String) -> Bool? {
        switch text.trimmed.lowercased() {
        case "true", "yes", "y", "on", "1", "x", "✓", "✔": true
        case "false", "no", "n", "off", "0", "✗", "✘": false
        default: nil
        }
    }

    /// Returns the flag of a country, or `nil` if the text is no country code.
    private static func flag(_ text: String) -> String? {
        guard let letters = CountryCode.alpha2(text.trimmed.uppercased())?.unicodeScalars,
            letters.count == 2, letters.allSatisfy({ ("A"..."Z").contains($0) })
        else { return nil }
        var flag = String.UnicodeScalarView()
        for letter in letters {
            guard let indicator = Unicode.Scalar(0x1F1E6 + letter.value - 65) else { return nil }
            flag.append(indicator)
        }
        return String(flag)
    }
}

/// The options of a format other than those of dates.
private struct Options {
    /// The code of the currency. It is empty for other formats.
    private(set) var currency = ""
    /// The numbers of digits after the decimal separator. `nil` uses those of the format.
    private(set) var digits: ClosedRange<Int>?
    private(set) var words: Set<Substring> = []

    /// Creates the options, each of which must be one of the format, and only once.
    init?(_ options: ArraySlice<Substring>, of format: Substring) {
        guard let allowed = Self.allowed[format] else { return nil }
        var options = options
        if format == "currency" {
            guard let code = options.popFirst(), CurrencyCode.all.contains(String(code)) else { return nil }
            currency = String(code)
        }
        for option in options {
            if digits == nil, allowed.contains("digits"), let range = Self.digits(option) {
                digits = range
            } else {
                guard option != "digits", allowed.contains(option), words.insert(option).inserted
                else { return nil }
            }
        }
    }

    static let allowed: [Substring: [Substring]] = [
        "number": ["digits", "sign", "plain"], "compact": ["digits", "sign", "si"],
        "percent": ["digits", "sign"], "currency": ["digits", "sign", "code"], "bytes": ["digits", "binary"],
        "significant": ["digits", "sign", "plain"], "scientific": ["digits", "sign"],
        "engineering": ["digits", "sign"], "fraction": ["digits", "sign"], "duration": ["words"], "check": [],
        "flag": [],
    ]

    private static func digits(_ text: Substring) -> ClosedRange<Int>? {
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { part in
            part.count <= 2 && part.utf8.allSatisfy(\.isDigit) ? Int(part) : nil
        }
        guard (1...2).contains(numbers.count), let first = numbers[0], let last = numbers[numbers.count - 1],
            first <= last, last <= 20
        else { return nil }
        return numbers.count == 1 ? first...first : first...last
    }
}
