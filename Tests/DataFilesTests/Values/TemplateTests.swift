import Testing

@testable import DataFiles

@Suite("Templates")
struct TemplateTests {
    private let columns = ["name", "Code", "area"]

    private func text(_ template: String) throws -> String {
        let file = try open("name,Code,area\nChad,TD,1284000\n", .csv)
        return try Template(template, columns: file.columns).string(for: file.record(at: 0))
    }

    private func reportedError(_ text: String, columns: [String]) -> String {
        do {
            _ = try Template(text, columns: columns)
            return "nothing"
        } catch {
            return error.description
        }
    }

    @Test(arguments: [
        ("name", "Chad"), ("code", "TD"), ("{name}", "Chad"), ("{name} ({CODE})", "Chad (TD)"),
        ("{{{name}}}", "{Chad}"), ("{{name}}", "{name}"), ("é{area}km²", "é1284000km²"),
        ("{name}{name}", "ChadChad"),
    ])
    func placeholdersAreReplaced(template: String, expected: String) throws {
        #expect(try text(template) == expected)
    }

    @Test func templateListsUsedColumns() throws {
        #expect(try Template("{area} {name} {area}", columns: columns).columns == [2, 0])
        #expect(try Template("name", columns: columns).columns == [0])
        #expect(try Template("{{}}", columns: columns).columns.isEmpty)
    }

    @Test func exactNamesTakePrecedenceOverOtherCase() throws {
        let columns = ["NAME", "name", "Name"]
        #expect(try Template("name", columns: columns).columns == [1])
        #expect(
            reportedError("nAme", columns: columns).hasPrefix("no column \"nAme\"; did you mean \"NAME\"?"))
    }

    @Test func columnNameWithBracesMatchesWholeTemplate() throws {
        #expect(try Template("a{b}", columns: ["a{b}"]).columns == [0])
    }

    @Test(arguments: [
        ("nme", "no column \"nme\"; did you mean \"name\"? The columns are name, Code, area"),
        ("{zzzzz}", "no column \"zzzzz\". The columns are name, Code, area"),
        ("{}", "\"{}\" has empty braces; write the name of a column in them"),
        ("{ }", "\"{ }\" has empty braces; write the name of a column in them"),
        ("{name", "\"{name\" has a { that is not closed; write {name} for a column and {{ for a brace"),
        ("{na{me}", "\"{na{me}\" has a { that is not closed; write {name} for a column and {{ for a brace"),
        ("{name} }", "\"{name} }\" has a } without a {; write }} for a brace"),
    ])
    func reportsTemplateErrors(template: String, expected: String) {
        #expect(reportedError(template, columns: columns) == expected)
    }

    @Test func longColumnListsAreTruncated() {
        let many = (1...30).map { "c\($0)" }
        let list = (1...12).map { "c\($0)" }.joined(separator: ", ")
        #expect(
            reportedError("zzzz", columns: many) == "no column \"zzzz\". The columns are \(list) and 18 more")
        #expect(reportedError("zzzz", columns: []) == "no column \"zzzz\"; the records have no columns")
    }
}

@Suite("Nearest names")
struct NearestNameTests {
    private let names = ["name", "capital", "population", "area_km2", "Flag"]

    @Test(arguments: [
        ("nme", "name"), ("naem", "name"), ("NAME", "name"), ("capitol", "capital"), ("flag", "Flag"),
        ("poplation", "population"), ("area", "area_km2"), ("xyz", nil), ("", nil), ("n", nil),
    ])
    func misspellingsMatchNearestName(name: String, expected: String?) {
        #expect(nearestName(to: name, among: names) == expected)
    }

    @Test func firstOfEquallyNearNamesWins() {
        #expect(nearestName(to: "cat", among: ["bat", "hat", "mat"]) == "bat")
        #expect(nearestName(to: "cat", among: ["bat", "hat", "CAT"]) == "CAT")
    }

    @Test func sameFirstLetterAndMissingLettersPrecedeOthers() {
        #expect(nearestName(to: "cat", among: ["bat", "hat", "cut", "cot"]) == "cut")
        #expect(nearestName(to: "hart", among: ["cart", "hare", "heart", "part"]) == "heart")
        #expect(nearestName(to: "hart", among: ["cart", "heap"]) == "cart")
    }

    @Test func longNamesAreComparedQuickly() {
        let long = String(repeating: "ab", count: 1_000_000)
        #expect(nearestName(to: long, among: names) == nil)
        #expect(nearestName(to: "name", among: [long, "nane"]) == "nane")
    }
}
