import DataTables
import Diagnostics
import SceneSchema
import TableKit

/// The number of rows that taps can select.
public enum SceneSelection: String, Hashable, Sendable, CaseIterable {
    /// No row.
    case none
    /// One row. A tap on another deselects it.
    case single
    /// Several rows. A tap on a selected row deselects it.
    case multiple
}

extension SceneSelection: NamedValue { package static let kind = "a kind of selection" }

/// A table as a document, with the content of a scene file.
///
/// Read one with ``read(contentsOf:)``, change it, and write it with ``yaml``. Each unspecified property
/// defaults to that of the theme.
public struct TableScene: Hashable, Sendable, SceneObject {
    /// The table style. Default: plain.
    public var style = TableView.Style.plain
    /// The device, one of `DeviceScreen.all` in either orientation, such as `iPhone 13` or `iPhone 13 landscape`.
    ///
    /// It determines the width of the table, the scale, and the height of a `screen`, which is that between its bars.
    /// The keys `width`, `scale` and `height` take precedence.
    public var device: DeviceScreen?
    /// The width of the table in points, from 1 to 16,000. Default: that of the device or the theme, 402. A table of columns without a
    /// width grows with their content up to 1,000 points, and above that if numbers and words require it.
    public var width: Double?
    /// A Boolean value that indicates whether the table is wider if its columns require it, up to 16,000 points. Default:
    /// false.
    public var fitsColumns = false
    /// The distance in points by which the columns are scrolled sideways, from 0 to 16,000. They then retain the width of
    /// their content, and those without `rowTitle` are clipped. By default, they shrink to the width of the table.
    public var columnsOffset: Double?
    /// A Boolean value that indicates whether there are lines between columns. With a border, the table is a grid.
    /// Default: false.
    public var hasColumnRules = false
    /// A Boolean value that indicates whether a border surrounds the rows of each section and the titles of their columns.
    /// Inset rows have a border without the titles. Default: false.
    public var hasBorder = false
    /// A Boolean value that indicates whether rows and columns have the sizes and fonts of a dense table. Default: false.
    public var isCompact = false
    /// The theme, with sizes, fonts and colors: a name, a file, or changes of one of those. Default: ios26.
    public var theme: SceneTheme?
    /// The folder of the font files, instead of the fonts of the system. Default: that of the theme file.
    public var fonts: SceneFonts?
    /// The traits: scale, appearance, layout direction, content size category and contrast.
    public var traits = SceneTraits()
    /// The background color of the table.
    public var background: Color?
    /// The view behind the rows, as large as the table or its screen. Without a `screen`, the image is at least as high
    /// as the theme's screen.
    @Indirect public var backgroundView: SceneView?
    /// The insets of the content from the edges of the table, in points: top, left, bottom, right.
    public var contentInset: EdgeInsets?
    /// The refresh control above the rows.
    public var refresh: SceneRefresh?
    /// The tint color of controls and accessories.
    public var tint: Color?
    /// The title above all sections and the header.
    public var title: String?
    /// The subtitle below the title.
    public var subtitle: String?
    /// A Boolean value that indicates whether the title, the subtitle, the notes, and the titles of columns and their groups are
    /// inline Markdown. Default: false.
    public var isMarkdown = false
    /// The notes below all sections and the footer, at most 100. Those about a place are numbered.
    public var notes: [SceneNote] = []
    /// The view above all sections.
    @Indirect public var header: SceneView?
    /// The view below all sections.
    @Indirect public var footer: SceneView?
    /// The separators between rows.
    public var separators: SceneSeparators?
    /// A Boolean value that indicates whether every second row has an alternating background color. Default:
    /// false.
    public var isAlternating = false
    /// The default height of rows in points, or automatic.
    public var rowHeight: SceneHeight?
    /// The estimated height of rows with automatic height in points, from 1 to 10,000. Default: no
    /// estimation.
    ///
    /// It applies to rows until they appear on the screen, and affects the scroll indicator.
    public var estimatedRowHeight: Double?
    /// The default height of headers in points, from 0 to 10,000.
    public var headerHeight: Double?
    /// The default height of footers in points, from 0 to 10,000.
    public var footerHeight: Double?
    /// The default style of rows.
    public var rowStyle: ListContentKind?
    /// The width of the image column in points, from 0 to 10,000. It applies to rows without an image, too,
    /// so that all texts are aligned. Wider images are scaled down. Default: the reserved width of each row's
    /// image.
    public var imageColumn: Double?
    /// A Boolean value that indicates whether texts wrap, in rows of automatic height. It applies to texts
    /// without a number of lines. Default: false.
    public var wraps = false
    /// The maximum number of lines of texts, from 0 to 1,000, in rows of automatic height. 0 is no limit. It applies to texts
    /// without a number of lines, but not to the detail in the styles value1 and value2. Default: 0 with `wrap`, otherwise 1.
    public var lines: Int?
    /// The section index along the trailing edge, with the titles of the sections or the first letters of
    /// their headers. By default, there is none.
    public var index: SceneIndex?
    /// The number of rows that taps can select: none, single or multiple. Default: multiple.
    public var selection: SceneSelection?
    /// The number of rows that taps can select in editing mode. Multiple selection shows circles. Default:
    /// none.
    public var editingSelection: SceneSelection?
    /// A Boolean value that indicates whether all rows show the reorder control in editing mode. Default:
    /// false.
    public var canReorder = false
    /// The prototypes of rows, by reuse identifier.
    public var prototypes: [String: SceneRow] = [:]
    /// The prototypes of headers and footers, by reuse identifier.
    public var headerFooterPrototypes: [String: SceneHeaderFooter] = [:]
    /// The locale of formatted numbers and dates, such as `de` or `fr-CA`, in columns and in data without a locale.
    /// Default: en.
    ///
    /// It also determines whether 1.234 is more than 1,000, if the other numbers of its column do not.
    public var locale: String?
    /// The sections, instead of the keys `rows`, `data` and `row`.
    public var sections: [SceneSection] = []
    /// The summary rows at the end of the table, at most 32. They summarize all sections with the columns of the last
    /// one.
    public var total: [DataSummary] = []
    /// The frame of the table: padding, a device, a caption and other tables. By default, there is none.
    public var frame: SceneFrame?
    /// The interaction state of the table.
    public var interaction = SceneInteraction()
    /// The additional images of the table in other interaction states, at most 100, each in a separate file.
    public var states: [SceneState] = []
    /// The JSON Schema with which editors validate the file. It has no effect on the image.
    public var schema: String?
    /// The alt text, which is written to the image file. Default: the texts of the first rows.
    public var description: String?

    /// Creates a scene with sections.
    public init(style: TableView.Style = .plain, sections: [SceneSection] = []) {
        self.style = style
        self.sections = sections
    }

    /// The only section, if it consists only of rows or data. Its keys are then keys of the scene.
    private var onlySection: SceneSection {
        get {
            guard sections.count == 1, sections[0].header == nil, sections[0].footer == nil else {
                return SceneSection()
            }
            return sections[0]
        }
        set { if newValue != SceneSection() { sections = [newValue] } }
    }

    /// A Boolean value that indicates whether the rows are keys of the scene instead of a section.
    var hasOnlyRows: Bool { listedSections.isEmpty }

    /// The sections, unless their keys are keys of the scene.
    private var listedSections: [SceneSection] {
        get { onlySection == SceneSection() ? sections : [] }
        set { if !newValue.isEmpty { sections = newValue } }
    }

    /// Creates a scene without properties.
    public init() { self.init(style: .plain) }

    package static let definition = Definition<TableScene>(
        name: "table",
        keys: [
            Key("$schema", \.schema, .text).describing("schema").notShown(
                "tablesnap.schema.json", because: "Editors read it.")
        ] + styleKeys + [
            Key("prototypes", \.prototypes, .map(.object)).shown(
                "{Important: {text: {color: systemRed, font: {weight: bold}}}}",
                adding: "rows: [One, {prototype: Important, text: Two}]"),
            Key("headerFooterPrototypes", \.headerFooterPrototypes, .map(.object)).shown(
                "{Blue: {background: systemBlue, text: {color: white}}}",
                adding: "rows: ~\nsections: [{header: {prototype: Blue, text: A header}, rows: [One, Two]}]"),
        ] + SceneInteraction.definition.keys.map { $0.inlined(from: \.interaction) }
            + SceneSection.contentKeys.map { $0.inlined(from: \.onlySection) } + [
                Key("sections", \.listedSections, .list(.object)).shown(
                    "[{header: A header, rows: [One, Two]}, [Three]]", adding: "rows: ~"),
                Key("total", \.total, DataSummary.list).shown(
                    "mean",
                    adding: "rows: ~\ndata: {file: people.csv, group: city}\ncolumns: [name, score]"),
                Key("states", \.states, .list(.object, max: 100)).shown("[{name: editing, editing: true}]"),
                Key("description", \.description, .text).notShown(
                    "Three rows of one word each", because: "It is written to the image file."),
            ],
        habits: [
            "items": "rows", "note": "notes", "caption": "notes", "totals": "total",
            "dark": "traits: {appearance: dark}",
        ], check: SceneChecker.check, stage: ExampleStage("HERE", base: "rows: [One, Two, Three]"))

    private static let styleKeys: [Key<TableScene>] = [
        Key("style", \.style, .choice).shown("inset-grouped"),
        Key("device", \.device, .choice).shown("iPhone SE", adding: "screen: {}"),
        Key("width", \.width, .number(SceneLimits.width)).shown("240"),
        Key("fit", \.fitsColumns, .flag).describing("fitsColumns").shown(
            "true", adding: "width: 200\ncolumns: [City, Country]\nrows: [[Luxembourg City, Luxembourg]]"),
        Key("columnsOffset", \.columnsOffset, .number(0...16_000)).shown(
            "60",
            adding: "width: 240\ncolumns: [{value: City, rowTitle: true}, Country, Region, Population]\n"
                + "rows: [[Oslo, Norway, Northern Europe, 709037]]"),
        Key("columnRules", \.hasColumnRules, .flag).describing("hasColumnRules").shown(
            "true", adding: "columns: [City, Country]\nrows: [[Oslo, Norway], [Rome, Italy]]"),
        Key("border", \.hasBorder, .flag).describing("hasBorder").shown("true"),
        Key("compact", \.isCompact, .flag).describing("isCompact").shown(
            "true", adding: "columns: [City, Country]\nrows: [[Oslo, Norway], [Rome, Italy]]"),
        Key("locale", \.locale, .text).shown(
            "de", adding: "columns: [City, {value: Area, format: number.2}]\nrows: [[Oslo, 1454.1]]"),
        Key("title", \.title, .text).shown("Three numbers"),
        Key("subtitle", \.subtitle, .text).shown("In their order", adding: "title: Three numbers"),
        Key("markdown", \.isMarkdown, .flag).describing("isMarkdown").shown(
            "true",
            adding:
                "title: Three **cities**\ncolumns: [City, {value: Area, title: \"_Area_ (**km²**)\"}]\n"
                + "rows: [[Oslo, 454], [Rome, 1285], [Bern, 52]]"),
        Key("notes", \.notes, .list(.object, max: 100).orOne).shown("[There are more numbers.]"),
        Key("header", \.header, .object).shown(
            "{type: label, text: Above all, alignment: center, font: 20, frame: [0, 0, 375, 40]}"),
        Key("footer", \.footer, .object).shown(
            "{type: label, text: Below all, alignment: center, font: 13, frame: [0, 0, 375, 30]}"),
        Key("theme", \.theme, .theme).shown("classic"),
        Key("fonts", \.fonts, .object).notShown("fonts", because: "It names a folder.", isDrawn: false),
        Key("frame", \.frame, .object).shown("{shadow: true, caption: Three rows}"),
        Key("traits", \.traits, .object).shown("{appearance: dark}"),
        Key("background", \.background, .color).shown("\"#FFE8C0\"", adding: "style: inset-grouped"),
        Key("backgroundView", \.backgroundView, .object).shown(
            "{type: label, text: Nothing here, alignment: center, color: secondaryLabel}",
            adding: "rows: ~\nscreen: {height: 120}"),
        Key("contentInset", \.contentInset, .insets).shown("[20, 0, 20, 0]"),
        Key("refresh", \.refresh, .object).shown(
            "Loading", adding: "refreshing: true\nscreen: {height: 160}"),
        Key("tint", \.tint, .color).shown(
            "systemOrange",
            adding: "rows: [{text: One, accessory: checkmark}, {text: Two, accessory: detail}]"),
        Key("separators", \.separators, .object).shown("none"),
        Key("alternating", \.isAlternating, .flag).shown("true"),
        Key("rowHeight", \.rowHeight, .height).shown("60"),
        Key("estimatedRowHeight", \.estimatedRowHeight, .number(1...10_000)).shown(
            "400",
            adding:
                "rowHeight: automatic\nscreen: {height: 120, indicator: true}\nrows: [One, Two, Three, Four, Five, Six]"
        ),
        Key("headerHeight", \.headerHeight, .number(0...10_000)).shown(
            "60", adding: "rows: ~\nsections: [{header: A header, rows: [One, Two]}]"),
        Key("footerHeight", \.footerHeight, .number(0...10_000)).shown(
            "60", adding: "rows: ~\nsections: [{footer: A footer, rows: [One, Two]}]"),
        Key("rowStyle", \.rowStyle, .choice).shown(
            "subtitle", adding: "rows: [{text: One, detail: First}, {text: Two, detail: Second}]"),
        Key("imageColumn", \.imageColumn, .number(SceneLimits.imageSide)).shown(
            "60", adding: "rows: [{text: Italy, image: flag@2x.png}, No image]"),
        Key("wrap", \.wraps, .flag).describing("wraps").shown(
            "true",
            adding: "rows: [A text that is so long that it takes more than one line in a row of a table, Two]"
        ),
        Key("lines", \.lines, .whole(SceneLimits.lines)).shown(
            "2",
            adding:
                "rows: [A text that is so long that it takes more than one line in a row of a table, Two]\nwidth: 250"
        ),
        Key("index", \.index, .object).shown(
            "true",
            adding:
                "rows: ~\nsections: [{header: Ada, rows: [Ada]}, {header: Bertha, rows: [Bertha]}, {header: Carl, rows: [Carl]}]"
        ),
        Key("selection", \.selection, .choice).shown("single", adding: "steps: [tap 0:0, tap 0:2]"),
        Key("editingSelection", \.editingSelection, .choice).shown("multiple", adding: "editing: true"),
        Key("reorder", \.canReorder, .flag).shown("true", adding: "editing: true"),
    ]
}
