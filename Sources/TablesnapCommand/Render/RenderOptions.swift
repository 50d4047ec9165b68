import DataFiles
import Scenes
import TableSnapshots

/// The options of `tablesnap render`.
struct RenderOptions: CommandOptions {
    var output: String?
    var format: String?
    var query: String?
    var table: String?
    var filter: String?
    var sort: [String] = []
    var limit: Int?
    var locale: String?
    var dates: String?
    var now: String?
    var input = InputOptions()

    var title: String?
    var subtitle: String?
    var value: String?
    var image: String?
    /// The columns, separated by commas. An empty text is all columns.
    var columns: String?
    var summary: [DataSummary] = []
    var total: [DataSummary] = []
    var fitsColumns = false
    var section: String?
    var accessory: String?
    var editingStyle: String?

    var cellStyle: TableViewCell.CellStyle?
    var tableStyle: TableView.Style?
    var theme: String?
    var fonts = FontOptions()
    var appearances: [UserInterfaceStyle] = []
    var isDark = false
    var scales: [Double] = []
    var directions: [LayoutDirection] = []
    var typeSizes: [ContentSizeCategory] = []
    var contrasts: [AccessibilityContrast] = []
    var language: String?
    var device: DeviceScreen?
    var width: Double?
    var rowHeight: Double?
    var imageHeight: Double?
    var imageColumn: Double?
    var wraps = false
    var lines: Int?
    var isAlternating = false
    var hasIndex = false

    var selection: [IndexPath] = []
    var highlighted: [IndexPath] = []
    var isEditing = false
    var canReorder = false
    var swiped: SceneSwipe?
    var dragged: SceneDrag?
    var isRefreshing = false

    var isScreen = false
    var scrollTo: (row: IndexPath, position: TableView.ScrollPosition?)?
    var offset: Double?
    var height: Double?
    var rowsPerPage: Int?
    var paper: Paper?
    var pageNumbers: PageNumbers?

    var description: String?
    var accessibility: String?
    var showsAccessibility = false
    var compression: SnapshotOptions.Compression?
    var recordsEnvironment = false
    var isStrict = false
    var allowsOutside = false
    var watches = false
    var isQuiet = false

    static let options: [Option<RenderOptions>] = [
        files.under(.input), InputOptions.options(\.input).under(.input), formats.under(.input),
        selections.under(.records), columnOptions.under(.columns), bindings.under(.rows),
        styles.under(.style), FontOptions.options(\.fonts).under(.style), traitOptions.under(.traits),
        states.under(.state), parts.under(.screen), outputs.under(.output), pages.under(.output), others,
    ].flatMap(\.self)

    private static let files: [Option<RenderOptions>] =
        [
            .text(
                "--format", "FORMAT", accepting: .names(RenderInput.formats),
                "Set the format of the input: csv, tsv, json, ndjson, markdown, sqlite, or yaml for a scene. Default: by its name.",
                \.format),
            .text("--query", "SELECT", "Query an SQLite file with one SELECT statement.", \.query),
            .text(
                "--table", "NAME",
                "Select a table of an SQLite file by its name, or one of Markdown by its number. Default: the only table, or the first.",
                \.table),
        ]

    /// The options for the formats of values in templates.
    private static let formats: [Option<RenderOptions>] = [
        .text(
            "--locale", "NAME", accepting: .names(DataLocale.names),
            "Set the locale of formatted numbers and dates, such as de or fr-CA. It also reads numbers such as 1.234, if their column is ambiguous. Default: en.",
            \.locale),
        .text(
            "--dates", "ORDER",
            "Set the order of dates in the input that are not in ISO 8601: dmy, mdy, ymd, or a pattern such as \"d MMM yyyy\". Default: the order that all dates of a column permit.",
            \.dates),
        .text(
            "--now", "DATE", "Set the date from which {column:date.relative} counts, such as 2026-11-21.",
            \.now),
    ]

    private static let selections: [Option<RenderOptions>] = [
        .text(
            "--filter", "CONDITION",
            "Draw the records that meet a condition, such as \"price > 10 and region = Europe\".", \.filter),
        Option(
            long: "--sort", value: "COLUMN,...",
            help:
                "Sort the records by columns. A minus sorts in descending order: -price,name. #3 is the third column."
        ) { (values, text) throws(UsageError) in
            let columns = text.listItems.map(\.trimmed)
            let most = SelectedRecords.maxSortColumns
            guard !columns.contains(""), columns.count <= most else {
                throw UsageError(
                    "--sort: expected 1 to \(most) columns such as -price,name, found \"\(text)\"")
            }
            values.sort = columns
        },
        .whole(
            "--limit", "NUMBER", "Draw at most this number of records, the first ones.", 0...SceneLimits.rows,
            \.limit),
        .text(
            "--section", "COLUMN",
            "Begin a section whenever this column changes. In a list of --columns, it replaces the titles of sections.",
            \.section),
    ]

    private static let columnOptions: [Option<RenderOptions>] = [
        .text(
            "--columns", "[COLUMN,...]",
            "Show columns with a header: all, those in a list, or all but those in a list (--columns=-notes,-id). Default: all, if a list does not suit the records. Write price:right to align one (left, center, right or decimal), price=Price (€) for its title, and \\, for a comma.",
            \.columns),
        .summaries(
            "--summary",
            "Summarize the columns of numbers at the end of each section: \(SummaryFunction.alternativeNames). Write sum:price for only one column, and sum=Subtotal for the title of the row. Requires --columns.",
            \.summary),
        .summaries(
            "--total",
            "Summarize the columns of numbers at the end of the table, as --summary does. Requires --columns.",
            \.total),
        .flag("--fit", "Widen the table to the content of its columns.", \.fitsColumns),
    ]

    private static let bindings: [Option<RenderOptions>] = [
        .text(
            "--title", "COLUMN",
            "Set the text of rows: a column, or a template such as \"{name} ({code})\". With --columns, set the title above the table.",
            \.title),
        .text(
            "--subtitle", "COLUMN",
            "Set the second line: a column or template. With --columns, set the line below the title.",
            \.subtitle),
        .text("--value", "COLUMN", "Set the value at the trailing edge: a column or template.", \.value),
        .text(
            "--image", "COLUMN",
            "Set the image: a column or template with a PNG or JPEG file, relative to the input.", \.image),
        .text(
            "--accessory", "NAME", accepting: .names(TableViewCell.AccessoryType.names.map(\.name)),
            "Set the accessory: \(TableViewCell.AccessoryType.alternativeNames), or a template with one of them for each row.",
            \.accessory),
        .name(
            "--cell-style", "STYLE",
            "Set the style of cells: \(TableViewCell.CellStyle.alternativeNames). Default: by the columns.",
            \.cellStyle),
        .number("--row-height", "POINTS", "Set the height of all rows.", SceneLimits.rowHeight, \.rowHeight),
        .number(
            "--image-height", "POINTS", "Set the maximum height of images, for which rows grow.",
            SceneLimits.imageSide, \.imageHeight),
        .number(
            "--image-column", "POINTS",
            "Reserve a column of this width for images, also in rows without one. Wider images are reduced.",
            SceneLimits.imageSide, \.imageColumn),
        .flag("--wrap", "Wrap long texts. Rows grow to fit them.", \.wraps),
        .whole(
            "--lines", "COUNT",
            "Set the maximum number of lines of texts. 0 is no limit. Default: \(usualLines) for up to \(maxWrapped) records of a file, otherwise 1.",
            SceneLimits.lines, \.lines),
        .flag("--alternating", "Give every second row another background.", \.isAlternating),
    ]

    private static let styles: [Option<RenderOptions>] = [
        .name(
            "--style", "STYLE", "Set the style of the table: \(TableView.Style.alternativeNames).",
            \.tableStyle),
        .text(
            "--theme", "THEME",
            accepting: .namesOrFile(ThemeName.names.map(\.name), SceneFile.fileExtensions + ["json"]),
            "Set the theme: \(ThemeName.alternativeNames), or a YAML or JSON file of sizes, fonts and colors.",
            \.theme),
        .name(
            "--device", "NAME",
            "Set the width, the scale and the screen to those of a device, such as \"iPhone 13\" or \"iPad Pro 11 landscape\". Other options take precedence.",
            \.device),
        .number(
            "--width", "POINTS",
            "Set the width of the table. Default: 402, or that of the content of columns up to 1,000.",
            SceneLimits.width, \.width),
        .flag("--index", "Show an index of the sections' first letters along the trailing edge.", \.hasIndex),
    ]

    private static let traitOptions: [Option<RenderOptions>] = [
        .names(
            "--appearance", "NAME,...", "Set the appearance: \(UserInterfaceStyle.alternativeNames).",
            \.appearances),
        .flag("--dark", "Set the dark appearance, as --appearance dark does.", \.isDark),
        .numbers(
            "--scale", "NUMBER,...", "Set the scale in pixels per point. Default: 2.", SceneLimits.scale,
            \.scales),
        .names("--direction", "NAME,...", "Set the layout direction: ltr or rtl.", \.directions),
        .names(
            "--type-size", "SIZE,...", "Set the text size: xS, S, M, L, xL, xxL, xxxL, or AX1 to AX5.",
            \.typeSizes),
        .names(
            "--contrast", "NAME,...", "Set the contrast: \(AccessibilityContrast.alternativeNames).",
            \.contrasts),
        .text(
            "--language", "TAG",
            "Set the language of texts, such as ja or zh-Hant, which determines the forms of characters.",
            \.language),
    ]

    private static let outputs: [Option<RenderOptions>] = [
        .text(
            "--output", short: "-o", "FILE", accepting: .file(ImageFormat.allCases.map(\.rawValue)),
            "Write the image to a .png, .svg or .pdf file (.png without an extension), or to standard output (-). Default: a PNG file next to the input, with its name.",
            \.output),
        .text("--description", "TEXT", "Set the alt text in the file.", \.description),
        .output(
            "--accessibility", ending: "json",
            "Write the accessibility elements of the rows as JSON.", \.accessibility),
        .flag(
            "--show-accessibility",
            "Outline and number the accessibility elements in VoiceOver's order, with a legend of what it reads.",
            \.showsAccessibility),
        .choice(
            "--compression", "NAME",
            "Set the compression: fast, stable (smaller, slower, and the same on every machine) or smallest (slowest). Default: fast.",
            \.compression),
        .flag(
            "--record-environment", "Record the libraries and fonts that determine the pixels in the image.",
            \.recordsEnvironment),
    ]

    private static let others: [Option<RenderOptions>] = [
        .flag(
            "--strict",
            "Fail if an image cannot be read, instead of drawing a placeholder, if a format does not understand a value, if a width cuts a value, if no font contains a character, if the image of a row is cut, and if an image has colors other than sRGB.",
            \.isStrict),
        .flag(
            "--allow-outside", "Allow paths in a scene, and links to outputs, to lead out of their folder.",
            \.allowsOutside),
        .flag("--watch", "Draw again whenever an input is saved, until Ctrl-C.", \.watches),
        .flag("--quiet", "Print errors only.", \.isQuiet),
    ]

    /// The options of image files, and of drawing them.
    static let imageOptions: Set = [
        "--output", "--split", "--paper", "--page-numbers", "--accessibility", "--show-accessibility",
        "--compression",
        "--record-environment", "--strict", "--watch",
    ]

    /// The options for the texts and the image of rows.
    var rowTextOptions: [(String, String?)] {
        [("--title", title), ("--subtitle", subtitle), ("--value", value), ("--image", image)]
    }

    /// A Boolean value that indicates whether an option is about the rows of a list, or about a screen, which is narrow.
    var requiresList: Bool {
        rowTextOptions.contains { $1 != nil } || accessory != nil || cellStyle != nil || isEditing
            || swiped != nil || dragged != nil || imageHeight != nil || imageColumn != nil || device != nil
            || showsScreen
    }

    /// A Boolean value that indicates whether rows summarize columns.
    var summarizes: Bool { !summary.isEmpty || !total.isEmpty }

    /// A Boolean value that indicates whether the image shows a screen instead of the complete table.
    var showsScreen: Bool { isScreen || scrollTo != nil }
}
