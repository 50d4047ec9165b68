import Foundation
import Goldens

/// `tablesnap review`: accepts or rejects failed images one by one.
struct ReviewCommand: Command {
    static let name = "review"

    static let summary = "Show failed images, to accept or reject them."

    static let purpose = """
        Show each failed image of tablesnap verify or of tests, and prompt to accept or reject
        it.
        """

    static let operands = [Operand("[PATTERN]...", .file())]
    static let details = DecisionOptions.patterns + " Default: all."

    static let exitStatuses = [
        "all images are decided", "some are not", "invalid command line", "the review failed",
    ]

    static let compares = true

    struct Options: CommandOptions {
        var artifacts: String?
        var terminalImages: TerminalImage.Kind?
        var lists = false
        var allowsOutside = false

        static let options: [Option<Options>] = [
            .flag("--list", "Print the failed images without a prompt.", \.lists),
            .choice(
                "--terminal-images", "KIND",
                "Set how the terminal shows images: kitty, iterm2, sixel, or none for their paths. Default: detected.",
                \.terminalImages),
            .artifacts(\.artifacts), .goldensOutside(\.allowsOutside),
        ]
    }

    private let pending: PendingImages
    private let terminal: Terminal
    private let kind: TerminalImage.Kind

    static func run(_ options: Options, _ patterns: [String]) throws -> Tablesnap.ExitStatus {
        let environment = ProcessInfo.processInfo.environment
        let pending = try PendingImages(
            GoldenArtifacts(options.artifacts, environment: environment),
            allowsOutside: options.allowsOutside)
        let failures = patterns.isEmpty ? pending.failures : try pending.matching(patterns)
        if options.lists {
            for failure in failures { try Tablesnap.printLine("\(failure.golden)  \(failure.owner)") }
            return failures.isEmpty ? .done : .failed
        }
        if failures.isEmpty { return try Tablesnap.show("There is nothing to review.") }
        guard let terminal = Terminal() else {
            throw UsageError("review requires a terminal; use tablesnap accept or tablesnap reject")
        }
        defer { terminal.restore() }
        let kind = options.terminalImages ?? TerminalImage.Kind(environment: environment, terminal)
        return try ReviewCommand(pending: pending, terminal: terminal, kind: kind).review(failures)
    }

    private static let question =
        "[a]ccept [r]eject [s]kip, show [c]hanges [b]efore [n]ow [d]ifference, [q]uit? "

    private func review(_ failures: [GoldenFailure]) throws -> Tablesnap.ExitStatus {
        var decided = 0
        for (index, failure) in failures.enumerated() {
            let title = "\(failure.golden)  (\(failure.owner))".onOneLine
            terminal.write("\n\(index + 1) of \(failures.count)  \(title)\n\(failure.message.onLines)\n")
            try show(failure.kind == .different ? .changes : .now, of: failure)
            switch try choice(failure) {
            case .decided: decided += 1
            case .skipped: break
            case .quit: return .failed
            }
        }
        return decided == failures.count ? .done : .failed
    }

    private enum Choice {
        case decided, skipped, quit
    }

    private func choice(_ failure: GoldenFailure) throws -> Choice {
        while true {
            terminal.write(Self.question)
            let key = terminal.readKey()
            terminal.write((key.map(String.init) ?? "") + "\n")
            switch key {
            case "a":
                if try !pending.accept(failure) { terminal.write("Another run accepted this image.\n") }
                return .decided
            case "r":
                try pending.reject(failure)
                return .decided
            case "s": return .skipped
            case "c": try show(.changes, of: failure)
            case "b": try show(.before, of: failure)
            case "n": try show(.now, of: failure)
            case "d": try show(.difference, of: failure)
            // These are the end of the input, and the keys for interrupt and end. While keys are read one by
            // one, no key sends a signal.
            case nil, "q", "\u{3}", "\u{4}", "\u{1B}": return .quit
            default: break
            }
        }
    }

    private func show(_ view: ReviewView, of failure: GoldenFailure) throws {
        guard kind != .none else {
            terminal.write(view.path(of: failure, pending.artifacts).onOneLine + "\n")
            return
        }
        guard let bitmap = try view.bitmap(of: failure, pending.artifacts) else {
            terminal.write("There is no such image.\n")
            return
        }
        terminal.write(try TerminalImage(bitmap, fitting: terminal.size).bytes(kind))
        terminal.write("\n")
    }
}
