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

    /// Empty braces are the column to which the condition belongs.
    @Test func bracesAreTheOwnColumn() throws {
        #expect(try Condition("{} > 10", columns: columns, own: 1).isMet(by: record))
        #expect(try !Condition("{} > 10", columns: columns, own: 2).isMet(by: record))
        do throws(Diagnostic) {
            _ = try Condition("{} > 10", columns: columns)
            Issue.record("there is no own column")
        } catch {
            #expect(error.sentence.contains("only in conditions of that column"))
        }
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
        (["05.01.26", "31.12.99", "13.02.26"], "d > 2026-01-01", [true, false, true]),
        (["5-1-26", "31-12-99", "TBD"], "d < 2026", [false, true, false]),
        (["1.2.30", "1.13.20"], "d = 2020", [false, false]),
        (["26-01-05", "26-02-06"], "d >= 2000", [false, false]),
        (["2026-12-05", "2026-02", "TBD", "2025"], "d = 2026", [true, true, false, false]),
        (["2026-12-05", "2026-02", "TBD", "2025"], "d < 2026", [false, false, false, true]),
        (["2026-12-05", "2026-02"], "d >= 2026-02-15", [true, true]),
        (["2026-12-05", "2026-02"], "d > 2026-02-15", [true, false]),
        (["2026", "2025"], "d > 2025.5", [true, false]),
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

    /// A text next to dates or numbers is a placeholder if a record has it. Otherwise, nothing would equal it.
    @Test(arguments: [
        ("d = 20260105", "compares dates with \"20260105\", which is neither a date nor a column"),
        ("d != yesterday", "compares dates with \"yesterday\", which is neither a date nor a column"),
        ("d = 'yesterday'", "compares dates with \"yesterday\", which is not a date"),
        ("d = 'Jan 5, 2026'", "compares with \"Jan 5, 2026\", which is no date in ISO 8601"),
        ("d > '05.01.26'", "compares with \"05.01.26\", which is no date in ISO 8601"),
        ("n = several", "compares numbers with \"several\", which is neither a number nor a column"),
        ("t != '9'", "compares times with \"9\", which is not a time"),
        ("d = TBD", nil), ("d != 'TBD'", nil), ("n = many", nil), ("n != n/a", nil), ("n != ''", nil),
        ("d = 2026", nil), ("t = 9:05", nil), ("d contains soon", nil),
    ])
    func textsNextToOtherKindsAreInARecord(text: String, problem: String?) throws {
        let file = try RecordFile.open(
            bytes: Array(
                "d,n,t\n2026-01-05,1,9:05\n2026-03-15,2,13:05\n2025-12-31,3,8:00\nTBD,many,late\n".utf8),
            name: "a", format: .csv)
        var context = FormatContext()
        try context.readColumns(of: file)
        func check() throws(Diagnostic) {
            try Condition(text, columns: file.columns, context: context).checkTexts(in: file)
        }
        guard let problem else { return try check() }
        let error = #expect(throws: Diagnostic.self) { try check() }
        #expect(error?.sentence.hasPrefix("the condition \"\(text)\" \(problem)") == true)
    }

    @Test func errorsOfDatesNameTheSpecifiedOrder() {
        let error = #expect(throws: Diagnostic.self) {
            try Condition("name > 11/21/2026", columns: columns, context: FormatContext(dates: .order(.dmy)))
        }
        #expect(
            error?.sentence.hasSuffix(
                "which is no date in ISO 8601 or in the specified order or pattern; write a date such as 2026-11-21"
            ) == true)
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
        ("name = NAME", "compares the column \"name\" with itself; for a text, write 'NAME' in quotes"),
        ("name = {name}", "compares the column \"name\" with itself"),
        (
            "name = New York City and price > 3",
            "continues after \"New\"; write a text of several words in quotes: 'New York City'"
        ),
        (
            "(name = New York)",
            "continues after \"New\"; write a text of several words in quotes: 'New York'"
        ),
        ("price <> 3", "has <>; write != instead"), ("price => 3", "has =>; write >= instead"),
        ("open && price > 3", "has &&; write and instead"),
        ("name = Bob || open", "has ||; write or instead"),
        (
            "name in ('Ada', 'Bob')",
            "has in, which is no operator; use =, !=, <, <=, >, >= or contains, joined by and, or and not"
        ),
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
