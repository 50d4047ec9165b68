/// A subcommand of the program.
protocol Command {
    /// The options of the command.
    associatedtype Options: CommandOptions = NoOptions

    static var name: String { get }
    static var help: String { get }
    /// A Boolean value that indicates whether exit status 1 reports different images, so that 3 reports a
    /// failure.
    static var compares: Bool { get }
    /// Runs the command with its options and its other arguments.
    static func run(_ options: Options, _ operands: [String]) throws -> Tablesnap.ExitStatus
}

extension Command {
    static var compares: Bool { false }

    /// Runs the command with its arguments, or prints its help.
    static func run(_ arguments: [String]) throws -> Tablesnap.ExitStatus {
        var options = Options()
        let parser = ArgumentParser(command: name, options: Options.options)
        guard let operands = try parser.parse(arguments, into: &options) else {
            return try Tablesnap.show(help)
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
