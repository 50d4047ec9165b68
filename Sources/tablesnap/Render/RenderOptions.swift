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

    var title: String?
    var subtitle: String?
    var value: String?
    var image: String?
    var section: String?
    var accessory: String?
    var editingStyle: String?

    var cellStyle: String?
    var tableStyle: String?
    var theme: String?
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
    var lifted: SceneLift?
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
    var compression: String?
    var recordsEnvironment = false
    var isStrict = false
    var allowsOutside = false
    var isQuiet = false

    static let options: [Option<RenderOptions>] =
        files + bindings + looks + surroundings + states + parts + others

    private static let files: [Option<RenderOptions>] = [
        .text(
            "--output", short: "-o", "FILE",
            "Where the image goes: .png, .svg or .pdf by its ending, .png without one; - for standard output. Otherwise beside the input, under its name.",
            \.output),
        .text(
            "--format", "FORMAT",
            "The input's format, when its name does not say: csv, tsv, json, ndjson, sqlite, or yaml for a scene.",
            \.format),
        .text("--query", "SELECT", "What to ask an SQLite file: one SELECT statement.", \.query),
        .text("--table", "NAME", "The table of an SQLite file to draw; its only one unless given.", \.table),
    ]

    private static let bindings: [Option<RenderOptions>] = [
        .text(
            "--title", "COLUMN", "The row's text. A column, or a template such as \"{name} ({code})\".",
            \.title),
        .text("--subtitle", "COLUMN", "A second line. A column or template.", \.subtitle),
        .text("--value", "COLUMN", "A value at the right. A column or template.", \.value),
        .text(
            "--image", "COLUMN", "A PNG or JPEG file, relative to the input. A column or template.", \.image),
        .text("--section", "COLUMN", "Begins a section whenever this column changes.", \.section),
        .text(
            "--accessory", "NAME",
            "none, disclosure, detail-disclosure, checkmark or detail; or a template that gives one of them for each row.",
            \.accessory),
    ]

    private static let looks: [Option<RenderOptions>] = [
        .text("--style", "STYLE", "plain, grouped or inset-grouped.", \.tableStyle),
        .text(
            "--cell-style", "STYLE",
            "default, subtitle, value1 or value2, instead of what the columns suggest.", \.cellStyle),
        .text(
            "--theme", "THEME", "modern, classic, or a file of sizes, fonts and colors (YAML or JSON).",
            \.theme),
        .number("--width", "POINTS", "The table's width; 375 unless given.", SceneLimits.width, \.width),
        .number(
            "--row-height", "POINTS", "The height of every row.", SceneLimits.rowHeight, \.rowHeight),
        .number(
            "--image-height", "POINTS", "The largest height of an image, for which rows grow.",
            SceneLimits.imageSide, \.imageHeight),
        .number(
            "--image-column", "POINTS",
            "The width of the column of images, also in rows without one; wider images are reduced.",
            SceneLimits.imageSide,
            \.imageColumn),
        .flag("--wrap", "Wraps long texts, in rows as high as they need.", \.wraps),
        .flag("--alternating", "Gives every second row another background.", \.alternates),
        .flag(
            "--index", "Shows an index of the sections' first letters along the trailing edge.", \.hasIndex),
    ]

    private static let surroundings: [Option<RenderOptions>] = [
        .names("--appearance", "NAME,...", "light or dark.", \.appearances),
        .flag("--dark", "The same as --appearance dark.", \.isDark),
        .numbers(
            "--scale", "NUMBER,...", "Pixels per point; 2 unless given.", SceneLimits.scale, \.scales),
        .names("--direction", "NAME,...", "Which way reading goes: ltr or rtl.", \.directions),
        .names(
            "--type-size", "SIZE,...", "How large text is: xS, S, M, L, xL, xxL, xxxL, or AX1 to AX5.",
            \.typeSizes),
        .names("--contrast", "NAME,...", "normal or high.", \.contrasts),
        .text(
            "--language", "TAG", "The language of texts, such as ja or zh-Hant, for the forms of characters.",
            \.language),
    ]

    private static let states: [Option<RenderOptions>] = [
        Option(
            long: "--select", value: "ROWS",
            help: "Selects rows, such as 0:2,1:5 (section:row, from 0); 3 alone is 0:3."
        ) { (values, text) throws(UsageError) in values.selection += try rows(text, "--select") },
        Option(long: "--highlight", value: "ROWS", help: "Shows rows as they are while a finger is on them.")
        {
            (values, text) throws(UsageError) in values.highlighted += try rows(text, "--highlight")
        },
        .flag("--editing", "Shows the editing controls.", \.isEditing),
        .text(
            "--editing-style", "NAME",
            "delete, insert or none, or a template that gives one of them; delete unless given. Wants --editing.",
            \.editingStyle),
        .flag("--reorder", "Shows the control to move rows; wants --editing.", \.canReorder),
        Option(
            long: "--swipe", value: "ROW",
            help:
                "Pulls a row aside, such as 0:2, so that it shows its Delete button; 0:2@leading from its other edge."
        ) { (values, text) throws(UsageError) in
            let (row, edge) = try row(text, "--swipe", as: "0:2 or 0:2@leading") {
                (name) throws(Diagnostic) in try TableView.SwipeEdge.named(name)
            }
            values.swiped = SceneSwipe(row, from: edge)
        },
        Option(
            long: "--lift", value: "ROW",
            help: "Lifts a row, as while it is moved; 0:3@0:5 holds row 0:3 over the place of 0:5."
        ) { (values, text) throws(UsageError) in
            let (row, place) = try row(text, "--lift", as: "0:3 or 0:3@0:5") { IndexPath(rowText: $0) }
            values.lifted = SceneLift(row, over: place)
        },
        .flag("--refreshing", "Shows the refresh control turning above the rows.", \.isRefreshing),
    ]

    private static let parts: [Option<RenderOptions>] = [
        .flag(
            "--screen",
            "Draws what a screen shows, with headers that stay at its top: --height is then its height, 667 unless given, and --offset how far the table is scrolled.",
            \.isScreen),
        Option(
            long: "--scroll-to", value: "ROW",
            help:
                "Draws a screen that is scrolled to a row, such as 3:14; 3:14@top, @middle or @bottom for where it stands."
        ) { (values, text) throws(UsageError) in
            values.scrollTo = try row(text, "--scroll-to", as: "3:14 or 3:14@top") {
                (name) throws(Diagnostic) in try TableView.ScrollPosition.named(name)
            }
        },
        // The range depends on the extent of the image; see `check()`.
        .number(
            "--offset", "POINTS", "Where the image begins; 0 unless given.",
            SceneLimits.screenOffset.lowerBound...SceneLimits.windowOffset.upperBound, \.offset),
        .number(
            "--height", "POINTS", "How much of the table is drawn; all of it unless given.",
            SceneLimits.windowHeight, \.height),
        Option(
            long: "--split", value: "ROWS",
            help: "Draws numbered pages of so many rows, with their headers repeated."
        ) {
            (values, text) throws(UsageError) in
            values.rowsPerPage = try Option<Self>.whole(text, of: 1...SceneLimits.rows, "--split")
        },
        Option(
            long: "--paper", value: "NAME",
            help:
                "a4, letter, or fit for one page as large as the image, for PDF; a4 unless given. Pages end between rows, with their headers repeated."
        ) { (values, text) throws(UsageError) in values.paper = try Paper(text) },
        Option(
            long: "--page-numbers", value: "NAME",
            help:
                "total for 2 / 5 below the pages of a PDF, number for 2, or none. Default: total, for more than one page."
        ) { (values, text) throws(UsageError) in
            do throws(Diagnostic) {
                values.pageNumbers = try PageNumbers.named(text)
            } catch {
                throw UsageError("--page-numbers: \(error.sentence)")
            }
        },
    ]

    private static let others: [Option<RenderOptions>] = [
        .text("--description", "TEXT", "What the image shows, written in the file.", \.description),
        .output(
            "--accessibility", ending: "json",
            "Writes the rows as people who do not see them are told of them, as JSON.", \.accessibility),
        .text(
            "--compression", "NAME",
            "fast, or stable: smaller, slower, and the same bytes on every machine.", \.compression),
        .flag(
            "--record-environment", "Writes into the image what decided its pixels.", \.recordsEnvironment),
        .flag(
            "--strict", "Fails when an image cannot be read, instead of drawing a placeholder.", \.isStrict),
        .flag(
            "--allow-outside", "Allows paths in a scene, and links to outputs, to lead out of their folder.",
            \.allowsOutside),
        .flag("--quiet", "Says nothing but errors.", \.isQuiet),
    ]

    /// Throws for contradictory options.
    func check() throws(UsageError) {
        let format = try ImageFormat(of: output)
        try checkPart()
        if subtitle != nil, value != nil {
            throw UsageError(
                "--subtitle and --value fill the same place; choose one, or join them: --subtitle \"{a}, {b}\""
            )
        }
        if !isEditing, editingStyle != nil || canReorder {
            let option = canReorder ? "--reorder" : "--editing-style"
            throw UsageError("\(option) shows nothing without --editing; add that")
        }
        if rowsPerPage != nil, let option = sceneOptions.values.sorted().first {
            throw UsageError(
                "\(option) counts rows of the whole table, which --split takes apart; choose one")
        }
        if isDark, !appearances.isEmpty, appearances != [.dark] {
            let names = appearances.map(\.rawValue).joined(separator: ",")
            throw UsageError("--dark and --appearance \(names) contradict each other")
        }
        if rowsPerPage != nil, isScreen || offset != nil || height != nil {
            let options = isScreen ? "--screen draws" : "--offset and --height draw"
            throw UsageError("\(options) a part of one image, and --split draws several")
        }
        if swiped != nil, lifted != nil {
            throw UsageError("--lift puts the row back that --swipe pulls aside; choose one")
        }
        if paper != nil, format != .pdf {
            throw UsageError("--paper is for PDF; write -o with a name that ends in .pdf")
        }
        if pageNumbers != nil, format != .pdf {
            throw UsageError("--page-numbers is for PDF; write -o with a name that ends in .pdf")
        }
        if let pageNumbers, pageNumbers != .none, paper == .fit {
            throw UsageError("--page-numbers numbers several pages, and --paper fit makes one; choose one")
        }
        if scrollTo != nil, offset != nil {
            throw UsageError("--scroll-to and --offset both say how far the table is scrolled; choose one")
        }
    }

    /// Throws for parts of the table outside the ranges of the same keys in scenes.
    private func checkPart() throws(UsageError) {
        let part =
            showsScreen
            ? (offset: SceneLimits.screenOffset, height: SceneLimits.screenHeight)
            : (offset: SceneLimits.windowOffset, height: SceneLimits.windowHeight)
        for (option, number, range) in [("--offset", offset, part.offset), ("--height", height, part.height)]
        {
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
            throw UsageError("\(option) wants rows such as 0:2,1:5 (section:row, from 0), not \"\(text)\"")
        }
        return paths
    }

    /// Parses a row, and its detail after an @.
    private static func row<Detail>(
        _ text: String, _ option: String, as example: String,
        _ detail: (String) throws(Diagnostic) -> Detail?
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
        throw UsageError("\(option) wants a row such as \(example) (section:row, from 0), not \"\(text)\"")
    }
}
