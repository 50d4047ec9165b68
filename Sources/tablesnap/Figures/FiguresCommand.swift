import Figures
import Foundation

/// `tablesnap figures`: draws the scenes in pages of documentation.
struct FiguresCommand: Command {
    static let name = "figures"

    static let help = """
        Draws the scenes in Markdown pages and DocC catalogs as images beside their
        pages, which then show them.

        USAGE: tablesnap figures [PAGE or FOLDER]... [OPTIONS]

        Of a folder, the working directory unless given, all .md and .markdown files are
        pages, but not in hidden folders. A scene stands in a fenced block:

            ```tablesnap name=fruits alt="Three kinds of fruit."
            rows: [Apple, Banana, Cherry]
            ```

        It is drawn as fruits@2x.png and fruits~dark@2x.png, and what shows them stands
        below it between comments. What has not changed is left as it is. Attributes:

          name=NAME         What the images are called.
          alt="TEXT"        What the image shows; what its rows say unless given.
          scene=FILE        A scene file in place of a scene in the block.
          scale=1,2         Pixels per point, an image for each; 2 unless given.
          appearance=light  light, dark or both; both unless given.
          source=PLACE      Where the block goes: shown, above the image; collapsed,
                            folded up below it; hidden, in a comment. It is shown
                            unless given, and hidden in DocC, which cannot fold it up.
          folder=FOLDER     The folder of the images, from the page; its own unless given.

        The last four may stand in the page's front matter too, below the key tablesnap.
        A block whose texts have backticks begins and ends with ~~~. A page may have up to
        16 MiB.

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
        figures.prunes = options.prunes
        figures.allowsOutside = options.allowsOutside
        if options.checks, options.prunes {
            throw UsageError("--check and --prune exclude each other; leave one out")
        }
        try AddressSpace.check(jobs: options.jobs)
        if options.watches { return try FiguresWatch(figures).run() }
        var run = FiguresRun(figures, draws: !options.checks)
        let report = try run.report()
        try Tablesnap.print(report.summary + "\n")
        if options.checks, !report.hasErrors, !report.isUpToDate {
            // The command may have another name for the user, as in the plugin.
            let prune =
                report.pages.allSatisfy(\.orphanedImages.isEmpty)
                ? "" : ", and with --prune deletes what is left over"
            try Tablesnap.print("The same without --check draws what is missing or stale\(prune)\n")
        }
        return !report.hasErrors && (!options.checks || report.isUpToDate) ? .done : .failed
    }
}
