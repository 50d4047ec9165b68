import Foundation
import Goldens

/// `tablesnap accept`: replaces golden images by failed drawings.
enum AcceptCommand: Command {
    static let name = "accept"

    static let help = """
        Replace golden images by the failed images of tablesnap verify or of tests.

        USAGE: tablesnap accept PATTERN... [OPTIONS]

        A PATTERN is the path of a golden image or of its folder, a scene or a test. It can
        contain * and ?. '*' matches all.

        OPTIONS:
        \(HelpText.list(Options.self))

        Exit status: 0 success, 1 failure, 2 invalid command line.
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
        Discard the failed images of tablesnap verify or of tests. Their golden images do
        not change.

        USAGE: tablesnap reject PATTERN... [OPTIONS]

        A PATTERN is the path of a golden image or of its folder, a scene or a test. It can
        contain * and ?. '*' matches all.

        OPTIONS:
        \(HelpText.list(DecisionOptions.self))

        Exit status: 0 success, 1 failure, 2 invalid command line.
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

    static let options: [Option<DecisionOptions>] = [.artifacts(\.artifacts)]

    /// Calls `decision` for the images that match patterns, and prints its results.
    func decide(
        _ name: String, _ patterns: [String], _ decision: (PendingImages, GoldenFailure) throws -> String
    ) throws -> Tablesnap.ExitStatus {
        guard !patterns.isEmpty else {
            throw UsageError("expected patterns: tablesnap \(name) PATTERN..., or '*' for all")
        }
        let pending = try PendingImages(
            GoldenArtifacts(artifacts, environment: ProcessInfo.processInfo.environment),
            allowsOutside: allowsOutside)
        for failure in try pending.matching(patterns) { try Tablesnap.printLine(decision(pending, failure)) }
        return .done
    }
}
