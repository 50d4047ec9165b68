import Foundation
import Testing

@testable import DataFiles

/// Compares the tables of locales, and texts that they format, with the data of CLDR in `CLDR/figures.json`.
@Suite struct LocaleTableTests {
    private struct Document: Decodable {
        let version: String
        let locales: [String: [String: String]]
    }

    private static let document = Result {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "CLDR/figures.json")
        return try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
    }

    /// The entries that differ from CLDR, with the reasons.
    private static let differences = [
        "it-CH short": "CLDR's pattern yMd has the slashes of Italy, and its short style has points.",
        "fi days": "There is one list of days, in the nominative.",
        "fi full": "It contains the nominative, for which CLDR's pattern has the letters cccc.",
        "zh-Hant time": "Patterns have AM and PM, but no smaller parts of the day, such as noon (B).",
    ]

    /// The patterns with more marks of the writing direction than those of CLDR. Thereby, digits with their sign, and
    /// symbols, remain together in every text.
    private static let marked: Set = ["ar currency", "ar compact", "ar compactFew", "he currency"]

    private static func withoutMarks(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{200E}" && $0 != "\u{200F}" }))
    }

    private func figures(of name: String) throws -> [String: String] {
        var figures = try #require(try Self.document.get().locales[name])
        // Short dates have four digits of the year, and medium ones the name of the month. CLDR's short and medium styles
        // may have neither, but its patterns for these fields have.
        figures["short"] = figures.removeValue(forKey: "yMd")
        figures["medium"] = figures.removeValue(forKey: "yMMMd")
        return figures
    }

    /// Returns a value of a table or of CLDR in the form in which both are compared.
    private func compared(_ key: String, in values: [String: String], isWhole: Bool) -> String? {
        let defaults = [
            "standaloneMonths": "months", "standaloneShortMonths": "shortMonths",
            "currencyDecimal": "decimal", "currencyGroup": "group", "compactFew": "compact",
        ]
        let value = values[key] ?? defaults[key].flatMap { values[$0] } ?? ""
        switch key {
        // A pattern with the place of the sign is that of positive and negative amounts.
        case "currency" where value.contains("-") && !value.contains("|"):
            return value.replacing("-", with: "") + "|" + value
        // A currency without a symbol has its code.
        case "symbols":
            return value.split(separator: "|").sorted().filter { $0.prefix(3) != $0.dropFirst(4) }
                .joined(separator: "|")
        // In Czech and Slovak, `many` are fractions, and times differ by whole numbers.
        case _ where isWhole: return value.replacing(/\|many [^|]*/, with: "")
        default: return value
        }
    }

    @Test func figuresAreThoseOfAllLocales() throws {
        let document = try Self.document.get()
        #expect(document.version == "47.0.0")
        #expect(document.locales.keys.sorted() == DataLocale.names)
        let names = (Array(Self.differences.keys) + Self.marked).map { String($0.prefix { $0 != " " }) }
        #expect(names.allSatisfy(DataLocale.names.contains))
    }

    @Test(arguments: DataLocale.names)
    func tablesAreThoseOfCLDR(name: String) throws {
        let figures = try figures(of: name)
        let table = DataLocale.fields(of: name)
        for key in figures.keys.sorted() {
            let isWhole = table["plural"] == "czech" && DataLocale.RelativeUnit(rawValue: key) != nil
            var value = compared(key, in: table, isWhole: isWhole)
            var figure = compared(key, in: figures, isWhole: isWhole)
            if Self.marked.contains("\(name) \(key)") {
                #expect(value != figure, "\(name) \(key) has the marks of CLDR")
                (value, figure) = (value.map(Self.withoutMarks), figure.map(Self.withoutMarks))
            }
            if Self.differences["\(name) \(key)"] == nil {
                #expect(value == figure, "\(name) \(key)")
            } else {
                #expect(value != figure, "\(name) \(key) does not differ from CLDR")
            }
        }
    }

    @Test(arguments: DataLocale.names)
    func numbersHaveSeparatorsOfCLDR(name: String) throws {
        let figures = try figures(of: name)
        func figure(_ key: String) throws -> String { try #require(figures[key]) }
        func string(_ value: String, _ format: String) throws -> String {
            let context = FormatContext(locale: try .named(name))
            return Self.withoutMarks(try #require(ValueFormat(format)).string(value, context: context))
        }
        func digits(group: String, decimal: String, fraction: String) throws -> String {
            let groups = try figure("grouping") == "3,2" ? ["12", "34", "567"] : ["1", "234", "567"]
            return groups.joined(separator: group) + decimal + fraction
        }
        // Drawn numbers have a minus sign also where CLDR has a hyphen.
        let minus = Self.withoutMarks(try figure("minus")).replacing("-", with: "\u{2212}")
        let number = try digits(group: figure("group"), decimal: figure("decimal"), fraction: "5")
        #expect(try string("1234567.5", "number") == number)
        #expect(try string("-1234567.5", "number") == minus + number)
        let percent = Self.withoutMarks(try figure("percent"))
        #expect(try string("0.25", "percent") == percent.replacing("0", with: "25"))

        let amount = try digits(
            group: figure("currencyGroup"), decimal: figure("currencyDecimal"), fraction: "50")
        let symbols = try figure("symbols").split(separator: "|")
        let euro = String(try #require(symbols.first { $0.hasPrefix("EUR ") }).dropFirst(4))
        let patterns = Self.withoutMarks(try figure("currency")).split(separator: "|").map(String.init)
        // CLDR inserts a space between a code and digits.
        let space = euro == "EUR" ? "\u{A0}" : ""
        func filled(_ pattern: String) -> String {
            pattern.replacing("¤0", with: "¤\(space)0").replacing("0", with: amount)
                .replacing("¤", with: euro)
        }
        #expect(try string("1234567.5", "currency.EUR") == filled(patterns[0]))
        let negative = patterns.count > 1 ? patterns[1].replacing("-", with: minus) : minus + patterns[0]
        #expect(try string("-1234567.5", "currency.EUR") == filled(negative))
    }

    @Test(arguments: DataLocale.names)
    func datesHaveNamesOfCLDR(name: String) throws {
        let figures = try figures(of: name)
        func item(_ index: Int, of key: String) throws -> String {
            String(try #require(figures[key]).split(separator: "|")[index])
        }
        // A Saturday in March.
        let fields = [
            "y": "2026", "M": "3", "MM": "03", "MMM": try item(2, of: "shortMonths"),
            "MMMM": try item(2, of: "months"), "d": "7", "dd": "07", "EEEE": try item(5, of: "days"),
            "H": "21", "HH": "21", "h": "9", "mm": "05", "a": try item(1, of: "dayPeriods"),
        ]
        let context = FormatContext(locale: try .named(name))
        for (format, key) in [
            ("date.short", "short"), ("date", "medium"), ("date.long", "long"), ("date.full", "full"),
            ("time", "time"),
        ] where Self.differences["\(name) \(key)"] == nil {
            let expected = try #require(figures[key]).replacing(/'([^']*)'|[a-zA-Z]+/) { match in
                match.1.map(String.init) ?? fields[String(match.0)] ?? "?"
            }
            let text = try #require(ValueFormat(format)).string("2026-03-07T21:05", context: context)
            #expect(text == expected, "\(name) \(key)")
        }
    }
}
