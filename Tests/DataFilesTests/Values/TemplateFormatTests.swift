import Diagnostics
import Testing

@testable import DataFiles

@Suite struct TemplateFormatTests {
    @Test(arguments: [
        ("{n:number}", "1234567.891", "1,234,567.891"), ("{n:number.2}", "1234.5", "1,234.50"),
        ("{n:number}", "n/a", "n/a"), ("{n:number}", "", ""), ("{n:percent}", "0.256", "25.6%"),
        ("{n:date}", "2026-11-21", "Nov 21, 2026"),
        ("{n:date.long}", "2026-11-21T08:05:00Z", "November 21, 2026"),
        ("{n:number.0}", "-0.4", "0"), ("{n:number.0}", "2.5", "3"), ("{n:number.2}", "0.125", "0.13"),
        ("{n:number.2}", "-0.004", "0.00"), ("{n:percent.0}", "-0.004", "0%"),
        ("{n:number}", "-0.5", "\u{2212}0.5"),
        ("{n:number}", "9007199254740993", "9,007,199,254,740,993"), ("{n:number}", "0x10", "0x10"),
        ("{n:date}", "1492-10-12", "Oct 12, 1492"), ("{n:date}", "1582-10-04", "Oct 4, 1582"),
        ("{n:date}", "1582-10-15", "Oct 15, 1582"), ("{n:date}", "1582-10-10", "Oct 10, 1582"),
        ("{n:date.EEEE}", "0001-01-01", "Monday"),
        ("{n:date.EEEE}", "0000-02-29", "Tuesday"), ("{n:date}", "1500-02-29", "1500-02-29"),
        ("{n:significant.3}", "12345", "12,300"), ("{n:significant.3}", "0.00123456", "0.00123"),
        ("{n:significant.2}", "9.96", "10"), ("{n:significant.3}", "1.5", "1.50"),
        ("{n:significant}", "0", "0"),
        ("{n:significant.3.plain.sign}", "99960", "+100000"), ("{n:significant.2}", "-0.0999", "−0.10"),
        ("{n:engineering.1}", "12345", "12.3\u{A0}×\u{A0}10³"),
        ("{n:engineering}", "0.00005", "50\u{A0}×\u{A0}10⁻⁶"),
        ("{n:engineering.0}", "999600", "1\u{A0}×\u{A0}10⁶"),
        ("{n:engineering}", "1.5", "1.5\u{A0}×\u{A0}10⁰"),
        ("{n:time}", "13:35", "1:35\u{202F}PM"), ("{n:time.HH:mm:ss}", "8:05:30", "08:05:30"),
        ("{n:time.HH:mm}", "9:05 PM", "21:05"), ("{n:time}", "24:00", "24:00"), ("{n:date}", "8:05", "8:05"),
        ("{n:date}", "2023-02-29", "2023-02-29"), ("{n:date}", "2024-02-29", "Feb 29, 2024"),
        ("{n:date}", "2024-04-31", "2024-04-31"), ("{n:date}", "1900-02-29", "1900-02-29"),
        ("{n:date}", "24-6-5", "24-6-5"), ("{n:time}", "2024-06-05T10:00:99", "2024-06-05T10:00:99"),
        ("{n:date}", "yesterday", "yesterday"), ("{n:date}", "2026-13-01", "2026-13-01"),
    ])
    func formats(template: String, value: String, expected: String) throws {
        let template = try Template(template, columns: ["n"])
        #expect(template.string(for: Record(line: 1, texts: [value])) == expected)
    }

    @Test func localeDeterminesSeparators() throws {
        let template = try Template(
            "{n:number.1}", columns: ["n"], context: FormatContext(locale: .named("de_DE")))
        #expect(template.string(for: Record(line: 1, texts: ["1234.5"])) == "1.234,5")
    }

    @Test func columnNamesWithColonTakePrecedenceOverFormats() throws {
        let template = try Template("{a:number}", columns: ["a", "a:number"])
        #expect(template.columns == [1])
    }

    @Test func placeholdersAreTheirColumns() throws {
        let columns = ["name", "odd {name}", "price"]
        let placeholders = columns.indices.map { Template.placeholder($0, in: columns) }
        #expect(placeholders == ["{name}", "{#2}", "{price}"])
        #expect(try placeholders.map { try Template($0, columns: columns).columns } == [[0], [1], [2]])
    }

    @Test(arguments: [
        ("number.99", "after number, write digits from 0 to 20, such as 2 or 0-2, sign, plain or dash"),
        ("currency.ZZZ", "after currency, write a code of ISO 4217, such as EUR"),
        ("duration.days", "after duration, write words or dash"),
        (
            "date.qqq",
            "after date, write short, medium, long, full, iso, relative or a pattern of y, M, L, d, E, H, h, m, s "
                + "and a, such as yyyy-MM-dd"
        ),
        ("datetime.x", "after datetime, write short, medium, long, full or iso"),
    ])
    func unknownOptionsAreExplained(format: String, remedy: String) {
        let error = #expect(throws: Diagnostic.self) { try Template("{n:\(format)}", columns: ["n"]) }
        #expect(error.map { "\($0)".contains("\"\(format)\" is not a format; \(remedy)") } == true)
    }
}
