import Diagnostics

/// The language and region whose conventions formatted values follow.
///
/// The data is a table in this module instead of the system's, so that the same input results in the same
/// text on every machine.
package final class DataLocale: Sendable, Equatable {
    /// The name, such as `de` or `fr-CA`.
    package let name: String
    package let decimal: String
    let group, minus, plus: String
    /// The separators of amounts of money.
    let currencyDecimal, currencyGroup: String
    /// The number of digits in the last group and in those before it.
    let groupSizes: (last: Int, others: Int)
    /// The minimum number of digits before the first separator.
    let minGroupDigits: Int
    /// The patterns of percentages and amounts, with `0` for the number and `¤` for the currency. `-` is the place of the
    /// sign, if it is not before the pattern.
    let percent, currency: String
    /// The pattern of negative amounts, if it is not a minus before the positive one.
    let negativeCurrency: String?
    let symbols: [String: String]
    let months, shortMonths, standaloneMonths, standaloneShortMonths, days, shortDays, dayPeriods: [String]
    /// The patterns of dates by their style.
    let dates: [ValueFormat.DateStyle: DatePattern]
    let time: DatePattern
    /// The pattern of a date `{1}` with a time `{0}`.
    let dateTime: String
    /// The patterns of numbers from 1,000 on, one for each digit more. A single `0` is not abbreviated.
    let compact: [CompactPattern]
    /// Those of a few, in languages where they differ.
    let compactFew: [CompactPattern]?
    private let summaries: [String: String]
    private let relative: [RelativeUnit: (past: [String: String], future: [String: String])]
    private let plural: PluralRule

    /// A pattern such as `00K`: the number of digits before the suffix, and the texts around them.
    struct CompactPattern: Sendable {
        let digits: Int
        let prefix, suffix: String

        /// Parses a pattern, without the quotation marks around literal text.
        init(_ pattern: Substring) {
            let plain = pattern.utf8.filter { $0 != UInt8(ascii: "'") }
            let zero = UInt8(ascii: "0")
            let first = plain.prefix { $0 != zero }
            prefix = String(decoding: first, as: UTF8.self)
            digits = plain.count { $0 == zero }
            suffix = String(decoding: plain.dropFirst(first.count + digits), as: UTF8.self)
        }
    }

    enum RelativeUnit: String, CaseIterable, Sendable {
        case year, month, week, day, hour, minute, second
    }

    package static let english = DataLocale(name: "en", fields: fields(of: "en"))

    /// The names of all locales, in their order.
    package static let names = LocaleTable.entries.keys.sorted()

    /// Returns the locale with a name such as `de`, `fr-CA` or `pt_BR`.
    ///
    /// Throws if it is unknown.
    package static func named(_ name: String) throws(Diagnostic) -> DataLocale {
        let wanted = name.lowercased().split(separator: "_", omittingEmptySubsequences: false)
            .joined(separator: "-")
        let alias = LocaleTable.aliases.first { $0.key.lowercased() == wanted }?.value
        guard let found = alias ?? names.first(where: { $0.lowercased() == wanted }) else {
            let all = names + LocaleTable.aliases.keys.sorted()
            let remedy = remedy(forUnknown: name, among: all, listed: alternatives(names))
            throw Diagnostic(message: "\"\(name.shortened)\" is not a locale; \(remedy)")
        }
        return found == "en" ? english : DataLocale(name: found, fields: fields(of: found))
    }

    package static func == (left: DataLocale, right: DataLocale) -> Bool { left.name == right.name }

    /// Returns the values of all keys of a locale, with those that it shares with its language or with all.
    static func fields(of name: String) -> [String: String] {
        let language = String(name.prefix { $0 != "-" })
        let entries = [LocaleTable.root, LocaleTable.entries[language], LocaleTable.entries[name]]
        var fields: [String: String] = [:]
        for line in entries.compactMap(\.self).flatMap({ $0.parts(between: "\n") }) {
            guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
            fields[String(line[..<colon])] = String(line[colon...].utf8.dropFirst(2))
        }
        return fields
    }

    private init(name: String, fields: [String: String]) {
        func text(_ key: String) -> String { fields[key] ?? "" }
        func list(_ key: String) -> [String] {
            text(key).parts(between: "|").map(String.init)
        }
        func pattern(_ key: String) -> DatePattern { DatePattern(text(key)) ?? .iso }
        self.name = name
        (decimal, group, plus) = (text("decimal"), text("group"), text("plus"))
        // Locales have a hyphen only because keyboards do.
        minus = text("minus").replacing("-", with: "\u{2212}")
        currencyDecimal = fields["currencyDecimal"] ?? text("decimal")
        currencyGroup = fields["currencyGroup"] ?? text("group")
        let sizes = text("grouping").split(separator: ",").compactMap { Int($0) }
        groupSizes = (sizes.first ?? 3, sizes.last ?? 3)
        minGroupDigits = Int(text("minGrouping")) ?? 1
        percent = text("percent")
        let amounts = list("currency")
        currency = amounts[0]
        negativeCurrency = amounts.count > 1 ? amounts[1] : nil
        symbols = Self.pairs(text("symbols"))
        (months, shortMonths) = (list("months"), list("shortMonths"))
        standaloneMonths = list(fields["standaloneMonths"] == nil ? "months" : "standaloneMonths")
        standaloneShortMonths = list(
            fields["standaloneShortMonths"] == nil ? "shortMonths" : "standaloneShortMonths")
        (days, shortDays, dayPeriods) = (list("days"), list("shortDays"), list("dayPeriods"))
        dates = [
            .short: pattern("short"), .medium: pattern("medium"), .long: pattern("long"),
            .full: pattern("full"), .iso: .iso,
        ]
        time = pattern("time")
        dateTime = text("dateTime")
        compact = list("compact").map { CompactPattern($0[...]) }
        compactFew = fields["compactFew"] == nil ? nil : list("compactFew").map { CompactPattern($0[...]) }
        summaries = Self.pairs(text("summaries"))
        relative = RelativeUnit.allCases.reduce(into: [:]) { result, unit in
            let line = text(unit.rawValue)
            guard let middle = line.firstRange(of: "||") else { return }
            result[unit] = (
                Self.pairs(String(line[..<middle.lowerBound])), Self.pairs(String(line[middle.upperBound...]))
            )
        }
        plural = PluralRule(rawValue: text("plural")) ?? .single
    }

    /// Returns the values of a list of keys, each with its value after a space.
    private static func pairs(_ text: String) -> [String: String] {
        text.parts(between: "|").reduce(into: [:]) { result, item in
            guard let space = item.utf8.firstIndex(of: UInt8(ascii: " ")) else { return }
            result[String(item[..<space])] = String(item[space...].utf8.dropFirst())
        }
    }

    /// Returns the title of a row with the values of a function: `sum`, `mean`, `median`, `min`, `max` or `count`.
    ///
    /// - Parameter isTotal: Whether the values are those of a table, below those of its sections.
    package func title(ofSummary function: String, isTotal: Bool) -> String {
        let title = summaries[function] ?? function
        guard isTotal, let total = summaries["total"] else { return title }
        return function == "sum" ? total : "\(total): \(title)"
    }

    /// Returns a difference in time, such as “3 days ago” or “in 2 hours”.
    func relative(_ count: Int, _ unit: RelativeUnit) -> String {
        guard let texts = relative[unit] else { return "" }
        let category = plural.category(of: abs(count))
        let forms = count < 0 ? texts.past : texts.future
        let text = forms[category] ?? forms["other"] ?? ""
        guard let place = text.firstRange(of: "{0}") else { return text }
        return text[..<place.lowerBound] + String(abs(count)) + text[place.upperBound...]
    }

    /// Returns the patterns of abbreviated numbers with `count` before the suffix.
    func compactPatterns(for count: Int?) -> [CompactPattern] {
        guard let compactFew, let count, plural.category(of: count) == "few" else { return compact }
        return compactFew
    }
}

extension String {
    /// Returns the parts between an ASCII character, also empty ones. Each program that formats values does this for all
    /// texts of a locale, and a search for bytes takes a fraction of the time of one for characters.
    fileprivate func parts(between separator: Unicode.Scalar) -> [Substring] {
        utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map(Substring.init)
    }
}
