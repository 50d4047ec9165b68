/// A subcommand of the program.
protocol Command {
    /// The options of the command.
    associatedtype Options: CommandOptions = NoOptions

    static var name: String { get }
    /// The sentence about the command in the list of commands.
    static var summary: String { get }
    /// The first paragraph of the help. Default: the summary.
    static var purpose: String { get }
    /// The arguments that are not options.
    static var operands: [Operand] { get }
    /// The arguments in the usage lines. Default: the operands and options.
    static var usage: [String] { get }
    /// Typical command lines.
    static var examples: [CommandExample] { get }
    /// The paragraphs of the help between the examples and the options. Indented ones appear unchanged.
    static var details: String { get }
    /// The environment variables that the command reads.
    static var environment: [EnvironmentVariable] { get }
    /// The meanings of the exit statuses from 0.
    static var exitStatuses: [String] { get }
    /// A Boolean value that indicates whether exit status 1 reports different images, so that 3 reports a
    /// failure.
    static var compares: Bool { get }
    /// Runs the command with its options and its other arguments.
    static func run(_ options: Options, _ operands: [String]) throws -> Tablesnap.ExitStatus
}

extension Command {
    static var purpose: String { summary }
    static var operands: [Operand] { [] }
    static var usage: [String] {
        let options = Options.options.isEmpty ? [] : ["[OPTIONS]"]
        return [(operands.map(\.placeholder) + options).joined(separator: " ")]
    }
    static var details: String { "" }
    static var environment: [EnvironmentVariable] { [] }
    static var exitStatuses: [String] { ["success", "failure", "invalid command line"] }
    static var compares: Bool { false }

    /// The command with its operands, as in the list of commands.
    static var signature: String { ([name] + operands.map(\.placeholder)).joined(separator: " ") }

    /// The complete usage lines.
    static var usageLines: [String] {
        usage.map { "tablesnap \(name)" + ($0.isEmpty ? "" : " \($0)") }
    }

    /// The definitions of the options, with that of `--help`.
    static var optionDefinitions: [OptionDefinition] { Options.options.map(\.definition) + [.help] }

    /// Runs the command with its arguments, or prints its help.
    static func run(_ arguments: [String]) throws -> Tablesnap.ExitStatus {
        var options = Options()
        let parser = ArgumentParser(command: name, options: Options.options)
        guard let operands = try parser.parse(arguments, into: &options) else {
            return try Tablesnap.show(HelpText.text(of: Self.self))
        }
        try AddressSpace.check()
        return try run(options, operands)
    }
}

/// The options of a command.
protocol CommandOptions {
    /// Creates the default options.
    init()
    /// The options, in the order of the help text. All commands have `--help`.
    static var options: [Option<Self>] { get }
}

/// The options of a command without options.
struct NoOptions: CommandOptions {
    static let options: [Option<NoOptions>] = []
}
