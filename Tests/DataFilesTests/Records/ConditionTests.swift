import Diagnostics
import Testing

@testable import DataFiles

@Suite struct ConditionTests {
    private let columns = ["name", "price", "unit price", "open", "none"]
    private let record = Record(line: 2, texts: ["Ada", "12.50", "3", "yes", ""])

    @Test(arguments: [
        ("price > 10", true), ("price < 9", false), ("price >= 12.5 and price <= 12.5", true),
        ("name = Ada", true), ("name = 'ada'", false), ("name contains 'AD'", true), ("name != Ada", false),
        ("{unit price} = 3", true), ("not {unit price} = 3", false), ("open", true), ("not open", false),
        ("price > 100 or (open and name < 'B')", true), ("price > 100 or open and name > 'B'", false),
        ("none < 1", false), ("none > 1", false), ("none <= 1", false), ("none != 1", true),
        ("name > 1", false), ("name < 1", false), ("name > abc", true), ("price > 0xA", false),
        ("{#2} == 12.5", true), ("PRICE > 1", true), ("name = \"Ada\"", true), ("10 < price", true),
    ])
    func conditionsAreEvaluated(text: String, expected: Bool) throws {
        #expect(try Condition(text, columns: columns).isMet(by: record) == expected)
    }

    @Test(arguments: [
        ("2026-01-04", "d < 2026-01-05", true), ("2026-01-06", "d > 2026-01-05", true),
        ("not a date", "d > 2026-01-05", false), ("not a date", "d < 2026-01-05", false),
        ("not a date", "d >= '2026-01-05'", false), ("not a date", "d != 2026-01-05", true),
        ("", "d < 2026-01-05", false), ("12", "d < 2026-01-05", false),
        ("2026-01-05", "d = 2026-01-05", true),
        ("2026-01-05", "d < zebra", false),
        ("2026-1-4", "d < 2026-01-05", true), ("2026-1-5", "d = 2026-01-05", true),
        ("2026-01-05", "2026-1-6 > d", true), ("2026-01-05", "d = 2026-01-05T00:00", true),
        ("2026-01-05 09:30", "d > 2026-01-05T9:00", true), (" 2026-1-5", "d = 2026-01-05", true),
        ("2026-01-05 1:05 PM", "d > '2026-01-05 12:30'", true),
        ("2026-01-05T10:00+02:00", "d = 2026-01-05T08:00Z", true),
        ("2026-01-05T03:30-0430", "d = 2026-01-05T08:00", true),
        ("2026-01-05T08:00:00.5Z", "d > 2026-01-05T08:00:00.25Z", true),
        ("2026-01-05T08:00:00.50Z", "d = '2026-01-05 08:00:00.5'", true),
    ])
    func datesAreComparedWithDates(value: String, text: String, expected: Bool) throws {
        let record = Record(line: 2, texts: [value])
        #expect(try Condition(text, columns: ["d"]).isMet(by: record) == expected)
    }

    /// Returns the conventions of a column with some values.
    private func context(_ values: [String]) -> FormatContext {
        var context = FormatContext()
        context.readColumns(of: values.map { Record(line: 1, texts: [$0]) }, columnCount: 1)
        return context
    }

    /// A date in a condition covers its year, month or day.
    @Test(arguments: [
        ("2026-01-31", "d >= 2026-01", true), ("2025-12-31", "d >= 2026-01", false),
        ("2026-01-31", "d > 2026-01", false), ("2026-02-01", "d > 1/2026", true),
        ("2026-01-31 23:59", "d <= 2026-01", true), ("2026-12-31", "d == 2026", true),
        ("2027-01-01", "d <= 2026", false), ("2026-01-05T10:00", "d = 2026-01-05", true),
        ("2026-01-05T10:00", "d <= 2026-01-05", true), ("2026-01-05T10:00", "2026-01-05 < d", false),
        ("2026-01-06", "d != 2026-01-05", true), ("2026", "d = 2026", true),
    ])
    func datesInConditionsCoverTime(value: String, text: String, expected: Bool) throws {
        let record = Record(line: 2, texts: [value])
        #expect(try Condition(text, columns: ["d"]).isMet(by: record) == expected)
    }

    @Test(arguments: [
        (["21.11.2026", "03.04.2026"], "d > 2026-11-20", [true, false]),
        (["21/11/2026", "03/04/2026"], "d < 04/05/2026", [false, true]),
        (["11/21/26", "03/04/26", "n/a"], "d >= 3/5/26", [true, false, false]),
        (["2026/11/21", "2026/03/04"], "d = 2026-03", [false, true]),
        (["2026-01", "2025-12"], "d >= 2026-01", [true, false]),
        (["2026-01", "2025-12"], "d < 2026", [false, true]),
        (["9:05", "13:35", "08:05:30"], "d < 10:00", [true, false, true]),
        (["9:05", "13:35", "08:05:30"], "d >= 9:05", [true, true, false]),
        (["9:05 AM", "1:35 PM"], "d > 12:00", [false, true]),
        (["59:30", "75:00", "1:02:03"], "d > 1:00:00", [false, true, true]),
        (["1234-05", "1234-15"], "d > '1234-10'", [false, true]),
    ])
    func valuesOfColumnsDetermineHowTheyAreCompared(
        values: [String], text: String, expected: [Bool]
    ) throws {
        let condition = try Condition(text, columns: ["d"], context: context(values))
        #expect(values.map { condition.isMet(by: Record(line: 1, texts: [$0])) } == expected)
    }

    @Test(arguments: [
        (["1", "2", "n/a"], "d > abc", "numbers"), (["1", "2", "x"], "d > '2026-01-05'", "numbers"),
        (["2026-01-05"], "d < soon", "dates"), (["2026-01-05"], "d < 5", "dates"),
        (["9:05", "13:35"], "d < 10", "times"),
    ])
    func literalsWithoutOrderAreErrors(values: [String], text: String, kind: String) {
        let error = #expect(throws: Diagnostic.self) {
            try Condition(text, columns: ["d"], context: context(values))
        }
        #expect(error?.sentence.contains("compares \(kind) with ") == true)
    }

    @Test(arguments: [
        (["1", "2"], "d = abc"), (["1", "2"], "d != n/a"), (["1", "2"], "d = true"),
        (["a", "b"], "d > c"), (["a", "b"], "d > 5"), (["2026-01-05"], "d = soon"),
    ])
    func otherLiteralsAreAllowed(values: [String], text: String) throws {
        _ = try Condition(text, columns: ["d"], context: context(values))
    }

    @Test func datesInTwoOrdersHaveNone() throws {
        let context = context(["21/11/2026", "11/21/2026"])
        #expect(throws: Diagnostic.self) { try Condition("d > 21/11/2026", columns: ["d"], context: context) }
        var problems: [String] = []
        _ = try Condition("d > 2026-01-05", columns: ["d"], context: context)
            .isMet(by: Record(line: 1, texts: ["21/11/2026"])) { problems.append($0.expected) }
        #expect(problems.first?.hasPrefix("a date in a known order") == true)
    }

    /// Floating-point values of these numbers are equal.
    @Test(arguments: [
        ("9007199254740993", "d = 9007199254740992", false),
        ("9007199254740993", "d > 9007199254740992", true),
        ("9,007,199,254,740,993.00", "d = 9007199254740993", true),
        ("-9007199254740993", "d < -9007199254740992", true),
        ("123456789012345678901234567890", "d <= 123456789012345678901234567889", false),
        ("1e40", "d = 10000000000000000000000000000000000000000", true), ("-0", "d = 0", true),
    ])
    func longNumbersAreExact(value: String, text: String, expected: Bool) throws {
        let record = Record(line: 2, texts: [value])
        #expect(try Condition(text, columns: ["d"]).isMet(by: record) == expected)
    }

    @Test(arguments: [
        ("04.01.2026", "d < 05.01.2026", true), ("12", "d < 05.01.2026", false),
        ("soon", "d > 05.01.2026", false),
        ("2026-01-06", "d > 05.01.2026", true),
    ])
    func datesInAnOrderAreComparedWithDates(value: String, text: String, expected: Bool) throws {
        let record = Record(line: 2, texts: [value])
        let context = FormatContext(dates: try DateReading("dmy"))
        #expect(try Condition(text, columns: ["d"], context: context).isMet(by: record) == expected)
    }

    @Test(arguments: [
        "price > prise", "name = pricee", "open and price <= Prices", "prise < name", "not (Prise = name)",
        "name contains pric", "prise contains name", "pri < name",
    ])
    func misspelledColumnsAreNoTexts(text: String) {
        let error = #expect(throws: Diagnostic.self) { try Condition(text, columns: columns) }
        #expect(
            error?.sentence.contains("which is no column; did you mean \"price\"? For a text, write '")
                == true)
    }

    @Test(arguments: [
        "name = 'prise'", "name = Euro", "name contains 'pric'", "name = opn", "'prise' < name",
        "name > '21.11.2026'", "name = 21.11.2026", "name > 1.2.30",
    ])
    func otherWordsAreTexts(text: String) throws {
        _ = try Condition(text, columns: columns)
    }

    @Test(arguments: ["21.11.2026", "11/21/26", "2026/11/21", "2026-02-30"])
    func datesInUnknownOrderAreNotComparedAsTexts(date: String) throws {
        let text = "name >= \(date)"
        let error = #expect(throws: Diagnostic.self) { try Condition(text, columns: columns) }
        #expect(
            error?.sentence
                == "the condition \"\(text)\" compares with \"\(date)\", which is no date in ISO 8601; "
                + "write a date such as 2026-11-21, or specify the order with dates or --dates")
        if date == "21.11.2026" {
            _ = try Condition(text, columns: columns, context: FormatContext(dates: .order(.dmy)))
        }
    }

    @Test(arguments: [
        ("", "ends where a column or value is expected"),
        ("price >", "ends where a column or value is expected"),
        ("price > > 3", "requires a column or value at each side of a comparison, such as price > 10"),
        ("(price > 3", "has a ( that is not closed"), ("name = 'a", "has a ' that is not closed"),
        ("'price' > 3", "compares no column"),
        ("price > 3 name", "continues after its end; join comparisons with and or or"),
    ])
    func reportsErrorsInConditions(text: String, expected: String) {
        let error = #expect(throws: Diagnostic.self) { try Condition(text, columns: columns) }
        #expect(error?.sentence == "the condition \"\(text)\" \(expected)")
    }

    @Test func reportsUnknownColumns() {
        let error = #expect(throws: Diagnostic.self) { try Condition("{prise} > 1", columns: columns) }
        #expect(error?.sentence.hasPrefix("no column \"prise\"; did you mean \"price\"?") == true)
        for text in ["prise > 1", "prise", "open and prise = 3"] {
            let error = #expect(throws: Diagnostic.self) { try Condition(text, columns: columns) }
            #expect(error?.sentence.hasPrefix("no column \"prise\"; did you mean \"price\"?") == true)
        }
        let deep = String(repeating: "(", count: 40) + "open" + String(repeating: ")", count: 40)
        #expect(throws: Diagnostic.self) { try Condition(deep, columns: columns) }
    }
}
