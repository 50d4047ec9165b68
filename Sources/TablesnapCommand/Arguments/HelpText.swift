/// The text that `--help` prints, from the definitions of commands.
enum HelpText {
    static let programPurpose = "Render tables as images."
    static let programUsage = "COMMAND [OPTIONS]"
    static let programOptions: [OptionDefinition] = [.help, .version]
    static let programExamples = [
        CommandExample("tablesnap render countries.csv", "Draw countries.png, with suggested columns."),
        CommandExample("tablesnap new > scene.yaml", "Write a scene to edit, and render."),
        CommandExample("tablesnap help render", "Print the options of a command."),
    ]
    /// The meanings of the exit statuses of the program from 0.
    static let programStatuses = [
        "success or equal images", "failure or different images", "invalid command line",
        "images that could not be compared",
    ]

    /// Returns the help of the program.
    static func program(_ groups: [CommandGroup]) -> String {
        var sections = [programPurpose, "USAGE: tablesnap \(programUsage)", examples(programExamples)]
        sections += groups.map { group in
            let list = TextColumns(indent: 23).text(of: group.commands.map { ($0.signature, $0.summary) })
            return "\(group.title.uppercased()):\n\(list)"
        }
        sections += options(programOptions, indent: 23) + [exitStatus(programStatuses)]
        return sections.joined(separator: "\n\n")
    }

    /// Returns the help of a command.
    static func text(of command: any Command.Type) -> String {
        var sections = [
            wrapped(paragraphs: command.purpose),
            "USAGE: " + command.usageLines.joined(separator: "\n       "),
            examples(command.examples),
        ]
        if !command.details.isEmpty { sections.append(wrapped(paragraphs: command.details)) }
        sections += options(command.optionDefinitions, indent: 28) + [exitStatus(command.exitStatuses)]
        return sections.joined(separator: "\n\n")
    }

    private static func examples(_ examples: [CommandExample]) -> String {
        "EXAMPLES:\n"
            + examples.map { example in
                "  \(example.line)\n" + TextColumns.wrapped(example.effect, indent: 6)
            }.joined(separator: "\n")
    }

    /// Returns a section for each heading of options.
    private static func options(_ options: [OptionDefinition], indent: Int) -> [String] {
        options.sections.map { heading, options in
            let list = TextColumns(indent: indent).text(of: options.map { ($0.signature, $0.help) })
            return "\(heading.rawValue.uppercased()):\n\(list)"
        }
    }

    private static func exitStatus(_ meanings: [String]) -> String {
        let list = meanings.enumerated().map { "\($0.offset) \($0.element)" }.joined(separator: ", ")
        return TextColumns.wrapped("Exit status: \(list).")
    }

    /// Returns paragraphs, which blank lines separate, in lines of the usual width. Indented ones appear unchanged.
    private static func wrapped(paragraphs text: String) -> String {
        text.split(separator: "\n\n").map { paragraph in
            paragraph.hasPrefix(" ")
                ? String(paragraph) : TextColumns.wrapped(String(paragraph))
        }.joined(separator: "\n\n")
    }
}
