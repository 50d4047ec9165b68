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
    /// The condition of the records whose values in `column` have the mark, instead of its title. `{}` is the value of the
    /// column.
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
            return UInt(count).superscript
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
            guard let column = notes[index].column.flatMap({ section.columns.index(of: $0) }) else {
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
}

extension TableScene {
    /// Returns the error about a note whose column no section has. `nil` for other notes.
    func errorAboutColumn(of note: SceneNote) -> Diagnostic? {
        guard let name = note.column, !sections.contains(where: { $0.columns.index(of: name) != nil }) else {
            return nil
        }
        return .unknownColumn(name, columns: sections.flatMap(\.columns).map { $0.value ?? "" })
    }
}

extension SceneChecker {
    /// Reports notes about columns, groups and texts that the scene does not contain.
    mutating func checkNotes() {
        for (index, note) in scene.notes.enumerated() {
            let path = "notes[\(index)]"
            checkColumn(of: note, at: path)
            if let name = note.group { checkGroup(name, at: path) }
            let text =
                switch note.part {
                case .title: scene.title
                case .subtitle: scene.subtitle
                case nil: ""
                }
            if text == nil {
                reader.fail("the table has no \(note.part?.rawValue ?? "")", key: "of", at: path)
            }
        }
    }

    private mutating func checkColumn(of note: SceneNote, at path: String) {
        guard let name = note.column else { return }
        if let error = scene.errorAboutColumn(of: note) {
            // The data determines the other columns.
            if scene.sections.contains(where: { $0.columns.contains { !$0.each.isEmpty } }) { return }
            return reader.fail(error.sentence, key: "column", at: path)
        }
        // Otherwise, some values have the mark.
        guard note.condition == nil else { return }
        checkTitles(of: scene.sections.filter { $0.columns.index(of: name) != nil }, at: path)
    }

    private mutating func checkGroup(_ name: String, at path: String) {
        let sections = scene.sections.filter { $0.columns.contains { $0.group == name } }
        if sections.isEmpty {
            let groups = Set(scene.sections.flatMap(\.columns).compactMap(\.group)).sorted()
            let list =
                groups.isEmpty ? "the columns have no groups" : existing(groups)
            return reader.fail(
                "no group of columns \"\(name.shortened)\"; \(suggestion(forUnknown: name, among: groups) ?? list)",
                key: "group", at: path)
        }
        checkTitles(of: sections, at: path)
    }

    private mutating func checkTitles(of sections: [SceneSection], at path: String) {
        guard !sections.contains(where: \.showsTitles) else { return }
        reader.warn("the titles of columns are hidden, so the note has no mark", at: path)
    }
}
