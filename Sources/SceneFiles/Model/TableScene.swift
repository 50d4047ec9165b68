import Documents
import TableKit

/// How many rows taps select.
public enum SceneSelection: String, Hashable, Sendable, CaseIterable {
    /// None.
    case none
    /// One: the one before it is deselected.
    case single
    /// Several: a tap on one that is selected deselects it.
    case multiple
}

extension SceneSelection: NamedValue {
    package static let kind = "a kind of selection"
    package static let names = allCases.map { (name: $0.rawValue, value: $0) }
}

/// A table as a document: everything a scene file says.
///
/// Read one with ``read(contentsOf:)``, change it, write it with ``yaml``. What is nil is left to the theme.
public struct TableScene: Hashable, Sendable {
    /// How sections look.
    public var style = TableView.Style.plain
    /// The width in points; nil for the theme's.
    public var width: Double?
    /// Sizes, fonts and colours; nil for the modern ones.
    public var theme: SceneTheme?
    /// Scale, appearance, direction, size of text and contrast.
    public var traits = SceneTraits()
    /// Behind the table.
    public var background: Color?
    /// The colour of controls and marks.
    public var tint: Color?
    /// Above all sections.
    public var header: SceneView?
    /// Below all sections.
    public var footer: SceneView?
    /// The lines between rows.
    public var separators: SceneSeparators?
    /// Whether every second row has another background.
    public var isAlternating = false
    /// The height of rows that say none.
    public var rowHeight: SceneHeight?
    /// The height of headers that say none, in points.
    public var headerHeight: Double?
    /// The height of footers that say none, in points.
    public var footerHeight: Double?
    /// The style of rows that say none.
    public var rowStyle: TableViewCell.CellStyle?
    /// Whether texts that say nothing else wrap, in rows as high as they need.
    public var wraps = false
    /// Whether an index of the headers' first letters stands along the trailing edge.
    public var hasIndex = false
    /// How many rows taps select; several when nil.
    public var selection: SceneSelection?
    /// How many rows taps select while the table is edited; none when nil.
    public var editingSelection: SceneSelection?
    /// Whether every row shows the control to move it while the table is edited.
    public var canReorder = false
    /// What rows may begin from, by reuse identifier.
    public var prototypes: [String: SceneRow] = [:]
    /// The sections.
    public var sections: [SceneSection] = []
    /// What surrounds the table in its picture; nil for nothing.
    public var frame: SceneFrame?
    /// What the table is like at the moment it is drawn.
    public var moment = SceneMoment()
    /// Further pictures of the same table in other states.
    public var states: [SceneState] = []
    /// The JSON Schema that editors check the file by; it has no effect.
    public var schema: String?
    /// What the picture shows, in words, written in the file; nil for the texts of its first rows.
    public var description: String?

    /// Makes a scene of sections.
    public init(style: TableView.Style = .plain, sections: [SceneSection] = []) {
        self.style = style
        self.sections = sections
    }

    /// The only section when it is nothing but rows or data: its keys then stand in the scene itself.
    private var onlySection: SceneSection {
        get {
            guard sections.count == 1, sections[0].header == nil, sections[0].footer == nil else {
                return SceneSection()
            }
            return sections[0]
        }
        set { if newValue != SceneSection() { sections = [newValue] } }
    }

    /// Whether the rows stand in the scene itself instead of in sections.
    var hasOnlyRows: Bool { listedSections.isEmpty }

    /// The sections unless their keys stand in the scene itself.
    private var listedSections: [SceneSection] {
        get { onlySection == SceneSection() ? sections : [] }
        set { if !newValue.isEmpty { sections = newValue } }
    }
}

extension TableScene: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(style: .plain) }

    static let definition = Definition<TableScene>(
        name: "table", summary: "A table: how it looks, and its sections.",
        keys: [Key("$schema", \.schema, .text, "The JSON Schema that editors check the file by.")] + lookKeys
            + [
                Key(
                    "prototypes", \.prototypes, .map(.object),
                    "What rows may begin from, by reuse identifier: each has the keys of a row.")
            ] + SceneMoment.definition.keys.map { $0.lifted(to: \.moment) }
            + SceneSection.contentKeys.map { $0.lifted(to: \.onlySection) } + [
                Key(
                    "sections", \.listedSections, .list(.object),
                    "The sections; in place of rows, data and row."),
                Key(
                    "states", \.states, .list(.object, most: 100),
                    "Further pictures of the table in other states, each in a file of its own."),
                Key(
                    "description", \.description, .text,
                    "What the picture shows, in words, written in the file."),
            ], sequenceKey: nil, check: { scene, node, reader in check(&scene, node, &reader) })

    private static let lookKeys: [Key<TableScene>] = [
        Key("style", \.style, .choice, "How sections look; plain unless given."),
        Key(
            "width", \.width, .number(1...16_000),
            "The table's width in points; the theme's, 375, unless given."),
        Key("header", \.header, .object, "A view above all sections."),
        Key("footer", \.footer, .object, "A view below all sections."),
        Key(
            "theme", \.theme, .theme, "Sizes, fonts and colours: a name, a file, or changes to one of those."),
        Key(
            "frame", \.frame, .object,
            "What surrounds the table in its picture: room, a device, a caption, other tables."),
        Key("traits", \.traits, .object, "Scale, appearance, direction, size of text and contrast."),
        Key("background", \.background, .color, "Behind the table."),
        Key("tint", \.tint, .color, "The colour of controls and marks."),
        Key("separators", \.separators, .object, "The lines between rows."),
        Key("alternating", \.isAlternating, .flag, "Whether every second row has another background."),
        Key("rowHeight", \.rowHeight, .height, "The height of rows that say none, in points, or automatic."),
        Key(
            "headerHeight", \.headerHeight, .number(0...10_000),
            "The height of headers that say none, in points."),
        Key(
            "footerHeight", \.footerHeight, .number(0...10_000),
            "The height of footers that say none, in points."),
        Key("rowStyle", \.rowStyle, .choice, "The style of rows that say none."),
        Key(
            "wrap", \.wraps, .flag,
            "Whether texts wrap, in rows as high as they need, unless they say how many lines they take."),
        Key(
            "index", \.hasIndex, .flag,
            "Whether an index stands along the trailing edge: the titles that sections say, or their headers' first letters."
        ),
        Key("selection", \.selection, .choice, "How many rows taps select; multiple unless given."),
        Key(
            "editingSelection", \.editingSelection, .choice,
            "How many rows taps select while the table is edited, multiple with circles; none unless given."),
        Key(
            "reorder", \.canReorder, .flag,
            "Whether every row shows the control to move it while the table is edited."),
    ]
}
