import PNGCodec
import Records
import SceneFiles
import TableSnapshots

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program: parses, calls, reports.
@main
enum Tablesnap {
    /// What the program ends with.
    enum ExitStatus: Int32 {
        case done = 0
        case failed = 1
        case wrongUsage = 2
    }

    static func main() {
        // A reader that goes away is reported like any other output that fails, instead of ending the program.
        signal(SIGPIPE, SIG_IGN)
        occupyClosedStreams()
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    /// Takes the numbers of standard streams that are closed. The next file opened would get them otherwise, and
    /// messages meant for people would go into a picture.
    private static func occupyClosedStreams() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            // The other way round than it is used, so that using it fails, as with a stream that is closed.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    static func run(_ arguments: [String]) -> ExitStatus {
        do {
            try dispatch(arguments)
            return .done
        } catch let error as UsageError {
            Diagnostics.report("\(error)")
            return .wrongUsage
        } catch {
            // A scene's mistakes are a line each.
            let problems = (error as? SceneError)?.problems.map(\.description) ?? ["\(error)"]
            for problem in problems { Diagnostics.report(problem) }
            return .failed
        }
    }

    private static func dispatch(_ arguments: [String]) throws {
        guard let name = arguments.first else { throw UsageError("nothing to do; see tablesnap --help") }
        let rest = Array(arguments.dropFirst())
        switch name {
        case "-h", "--help": try show(HelpText.program)
        case "help": try showHelp(for: rest.first)
        case "--version": try show("tablesnap \(Version.current)")
        case CheckCommand.name: try CheckCommand.run(rest)
        case EnvironmentCommand.name: try EnvironmentCommand.run(rest)
        case KeysCommand.name: try KeysCommand.run(rest)
        case NewCommand.name: try NewCommand.run(rest)
        case RenderCommand.name: try RenderCommand.run(rest)
        case SceneCommand.name: try SceneCommand.run(rest)
        case SchemaCommand.name: try SchemaCommand.run(rest)
        default: throw unknown(name)
        }
    }

    private static func showHelp(for command: String?) throws {
        switch command {
        case nil: try show(HelpText.program)
        case CheckCommand.name: try show(CheckCommand.help)
        case EnvironmentCommand.name: try show(EnvironmentCommand.help)
        case KeysCommand.name: try show(KeysCommand.help)
        case NewCommand.name: try show(NewCommand.help)
        case RenderCommand.name: try show(RenderCommand.help)
        case SceneCommand.name: try show(SceneCommand.help)
        case SchemaCommand.name: try show(SchemaCommand.help)
        case let name?: throw UsageError.unknown("command", name, among: commands)
        }
    }

    private static let commands = [
        CheckCommand.name, EnvironmentCommand.name, KeysCommand.name, NewCommand.name, RenderCommand.name,
        SceneCommand.name, SchemaCommand.name,
    ]

    /// Writes to standard output what was asked for.
    static func show(_ text: String) throws {
        let sink = DescriptorSink(STDOUT_FILENO, name: "standard output")
        try Array((text + "\n").utf8).withUnsafeBytes { bytes in try sink.write(bytes) }
    }

    private static func unknown(_ name: String) -> UsageError {
        let endings = ["yaml", "yml"]
        if let end = name.split(separator: ".").last.map(String.init),
            endings.contains(end) || RecordFormat(fileExtension: end) != nil
        {
            return UsageError("unknown command \(name); did you mean tablesnap render \(name)?")
        }
        let kind = name.hasPrefix("-") ? "option" : "command"
        return .unknown(kind, name, among: commands + ["help", "--help", "--version"])
    }
}
