import Foundation
import Goldens

/// `tablesnap accept`: replaces golden images by failed drawings.
enum AcceptCommand: Command {
    static let name = "accept"

    static let summary = "Replace golden images by failed images."
    static let purpose = "Replace golden images by the failed images of tablesnap verify or of tests."
    static let operands = [Operand("PATTERN...", .file())]
    static let examples = [
        CommandExample(
            "tablesnap accept mail.yaml",
            "Replace the golden images of a scene."),
        CommandExample(
            "tablesnap accept 'Snapshots/mail*'",
            "Replace those whose paths match a pattern."),
        CommandExample(
            "tablesnap accept '*'",
            "Replace all golden images that failed."),
    ]
    static let environment = [EnvironmentVariable.artifacts]
    static let details = DecisionOptions.patterns + " '*' matches all."

    struct Options: CommandOptions {
        var decision = DecisionOptions()

        static let options: [Option<Options>] = [
            .artifacts(\.decision.artifacts), .goldensOutside(\.decision.allowsOutside),
        ]
    }

    static func run(_ options: Options, _ patterns: [String]) throws -> Tablesnap.ExitStatus {
        try options.decision.decide(name, patterns) { pending, failure in
            let isReplaced = try pending.accept(failure)
            return "accepted  \(failure.golden)\(isReplaced ? "" : PendingImages.alreadyAccepted)"
        }
    }
}

/// `tablesnap reject`: removes failed drawings.
enum RejectCommand: Command {
    static let name = "reject"

    static let summary = "Discard failed images."

    static let purpose = """
        Discard the failed images of tablesnap verify or of tests. Their golden images do
        not change.
        """

    static let operands = [Operand("PATTERN...", .file())]
    static let examples = [
        CommandExample(
            "tablesnap reject mail.yaml",
            "Discard the failed images of a scene."),
        CommandExample(
            "tablesnap reject 'Snapshots/mail*'",
            "Discard those whose paths match a pattern."),
        CommandExample(
            "tablesnap reject '*'",
            "Discard all failed images."),
    ]
    static let environment = [EnvironmentVariable.artifacts]
    static let details = DecisionOptions.patterns + " '*' matches all."

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

    /// The description of patterns in the help.
    static let patterns = """
        A PATTERN is the path of a golden image or of its folder, a scene or a test. It can
        contain * and ?.
        """

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
