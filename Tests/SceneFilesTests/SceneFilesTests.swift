import Records
import TableKit
import Testing

@testable import SceneFiles

private func file(_ text: String) throws -> RecordFile {
    try RecordFile(bytes: Array(text.utf8), name: "list.csv", format: .csv)
}

@Suite struct RecordSectionTests {
    @Test func sectionsBeginWhenTheColumnChanges() throws {
        let file = try file("name,group\na,x\nb,x\nc,\nd,x\n")
        let sections = try [RecordSection](of: file, column: 1)
        #expect(
            sections == [
                RecordSection(title: "x", records: 0..<2), RecordSection(title: "", records: 2..<3),
                RecordSection(title: "x", records: 3..<4),
            ])
        #expect(try [RecordSection](of: file, column: nil) == [RecordSection(title: nil, records: 0..<4)])
    }

    @Test(arguments: [
        (0..<1, ["a 0..<1"]), (1..<3, ["a 1..<2", "b 2..<3"]), (2..<5, ["b 2..<5"]), (5..<6, ["c 5..<6"]),
        (0..<6, ["a 0..<2", "b 2..<5", "c 5..<6"]), (3..<3, []), (6..<9, []),
    ])
    func partsKeepTheirTitles(records: Range<Int>, expected: [String]) {
        let sections = [
            RecordSection(title: "a", records: 0..<2), RecordSection(title: "b", records: 2..<5),
            RecordSection(title: "c", records: 5..<6),
        ]
        #expect(sections.showing(records).map { "\($0.title ?? "") \($0.records)" } == expected)
    }
}

@Suite struct RecordBindingsTests {
    @Test func anEmptyNameIsNone() throws {
        let file = try file("name,mark\na,checkmark\nb,\n")
        let value = try RowValue<TableViewCell.AccessoryType>("{mark}", columns: file.columns)
        #expect(value.columns == [1])
        #expect(try value.value(for: file.record(at: 0)) == .checkmark)
        #expect(try value.value(for: file.record(at: 1)) == .none)
    }

    @Test func aNameWithoutBracesIsTheSameForEveryRow() throws {
        let value = try RowValue<TableViewCell.EditingStyle>("insert", columns: ["insert"])
        #expect(value.columns.isEmpty)
        #expect(throws: TemplateError.self) {
            try RowValue<TableViewCell.EditingStyle>("inserts", columns: ["inserts"])
        }
    }

    @Test func theFirstWrongNameIsToldWithItsLine() throws {
        let file = try file("name,mark\na,\n\"b\nb\",detial\nc,x\n")
        var bindings = RecordBindings()
        try bindings.check(file)
        bindings.accessory = try RowValue("{mark}", columns: file.columns)
        let error = #expect(throws: RecordError.self) { try bindings.check(file) }
        #expect(error?.line == 3)
        #expect(error?.sentence.hasPrefix("\"detial\" is not an accessory; did you mean \"detail\"?") == true)
    }
}

@Suite struct PictureStoreTests {
    @Test func rowsAreCountedWhereTheyAreShown() {
        let store = PictureStore(folder: "/nowhere")
        #expect(store.image("", fitting: .zero) == nil)
        #expect(store.error("") == nil)
        #expect(!store.hasProblems)
        #expect(store.image("a.png", fitting: .zero) != nil)
        #expect(store.error("b.png")?.description == "/nowhere/b.png does not exist")
        #expect(store.hasProblems)
        #expect(store.shownProblems.isEmpty)
        store.noteShown("b.png", line: 7)
        store.noteShown("b.png", line: 9)
        store.noteShown("other.png", line: 9)
        #expect(store.shownProblems.map(\.rows) == [2])
        #expect(store.shownProblems.map(\.line) == [7])
    }
}

@Suite struct RecordTableTests {
    private func table(_ text: String, section: Int? = nil) throws -> RecordTable {
        let file = try file(text)
        var bindings = RecordBindings()
        bindings.title = try Template("name", columns: file.columns)
        return try RecordTable(
            file, sections: [RecordSection](of: file, column: section), bindings: bindings,
            look: .init(theme: .modern), pictures: PictureStore(folder: ""), imageProperties: .init())
    }

    @Test(
        arguments: [
            ("name\n", nil, "A table of 0 rows."), ("name\na\n", nil, "A table of 1 row:\na"),
            (
                "name\na\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\n", nil,
                "A table of 11 rows:\na\nb\nc\nd\ne\nf\ng\nh\ni\nj\nand 1 more row"
            ),
            ("name,g\na,1\nb,2\n", 1, "A table of 2 rows in 2 sections:\n1\na\n2\nb"),
            ("name\n\"a\tb\nc\"\n", nil, "A table of 1 row:\na b c"),
            (
                "name\n" + String(repeating: "x", count: 201) + "\n", nil,
                "A table of 1 row:\n" + String(repeating: "x", count: 200) + "…"
            ),
        ] as [(String, Int?, String)])
    func summaries(text: String, section: Int?, expected: String) throws {
        let records = try table(text, section: section)
        #expect(records.table.accessibilitySummary == expected)
    }

    @Test func rowsAndHeadersAreTheRecords() throws {
        let records = try table("name,g\na,1\nb,1\nc,2\n", section: 1)
        #expect(records.table.numberOfSections == 2)
        #expect(records.table.numberOfRows(inSection: 0) == 2)
        #expect(records.tableView(records.table, titleForHeaderInSection: 1) == "2")
        let cell = records.tableView(records.table, cellForRowAt: IndexPath(row: 1, section: 0))
        #expect(cell.textLabel?.text == "b")
        #expect(records.failure == nil)
    }
}
