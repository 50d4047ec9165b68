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
            document.add(line: usage)
        }
        document.add(macro: ".Sh DESCRIPTION")
        document.add(paragraphs: command.purpose + "\n\n" + command.details)
        add(command.operands)
        add(command.optionDefinitions)
        end(command.exitStatuses, references: ["tablesnap"])
    }

    /// Creates the page of the program.
    init(of commands: [any Command.Type], date: String) {
        begin("tablesnap", HelpText.programPurpose, date)
        document.add(macro: ".Nm tablesnap")
        document.add(line: HelpText.programUsage)
        document.add(macro: ".Sh DESCRIPTION")
        document.add(paragraphs: HelpText.programPurpose + "\n\nThe commands are:")
        document.add(list: commands.map { ("Cm \(MDoc.escaped($0.signature))", $0.summary) })
        add(HelpText.programOptions)
        end(HelpText.programStatuses, references: commands.map { "tablesnap-\($0.name)" })
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

    private mutating func end(_ statuses: [String], references: [String]) {
        document.add(macro: ".Sh EXIT STATUS")
        document.add(list: statuses.enumerated().map { ("\($0.offset)", $0.element.firstUppercased + ".") })
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
        document.add(
            list: options.map { option in
                let names = option.names.map { "Fl " + MDoc.escaped(String($0.dropFirst())) }
                let value = option.value.map { " Ar \($0)" } ?? ""
                return (names.joined(separator: " , ") + value, option.help + Self.values(option))
            })
    }

    /// Returns the accepted names if the help does not contain all of them.
    private static func values(_ option: OptionDefinition) -> String {
        let names = option.accepted.names
        return names.allSatisfy(option.help.contains) ? "" : " Values: \(names.joined(separator: ", "))."
    }
}

extension String {
    fileprivate var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
