import Diagnostics
import TableSnapshots

/// A manual page, from the definitions of commands.
struct ManualPage {
    private var document = MDoc()

    var text: String { document.text }

    /// Creates the page of a command.
    init(of command: any Command.Type, date: String) {
        begin("tablesnap-\(command.name)", command.summary, date)
        for usage in command.usage {
            document.add(macro: ".Nm \"tablesnap \(command.name)\"")
            if !usage.isEmpty { document.add(line: usage) }
        }
        document.add(macro: ".Sh DESCRIPTION")
        document.add(paragraphs: command.purpose + "\n\n" + command.details)
        add(command.operands)
        add(command.optionDefinitions)
        end(command.environment, command.exitStatuses, command.examples, references: ["tablesnap"])
    }

    /// Creates the page of the program.
    init(of groups: [CommandGroup], date: String) {
        begin("tablesnap", HelpText.programPurpose, date)
        document.add(macro: ".Nm tablesnap")
        document.add(line: HelpText.programUsage)
        document.add(macro: ".Sh DESCRIPTION")
        document.add(paragraphs: HelpText.programPurpose)
        document.add(macro: ".Sh COMMANDS")
        for group in groups {
            document.add(macro: ".Ss \(group.title)")
            document.add(list: group.commands.map { ("Cm \(MDoc.escaped($0.signature))", $0.summary) })
        }
        add(HelpText.programOptions)
        end(
            EnvironmentVariable.all, HelpText.programStatuses, HelpText.programExamples,
            references: groups.flatMap(\.commands).map { "tablesnap-\($0.name)" })
    }

    /// Returns the day of a time in UTC, such as "November 22, 2026".
    static func date(of time: time_t) -> String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        var (time, parts) = (time, tm())
        gmtime_r(&time, &parts)
        return "\(months[Int(parts.tm_mon)]) \(parts.tm_mday), \(Int(parts.tm_year) + 1900)"
    }

    private mutating func begin(_ name: String, _ summary: String, _ date: String) {
        document.add(macro: ".Dd \(date)")
        document.add(macro: ".Dt \(name.uppercased()) 1")
        document.add(macro: ".Os \"tablesnap \(Version.current)\"")
        document.add(macro: ".Sh NAME")
        document.add(macro: ".Nm \(name)")
        document.add(
            macro: ".Nd \(MDoc.escaped(summary.hasSuffix(".") ? String(summary.dropLast()) : summary))")
        document.add(macro: ".Sh SYNOPSIS")
    }

    private mutating func end(
        _ variables: [EnvironmentVariable], _ statuses: [String], _ examples: [CommandExample],
        references: [String]
    ) {
        if !variables.isEmpty {
            document.add(macro: ".Sh ENVIRONMENT")
            document.add(list: variables.map { ("Ev \($0.name)", $0.meaning) })
        }
        document.add(macro: ".Sh EXIT STATUS")
        document.add(list: statuses.enumerated().map { ("\($0.offset)", $0.element.firstUppercased + ".") })
        document.add(macro: ".Sh EXAMPLES")
        for (index, example) in examples.enumerated() {
            if index > 0 { document.add(macro: ".Pp") }
            document.add(sentences: example.effect)
            document.add(paragraphs: "    " + example.line)
        }
        document.add(macro: ".Sh SEE ALSO")
        let sorted = references.sorted()
        for name in sorted { document.add(macro: ".Xr \(name) 1" + (name == sorted.last ? "" : " ,")) }
    }

    /// Adds the operands that are files with certain extensions.
    private mutating func add(_ operands: [Operand]) {
        let files = operands.filter { !$0.accepted.fileExtensions.isEmpty }
        guard !files.isEmpty else { return }
        document.add(macro: ".Sh ARGUMENTS")
        document.add(
            list: files.map { operand in
                let extensions = operand.accepted.fileExtensions.map { "." + $0 }.joined(separator: ", ")
                return ("Ar \(operand.name)", "A file. Extensions: \(extensions).")
            })
    }

    private mutating func add(_ options: [OptionDefinition]) {
        document.add(macro: ".Sh OPTIONS")
        let sections = options.sections
        for (heading, options) in sections {
            if sections.count > 1 { document.add(macro: ".Ss \(heading.rawValue)") }
            document.add(
                list: options.map { option in
                    let names = option.names.map { "Fl " + MDoc.escaped(String($0.dropFirst())) }
                    let value = option.value.map { " Ar \($0)" } ?? ""
                    return (names.joined(separator: " , ") + value, option.help + Self.values(option))
                })
        }
    }

    /// Returns the accepted names if the help does not contain all of them.
    private static func values(_ option: OptionDefinition) -> String {
        let names = option.accepted.names
        return names.allSatisfy(option.help.contains) ? "" : " Values: \(names.joined(separator: ", "))."
    }
}
