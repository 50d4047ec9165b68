import SceneSchema

/// A section of a table: a list of rows, or a row for each record of data.
public struct SceneSection: Hashable, Sendable, SceneObject {
    /// The header. With grouped data, its title may contain columns in braces. Default with grouped data: the
    /// name of the group.
    public var header: SceneHeaderFooter?
    /// The footer. With grouped data, its title may contain columns in braces.
    public var footer: SceneHeaderFooter?
    /// The title in the section index. By default, the section has none.
    public var index: String?
    /// The rows.
    public var rows: [SceneRow] = []
    /// The data source, with one row for each record.
    public var data: SceneData?
    /// The template of the row for each record.
    public var row: SceneRow?

    /// Creates a section with rows.
    public init(_ rows: [SceneRow] = []) { self.rows = rows }

    /// Creates a section without properties.
    public init() { self.init([]) }

    package static let definition = Definition<SceneSection>(
        name: "section",
        keys: [
            Key("header", \.header, .object).shown("A header"),
            Key("footer", \.footer, .object).shown("A footer"),
            Key("index", \.index, .text).shown("S"),
        ] + contentKeys, sequenceKey: "rows",
        check: { section, reader in section.checkContent(&reader) },
        stage: ExampleStage("style: grouped\nsections: [[Before], HERE, [After]]", base: "rows: [One, Two]"))

    /// The keys of the rows. They are keys of the scene if it has no sections.
    static let contentKeys: [Key<SceneSection>] = [
        Key("rows", \.rows, .list(.object)).shown("[One, Two, Three]"),
        Key("data", \.data, .object).shown("people.csv", adding: "rows: ~\nrow: \"{name}\""),
        Key("row", \.row, .object).shown(
            "{text: \"{name}\", detail: \"{city}\"}", adding: "rows: ~\ndata: people.csv"),
    ]

    /// Reports impossible combinations of rows and data.
    func checkContent(_ reader: inout SceneReader) {
        guard let data else {
            if !reader.has("data") { reader.warn("\"row\" has no effect without \"data\"", key: "row") }
            return
        }
        reader.fail("\"rows\" and \"data\" exclude each other; choose one", key: "rows")
        if row == nil, !reader.hasErrors {
            reader.fail("data requires the key \"row\", the template of its rows", key: "data")
        }
        guard data.group == nil else { return }
        for (headerFooter, path) in locatedHeadersAndFooters(at: "")
        where headerFooter.text?.text?.contains("{") == true {
            reader.warn("only titles of groups have columns; write group: COLUMN in data", at: path)
        }
    }
}
