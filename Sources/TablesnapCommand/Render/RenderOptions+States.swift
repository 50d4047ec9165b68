import Diagnostics
import Scenes
import TableSnapshots

extension RenderOptions {
    /// The options for interaction states.
    static let states: [Option<RenderOptions>] = [
        Option(
            long: "--select", value: "ROWS",
            help: "Select rows, such as 0:2,1:5 (section:row, from 0). 3 is the same as 0:3."
        ) { (values, text) throws(UsageError) in values.selection += try rows(text, "--select") }
        .repeatable,
        Option(long: "--highlight", value: "ROWS", help: "Show rows as during a touch.") {
            (values, text) throws(UsageError) in values.highlighted += try rows(text, "--highlight")
        }.repeatable,
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

    /// The options for screens and parts of the table.
    static let parts: [Option<RenderOptions>] = [
        .flag(
            "--screen",
            "Draw the contents of a screen, with sticky headers. --height sets its height (874 by default), and --offset the scroll position.",
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
    ]

    /// The options for numbered files and the pages of a PDF.
    static let pages: [Option<RenderOptions>] = [
        Option(
            long: "--split", value: "ROWS",
            help: "Draw numbered pages with this number of rows, with repeated headers."
        ) {
            (values, text) throws(UsageError) in
            values.rowsPerPage = try Option<Self>.whole(text, of: 1...SceneLimits.rows, "--split")
        },
        .choice(
            "--paper", "NAME",
            "Set the paper of a PDF: a4, letter, a4-landscape, letter-landscape, or fit for one page of the image's size. Pages end between rows and repeat headers. Default: a4.",
            \.paper),
        .name(
            "--page-numbers", "NAME",
            "Set the page numbers of a PDF: total (2 / 5), number (2) or none. Default: total, for more than one page.",
            \.pageNumbers),
    ]

    /// Parses rows such as `0:2,1:5`. The part of a row that a report names, such as `row 0:2 text`, is its row.
    private static func rows(_ text: String, _ option: String) throws(UsageError) -> [IndexPath] {
        let rows = text.split(separator: ",", omittingEmptySubsequences: false)
        let paths = rows.compactMap { TablePart(shortText: String($0))?.row }
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
