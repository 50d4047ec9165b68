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

@Suite struct ValueFormatTests {
    @Test(arguments: [
        ("{n:number}", "1234567.891", "1,234,567.891"), ("{n:number.2}", "1234.5", "1,234.50"),
        ("{n:number}", "n/a", "n/a"), ("{n:number}", "", ""), ("{n:percent}", "0.256", "25.6%"),
        ("{n:date}", "2026-11-21", "Nov 21, 2026"),
        ("{n:date.long}", "2026-11-21T08:05:00Z", "November 21, 2026"),
        ("{n:number.0}", "-0.4", "0"), ("{n:number.0}", "2.5", "3"), ("{n:number.2}", "0.125", "0.13"),
        ("{n:number.2}", "-0.004", "0.00"), ("{n:percent.0}", "-0.004", "0%"), ("{n:number}", "-0.5", "-0.5"),
        ("{n:number}", "9007199254740993", "9,007,199,254,740,993"), ("{n:number}", "0x10", "0x10"),
        ("{n:date}", "1492-10-12", "Oct 12, 1492"), ("{n:date}", "1582-10-04", "Oct 4, 1582"),
        ("{n:date}", "1582-10-15", "Oct 15, 1582"), ("{n:date}", "1582-10-10", "1582-10-10"),
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
        let template = try Template("{n:number.1}", columns: ["n"], locale: .init(identifier: "de_DE"))
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
}
