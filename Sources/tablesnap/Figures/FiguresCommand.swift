import Figures
import Foundation

/// `tablesnap figures`: draws the scenes in pages of documentation.
struct FiguresCommand: Command {
    static let name = "figures"

    static let help = """
        Draws the scenes in Markdown pages and DocC catalogues as pictures beside their
        pages, which then show them.

        USAGE: tablesnap figures [PAGE or FOLDER]... [OPTIONS]

        Of a folder, the working directory unless given, all .md and .markdown files are
        pages, but not in hidden folders. A scene stands in a fenced block:

            ```tablesnap name=fruits alt="Three kinds of fruit."
            rows: [Apple, Banana, Cherry]
            ```

        It is drawn as fruits@2x.png and fruits~dark@2x.png, and what shows them stands
        below it between comments. What has not changed is left as it is. Attributes:

          name=NAME         What the pictures are called.
          alt="TEXT"        What the picture shows; what its rows say unless given.
          scene=FILE        A scene file in place of a scene in the block.
          scale=1,2         Pixels per point, a picture for each; 2 unless given.
          appearance=light  light, dark or both; both unless given.
          source=PLACE      Where the block goes: shown, above the picture; collapsed,
                            folded up below it; hidden, in a comment. It is shown
                            unless given, and hidden in DocC.

        The last three may stand in the page's front matter too, below the key tablesnap.

        OPTIONS:
        \(HelpText.list(FiguresOptions.self))

        Exit status: 0 done, or nothing to do; 1 something is wrong with a page, or --check
        found something to do; 2 the command line is wrong.
        """

    static func run(_ options: FiguresOptions, _ paths: [String]) throws -> Tablesnap.ExitStatus {
        if options.checks, options.watches {
            throw UsageError("--check and --watch exclude each other; leave one out")
        }
        var figures = DocumentationFigures(in: paths.isEmpty ? ["."] : paths)
        figures.jobs = options.jobs
        figures.allowsOutside = options.allowsOutside
        if options.watches { return try FiguresWatch(figures).run() }
        var run = FiguresRun(figures, draws: !options.checks)
        let report = try run.report()
        try Tablesnap.print(report.summary + "\n")
        if options.checks, report.isFaultless, !report.isUpToDate {
            let words = ["tablesnap", "figures"] + paths + (options.allowsOutside ? ["--allow-outside"] : [])
            try Tablesnap.print("Run \(words.joined(separator: " ").onOneLine)\n")
        }
        return report.isFaultless && (!options.checks || report.isUpToDate) ? .done : .failed
    }
}
