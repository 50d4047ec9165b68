import DataFiles
import Diagnostics
import Files
import Scenes
import TableSnapshots

/// `tablesnap render`: draws a file of records or a scene to one or several images.
struct RenderCommand: Command {
    static let name = "render"

    static let summary = "Render a CSV, JSON, Markdown, SQLite or scene file."

    static let purpose = """
        Render a CSV, TSV, JSON, NDJSON, Markdown or SQLite file, with a row for each
        record, or a scene file: a table described in YAML or JSON.
        """

    static let operands = [RenderInput.operand]
    static let usage = ["INPUT [-o FILE] [OPTIONS]"]

    static let examples = [
        CommandExample(
            "tablesnap render countries.csv",
            "Draw countries.png next to the file, with suggested columns."),
        CommandExample(
            "tablesnap render countries.csv --section region --style inset-grouped --dark",
            "Draw a section for each region, in the dark appearance."),
        CommandExample(
            "tablesnap render prices.csv --columns symbol,price --total sum -o prices.pdf",
            "Draw columns with a header and their sum, as pages of a PDF."),
        CommandExample(
            "tablesnap render mail.yaml --appearance light,dark",
            "Draw a scene to mail@2x.png and mail~dark@2x.png."),
    ]
    static let environment = EnvironmentVariable.fonts
    static let details = """
        INPUT is a file, or - for standard input with --format. A COLUMN is the name of
        a column, or a template with names in braces. Without --title, --subtitle,
        --value and --image, tablesnap suggests columns, and prints them on standard error.

        Options for styles and states override the values of a scene. Each state of a
        scene results in a separate file. So does each combination of traits that are
        lists with commas: name@2x.png, name~dark@2x.png, name-rtl-AX3@2x.png. Only
        --select and --highlight may be repeated. Each adds rows.
        """

    private let options: RenderOptions
    private let input: RenderInput
    private let scene: RenderScene
    private let content: OpenScene

    static func run(_ options: RenderOptions, _ operands: [String]) throws -> Tablesnap.ExitStatus {
        try options.check()
        let input = try RenderInput.parsing(operands, options)
        if options.watches {
            var watch = try RenderWatch(input, operands, options)
            try watch.run()
            return .done
        }
        let files = try draw(input, options)
        for message in files.messages { StandardError.report(message) }
        if !options.isQuiet, let drawn = files.drawn { StandardError.report("drawn \(drawn)") }
        return .done
    }

    /// The result of drawing an input.
    struct RenderedFiles {
        /// The paths of the images.
        var paths: [String]
        /// Suggestions and warnings for standard error.
        var messages: [String]

        /// The first path, and the number of others. `nil` for standard output.
        var drawn: String? {
            paths.first.map { paths.count > 1 ? "\($0) and \(paths.count - 1) more" : $0 }
        }
    }

    /// Draws an input to its files.
    static func draw(_ input: RenderInput, _ options: RenderOptions) throws -> RenderedFiles {
        // In --watch, an earlier drawing may have had other characters.
        MissingFont.forgetFound()
        Warnings.forgetReported()
        // They are reported with the others.
        Warnings.pass(to: { _ in })
        let output = try RenderOutput.of(input, options)
        let scene = try RenderScene.of(input, options)
        let content = try scene.open(options, input)
        content.collectsLayoutWarnings = true
        return try RenderCommand(options: options, input: input, scene: scene, content: content).write(output)
    }

    private func write(_ output: RenderOutput) throws -> RenderedFiles {
        let pages = try output.pages(count: content.recordCount, scene: content.scene, traits: options.traits)
        let claims = try pages.map { try claim($0.path) }
        let accessibility = try claim(options.accessibility)
        try content.throwErrors()
        let progress = ProgressBar(isQuiet: options.isQuiet)
        defer { progress.end() }
        var drawn = OutputFiles(count: pages.count)
        var paperWarning: String?
        do {
            for (index, (page, claim)) in zip(pages, claims).enumerated() {
                let done = Double(index) / Double(pages.count)
                let image = try image(of: page)
                let file = try draw(image, to: page.path, claim) {
                    progress.show(done + $0 / Double(pages.count))
                }
                if let file { drawn.append(file) }
                paperWarning = try paperWarning ?? warning(aboutPaperOf: image, page.path)
            }
        } catch {
            // Errors in the other images are reported in the same run.
            if error.ofContent is InputError { try content.checkVariants() }
            throw error
        }
        if let accessibility {
            drawn.append(try writeAccessibility(to: accessibility))
        }
        if options.isStrict {
            try content.checkLayout(
                and: Warnings.reported
                    + MissingFont.found.map {
                        Diagnostic(file: content.file.name, message: $0.commandDescription)
                    })
        }
        try drawn.commit()
        let others = Self.warning(aboutOtherPages: output.otherPages(than: pages))
        let all = messages + [paperWarning, others].compactMap(\.self)
        return RenderedFiles(paths: pages.compactMap(\.path), messages: options.isQuiet ? [] : all)
    }

    private func image(of page: RenderOutput.Page) throws -> TableSnapshot {
        let image = try content.image(page.image, records: page.records) {
            $0.compression = options.compression ?? .fast
            $0.recordsEnvironment = options.recordsEnvironment
        }
        return options.showsAccessibility ? try image.showingAccessibility() : image
    }

    /// Draws an image, and returns its file, which is not at its path yet. The result is `nil` for standard
    /// output.
    private func draw(
        _ image: TableSnapshot, to path: String?, _ claim: OutputClaim?,
        _ progress: @escaping (Double) -> Void
    ) throws -> OutputFile? {
        let output = try claim.map { claim throws(OutputError) in try OutputFile(claim) }
        let sink: any ByteSink = output ?? StandardOutput.sink
        try image.write(
            ImageFormat(of: path), to: sink, paper: options.paper, pageNumbers: options.pageNumbers,
            progress: progress)
        return output
    }

    /// The scale below which texts on paper are hard to read: those of 17 points then have less than 10.
    private static let minReadableScale = 0.6

    /// Returns the warning about a table that is much wider than the paper of its PDF file. `nil` if it is not.
    private func warning(aboutPaperOf image: TableSnapshot, _ path: String?) throws(UsageError) -> String? {
        let paper = options.paper ?? .a4
        guard try ImageFormat(of: path) == .pdf, let size = paper.size, let scale = image.scale(on: size),
            scale < Self.minReadableScale
        else { return nil }
        func percent(_ scale: Double) -> String { "\(Int((scale * 100).rounded())) %" }
        var remedies: [String] = []
        if let landscape = paper.landscape, let size = landscape.size, let scale = image.scale(on: size),
            scale >= Self.minReadableScale
        {
            remedies.append("--paper \(landscape.rawValue) for \(percent(scale))")
        }
        if options.fitsColumns { remedies.append("no --fit") }
        if options.width != nil { remedies.append("a lower --width") }
        if scene.records != nil, content.scene.sections.contains(where: { !$0.columns.isEmpty }) {
            remedies.append("fewer --columns")
        }
        remedies.append("--paper fit for one page of the table's size")
        return Diagnostic(
            .warning, file: content.file.name,
            message:
                "the table is scaled to \(percent(scale)) of its size, because it is wider than the paper",
            remedy: "use " + alternatives(remedies)
        ).description
    }

    /// Reserves the file of an output. Links may lead out of its folder only if the command line contains its
    /// path.
    private func claim(_ path: String?) throws(OutputError) -> OutputClaim? {
        guard let path else { return nil }
        let isNamed = [options.output, options.accessibility].contains(path)
        let folder = isNamed || options.allowsOutside ? nil : folderPath(of: path)
        return try input.files.claim(path, within: folder)
    }

    /// Writes the accessibility tree of the complete table to a file that is not at its path yet.
    private func writeAccessibility(to claim: OutputClaim) throws -> OutputFile {
        let scene = try SceneTable.showing(content)
        let output = try OutputFile(claim)
        try AccessibilityJSON(table: scene.table).write(to: output)
        return output
    }

    private static let longestReport = 10

    /// Returns the warning about files that are numbered like pages of this run, or `nil` if there are none.
    private static func warning(aboutOtherPages pages: [String]) -> String? {
        guard let last = pages.last else { return nil }
        let remedy = "remove files of an earlier run"
        guard pages.count > 1 else {
            let sentence = "the file is numbered like a page, but is not of this run"
            return Diagnostic(.warning, file: last, message: sentence, remedy: remedy).description
        }
        let more = pages.count - longestReport
        let end = more > 0 ? counted(more, "other file") : last
        let list = pages.prefix(min(longestReport, pages.count - 1)).joined(separator: ", ")
        let sentence = "\(list) and \(end) are numbered like pages, but are not of this run"
        return Diagnostic(.warning, message: sentence, remedy: remedy).description
    }

    /// Suggestions, and warnings about missing content. They are reported after drawing, so that an error is
    /// reported in one sentence.
    private var messages: [String] {
        let name = content.file.name
        var messages = scene.notes
        var notes = content.notes
        if scene.records != nil, let note = content.shortenedTextsNote { notes.append(note) }
        messages += (content.warnings + Warnings.reported + notes).map(\.description)
        messages += StandardError.missingFonts
        if scene.records != nil, content.recordCount == 0 {
            messages.append("\(name): no rows; the table is empty")
        }
        let problems = content.shownProblems
        for problem in problems.prefix(Self.longestReport) {
            let rows =
                switch problem.rows {
                case 0: "a view shows"
                case 1: "1 row shows"
                default: "\(problem.rows) rows show"
                }
            let error = "the image \(problem.error)"
            let warning = Diagnostic(
                file: problem.file ?? name, line: problem.line,
                // A question, such as one for another name, ends a sentence.
                message: "\(error)\(error.hasSuffix("?") ? "" : ";") \(rows) a placeholder")
            messages.append(warning.description)
        }
        if problems.count > Self.longestReport {
            let more = problems.count - Self.longestReport
            messages.append("\(name): \(counted(more, "more image")) could not be read")
        }
        return messages
    }
}
