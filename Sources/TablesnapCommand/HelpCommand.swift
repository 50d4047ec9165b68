/// `tablesnap help`: prints the help of the program or a command.
enum HelpCommand: Command {
    static let name = "help"
    static let summary = "Print the help of a command."
    static let operands = [Operand("[COMMAND]", .names(Tablesnap.commandNames))]
    static let examples = [
        CommandExample("tablesnap help", "Print the commands."),
        CommandExample("tablesnap help render", "Print the options of a command."),
        CommandExample("tablesnap keys row", "Print the keys of a row in a scene."),
    ]

    static func run(_ options: NoOptions, _ operands: [String]) throws -> Tablesnap.ExitStatus {
        let command = try Tablesnap.command(in: operands, of: name)
        return try Tablesnap.show(
            command.map { HelpText.text(of: $0) } ?? HelpText.program(Tablesnap.commandGroups))
    }
}
