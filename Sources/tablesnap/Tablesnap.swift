import Foundation
import TableSnapshots

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
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    static func run(_ arguments: [String]) -> ExitStatus {
        do {
            try dispatch(arguments)
            return .done
        } catch let error as UsageError {
            Diagnostics.report("\(error)")
            return .wrongUsage
        } catch {
            Diagnostics.report("\(error)")
            return .failed
        }
    }

    private static func dispatch(_ arguments: [String]) throws {
        guard let name = arguments.first else { throw UsageError("nothing to do; see tablesnap --help") }
        let rest = Array(arguments.dropFirst())
        switch name {
        case "-h", "--help": print(HelpText.program)
        case "help": try help(for: rest.first)
        case "--version": print("tablesnap \(Version.current)")
        case RenderCommand.name: try RenderCommand.run(rest)
        default:
            let kind = name.hasPrefix("-") ? "option" : "command"
            throw UsageError.unknown(kind, name, among: [RenderCommand.name, "help", "--help", "--version"])
        }
    }

    private static func help(for command: String?) throws {
        switch command {
        case nil: print(HelpText.program)
        case RenderCommand.name: print(RenderCommand.help)
        case let name?: throw UsageError.unknown("command", name, among: [RenderCommand.name])
        }
    }
}
