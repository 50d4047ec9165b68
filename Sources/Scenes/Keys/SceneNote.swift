import DataFiles
import DataTables
import Diagnostics
import SceneSchema

/// A note below the table. A note with a place is numbered, and the place has its number as a mark.
public struct SceneNote: Hashable, Sendable, SceneObject {
    /// The text.
    public var text: String?
    /// The column whose title has the mark, by its value or its title.
    public var column: String?
    /// The condition of the records whose values in `column` have the mark, instead of its title.
    public var condition: String?
    /// The group of columns whose title has the mark.
    public var group: String?
    /// The section whose title has the mark, by this title.
    public var section: String?
    /// The text above the table that has the mark: title or subtitle.
    public var part: Part?

    /// The texts above the table that can have a mark.
    public enum Part: String, Hashable, Sendable, CaseIterable {
        /// The title of the table.
        case title
        /// The line below the title.
        case subtitle
    }

    /// Creates a note without a place.
    public init(_ text: String?) { self.text = text }

    /// Creates a note without properties.
    public init() { self.init(nil) }

    package static let definition = Definition<SceneNote>(
        name: "note",
        keys: [
            Key("text", \.text, .text).required.shown("Without islands."),
            Key("column", \.column, .text).shown("Area"),
            Key("if", \.condition, .text).describing("condition").shown(
                "Area > 1000", adding: "column: Area"),
            Key("group", \.group, .text).shown("Size"),
            Key("section", \.section, .text).shown("Cities"),
            Key("of", \.part, .choice).describing("part").shown("subtitle"),
        ], scalarKey: "text",
        check: { note, reader in
            let places = [
                ("column", note.column != nil), ("group", note.group != nil),
                ("section", note.section != nil), ("of", note.part != nil),
            ].filter(\.1).map(\.0)
            if places.count > 1 {
                reader.fail(
                    "\"\(places[0])\" and \"\(places[1])\" exclude each other; write a note for each place",
                    key: places[1])
            }
            if note.text?.isEmpty == true { reader.fail("expected a text, found an empty one", at: "text") }
            if note.column == nil {
                reader.fail("\"if\" requires the column whose values have the mark", key: "if")
            }
        },
        stage: ExampleStage(
            "title: Two cities\nsubtitle: In Europe\nsections:\n  - header: Cities\n"
                + "    columns: [City, {value: Area, group: Size}]\n    rows: [[Oslo, 454], [Rome, 1285]]\nnotes: [HERE]",
            base: "text: Without islands."))

    /// A Boolean value that indicates whether the note is about a place.
    var hasPlace: Bool { column != nil || group != nil || section != nil || part != nil }
}

extension SceneNote.Part: NamedValue { package static let kind = "a text above the table" }

extension TableScene {
    /// The marks of the notes. Those without a place have none.
    var noteMarks: [String?] {
        var count = 0
        return notes.map { note in
            guard note.hasPlace else { return nil }
            count += 1
            return count.superscript
        }
    }

    /// Returns the marks of the notes about a place, in their order.
    func marks(where isAbout: (SceneNote) -> Bool) -> String {
        zip(notes, noteMarks).filter { isAbout($0.0) }.compactMap(\.1).joinedMarks
    }

    /// Returns the marks of the notes about the columns of a section.
    func columnMarks(of section: SceneSection) -> [ColumnMark] {
        zip(notes.indices, noteMarks).compactMap { index, mark in
            guard let mark else { return nil }
            let path = "notes[\(index)]"
            if let group = notes[index].group { return ColumnMark(mark, place: .group(group), path: path) }
            guard let column = notes[index].column.flatMap({ section.columnIndex(of: $0) }) else {
                return nil
            }
            return ColumnMark(
                mark, place: .column(column, condition: notes[index].condition), path: path)
        }
    }
}

extension SceneSection {
    /// A Boolean value that indicates whether the header shows titles of columns.
    var showsTitles: Bool { !columns.isEmpty && showsColumnHeader }

    /// Returns the index of the column with a value or a title. `nil` if there is none.
    func columnIndex(of name: String) -> Int? {
        columns.firstIndex { $0.value == name } ?? columns.firstIndex { $0.title == name }
    }
}

extension SceneChecker {
    /// Reports notes about columns, groups and texts that the scene does not contain.
    mutating func checkNotes() {
        let columns = scene.sections.flatMap(\.columns)
        for (index, note) in scene.notes.enumerated() {
            let path = "notes[\(index)]"
            if let name = note.column, scene.sections.allSatisfy({ $0.columnIndex(of: name) == nil }) {
                let unknown = Diagnostic.unknownColumn(name, columns: columns.map { $0.value ?? "" })
                reader.fail(unknown.sentence, key: "column", at: path)
            }
            if let name = note.group, !columns.contains(where: { $0.group == name }) {
                let groups = columns.compactMap(\.group)
                let nearest = suggestion(forUnknown: name, among: groups)
                let list =
                    groups.isEmpty
                    ? "the columns have no groups"
                    : "there are \(Set(groups).sorted().joined(separator: ", "))"
                reader.fail(
                    "no group of columns \"\(name.shortened)\"; \(nearest ?? list)",
                    key: "group", at: path)
            }
            let hasHiddenTitle = scene.sections.allSatisfy { section in
                let isAbout =
                    note.column.map { section.columnIndex(of: $0) != nil }
                    ?? section.columns.contains { $0.group == note.group }
                return !isAbout || !section.showsTitles
            }
            if note.condition == nil, note.column != nil || note.group != nil, hasHiddenTitle {
                reader.warn("the titles of columns are hidden, so the note has no mark", at: path)
            }
            let isMissing =
                switch note.part {
                case .title: scene.title == nil
                case .subtitle: scene.subtitle == nil
                case nil: false
                }
            if isMissing {
                reader.fail("the table has no \(note.part?.rawValue ?? "")", key: "of", at: path)
            }
        }
    }
}
