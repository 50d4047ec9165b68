import Diagnostics
import Files
import Foundation
import Goldens

/// `tablesnap review`: accepts or rejects failed images one by one, in the terminal or on a page.
enum ReviewCommand: Command {
    static let name = "review"

    static let summary = "Show failed images, to accept or reject them."

    static let purpose = """
        Show each failed image of tablesnap verify or of tests, and prompt to accept or reject
        it, in the terminal or on a page in a browser.
        """

    static let operands = [Operand("[PATTERN]...", .file())]
    static let examples = [
        CommandExample(
            "tablesnap review",
            "Show each failed image in the terminal."),
        CommandExample(
            "tablesnap review --browser scenes",
            "Show those of a folder on a page in a browser."),
        CommandExample(
            "tablesnap review --list",
            "Print the names of failed images."),
    ]
    static let environment = [EnvironmentVariable.artifacts] + EnvironmentVariable.terminal
    static let details = DecisionOptions.patterns + " Default: all."

    static let exitStatuses = [
        "all images are decided", "some are not", "invalid command line", "the review failed",
    ]

    static let compares = true

    struct Options: CommandOptions {
        var artifacts: String?
        var terminalImages: TerminalImage.Kind?
        var lists = false
        var report: String?
        var usesBrowser = false
        var port: Int?
        var opensNothing = false
        var allowsOutside = false

        static let options =
            [.artifacts(\.artifacts), .goldensOutside(\.allowsOutside)].under(.input)
            + browser.under(.browser) + outputs.under(.output)

        private static let browser: [Option<Options>] = [
            .flag("--browser", "Show a page for the review in a browser on this machine.", \.usesBrowser),
            .whole("--port", "N", "Set the port of the page. Default: any free port.", 1...65535, \.port),
            .flag("--no-open", "Print the address of the page without opening it.", \.opensNothing),
        ]

        private static let outputs: [Option<Options>] = [
            .flag("--list", "Print the failed images without a prompt.", \.lists),
            .output(
                "--report", ending: "html", "Write an HTML file that shows the differences, and no prompt.",
                \.report),
            .choice(
                "--terminal-images", "KIND",
                "Set how the terminal shows images: kitty, iterm2, sixel, or none for their paths. Default: detected.",
                \.terminalImages),
        ]
    }

    static func run(_ options: Options, _ patterns: [String]) throws -> Tablesnap.ExitStatus {
        let environment = ProcessInfo.processInfo.environment
        let pending = try PendingImages(
            GoldenArtifacts(options.artifacts, environment: environment),
            allowsOutside: options.allowsOutside)
        let failures = patterns.isEmpty ? pending.failures : try pending.matching(patterns)
        if options.lists {
            if failures.isEmpty { StandardError.report("no failed images") }
            for failure in failures { try Tablesnap.printLine("\(failure.golden)  \(failure.owner)") }
            return failures.isEmpty ? .done : .failed
        }
        if let path = options.report {
            return try report(failures, pending.artifacts, option: options.artifacts, to: path)
        }
        if !options.usesBrowser, options.port != nil || options.opensNothing {
            throw UsageError("\(options.port == nil ? "--no-open" : "--port") requires --browser")
        }
        if failures.isEmpty { return try Tablesnap.show("There is nothing to review.") }
        if options.usesBrowser {
            return try BrowserReview.run(
                failures, of: pending, port: UInt16(options.port ?? 0), opens: !options.opensNothing)
        }
        guard let terminal = Terminal() else {
            throw UsageError("review requires a terminal; use tablesnap accept or tablesnap reject")
        }
        defer { terminal.restore() }
        let kind = options.terminalImages ?? TerminalImage.Kind(environment: environment, terminal)
        var review = TerminalReview(
            try ImageDecisions(failures, of: pending), of: pending.artifacts, on: terminal, kind)
        return try review.run() ? .done : .failed
    }

    private static func report(
        _ failures: [GoldenFailure], _ artifacts: GoldenArtifacts, option: String?, to path: String
    ) throws -> Tablesnap.ExitStatus {
        let page = ReviewPage(failures, of: artifacts, option: option)
        var report = try ReportFile(path, of: RunFiles())
        var files = OutputFiles(count: 1)
        try report.write(page, with: &files)
        try Tablesnap.printLine(page.summary)
        return failures.isEmpty ? .done : .failed
    }
}

extension ReviewPage {
    /// Creates a page of failures in a folder.
    ///
    /// - Parameter option: The folder in the command line. `nil` if there is none.
    init(_ failures: [GoldenFailure], of artifacts: GoldenArtifacts, option: String?) {
        let entries = failures.map { failure in
            let category = failure.kind.category
            return Entry(
                name: failure.owner, outcome: category, title: ImageResult.title(ofCategory: category),
                messages: failure.message.split(separator: "\n").map(String.init), golden: failure.golden,
                failure: failure)
        }
        self.init(
            summary: counted(failures.count, "failed image"), entries: entries, artifacts: artifacts,
            artifactsOption: option)
    }
}
