import Diagnostics

/// `tablesnap completions`: prints the completions of a shell.
enum CompletionsCommand: Command {
    /// The shells with completions.
    enum Shell: String, CaseIterable {
        case bash, zsh, fish

        func script(of commands: [any Command.Type]) -> String {
            switch self {
            case .bash: BashCompletions(of: commands).script
            case .zsh: ZshCompletions(of: commands).script
            case .fish: FishCompletions(of: commands).script
            }
        }
    }

    static let name = "completions"
    static let summary = "Print the completions for a shell."
    static let operands = [Operand("SHELL", .names(names))]
    private static let names = Shell.allCases.map(\.rawValue)

    static let examples = [
        CommandExample(
            "tablesnap completions zsh > _tablesnap",
            "Write the completions to a file, which a folder of fpath contains."),
        CommandExample(
            "tablesnap completions bash > tablesnap",
            "Write those for bash, in ~/.local/share/bash-completion/completions."),
        CommandExample(
            "tablesnap completions fish > tablesnap.fish",
            "Write those for fish, in ~/.config/fish/completions."),
    ]
    static let details = """
        make install and packages install the completions. To use them without, add a line to the
        configuration of the shell:

            source <(tablesnap completions bash)       # ~/.bashrc
            source <(tablesnap completions zsh)        # ~/.zshrc, after compinit
            tablesnap completions fish | source        # ~/.config/fish/config.fish
        """

    static func run(_ options: NoOptions, _ operands: [String]) throws -> Tablesnap.ExitStatus {
        guard operands.count == 1 else {
            throw UsageError("expected a shell: \(alternatives(names)); see tablesnap completions --help")
        }
        guard let shell = Shell(rawValue: operands[0]) else {
            let remedy = suggestion(forUnknown: operands[0], among: names, quote: "")
            throw UsageError(
                "unknown shell \(operands[0]); \(remedy ?? "expected \(alternatives(names))")")
        }
        try Tablesnap.print(shell.script(of: Tablesnap.commands))
        return .done
    }
}
