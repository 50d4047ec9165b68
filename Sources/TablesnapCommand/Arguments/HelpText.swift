/// The text that `--help` prints, from the definitions of commands.
enum HelpText {
    static let programPurpose = "Render tables as images."
    static let programUsage = "COMMAND [OPTIONS]"
    static let programOptions: [OptionDefinition] = [.help, .version]
    /// The meanings of the exit statuses of the program from 0.
    static let programStatuses = [
        "success or equal images", "failure or different images", "invalid command line",
        "images that could not be compared",
    ]

    /// Returns the help of the program.
    static func program(_ commands: [any Command.Type]) -> String {
        """
        \(programPurpose)

        USAGE: tablesnap \(programUsage)

        COMMANDS:
        \(columns(commands.map { ($0.signature, $0.summary) }, indent: 23))

        OPTIONS:
        \(list(programOptions, indent: 23))

        \(exitStatus(programStatuses))
        """
    }

    /// Returns the help of a command.
    static func text(of command: any Command.Type) -> String {
        let usage = command.usageLines.joined(separator: "\n       ")
        let details = command.details.isEmpty ? "" : command.details + "\n\n"
        return """
            \(command.purpose)

            USAGE: \(usage)

            \(details)OPTIONS:
            \(list(command.optionDefinitions, indent: 28))

            \(exitStatus(command.exitStatuses))
            """
    }

    /// Returns the options and their descriptions in two columns.
    private static func list(_ options: [OptionDefinition], indent: Int) -> String {
        columns(
            options.map { option in
                (option.names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? ""), option.help)
            }, indent: indent)
    }

    /// Returns terms and their descriptions in two columns.
    ///
    /// - Parameter indent: The column where the descriptions begin.
    private static func columns(_ rows: [(term: String, description: String)], indent: Int) -> String {
        func padded(_ text: String) -> String {
            text + String(repeating: " ", count: max(indent - text.count, 0))
        }
        return rows.map { term, description in
            let lines = wrapped(description, width: width - indent)
            let first = term.count + 4 <= indent ? padded("  " + term) : "  \(term)\n" + padded("")
            return first + lines.joined(separator: "\n" + padded(""))
        }.joined(separator: "\n")
    }

    private static func exitStatus(_ meanings: [String]) -> String {
        let list = meanings.enumerated().map { "\($0.offset) \($0.element)" }.joined(separator: ", ")
        return wrapped("Exit status: \(list).", width: 88).joined(separator: "\n")
    }

    private static let width = 80

    /// Breaks a text between words into lines of a maximum width. Longer words are on separate lines.
    static func wrapped(_ text: String, width: Int) -> [String] {
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
