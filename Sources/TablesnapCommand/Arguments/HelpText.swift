/// The text that `--help` prints.
enum HelpText {
    static let program = """
        Render tables as images.

        USAGE: tablesnap COMMAND [OPTIONS]

        COMMANDS:
          render INPUT     Render a CSV, TSV, JSON, NDJSON, SQLite or scene file.
          scene INPUT      Print the scene file of a render command.
          check FILE...    Validate scene files.
          new              Print a scene file to start from.
          keys [OBJECT]    Print the reference of the keys of scene files.
          schema           Print the JSON Schema of scene files.
          figures [PAGE].. Render the scenes in Markdown and DocC pages.
          verify [FILE]... Compare scenes with their golden images.
          compare A B      Compare two images.
          review           Show failed images, to accept or reject them.
          accept PATTERN   Replace golden images by failed images.
          reject PATTERN   Discard failed images.
          environment      Print the libraries and fonts that determine pixels.
          fonts [INPUT]... Print or copy the font files that images use.
          help [COMMAND]   Print the help of a command.

        OPTIONS:
          -h, --help       Print this help.
          --version        Print the version.

        Exit status: 0 success or equal images, 1 failure or different images, 2 invalid
        command line, 3 images that could not be compared.
        """

    static let option = "--help"

    /// Returns a Boolean value that indicates whether an argument requests help.
    static func isRequested(by argument: String) -> Bool { argument == option || argument == "-h" }

    /// Returns the options and their descriptions in two columns.
    static func list<Options: CommandOptions>(_ kind: Options.Type) -> String { list(kind.options) }

    /// Returns some of a command's options and their descriptions in two columns.
    static func list<Values>(_ options: [Option<Values>]) -> String {
        let rows = options.map { option in
            let names = [option.short, option.long].compactMap { $0 }.joined(separator: ", ")
            return (names + (option.value.map { " " + $0 } ?? ""), option.help)
        }
        return (rows + [("-h, " + option, "Print this help.")]).map { left, help in
            let lines = wrapped(help, width: width - column)
            let first = left.count + 4 <= column ? padded("  " + left) : "  \(left)\n" + padded("")
            return first + lines.joined(separator: "\n" + padded(""))
        }.joined(separator: "\n")
    }

    private static let column = 28
    private static let width = 80

    private static func padded(_ text: String) -> String {
        text + String(repeating: " ", count: max(column - text.count, 0))
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
