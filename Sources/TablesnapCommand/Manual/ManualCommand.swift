import Foundation

/// `tablesnap man`: prints the manual page of the program or a command.
enum ManualCommand: Command {
    static let name = "man"
    static let summary = "Print the manual page of the program or a command."
    static let operands = [Operand("[COMMAND]", .names(Tablesnap.commandNames))]

    static let examples = [
        CommandExample("tablesnap man render | man -l -", "Read the manual page of a command."),
        CommandExample("tablesnap man | man -l -", "Read that of the program."),
        CommandExample("tablesnap man > tablesnap.1", "Write it to a file, for a package."),
    ]
    static let details = "The page is in the format mdoc."
    static let environment: [EnvironmentVariable] = [.date]

    static func run(_ options: NoOptions, _ operands: [String]) throws -> Tablesnap.ExitStatus {
        let day = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap { time_t($0) }
        let date = ManualPage.date(of: day ?? time(nil))
        let command = try Tablesnap.command(in: operands, of: name)
        let page =
            command.map { ManualPage(of: $0, date: date) }
            ?? ManualPage(of: Tablesnap.commandGroups, date: date)
        return try Tablesnap.show(page.text)
    }
}
