import Diagnostics
import Testing

@testable import DataFiles

@Suite struct ReadingTests {
    @Test(
        arguments: [
            ("1.234,56", DecimalMark.comma, 1234.56), ("1.234", .comma, 1234), ("1.234", .point, 1.234),
            ("1,5", .point, nil), ("1,5", .comma, 1.5), ("12,34,567.5", .point, 1_234_567.5),
            ("030 123", .point, nil), ("0x10", .point, nil), ("-€5.20", .point, -5.2),
            ("(1,234)", .point, -1234),
            ("12 345 678,9", .comma, 12_345_678.9), ("1,23,4", .point, nil), ("", .point, nil),
            ("1.2.3", .point, nil), (".5", .point, 0.5), ("−5", .point, -5), ("5-", .point, -5),
            ("5 kr.", .point, 5), ("EUR 1.000,50", .comma, 1000.5), ("1'234.56", .point, 1234.56),
            ("12 %", .point, 0.12), ("1e5", .point, 100_000), ("1e999", .point, nil), ("1e308", .point, nil),
            ("1e307", .point, 1e307), ("+inf", .point, nil),
        ] as [(String, DecimalMark, Double?)])
    func readsNumbers(text: String, mark: DecimalMark, expected: Double?) {
        #expect(NumberReader.number(text, mark: mark)?.double == expected)
    }

    @Test(arguments: [
        ("21.11.2026", "dmy", "2026-11-21"), ("11/21/26", "mdy", "2026-11-21"),
        ("2026/1/2", "ymd", "2026-01-02"), ("21. 11. 2026", "dmy", "2026-11-21"),
        ("21.11.2026, 08:05", "dmy", "2026-11-21T08:05"), ("21 Nov 2026", "d MMM yyyy", "2026-11-21"),
        ("31.2.2026", "dmy", nil), ("21.11.026", "dmy", nil),
        ("11/21/2026 1:05 PM", "mdy", "2026-11-21T13:05"),
        ("11/21/26, 12:05:09 a.m.", "mdy", "2026-11-21T00:05:09"),
        ("11/21/2026 13:05 PM", "mdy", nil), ("11/21/2026 1:05 UTC", "mdy", "2026-11-21T01:05"),
    ])
    func readsDates(text: String, dates: String, expected: String?) throws {
        let date = try DateReading(dates).date(text, locale: .english)
        #expect(date == expected.flatMap { CivilTime($0) })
    }

    private func file(_ text: String) throws -> RecordFile {
        try RecordFile.open(bytes: Array(text.utf8), name: "a", format: .csv)
    }

    /// Returns what the only column of a file means, after the detection of its decimal mark.
    private func numbers(_ values: [String], locale: String = "en") throws -> [Double?] {
        let file = try file("a\n" + values.map { "\"\($0)\"\n" }.joined())
        var context = FormatContext(locale: try .named(locale))
        try context.readColumns(of: file)
        return values.map { context.number($0, column: 0)?.double }
    }

    /// Returns the decimal marks of the columns of a file.
    private func marks(_ text: String, locale: String = "en") throws -> [DecimalMark] {
        let file = try file(text)
        var context = FormatContext(locale: try .named(locale))
        try context.readColumns(of: file)
        return file.columns.indices.map(context.mark)
    }

    @Test func columnsDetermineDecimalMark() throws {
        #expect(try numbers(["1.234", "2,5"]) == [1234, 2.5])
        #expect(try numbers(["1.234", "2.5"], locale: "de") == [1.234, 2.5])
        #expect(try numbers(["1.234", "2.345"]) == [1.234, 2.345])
        #expect(try numbers(["1.234", "2.345"], locale: "de") == [1234, 2345])
        let table = try open("| a |\n| - |\n| 1.234,5 |\n", .markdown)
        var context = FormatContext()
        try context.readColumns(of: table)
        #expect(context.number("1.234,5", column: 0)?.double == 1234.5)
        #expect(try marks("a;b;c\n1,5;1.000;x\n") == [.comma, .comma, .comma])
        #expect(try marks("a;b\n1.5;1,000\n", locale: "de") == [.point, .point])
        // Columns that disagree, and texts that are no numbers, decide nothing.
        #expect(try marks("a;b;c\n1.5;1,5;1.000\n") == [.point, .comma, .point])
        #expect(try marks("a;b\n1.2;1.000\n1.2.3;2\n", locale: "de") == [.point, .comma])
        // All records decide.
        #expect(try numbers(Array(repeating: "1.234", count: 250) + ["1,5"]).first == 1234)
        // Numbers of both kinds decide nothing.
        #expect(try numbers(["1,5", "2.5"]) == [nil, 2.5])
    }

    @Test func conditionsAndSortingReadNumbersAndDates() throws {
        let file = try file("n,v,d\na,\"1.500,5\",3.2.2026\nb,\"900,25\",1.3.2026\nc,\"12\",2.1.2026\n")
        var context = FormatContext(dates: .order(.dmy))
        try context.readColumns(of: file)
        func names(_ filter: String?, _ sort: Int?) throws -> String {
            let condition = try filter.map { try Condition($0, columns: file.columns, context: context) }
            let order = sort.map { [SelectedRecords.SortColumn(column: $0, isDescending: false)] } ?? []
            let selected = try SelectedRecords.of(
                file, filter: condition, sort: order, limit: nil, context: context)
            return try (0..<selected.count).map { try selected.record(at: $0)[0] }.joined()
        }
        #expect(try names("v > 1000", nil) == "a")
        #expect(try names("v > 900,2", nil) == "ab")
        #expect(try names("d < '2026-02-04'", nil) == "ac")
        #expect(try names(nil, 1) == "cba")
        #expect(try names(nil, 2) == "cab")
    }

    @Test func remediesForDatesNameTheOrder() throws {
        let template = try Template("{d:date}", columns: ["d"])
        func warning(_ text: String) -> String? {
            var problems = ValueProblems()
            problems.add([template], in: Record(line: 2, texts: [text]), at: 0)
            return problems.warnings(file: "a.csv", columns: ["d"]).first?.description
        }
        #expect(
            warning("05.01.26") == "a.csv:2: warning: d: \"05.01.26\" is not a date; "
                + "specify the order with dates or --dates, such as dmy or \"d MMM yyyy\"")
        #expect(warning("soon") == "a.csv:2: warning: d: \"soon\" is not a date")
    }

    @Test func templatesReportValuesThatFormatsDoNotUnderstand() throws {
        let template = try Template("{a:number} {b:date}", columns: ["a", "b"])
        var problems: [String] = []
        for texts in [["1", "2026-11-21"], ["n/a", ""], ["many", "-"], ["2", "soon"]] {
            template.forEachProblem(in: Record(line: 1, texts: texts)) { problems.append("\($0) \($1)") }
        }
        #expect(problems == ["0 a number", "1 a date"])
    }
}
