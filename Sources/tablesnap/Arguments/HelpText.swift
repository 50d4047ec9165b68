/// The text that `--help` prints.
enum HelpText {
    static let program = """
        Draws tables as images.

        USAGE: tablesnap COMMAND [OPTIONS]

        COMMANDS:
          render INPUT     Draws a CSV, TSV, JSON, NDJSON or scene file as a PNG.
          scene INPUT      Prints the scene file that draws the same.
          check FILE...    Tells everything that is wrong in scene files.
          new              Prints a scene file to begin with.
          keys [OBJECT]    Prints the reference of the keys of scene files.
          schema           Prints the JSON Schema of scene files.
          figures [PAGE].. Draws the scenes in Markdown and DocC pages.
          verify [FILE]... Compares scenes with their golden images.
          compare A B      Tells what is different between two images.
          review           Shows what failed, to be accepted or rejected.
          accept PATTERN   Makes drawings that failed golden images.
          reject PATTERN   Forgets drawings that failed.
          environment      Prints what decides pixels: versions and font files.
          help [COMMAND]   Says how a command is used.

        OPTIONS:
          -h, --help       Prints this help.
          --version        Prints the version.

        Exit status: 0 done or the same, 1 the work failed or images are different, 2 the
        command line is wrong, 3 images could not be compared.
        """

    /// The option for help.
    static let option = "--help"

    /// Returns a Boolean value that indicates whether an argument requests help.
    static func isAsked(by argument: String) -> Bool { argument == option || argument == "-h" }

    /// Returns the options and their descriptions in two columns.
    static func list<Options: CommandOptions>(_ kind: Options.Type) -> String {
        let rows = kind.options.map { option in
            let names = [option.short, option.long].compactMap { $0 }.joined(separator: ", ")
            return (names + (option.value.map { " " + $0 } ?? ""), option.help)
        }
        return (rows + [("-h, " + option, "Prints this help.")]).map { left, help in
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
