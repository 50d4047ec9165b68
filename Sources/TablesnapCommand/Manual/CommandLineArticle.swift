import Diagnostics
import Scenes

/// The article about all commands in the documentation, from their definitions.
struct CommandLineArticle {
    private let groups: [CommandGroup]

    init(_ groups: [CommandGroup]) { self.groups = groups }

    /// The article as a page of the reference.
    var page: ReferencePages.Page {
        ReferencePages.Page(name: "CommandLine.md", text: text)
    }

    private var text: String {
        let commands = groups.flatMap { group in
            ["## \(group.title)"] + group.commands.map { section(of: $0) }
        }
        let sections =
            ["# Command line", "All commands of tablesnap, with their options, exit statuses and examples."]
            + commands
            + [
                "## Environment", "The commands read these environment variables:",
                list(EnvironmentVariable.all.map { ($0.name, $0.meaning) }), "## Exit status",
                "All commands have these exit statuses:", statuses(HelpText.programStatuses),
            ]
        return sections.joined(separator: "\n\n") + "\n"
    }

    private func section(of command: any Command.Type) -> String {
        var parts = ["### \(command.name)", paragraphs(command.purpose)]
        parts.append("```\n\(command.usageLines.joined(separator: "\n"))\n```")
        parts.append(list(command.examples.map { ($0.line, $0.effect) }))
        if !command.details.isEmpty { parts.append(paragraphs(command.details)) }
        for (heading, options) in command.optionDefinitions.sections {
            parts.append("#### \(heading.rawValue)")
            parts.append(list(options.map { ($0.signature, $0.help) }))
        }
        parts += ["#### Exit status", statuses(command.exitStatuses)]
        return parts.joined(separator: "\n\n")
    }

    private func list(_ entries: [(term: String, description: String)]) -> String {
        entries.map { "- `\($0.term)`: \(Self.escaped($0.description))" }.joined(separator: "\n")
    }

    private func statuses(_ meanings: [String]) -> String {
        list(meanings.enumerated().map { ("\($0.offset)", $0.element.firstUppercased + ".") })
    }

    /// Returns paragraphs, of which indented ones are blocks of code.
    private func paragraphs(_ text: String) -> String {
        text.split(separator: "\n\n").map { paragraph in
            guard paragraph.hasPrefix(" ") else { return Self.escaped(String(paragraph)) }
            return "~~~\n\(paragraph)\n~~~"
        }.joined(separator: "\n\n")
    }

    /// Returns a text whose characters have no meaning in Markdown. Options are code, because DocC writes two hyphens as
    /// a dash.
    private static func escaped(_ text: String) -> String {
        let escaped = String(text.flatMap { "\\`*_<[".contains($0) ? ["\\", $0] : [$0] })
        return escaped.replacing(/--[a-z][a-z-]*/) { "`\($0.output)`" }
    }
}
