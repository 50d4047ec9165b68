import Typesetting

/// `tablesnap fonts`: lists the font files in use, and copies those that scenes, pages or golden images use.
enum FontsCommand: Command {
    static let name = "fonts"

    static let summary = "Print or copy the font files that images use."

    static let purpose = """
        Print the font families, versions and files that tablesnap draws with, or those that
        the inputs use. Or copy these files to a folder, so that other machines draw the same
        images: tablesnap render --fonts DIR.
        """

    static let operands = [Operand("[INPUT]...", .file())]

    static let examples = [
        CommandExample(
            "tablesnap fonts",
            "Print all fonts that tablesnap finds."),
        CommandExample(
            "tablesnap fonts mail.yaml countries.csv",
            "Print the font files that two tables use."),
        CommandExample(
            "tablesnap fonts . --copy Fonts",
            "Copy the font files that all scenes and pages in a folder use."),
    ]
    static let environment = EnvironmentVariable.fonts
    static let details = """
        An input is a scene, a data file, a page with figures, a PNG file with a record of
        its environment, such as a golden image, or a folder. The inputs of a folder are its
        scenes and pages, or else its PNG files. The options of tablesnap render apply to
        scenes and data files.
        """

    static func run(_ options: FontsOptions, _ inputs: [String]) throws -> Tablesnap.ExitStatus {
        try options.render.check()
        try options.check(inputs)
        if inputs.isEmpty, options.copy != nil {
            throw UsageError("--copy requires inputs: tablesnap fonts INPUT... --copy DIR")
        }
        let fonts = try options.render.fonts.collectionInEffect()
        let paths = try inputs.isEmpty ? fonts.paths : UsedFonts.drawing(inputs, options.render, fonts).paths
        if let folder = options.copy {
            try FontCopies(of: paths, to: folder).write { try Tablesnap.printLine($0) }
        } else {
            try Tablesnap.show(list(of: paths))
        }
        StandardError.reportMissingFonts()
        return .done
    }

    /// Returns a line for each file, sorted by family.
    private static func list(of paths: some Sequence<String>) -> String {
        let files = paths.map { path in
            let details = FontFileDetails(path: path)
            let families = details?.familyNames.reduce(into: [String]()) { names, name in
                if !names.contains(name) { names.append(name) }
            }
            return (
                family: families?.joined(separator: ", ") ?? "", version: details?.version ?? "", path: path
            )
        }
        let family = files.map(\.family.count).max() ?? 0
        let version = files.map(\.version.count).max() ?? 0
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: width - text.count + 2)
        }
        return files.sorted { ($0.family, $0.path) < ($1.family, $1.path) }.map { file in
            (padded(file.family, family) + padded(file.version, version) + file.path).onOneLine
        }.joined(separator: "\n")
    }
}
