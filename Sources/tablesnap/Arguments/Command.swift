/// One of the things the program does.
protocol Command {
    /// What a command line can choose.
    associatedtype Options: CommandOptions = NoOptions

    /// The word that asks for it.
    static var name: String { get }
    /// How it is used.
    static var help: String { get }
    /// Whether it ends with 1 to say that pictures are different, and so with 3 when it fails.
    static var compares: Bool { get }
    /// Does it, with what the command line says beside options.
    static func run(_ options: Options, _ operands: [String]) throws -> Tablesnap.ExitStatus
}

extension Command {
    static var compares: Bool { false }

    /// Does what a command line says, or tells how when that is asked.
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

/// What a command line can choose of a command.
protocol CommandOptions {
    /// What holds when nothing is chosen.
    init()
    /// The options, in the order in which help lists them; `--help` is every command's.
    static var options: [Option<Self>] { get }
}

/// Nothing to choose.
struct NoOptions: CommandOptions {
    static let options: [Option<NoOptions>] = []
}
