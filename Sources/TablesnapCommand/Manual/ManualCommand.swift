import Foundation

/// `tablesnap man`: prints the manual page of the program or a command.
enum ManualCommand: Command {
    static let name = "man"
    static let summary = "Print the manual page of the program or a command."
    static let operands = [Operand("[COMMAND]", .names(Tablesnap.commandNames))]

    static let details = """
        The page is in the format mdoc. Read one with:

            tablesnap man render | man -l -

        Its date is the day in the environment variable SOURCE_DATE_EPOCH. Default: today.
        """

    static func run(_ options: NoOptions, _ operands: [String]) throws -> Tablesnap.ExitStatus {
        let day = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap { time_t($0) }
        let date = ManualPage.date(of: day ?? time(nil))
        let command = try Tablesnap.command(in: operands, of: name)
        let page =
            command.map { ManualPage(of: $0, date: date) }
            ?? ManualPage(of: Tablesnap.commands, date: date)
        return try Tablesnap.show(page.text)
    }
}
