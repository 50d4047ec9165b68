import DataFiles
import Diagnostics
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
    var width: Double?
    var rowHeight: Double?
    var imageHeight: Double?
    var imageColumn: Double?
    var wraps = false
    var alternates = false
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
    var compression: SnapshotOptions.Compression?
    var recordsEnvironment = false
    var isStrict = false
    var allowsOutside = false
    var watches = false
    var isQuiet = false

    static let options: [Option<RenderOptions>] =
        files + InputOptions.options(\.input) + formats + selections + bindings + styles
        + FontOptions.options(\.fonts) + traitOptions + states + parts + others

    private static let files: [Option<RenderOptions>] =
        [
            .text(
                "--output", short: "-o", "FILE", accepting: .file(ImageFormat.allCases.map(\.rawValue)),
                "Write the image to a .png, .svg or .pdf file (.png without an extension), or to standard output (-). Default: a PNG file next to the input, with its name.",
                \.output),
            .text(
                "--format", "FORMAT", accepting: .names(RenderInput.formats),
                "Set the format of the input: csv, tsv, json, ndjson, markdown, sqlite, or yaml for a scene. Default: by its name.",
                \.format),
            .text("--query", "SELECT", "Query an SQLite file with one SELECT statement.", \.query),
            .text("--table", "NAME", "Select a table of an SQLite file. Default: its only table.", \.table),
        ]

    /// The options for the formats of values in templates.
    private static let formats: [Option<RenderOptions>] = [
        .text(
            "--locale", "NAME", accepting: .names(DataLocale.names),
            "Set the locale of formatted numbers and dates, such as de or fr-CA. It also reads numbers such as 1.234, if their column is ambiguous. Default: en.",
            \.locale),
        .text(
            "--dates", "ORDER",
            "Set the order of dates in the input that are not in ISO 8601: dmy, mdy, ymd, or a pattern such as \"d MMM yyyy\".",
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
            let columns = text.split(separator: ",", omittingEmptySubsequences: false).map {
                String($0).trimmed
            }
            let most = SelectedRecords.maxSortColumns
            guard !columns.contains(""), columns.count <= most else {
                throw UsageError(
                    "--sort: expected 1 to \(most) columns such as -price,name, found \"\(text)\"")
            }
            values.sort = columns
        },
        Option(
            long: "--limit", value: "NUMBER", help: "Draw at most this number of records, the first ones."
        ) { (values, text) throws(UsageError) in
            values.limit = try Option<Self>.whole(text, of: 0...SceneLimits.rows, "--limit")
        },
    ]

    private static let bindings: [Option<RenderOptions>] = [
        .text(
            "--title", "COLUMN", "Set the text of rows: a column, or a template such as \"{name} ({code})\".",
            \.title),
        .text("--subtitle", "COLUMN", "Set the second line: a column or template.", \.subtitle),
        .text("--value", "COLUMN", "Set the value at the trailing edge: a column or template.", \.value),
        .text(
            "--image", "COLUMN",
            "Set the image: a column or template with a PNG or JPEG file, relative to the input.", \.image),
        .text("--section", "COLUMN", "Begin a section whenever this column changes.", \.section),
        .text(
            "--accessory", "NAME", accepting: .names(TableViewCell.AccessoryType.names.map(\.name)),
            "Set the accessory: \(TableViewCell.AccessoryType.listedNames), or a template with one of them for each row.",
            \.accessory),
    ]

    private static let styles: [Option<RenderOptions>] = [
        .name(
            "--style", "STYLE", "Set the style of the table: \(TableView.Style.alternativeNames).",
            \.tableStyle),
        .name(
            "--cell-style", "STYLE",
            "Set the style of cells: \(TableViewCell.CellStyle.alternativeNames). Default: by the columns.",
            \.cellStyle),
        .text(
            "--theme", "THEME",
            accepting: .namesOrFile(ThemeName.names.map(\.name), SceneSearch.fileExtensions + ["json"]),
            "Set the theme: \(ThemeName.listedNames), or a YAML or JSON file of sizes, fonts and colors.",
            \.theme),
        .number("--width", "POINTS", "Set the width of the table. Default: 375.", SceneLimits.width, \.width),
        .number("--row-height", "POINTS", "Set the height of all rows.", SceneLimits.rowHeight, \.rowHeight),
        .number(
            "--image-height", "POINTS", "Set the maximum height of images, for which rows grow.",
            SceneLimits.imageSide, \.imageHeight),
        .number(
            "--image-column", "POINTS",
            "Reserve a column of this width for images, also in rows without one. Wider images are reduced.",
            SceneLimits.imageSide, \.imageColumn),
        .flag("--wrap", "Wrap long texts. Rows grow to fit them.", \.wraps),
        .flag("--alternating", "Give every second row another background.", \.alternates),
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

    private static let states: [Option<RenderOptions>] = [
        Option(
            long: "--select", value: "ROWS",
            help: "Select rows, such as 0:2,1:5 (section:row, from 0). 3 is the same as 0:3."
        ) { (values, text) throws(UsageError) in values.selection += try rows(text, "--select") },
        Option(long: "--highlight", value: "ROWS", help: "Show rows as during a touch.") {
            (values, text) throws(UsageError) in values.highlighted += try rows(text, "--highlight")
        },
        .flag("--editing", "Show the editing controls.", \.isEditing),
        .text(
            "--editing-style", "NAME", accepting: .names(TableViewCell.EditingStyle.names.map(\.name)),
            "Set the editing control: delete, insert, none, or a template with one of them. Default: delete. Requires --editing.",
            \.editingStyle),
        .flag("--reorder", "Show the reorder controls. Requires --editing.", \.canReorder),
        Option(
            long: "--swipe", value: "ROW",
            help:
                "Swipe a row, such as 0:2, so that its Delete button appears. 0:2@leading swipes it from the leading edge."
        ) { (values, text) throws(UsageError) in
            let (row, edge) = try row(text, "--swipe", as: "0:2 or 0:2@leading") {
                (name) throws(Diagnostic) in try TableView.SwipeEdge.named(name)
            }
            values.swiped = SceneSwipe(row, from: edge)
        },
        Option(
            long: "--drag", value: "ROW",
            help: "Drag a row, as during reordering. 0:3@0:5 drags row 0:3 to the position of 0:5."
        ) { (values, text) throws(UsageError) in
            let (row, target) = try row(text, "--drag", as: "0:3 or 0:3@0:5") { IndexPath(rowText: $0) }
            values.dragged = SceneDrag(row, over: target)
        },
        .flag("--refreshing", "Show the refresh control above the rows.", \.isRefreshing),
    ]

    private static let parts: [Option<RenderOptions>] = [
        .flag(
            "--screen",
            "Draw the contents of a screen, with sticky headers. --height sets its height (667 by default), and --offset the scroll position.",
            \.isScreen),
        Option(
            long: "--scroll-to", value: "ROW",
            help:
                "Draw a screen that is scrolled to a row, such as 3:14. 3:14@top, @middle or @bottom sets the position of the row."
        ) { (values, text) throws(UsageError) in
            values.scrollTo = try row(text, "--scroll-to", as: "3:14 or 3:14@top") {
                (name) throws(Diagnostic) in try TableView.ScrollPosition.named(name)
            }
        },
        // The range depends on the extent of the image; see `check()`.
        .number(
            "--offset", "POINTS", "Set the position in the table where the image begins. Default: 0.",
            SceneLimits.screenOffset.lowerBound...SceneLimits.cropOffset.upperBound, \.offset),
        .number(
            "--height", "POINTS", "Set the height of the drawn part. Default: the complete table.",
            SceneLimits.cropHeight, \.height),
        Option(
            long: "--split", value: "ROWS",
            help: "Draw numbered pages with this number of rows, with repeated headers."
        ) {
            (values, text) throws(UsageError) in
            values.rowsPerPage = try Option<Self>.whole(text, of: 1...SceneLimits.rows, "--split")
        },
        .choice(
            "--paper", "NAME",
            "Set the paper of a PDF: a4, letter, or fit for one page of the image's size. Pages end between rows and repeat headers. Default: a4.",
            \.paper),
        .name(
            "--page-numbers", "NAME",
            "Set the page numbers of a PDF: total (2 / 5), number (2) or none. Default: total, for more than one page.",
            \.pageNumbers),
    ]

    private static let others: [Option<RenderOptions>] = [
        .text("--description", "TEXT", "Set the alt text in the file.", \.description),
        .output(
            "--accessibility", ending: "json",
            "Write the accessibility elements of the rows as JSON.", \.accessibility),
        .choice(
            "--compression", "NAME",
            "Set the compression: fast, or stable, which is smaller, slower, and the same on every machine. Default: fast.",
            \.compression),
        .flag(
            "--record-environment", "Record the libraries and fonts that determine the pixels in the image.",
            \.recordsEnvironment),
        .flag(
            "--strict",
            "Fail if an image cannot be read, instead of drawing a placeholder, and if a format does not understand a value.",
            \.isStrict),
        .flag(
            "--allow-outside", "Allow paths in a scene, and links to outputs, to lead out of their folder.",
            \.allowsOutside),
        .flag("--watch", "Draw again whenever an input is saved, until Ctrl-C.", \.watches),
        .flag("--quiet", "Print errors only.", \.isQuiet),
    ]

    func check() throws(UsageError) {
        let format = try ImageFormat(of: output)
        try checkPart()
        if subtitle != nil, value != nil {
            throw UsageError(
                "--subtitle and --value exclude each other; choose one, or join them: --subtitle \"{a}, {b}\""
            )
        }
        if query != nil, table != nil { throw .exclusive("--query", "--table") }
        if watches, output == "-" {
            throw UsageError(
                "--watch draws the image repeatedly; name a file with -o instead of standard output")
        }
        if !isEditing, editingStyle != nil || canReorder {
            throw UsageError("\(canReorder ? "--reorder" : "--editing-style") requires --editing")
        }
        if rowsPerPage != nil, let option = sceneOptions.values.sorted().first {
            throw .exclusive(option, "--split")
        }
        try checkFormats()
        if isDark, !appearances.isEmpty, appearances != [.dark] {
            let names = appearances.map(\.rawValue).joined(separator: ",")
            throw UsageError("--dark and --appearance \(names) contradict each other")
        }
        if rowsPerPage != nil, isScreen || offset != nil || height != nil {
            throw .exclusive(isScreen ? "--screen" : offset != nil ? "--offset" : "--height", "--split")
        }
        if swiped != nil, dragged != nil { throw .exclusive("--swipe", "--drag") }
        if format != .pdf, paper != nil || pageNumbers != nil {
            let option = paper != nil ? "--paper" : "--page-numbers"
            throw UsageError("\(option) requires PDF; use -o with a name that ends in .pdf")
        }
        if let pageNumbers, pageNumbers != .none, paper == .fit {
            throw .exclusive("--page-numbers", "--paper fit")
        }
        if scrollTo != nil, offset != nil { throw .exclusive("--scroll-to", "--offset") }
    }

    /// Throws for unknown locales, orders of dates and dates.
    private func checkFormats() throws(UsageError) {
        do throws(Diagnostic) {
            if let locale { _ = try DataLocale.named(locale) }
        } catch {
            throw UsageError("--locale: \(error.sentence)")
        }
        do throws(Diagnostic) {
            if let dates { _ = try DateReading(dates) }
        } catch {
            throw UsageError("--dates: \(error.sentence)")
        }
        if let now, CivilTime(now) == nil {
            throw UsageError("--now: expected a date such as 2026-11-21, found \"\(now)\"")
        }
    }

    /// Throws for parts of the table outside the ranges of the same keys in scenes.
    private func checkPart() throws(UsageError) {
        let offsets = showsScreen ? SceneLimits.screenOffset : SceneLimits.cropOffset
        let heights = showsScreen ? SceneLimits.screenHeight : SceneLimits.cropHeight
        for (option, number, range) in [("--offset", offset, offsets), ("--height", height, heights)] {
            guard let number, !range.contains(number) else { continue }
            throw .expected(range, option, found: SceneLimits.text(number))
        }
    }

    /// A Boolean value that indicates whether the image shows a screen instead of the complete table.
    var showsScreen: Bool { isScreen || scrollTo != nil }

    /// Parses rows such as `0:2,1:5`.
    private static func rows(_ text: String, _ option: String) throws(UsageError) -> [IndexPath] {
        let rows = text.split(separator: ",", omittingEmptySubsequences: false)
        let paths = rows.compactMap { IndexPath(rowText: $0) }
        guard paths.count == rows.count else {
            throw UsageError(
                "\(option): expected rows such as 0:2,1:5 (section:row, from 0), found \"\(text)\"")
        }
        return paths
    }

    /// Parses a row, and its detail after an @.
    private static func row<Detail>(
        _ text: String, _ option: String, as example: String, _ detail: (String) throws(Diagnostic) -> Detail?
    ) throws(UsageError) -> (row: IndexPath, Detail?) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        do throws(Diagnostic) {
            let found = parts.count > 1 ? try detail(parts[1]) : nil
            if let row = IndexPath(rowText: parts[0]), parts.count == 1 || found != nil {
                return (row, found)
            }
        } catch {
            throw UsageError("\(option): \(error.sentence)")
        }
        throw UsageError(
            "\(option): expected a row such as \(example) (section:row, from 0), found \"\(text)\"")
    }
}
