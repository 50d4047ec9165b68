/// One of the things the program does.
protocol Command {
    /// The word that asks for it.
    static var name: String { get }
    /// How it is used.
    static var help: String { get }
    /// Whether it ends with 1 to say that pictures are different, and so with 3 when it fails.
    static var compares: Bool { get }
    /// Does it.
    static func run(_ arguments: [String]) throws -> Tablesnap.ExitStatus
}

extension Command {
    static var compares: Bool { false }
}
