import DataFiles
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
    /// Sizes, fonts and colors; nil for the modern ones.
    public var theme: SceneTheme?
    /// Scale, appearance, direction, size of text and contrast.
    public var traits = SceneTraits()
    /// Behind the table.
    public var background: Color?
    /// A view behind the rows, as large as the table.
    public var backgroundView: SceneView?
    /// The room between the table's edges and its content.
    public var contentInset: EdgeInsets?
    /// What stands above the rows while they are pulled down.
    public var refresh: SceneRefresh?
    /// The color of controls and marks.
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
    /// The height in points that rows of automatic height are taken to have until they come on the screen; nil to find
    /// the true ones at once.
    public var estimatedRowHeight: Double?
    /// The height of headers that say none, in points.
    public var headerHeight: Double?
    /// The height of footers that say none, in points.
    public var footerHeight: Double?
    /// The style of rows that say none.
    public var rowStyle: TableViewCell.CellStyle?
    /// The width in points of the column of images, also in rows without one, so that all texts begin at one place;
    /// wider images are reduced. Nil for what each row says.
    public var imageColumn: Double?
    /// Whether texts that say nothing else wrap, in rows as high as they need.
    public var wraps = false
    /// The index along the trailing edge; nil for none.
    public var index: SceneIndex?
    /// How many rows taps select; several when nil.
    public var selection: SceneSelection?
    /// How many rows taps select while the table is edited; none when nil.
    public var editingSelection: SceneSelection?
    /// Whether every row shows the control to move it while the table is edited.
    public var canReorder = false
    /// What rows may begin from, by reuse identifier.
    public var prototypes: [String: SceneRow] = [:]
    /// What headers and footers may begin from, by reuse identifier.
    public var bands: [String: SceneBand] = [:]
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
        keys: [
            Key("$schema", \.schema, .text, "The JSON Schema that editors check the file by.").unseen(
                "tablesnap.schema.json", because: "Editors read it.")
        ] + lookKeys
            + [
                Key(
                    "prototypes", \.prototypes, .map(.object),
                    "What rows may begin from, by reuse identifier: each has the keys of a row."
                ).shown(
                    "{Important: {text: {color: systemRed, font: {weight: bold}}}}",
                    beside: "rows: [One, {prototype: Important, text: Two}]"),
                Key(
                    "bands", \.bands, .map(.object),
                    "What headers and footers may begin from, by reuse identifier: each has the keys of a band."
                ).shown(
                    "{Blue: {background: systemBlue, text: {color: white}}}",
                    beside:
                        "rows: ~\nsections: [{header: {prototype: Blue, text: A header}, rows: [One, Two]}]"),
            ] + SceneMoment.definition.keys.map { $0.lifted(to: \.moment) }
            + SceneSection.contentKeys.map { $0.lifted(to: \.onlySection) } + [
                Key(
                    "sections", \.listedSections, .list(.object),
                    "The sections; in place of rows, data and row."
                ).shown("[{header: A header, rows: [One, Two]}, [Three]]", beside: "rows: ~"),
                Key(
                    "states", \.states, .list(.object, most: 100),
                    "Further pictures of the table in other states, each in a file of its own."
                ).shown("[{name: editing, editing: true}]"),
                Key(
                    "description", \.description, .text,
                    "What the picture shows, in words, written in the file."
                ).unseen("Three rows of one word each", because: "It is written in the PNG file."),
            ], sequenceKey: nil, check: { scene, node, reader in check(&scene, node, &reader) },
        stage: ExampleStage("HERE", base: "rows: [One, Two, Three]"))

    private static let lookKeys: [Key<TableScene>] = [
        Key("style", \.style, .choice, "How sections look; plain unless given.").shown("inset-grouped"),
        Key(
            "width", \.width, .number(SceneLimits.width),
            "The table's width in points; the theme's, 375, unless given."
        ).shown("240"),
        Key("header", \.header, .object, "A view above all sections.").shown(
            "{type: label, text: Above all, alignment: center, font: 20, frame: [0, 0, 375, 40]}"),
        Key("footer", \.footer, .object, "A view below all sections.").shown(
            "{type: label, text: Below all, alignment: center, font: 13, frame: [0, 0, 375, 30]}"),
        Key(
            "theme", \.theme, .theme, "Sizes, fonts and colors: a name, a file, or changes to one of those."
        ).shown("classic"),
        Key(
            "frame", \.frame, .object,
            "What surrounds the table in its picture: room, a device, a caption, other tables."
        ).shown("{shadow: true, caption: Three rows}"),
        Key("traits", \.traits, .object, "Scale, appearance, direction, size of text and contrast.").shown(
            "{appearance: dark}"),
        Key("background", \.background, .color, "Behind the table.").shown(
            "\"#FFE8C0\"", beside: "style: inset-grouped"),
        Key(
            "backgroundView", \.backgroundView, .object,
            "A view behind the rows, as large as the table or its screen."
        ).shown(
            "{type: label, text: Nothing here, alignment: center, color: secondaryLabel}",
            beside: "rows: ~\nscreen: {height: 120}"),
        Key(
            "contentInset", \.contentInset, .insets, "The room between the table's edges and its content."
        ).shown("[20, 0, 20, 0]"),
        Key("refresh", \.refresh, .object, "What stands above the rows while they are pulled down.").shown(
            "Loading", beside: "refreshing: true\nscreen: {height: 160}"),
        Key("tint", \.tint, .color, "The color of controls and marks.").shown(
            "systemOrange",
            beside: "rows: [{text: One, accessory: checkmark}, {text: Two, accessory: detail}]"),
        Key("separators", \.separators, .object, "The lines between rows.").shown("none"),
        Key("alternating", \.isAlternating, .flag, "Whether every second row has another background.").shown(
            "true"),
        Key("rowHeight", \.rowHeight, .height, "The height of rows that say none, in points, or automatic.")
            .shown("60"),
        Key(
            "estimatedRowHeight", \.estimatedRowHeight, .number(1...10_000),
            "The height in points that rows of automatic height are taken to have until they come on the screen, which the indicator tells; the true one unless given."
        ).shown(
            "400",
            beside:
                "rowHeight: automatic\nscreen: {height: 120, indicator: true}\nrows: [One, Two, Three, Four, Five, Six]"
        ),
        Key(
            "headerHeight", \.headerHeight, .number(0...10_000),
            "The height of headers that say none, in points."
        ).shown("60", beside: "rows: ~\nsections: [{header: A header, rows: [One, Two]}]"),
        Key(
            "footerHeight", \.footerHeight, .number(0...10_000),
            "The height of footers that say none, in points."
        ).shown("60", beside: "rows: ~\nsections: [{footer: A footer, rows: [One, Two]}]"),
        Key("rowStyle", \.rowStyle, .choice, "The style of rows that say none.").shown(
            "subtitle", beside: "rows: [{text: One, detail: First}, {text: Two, detail: Second}]"),
        Key(
            "imageColumn", \.imageColumn, .number(SceneLimits.imageSide),
            "The width in points of the column of images, also in rows without one, so that all texts begin at one place; wider images are reduced."
        ).shown("60", beside: "rows: [{text: Italy, image: flag@2x.png}, No image]"),
        Key(
            "wrap", \.wraps, .flag,
            "Whether texts wrap, in rows as high as they need, unless they say how many lines they take."
        ).shown(
            "true",
            beside: "rows: [A text that is so long that it takes more than one line in a row of a table, Two]"
        ),
        Key(
            "index", \.index, .object,
            "An index along the trailing edge: the titles that sections say, or their headers' first letters."
        ).shown(
            "true",
            beside:
                "rows: ~\nsections: [{header: Ada, rows: [Ada]}, {header: Bertha, rows: [Bertha]}, {header: Carl, rows: [Carl]}]"
        ),
        Key("selection", \.selection, .choice, "How many rows taps select; multiple unless given.").shown(
            "single", beside: "after: [tap 0:0, tap 0:2]"),
        Key(
            "editingSelection", \.editingSelection, .choice,
            "How many rows taps select while the table is edited, multiple with circles; none unless given."
        ).shown("multiple", beside: "editing: true"),
        Key(
            "reorder", \.canReorder, .flag,
            "Whether every row shows the control to move it while the table is edited."
        ).shown("true", beside: "editing: true"),
    ]
}
