import Files
import ImageComparison
import Images

/// `tablesnap compare`: compares two images.
enum CompareCommand: Command {
    static let name = "compare"
    static let compares = true

    static let summary = "Compare two images."
    static let purpose = "Compare two PNG files: A, the expected image, and B, the actual one."
    static let operands = [Operand("A", .file(["png"])), Operand("B", .file(["png"]))]
    static let examples = [
        CommandExample(
            "tablesnap compare expected.png actual.png",
            "Print how many pixels differ, and where."),
        CommandExample(
            "tablesnap compare expected.png actual.png -o difference.png",
            "Draw the differences, too."),
        CommandExample(
            "tablesnap compare expected.png actual.png --tolerance channels:8 --limit 0.1%",
            "Permit small differences of colors in few pixels."),
    ]
    static let exitStatuses = ["equal", "different", "invalid command line", "not compared"]

    struct Options: CommandOptions {
        var tolerance = Tolerance.exact
        var masks: [PixelRect] = []
        var output: String?
        var diffStyle: DifferenceImage?
        var printsJSON = false

        static let options: [Option<Options>] =
            (ToleranceOptions.options(\.tolerance) + [
                Option(
                    long: "--mask", value: "X,Y,WIDTH,HEIGHT",
                    help: "Ignore a rectangle, in pixels from the top-left corner. Repeat for several."
                ) { (values, text) throws(UsageError) in values.masks.append(try mask(text)) }
                .repeatable
            ]).under(.comparison)
            + [
                .text(
                    "--output", short: "-o", "FILE", accepting: .file(["png"]),
                    "Write an image of the differences.",
                    \.output),
                .choice(
                    "--diff-style", "STYLE",
                    "Set the style of that image: overlay, side-by-side, or blink-strip, which shows each change before and after. Default: overlay.",
                    \.diffStyle),
                .flag("--json", "Print the result as JSON.", \.printsJSON),
            ].under(.output)

        private static func mask(_ text: String) throws(UsageError) -> PixelRect {
            let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
            guard numbers.count == 4, numbers.allSatisfy((0...PNGHeader.maximumSide).contains),
                numbers[2] > 0, numbers[3] > 0
            else {
                throw UsageError(
                    "--mask: expected a rectangle such as 0,0,100,20 (x,y,width,height), found \"\(text)\"")
            }
            return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }

    static func run(_ options: Options, _ paths: [String]) throws -> Tablesnap.ExitStatus {
        guard paths.count == 2 else {
            throw UsageError("expected two images: tablesnap compare A B; see tablesnap compare --help")
        }
        _ = try ImageFormat(of: options.output, among: [.png])
        let files = RunFiles()
        paths.forEach(files.read)
        let output = try options.output.map { path throws(OutputError) in try files.claim(path) }
        let comparison = try ImageComparison(
            rowsOf: PNGRows(contentsOf: paths[0]), PNGRows(contentsOf: paths[1]),
            tolerance: options.tolerance, ignoring: options.masks)
        if let output {
            let style = options.diffStyle ?? .overlay
            try output.write(comparison.differenceImage(style).pngData(compression: .fast))
        }
        try Tablesnap.print(
            options.printsJSON ? VerificationResults.encoded(Result(comparison)) : "\(comparison)\n")
        if case .notCompared = comparison.outcome { return .couldNotRun }
        return comparison.passes ? .done : .failed
    }

    private struct Result: Encodable {
        let passes: Bool
        let message: String
        let antialiasedPixels: Int
        let difference: ImageResult.Difference

        init(_ comparison: ImageComparison) {
            passes = comparison.passes
            message = "\(comparison)"
            antialiasedPixels = comparison.antialiasedPixels
            difference = ImageResult.Difference(comparison)
        }
    }
}
