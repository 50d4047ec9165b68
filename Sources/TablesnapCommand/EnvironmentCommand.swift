import Diagnostics
import Files
import Images
import TableSnapshots

/// `tablesnap environment`: the libraries and fonts that affect pixels, on this machine or in an image's
/// record.
enum EnvironmentCommand: Command {
    static let name = "environment"

    static let summary = "Print the libraries and fonts that determine pixels."

    static let purpose = """
        Print the versions of the libraries, and the font files with their SHA-256 digests,
        that determine pixels: those of this machine, with the fonts of the system or of a
        folder, or those in the record of a PNG file, with the differences from this machine.
        """

    static let operands = [Operand("[IMAGE]", .file(["png"]))]

    static let examples = [
        CommandExample(
            "tablesnap environment",
            "Print the libraries and fonts of this machine."),
        CommandExample(
            "tablesnap environment Snapshots/mail.png",
            "Print those that drew a golden image, and the differences from here."),
        CommandExample(
            "tablesnap environment --json",
            "Print them for a program."),
    ]
    static let environment = EnvironmentVariable.fonts

    static let exitStatuses = [
        "success", "the image cannot be read or contains no record", "invalid command line",
    ]

    struct Options: CommandOptions {
        var fonts = FontOptions()
        var isJSON = false

        static let options: [Option<Options>] =
            FontOptions.options(\.fonts) + [.flag("--json", "Print JSON instead of text.", \.isJSON)]
    }

    static func run(_ options: Options, _ files: [String]) throws -> Tablesnap.ExitStatus {
        guard files.count <= 1 else {
            throw UsageError("expected one image; see tablesnap environment --help")
        }
        let fonts = try options.fonts.collectionInEffect()
        let here = FontCollection.withCurrent(.success(fonts)) { DrawingEnvironment.current }
        let recorded = try files.first.map(record(in:))
        let shown = recorded ?? here
        var text = options.isJSON ? shown.json(indented: true).printableJSON : description(of: shown)
        if let recorded, !options.isJSON {
            let difference = here.difference(from: recorded)?.onOneLine ?? "drawn with the same"
            text += "\n\nHere it would be \(difference)."
        }
        return try Tablesnap.show(text)
    }

    /// Returns the record in an image.
    static func record(in path: String) throws -> DrawingEnvironment {
        let bytes = try ByteSource.bytes(path: path, name: path, limit: PNGLimits.fileBytes)
        do throws(ImageError) { _ = try PNGFile(bytes) } catch { throw error.located(at: path) }
        guard let environment = DrawingEnvironment(recordedIn: bytes) else {
            throw Diagnostic(message: "\(path): the image contains no record of its environment")
        }
        return environment
    }

    private static func description(of environment: DrawingEnvironment) -> String {
        let libraries = environment.libraries.map { ($0.key, $0.value) }.sorted {
            $0.0.lowercased() < $1.0.lowercased()
        }
        let fonts = environment.fonts.map { ($0.name, "\($0.version)  \($0.sha256)") }
        let width = (libraries + fonts).map(\.0.count).max() ?? 0
        return (libraries + fonts).map { name, value in
            (name + String(repeating: " ", count: width - name.count + 2) + value).onOneLine
        }.joined(separator: "\n")
    }
}
