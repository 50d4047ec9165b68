import Diagnostics
import Files
import Images
import TableSnapshots

/// `tablesnap layout`: the record of the layout and texts in an image.
enum LayoutCommand: Command {
    static let name = "layout"

    static let summary = "Print the layout and the texts that an image records."

    static let purpose = """
        Print the record in a PNG file: the frames in points, texts, fonts and colors of the
        rows, headers and footers and of their parts, a line for each. Golden images have a
        record, and images that are rendered with --record-environment.
        """

    static let examples = [
        CommandExample(
            "tablesnap layout Snapshots/mail.png",
            "Print the record of a golden image."),
        CommandExample(
            "tablesnap layout Snapshots/mail.png > mail.txt",
            "Write it to a file, for a comparison with that of a later image."),
        CommandExample(
            "tablesnap layout Snapshots/mail.png | grep One",
            "Print where an image shows a text."),
    ]
    static let details = """
        With this command, git shows the changes of golden images as text:

            git config diff.tablesnap.textconv "tablesnap layout"
            echo '*.png diff=tablesnap' >> .gitattributes
        """

    static let operands = [Operand("IMAGE", .file(["png"]))]

    static let exitStatuses = [
        "success, also without a record", "the file cannot be read", "invalid command line",
    ]

    struct Options: CommandOptions { static let options: [Option<Options>] = [] }

    static func run(_ options: Options, _ files: [String]) throws -> Tablesnap.ExitStatus {
        guard let path = files.first, files.count == 1 else {
            throw UsageError("expected one image; see tablesnap layout --help")
        }
        let bytes = try ByteSource.bytes(path: path, name: path, limit: PNGLimits.fileBytes)
        let file: PNGFile
        // A failure would end git diff, which also converts the images of other programs.
        do throws(ImageError) { file = try PNGFile(bytes) } catch {
            try Tablesnap.printLine("no record of a layout: it \(error.reason)")
            return .done
        }
        guard let text = file.texts.text(of: LayoutRecord.keyword) else {
            try Tablesnap.printLine(
                "no record of a layout; tablesnap render adds one with --record-environment")
            return .done
        }
        // A file can contain control characters.
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            try Tablesnap.printLine(String(line))
        }
        return .done
    }
}
