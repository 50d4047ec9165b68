import TableSnapshots

/// What `tablesnap render` has been told.
struct RenderOptions {
    var output: String?
    var format: String?
    var showsHelp = false

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
    var appearance: String?
    var isDark = false
    var width: Double?
    var scale: Double?
    var rowHeight: Double?
    var imageHeight: Double?
    var wraps = false
    var alternates = false

    var selection: [IndexPath] = []
    var isEditing = false
    var canReorder = false

    var offset: Double?
    var height: Double?
    var rowsPerPage: Int?

    var description: String?
    var accessibility: String?
    var compression: String?
    var isStrict = false
    var allowsOutside = false
    var isQuiet = false

    static let options: [Option<RenderOptions>] = files + bindings + looks + states + parts + others

    private static let files: [Option<RenderOptions>] = [
        .text(
            "--output", short: "-o", "FILE",
            "Where the picture goes; - for standard output. Otherwise beside the input, under its name.",
            \.output),
        .text(
            "--format", "FORMAT",
            "The input's format, when its name does not say: csv, tsv, json, ndjson, or yaml for a scene.",
            \.format),
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
            "--theme", "THEME", "modern, classic, or a file of sizes, fonts and colours (YAML or JSON).",
            \.theme),
        .text("--appearance", "NAME", "light or dark.", \.appearance),
        .flag("--dark", "The same as --appearance dark.", \.isDark),
        .number("--width", "POINTS", "The table's width; 375 unless given.", \.width),
        .number("--scale", "NUMBER", "Pixels per point; 2 unless given.", \.scale),
        .number("--row-height", "POINTS", "The height of every row.", \.rowHeight),
        .number("--image-height", "POINTS", "The largest height of a picture.", \.imageHeight),
        .flag("--wrap", "Wraps long texts, in rows as high as they need.", \.wraps),
        .flag("--alternating", "Gives every second row another background.", \.alternates),
    ]

    private static let states: [Option<RenderOptions>] = [
        Option(
            long: "--select", value: "ROWS",
            help: "Selects rows, such as 0:2,1:5 (section:row, from 0); 3 alone is 0:3."
        ) {
            (values, text) throws(UsageError) in values.selection += try rows(text)
        },
        .flag("--editing", "Shows the editing controls.", \.isEditing),
        .text(
            "--editing-style", "NAME",
            "delete, insert or none, or a template that gives one of them; delete unless given. Wants --editing.",
            \.editingStyle),
        .flag("--reorder", "Shows the control to move rows; wants --editing.", \.canReorder),
    ]

    private static let parts: [Option<RenderOptions>] = [
        .number(
            "--offset", "POINTS", "Where the picture begins; 0 unless given.", allowsZero: true, \.offset),
        .number("--height", "POINTS", "How much of the table is drawn; all of it unless given.", \.height),
        Option(
            long: "--split", value: "ROWS",
            help: "Draws numbered pages of so many rows, with their headers repeated."
        ) {
            (values, text) throws(UsageError) in
            guard let rows = Int(text), rows > 0 else {
                throw UsageError("--split wants a whole number above 0, not \"\(text)\"")
            }
            values.rowsPerPage = rows
        },
    ]

    private static let others: [Option<RenderOptions>] = [
        .text("--description", "TEXT", "What the picture shows, written in the file.", \.description),
        .text(
            "--accessibility", "FILE",
            "Writes the rows as people who do not see them are told of them, as JSON.", \.accessibility),
        .text(
            "--compression", "NAME",
            "fast, or stable: smaller, slower, and the same bytes on every machine.", \.compression),
        .flag(
            "--strict", "Fails when a picture cannot be read, instead of drawing a placeholder.", \.isStrict),
        .flag(
            "--allow-outside", "Lets a scene name files outside its folder.", \.allowsOutside),
        .flag("--quiet", "Says nothing but errors.", \.isQuiet),
        Option(short: "-h", long: "--help", value: nil, help: "Prints this help.") { values, _ in
            values.showsHelp = true
        },
    ]

    /// Refuses what contradicts itself.
    func check() throws(UsageError) {
        if subtitle != nil, value != nil {
            throw UsageError(
                "--subtitle and --value fill the same place; choose one, or join them: --subtitle \"{a}, {b}\""
            )
        }
        if !isEditing, editingStyle != nil || canReorder {
            let option = canReorder ? "--reorder" : "--editing-style"
            throw UsageError("\(option) shows nothing without --editing; add that")
        }
        if rowsPerPage != nil, !selection.isEmpty {
            throw UsageError("--select counts rows of the whole table, which --split takes apart; choose one")
        }
        if rowsPerPage != nil, offset != nil || height != nil {
            throw UsageError("--offset and --height draw a part of one picture, and --split draws several")
        }
    }

    /// Reads rows such as `0:2,1:5`.
    private static func rows(_ text: String) throws(UsageError) -> [IndexPath] {
        var paths: [IndexPath] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let numbers = part.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
            guard (1...2).contains(numbers.count), numbers.allSatisfy({ $0 >= 0 }), let row = numbers.last
            else {
                throw UsageError("--select wants rows such as 0:2,1:5 (section:row, from 0), not \"\(text)\"")
            }
            paths.append(IndexPath(row: row, section: numbers.count == 2 ? numbers[0] : 0))
        }
        return paths
    }
}
