import DataFiles
import Diagnostics
import Files
import Scenes
import TableSnapshots
import Typesetting

/// Runs the command. `main` calls it on a thread with a stack of known size.
///
/// - Returns: The program's exit status.
@_cdecl("tablesnap_run")
public func run(
    argumentCount: Int32, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
    let words = (0..<Int(argumentCount)).compactMap { arguments[$0].map { String(cString: $0) } }
    return Tablesnap.start(Array(words.dropFirst())).rawValue
}

/// The program, which parses arguments, runs commands and reports errors.
enum Tablesnap {
    /// The exit statuses of the program.
    enum ExitStatus: Int32 {
        case done = 0
        /// The command failed, or compared images differ.
        case failed = 1
        case wrongUsage = 2
        /// Images could not be compared.
        case couldNotRun = 3
    }

    /// Prepares the process, and runs the command in the arguments.
    static func start(_ arguments: [String]) -> ExitStatus {
        // A closed pipe becomes a write error, so that temporary files are removed before the program ends.
        signal(SIGPIPE, SIG_IGN)
        // So does a file that exceeds the user's size limit.
        signal(SIGXFSZ, SIG_IGN)
        occupyClosedStreams()
        StandardOutput.reserve()
        FontSettings.ignore()
        SQLiteDatabase.limitMemoryOfProcess()
        Warnings.pass(to: { StandardError.report("\($0)") })
        let status = run(arguments)
        if StandardOutput.isPipeClosed { StandardOutput.endForClosedPipe() }
        return status
    }

    /// Opens /dev/null for closed standard streams. Otherwise, the next opened file would get their
    /// descriptors, and messages would be written to an image.
    private static func occupyClosedStreams() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            // The opposite access mode makes reads and writes fail, as with a closed stream.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    static func run(_ arguments: [String]) -> ExitStatus {
        do {
            return try dispatch(arguments)
        } catch {
            // A closed pipe is no error.
            if StandardOutput.isPipeClosed { return .failed }
            StandardError.report(error)
            return exitStatus(of: error, compares: command(arguments.first)?.compares == true)
        }
    }

    /// Returns the exit status for an error of a command, which may compare images.
    static func exitStatus(of error: any Error, compares: Bool = false) -> ExitStatus {
        let error = error.ofContent
        // A rejected output is an error of the command line, which uses a file for two purposes.
        if error is UsageError || (error as? OutputError)?.isRejection == true { return .wrongUsage }
        // A missing font is a problem of the machine, with the same status for all commands.
        if (error as? SnapshotError)?.kind == .fontMissing { return .failed }
        return compares ? .couldNotRun : .failed
    }

    /// The commands by purpose, in the order of the help.
    static var commandGroups: [CommandGroup] {
        [
            CommandGroup("Draw tables", [RenderCommand.self, FiguresCommand.self]),
            CommandGroup(
                "Write scenes",
                [
                    NewCommand.self, SceneCommand.self, CheckCommand.self, KeysCommand.self,
                    SchemaCommand.self,
                ]),
            CommandGroup(
                "Test with golden images",
                [
                    VerifyCommand.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self,
                    MergeCommand.self,
                ]),
            CommandGroup(
                "Compare images", [CompareCommand.self, ChangesCommand.self, LayoutCommand.self]),
            CommandGroup("Draw the same everywhere", [FontsCommand.self, EnvironmentCommand.self]),
            CommandGroup("Get help", [HelpCommand.self, ManualCommand.self, CompletionsCommand.self]),
        ]
    }

    static var commands: [any Command.Type] { commandGroups.flatMap(\.commands) }

    static var commandNames: [String] { commands.map { $0.name } }

    private static func command(_ name: String?) -> (any Command.Type)? { commands.first { $0.name == name } }

    /// Returns the command that the operand of another command names. `nil` if there is no operand.
    static func command(in operands: [String], of command: String) throws(UsageError) -> (any Command.Type)? {
        guard operands.count <= 1 else {
            throw UsageError("expected one command; see tablesnap \(command) --help")
        }
        guard let name = operands.first else { return nil }
        guard let found = self.command(name) else {
            throw UsageError.unknown("command", name, among: commandNames)
        }
        return found
    }

    private static func dispatch(_ arguments: [String]) throws -> ExitStatus {
        guard let name = arguments.first else { throw UsageError("expected a command; see tablesnap --help") }
        let rest = Array(arguments.dropFirst())
        if let command = command(name) { return try command.run(rest) }
        if OptionDefinition.help.names.contains(name) { return try show(HelpText.program(commandGroups)) }
        if OptionDefinition.version.names.contains(name) {
            return try show("tablesnap \(Version.current)")
        }
        throw unknown(name)
    }

    /// Prints requested text to standard output.
    @discardableResult
    static func show(_ text: String) throws -> ExitStatus {
        try print(text + "\n")
        return .done
    }

    /// Prints a line to standard output. It escapes control characters, because names and texts of files may
    /// contain them.
    static func printLine(_ line: String) throws { try print(line.onOneLine + "\n") }

    /// Prints text to standard output unchanged.
    static func print(_ text: String) throws { try StandardOutput.sink.write(Array(text.utf8)) }

    private static func unknown(_ name: String) -> UsageError {
        if let end = name.split(separator: ".").last.map(String.init),
            SceneFile.fileExtensions.contains(end) || RecordFormat(fileExtension: end) != nil
        {
            return UsageError("unknown command \(name); did you mean tablesnap render \(name)?")
        }
        let kind = name.hasPrefix("-") ? "option" : "command"
        return .unknown(kind, name, among: commandNames + HelpText.programOptions.map(\.long))
    }
}
