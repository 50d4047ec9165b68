import Foundation
import PNGCodec
import Records
import SceneFiles
import TableSnapshots

/// `tablesnap render`: a file of records becomes a picture, or several.
struct RenderCommand {
    static let name = "render"

    static let help = """
        Draws a CSV, TSV, JSON or NDJSON file as a PNG: a row of the table for each record.

        USAGE: tablesnap render INPUT [-o FILE] [OPTIONS]

        INPUT is a file, or - for standard input with --format. A COLUMN is the name of
        a column, or a template with names in braces. Without --title, --subtitle,
        --value and --image, sensible columns are chosen and named on standard error.

        OPTIONS:
        \(HelpText.list(RenderOptions.options))

        Exit status: 0 done, 1 the work failed, 2 the command line is wrong.
        """

    private let options: RenderOptions
    private let file: RecordFile
    private let choice: ColumnChoice
    private let look: RecordTable.Look
    private let snapshotOptions: SnapshotOptions
    private let sections: [RecordSection]
    private let pictures: PictureStore

    static func run(_ arguments: [String]) throws {
        var options = RenderOptions()
        let parser = ArgumentParser(command: name, options: RenderOptions.options)
        let positional = try parser.parse(arguments, into: &options)
        if options.showsHelp {
            print(help)
            return
        }
        try options.check()
        let input = try RenderInput(positional, options)
        let output = try RenderOutput(options, input: input)
        try RenderCommand(options, input: input).write(output)
    }

    private init(_ options: RenderOptions, input: RenderInput) throws {
        self.options = options
        // First everything the command line alone decides, so that its mistakes are told before a long file is read.
        snapshotOptions = try options.snapshotOptions()
        _ = try options.look(suggested: .default)
        file = try input.open()
        choice = try ColumnChoice(options, in: file)
        look = try options.look(suggested: choice.cellStyle)
        sections = try [RecordSection](of: file, column: choice.bindings.section)
        pictures = PictureStore(folder: input.folder)
    }

    private func write(_ output: RenderOutput) throws {
        if let note = choice.note, !options.isQuiet { Diagnostics.report(note) }
        if file.count == 0 { Diagnostics.report("\(file.name): no rows; the picture is of an empty table") }
        let progress = ProgressBar(isQuiet: options.isQuiet)
        defer { progress.end() }
        let pages = output.pages(count: file.count)
        var written: [String] = []
        do {
            for (index, page) in pages.enumerated() {
                let done = Double(index) / Double(pages.count)
                try write(page) { progress.show(done + $0 / Double(pages.count)) }
                if let path = page.path { written.append(path) }
            }
        } catch {
            // Half of the pages would look like all of them.
            for path in written { unlink(path) }
            throw error
        }
        progress.end()
        reportPictures()
    }

    private func write(_ page: RenderOutput.Page, _ progress: @escaping (Double) -> Void) throws {
        let records = try RecordTable(
            file, sections: page.records.map { sections.showing($0) } ?? sections, bindings: choice.bindings,
            look: look, pictures: pictures)
        try select(options.selection, in: records.table)
        var snapshotOptions = snapshotOptions
        snapshotOptions.description = try options.description ?? records.summary()
        let snapshot = try TableSnapshot(of: records.table, options: snapshotOptions)
        if let path = page.path {
            let output = try OutputFile(path: path)
            try snapshot.writePNG(to: output, progress: progress)
            try check(records)
            try output.commit()
        } else {
            try snapshot.writePNG(
                to: DescriptorSink(STDOUT_FILENO, name: "standard output"), progress: progress)
            try check(records)
        }
    }

    private func select(_ paths: [IndexPath], in table: TableView) throws {
        for path in paths {
            guard path.section < table.numberOfSections,
                path.row < table.numberOfRows(inSection: path.section)
            else {
                throw MissingRow(path: path, table: table)
            }
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
    }

    /// Throws what went wrong while rows were drawn.
    private func check(_ records: RecordTable) throws {
        if let failure = records.failure { throw failure }
        if options.isStrict, let problem = pictures.unreadable.first { throw problem.error }
    }

    private static let longestReport = 10

    private func reportPictures() {
        let problems = pictures.unreadable
        for problem in problems.prefix(Self.longestReport) {
            let rows = problem.rows == 1 ? "1 row shows" : "\(problem.rows) rows show"
            Diagnostics.report("\(problem.error); \(rows) a placeholder")
        }
        if problems.count > Self.longestReport {
            Diagnostics.report("\(problems.count - Self.longestReport) more pictures could not be read")
        }
    }
}

/// A row that was asked for and is not there.
private struct MissingRow: Error, CustomStringConvertible {
    let description: String

    init(path: IndexPath, table: TableView) {
        let name = "\(path.section):\(path.row)"
        if path.section < table.numberOfSections {
            let count = table.numberOfRows(inSection: path.section)
            description =
                "--select: no row \(name); section \(path.section) has \(count) rows, counted from 0"
        } else {
            description =
                "--select: no row \(name); there are \(table.numberOfSections) sections, counted from 0"
        }
    }
}
