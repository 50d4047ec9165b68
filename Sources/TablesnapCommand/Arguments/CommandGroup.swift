/// Commands for one purpose, as in the help of the program.
struct CommandGroup {
    let title: String
    let commands: [any Command.Type]

    init(_ title: String, _ commands: [any Command.Type]) {
        self.title = title
        self.commands = commands
    }
}
