import Foundation
import Goldens

/// `tablesnap accept`: replaces golden images by failed drawings.
enum AcceptCommand: Command {
    static let name = "accept"

    static let help = """
        Makes drawings that tablesnap verify or a test found different their golden images.

        USAGE: tablesnap accept PATTERN... [OPTIONS]

        A PATTERN is the path of a golden image, a folder of them, a scene or a test, or any
        of those with * and ?; '*' names all.

        OPTIONS:
        \(HelpText.list(Options.self))

        Exit status: 0 done, 1 the work failed, 2 the command line is wrong.
        """

    struct Options: CommandOptions {
        var decision = DecisionOptions()

        static let options: [Option<Options>] = [
            .artifacts(\.decision.artifacts), .goldensOutside(\.decision.allowsOutside),
        ]
    }

    static func run(_ options: Options, _ patterns: [String]) throws -> Tablesnap.ExitStatus {
        try options.decision.decide(name, patterns) { pending, failure in
            try pending.accept(failure)
            return "accepted  \(failure.golden)"
        }
    }
}

/// `tablesnap reject`: removes failed drawings.
enum RejectCommand: Command {
    static let name = "reject"

    static let help = """
        Forgets drawings that tablesnap verify or a test found different; their golden
        images stay as they are.

        USAGE: tablesnap reject PATTERN... [OPTIONS]

        A PATTERN is the path of a golden image, a folder of them, a scene or a test, or any
        of those with * and ?; '*' names all.

        OPTIONS:
        \(HelpText.list(DecisionOptions.self))

        Exit status: 0 done, 1 the work failed, 2 the command line is wrong.
        """

    static func run(_ options: DecisionOptions, _ patterns: [String]) throws -> Tablesnap.ExitStatus {
        try options.decide(name, patterns) { pending, failure in
            try pending.reject(failure)
            return "rejected  \(failure.golden)"
        }
    }
}

/// The options of `tablesnap accept` and `tablesnap reject`.
struct DecisionOptions: CommandOptions {
    var artifacts: String?
    var allowsOutside = false

    static let options: [Option<DecisionOptions>] = [
        .artifacts(\.artifacts)
    ]

    /// Calls `decision` for the images that match patterns, and prints its results.
    func decide(
        _ name: String, _ patterns: [String], _ decision: (PendingImages, GoldenFailure) throws -> String
    ) throws -> Tablesnap.ExitStatus {
        guard !patterns.isEmpty else {
            throw UsageError("which images? tablesnap \(name) PATTERN..., or '*' for all")
        }
        let pending = try PendingImages(
            GoldenArtifacts(artifacts, environment: ProcessInfo.processInfo.environment),
            allowsOutside: allowsOutside)
        for failure in try pending.matching(patterns) {
            try Tablesnap.printLine(decision(pending, failure))
        }
        return .done
    }
}
