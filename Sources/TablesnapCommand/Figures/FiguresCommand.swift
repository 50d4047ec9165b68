import Figures

/// `tablesnap figures`: draws the scenes in pages of documentation.
struct FiguresCommand: Command {
    static let name = "figures"

    static let summary = "Render the scenes in Markdown and DocC pages."

    static let purpose = """
        Render the scenes in Markdown pages and DocC catalogs as images next to their pages,
        and show them there.
        """

    static let operands = [Operand("[PAGE]...", .file(DocumentationFigures.pageExtensions))]
    static let usage = ["[PAGE or FOLDER]... [OPTIONS]"]

    static let examples = [
        CommandExample(
            "tablesnap figures",
            "Draw the figures of all pages below the working directory."),
        CommandExample(
            "tablesnap figures README.md docs --prune",
            "Draw those of a page and a folder, and delete orphaned images."),
        CommandExample(
            "tablesnap figures --check",
            "Report images that are out of date, for example on CI."),
    ]
    static let environment = EnvironmentVariable.fonts
    static let details = """
        In a folder, all .md and .markdown files outside of hidden folders are pages.
        Default: the working directory. A scene is in a fenced block:

            ```tablesnap name=fruits alt="Three kinds of fruit."
            rows: [Apple, Banana, Cherry]
            ```

        Its images are fruits@2x.png and fruits~dark@2x.png. The markup for them is below
        the block, between comments. Unchanged images are not written. Attributes:

          name=NAME         The name of the images.
          alt="TEXT"        The alt text. Default: the accessibility text of the rows.
          caption="TEXT"    The text below the image. Default: none.
          id=ID             The name for references to the figure. Default: none.
          scene=FILE        A scene file, instead of a scene in the block.
          scale=1,2         The scales in pixels per point. Markup other than html shows
                            one image, of the largest scale. Default: 2.
          appearance=light  The appearances: light, dark, or both as light,dark.
                            Default: light,dark; in the markup markdown and myst:
                            light.
          format=FORMAT     png, or svg for one file with all scales and appearances.
                            Default: png.
          source=POSITION   The position of the block: shown above the image, collapsed
                            below it, or hidden in a comment. Default: shown; in DocC,
                            which cannot collapse it: hidden.
          markup=MARKUP     The markup of the image: html, markdown, myst for Sphinx, or
                            the path of a template with {path}, {dark}, {width}, {alt},
                            {caption} and {id}. Default: html. DocC has its own.
          folder=FOLDER     The folder of the images, relative to the page. Default: its
                            folder.
          fonts=FOLDER      The folder of the font files, relative to the page. Default:
                            that of the scene.

        Engines that expect one word after ``` show the other attributes as text. There,
        write them in the block:

            figure: {name: fruits, alt: Three kinds of fruit.}

        The front matter of a page can set those from scale to fonts, under the key
        tablesnap. A block that contains backticks begins and ends with ~~~. A page has
        at most 16 MiB.
        """

    static let exitStatuses = [
        "success", "errors in a page, or problems that --check found", "invalid command line",
    ]

    static func run(_ options: FiguresOptions, _ paths: [String]) throws -> Tablesnap.ExitStatus {
        if options.checks, options.watches { throw UsageError.exclusive("--check", "--watch") }
        var figures = DocumentationFigures(in: paths.isEmpty ? ["."] : paths)
        figures.jobs = options.jobs
        figures.prunes = options.prunes
        figures.allowsOutside = options.allowsOutside
        figures.fonts = try options.fonts.collection()
        if options.checks, options.prunes { throw UsageError.exclusive("--check", "--prune") }
        try AddressSpace.check(jobs: options.jobs)
        if options.watches {
            try watch(figures)
            return .done
        }
        var run = FiguresRun(figures, draws: !options.checks)
        let report = try run.report()
        try Tablesnap.print(report.summary + "\n")
        if options.checks, !report.hasErrors, !report.isUpToDate {
            // The command may have another name for the user, as in the plugin.
            let prune =
                report.pages.allSatisfy(\.orphanedImages.isEmpty)
                ? "" : ", and with --prune it deletes orphaned images"
            try Tablesnap.print(
                "Without --check, this command draws missing and out-of-date images\(prune)\n")
        }
        return !report.hasErrors && (!options.checks || report.isUpToDate) ? .done : .failed
    }

    /// Draws whenever a page, or a file in its figures, is saved.
    private static func watch(_ figures: DocumentationFigures) throws {
        var run = FiguresRun(figures, draws: true)
        try FileWatch.run(watching: { try Set(figures.pages()) }) { isFirst in
            let report = try run.report { FileWatch.isStopped }
            if isFirst || run.hasReported || report.hasErrors, !FileWatch.isStopped {
                try Tablesnap.print(report.summary + "\n")
            }
            return report.pages.reduce(into: []) { $0.formUnion($1.files) }
        }
    }
}
