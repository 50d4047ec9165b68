import TestSupport
import Testing

@testable import Scenes

/// Notes below the table, and their marks.
@Suite struct SceneNotesTests {
    private let list =
        "city,region,area,link\nOslo,North,454.1,https://oslo.no\nBergen,North,464.71,https://bergen.no\n"
        + "Rome,South,1285,https://roma.it\nBari,South,,https://bari.it\n"

    private func scene(_ notes: String, _ more: String = "") -> String {
        """
        title: Cities
        subtitle: Of Europe
        data: {file: list.csv, group: region}
        columns: [{value: city, content: markdown}, {value: area, title: Area, unit: km², group: Size}, {value: link, content: link}]
        notes: [\(notes)]
        \(more)
        """
    }

    private func texts(_ notes: String, _ more: String = "") throws -> [String] {
        let sandbox = try SceneSandbox(["list.csv": list.replacing("Oslo", with: "**Oslo**")])
        return try sandbox.drawing(scene(notes, more)).texts.map(\.run.text)
    }

    @Test(arguments: [
        ("column: Area", "Area (km²)¹"), ("column: area", "Area (km²)¹"), ("group: Size", "Size¹"),
        ("section: South", "South¹"), ("of: title", "Cities¹"), ("of: subtitle", "Of Europe¹"),
        ("column: area, if: area > 1000", "1285¹"), ("column: area, if: city = Bari", "–¹"),
        ("column: link, if: city = Rome", "roma.it¹"),
    ])
    func placesHaveMarks(place: String, marked: String) throws {
        let texts = try texts("First, {text: Second, \(place)}, Third")
        // A link and its mark are two texts.
        #expect(texts.contains(marked) || texts.joined().contains(marked + "Bari"), "\(texts)")
        #expect(
            texts.filter { ["First", "¹ Second", "Third"].contains($0) } == ["First", "¹ Second", "Third"])
        #expect(texts.count { $0.contains("¹") } == 2, "\(texts)")
    }

    @Test func titlesAndNotesCanBeMarkdown() throws {
        let sandbox = try SceneSandbox()
        let scene = "title: Two **strong** words\nrows: [One]\nnotes: \"_Source:_ [Census](https://a.org)\"\n"
        let literal = try sandbox.drawing(scene).texts.map(\.run.text)
        #expect(literal.contains("Two **strong** words"))
        let table = try sandbox.table(scene + "markdown: true")
        let texts = table.drawing.texts
        #expect(texts.map(\.run.text).joined(separator: "|").contains("Two |strong| words"))
        #expect(texts.filter { $0.run.text == "strong" }.map(\.run.font.weight) == [700])
        #expect(
            texts.contains { $0.run.text == "Census" } && table.table.accessibilityLabel == "Two strong words"
        )
    }

    @Test func emphasisEndsBeforeTheMark() throws {
        let texts = try texts("{text: Capital, column: city, if: area < 460}")
        #expect(texts.joined(separator: "|").contains("Oslo|¹"), "\(texts)")
    }

    @Test func notesAreNumberedInTheirOrder() throws {
        let texts = try texts(
            "{text: A, column: area, if: area > 1}, B, {text: C, column: area, if: area > 1000}, {text: D, column: Area}"
        )
        #expect(texts.contains("1285¹\u{A0}²") && texts.contains("454.1¹") && texts.contains("Area (km²)³"))
        #expect(["¹ A", "B", "² C", "³ D"].allSatisfy(texts.contains), "\(texts)")
    }

    @Test func numbersWithMarksAreAlignedByTheirDecimalSeparator() throws {
        let sandbox = try SceneSandbox(["list.csv": list])
        let drawing = try sandbox.drawing(scene("{text: A, column: area, if: area < 460}"))
        let (marked, other) = (try drawing.text("454.1¹"), try drawing.text("464.71"))
        #expect(abs(marked.x - other.x) < 1)
    }

    /// A column with the name is enough in one of several sections, and so is a record that meets a condition.
    @Test func noteIsAboutAllSections() throws {
        let content = try SceneSandbox().content(
            """
            sections:
              - {columns: [Item, Count], rows: [[One, 1]]}
              - {columns: [Item, Count], rows: [[Two, 20]]}
              - {columns: [Item], rows: [[Three]]}
            notes: [{text: Many, column: Count, if: Count > 10}]
            """)
        #expect(content.warnings.isEmpty, "\(content.warnings)")
        let texts = try SceneTable.showing(content).drawing.texts.map(\.run.text)
        #expect(texts.contains("20¹") && texts.contains("1"))
    }

    @Test(arguments: [
        ("{text: A, column: aera}", "s:5:19: notes[0]", "no column \"aera\"; did you mean \"area\"?"),
        (
            "{text: A, group: Sise}", "s:5:19: notes[0]",
            "no group of columns \"Sise\"; did you mean \"Size\"?"
        ),
        ("{text: A, if: area > 1}", "s:5:19: notes[0]", "\"if\" requires the column"),
        ("{text: A, group: Size, column: area}", "notes[0]", "\"column\" and \"group\" exclude each other"),
        ("{column: area}", "notes[0]", "a note requires the key \"text\""),
        ("A, {text: A, column: area, if: aera > 1}", "notes[1].if", "no column \"aera\""),
    ])
    func placesThatDoNotExistAreErrors(notes: String, path: String, message: String) throws {
        let error = #expect(throws: (any Error).self) { _ = try texts(notes) }
        #expect("\(try #require(error))".contains("\(path)"), "\(String(describing: error))")
        #expect("\(try #require(error))".contains(message), "\(String(describing: error))")
    }

    @Test func textsThatDoNotExistAreErrors() throws {
        let sandbox = try SceneSandbox()
        let error = #expect(throws: (any Error).self) {
            _ = try sandbox.drawing("rows: [One]\nnotes: {text: A, of: title}")
        }
        #expect("\(try #require(error))".contains("notes[0]: the table has no title"))
    }

    @Test func marksRequireTexts() throws {
        let sandbox = try SceneSandbox(["list.csv": list])
        let error = #expect(throws: (any Error).self) {
            _ = try sandbox.drawing(
                "data: list.csv\ncolumns: [{value: area, chart: {kind: bar, showsValue: false}}]\n"
                    + "notes: {text: A, column: area, if: area > 1}")
        }
        #expect("\(try #require(error))".contains("notes[0].if: the column has no texts"))
    }

    @Test func marksRemainInTextsThatAreCut() throws {
        let title = "A long title of a section that has no space on one line"
        let texts = try SceneSandbox().drawing(
            """
            width: 240
            sections: [{header: \(title), columns: [City, n], rows: [[Very long city name that is cut off here, 3]]}]
            notes: [{text: A, column: City, if: n = 3}, {text: B, section: \(title)}]
            """
        ).texts.map(\.run.text)
        #expect(texts.contains { $0.hasSuffix("here¹") && $0.contains("…") }, "\(texts)")
        #expect(texts.contains { $0.hasSuffix("line²") && !$0.contains("…") }, "\(texts)")
    }

    @Test func hiddenTitlesHaveNoMark() throws {
        let sandbox = try SceneSandbox(["list.csv": list])
        let warnings = try sandbox.content(scene("{text: A, column: area}", "columnHeader: false")).warnings
        #expect(warnings.map(\.description).first?.contains("the titles of columns are hidden") == true)
    }

    /// The data of tomorrow can contain what that of today does not.
    @Test(arguments: [
        ("section: Soth", "notes[0].section", "no section has the title \"Soth\", so the note has no mark"),
        ("column: area, if: area > 5000", "notes[0].if", "no record meets the condition"),
    ])
    func notesWithoutAMarkAreReported(place: String, path: String, message: String) throws {
        let sandbox = try SceneSandbox(["list.csv": list])
        let warnings = try sandbox.content(scene("{text: A, \(place)}")).warnings.map(\.description)
        #expect(
            warnings.count == 1 && warnings[0].contains(path) && warnings[0].contains(message), "\(warnings)")
    }
}
