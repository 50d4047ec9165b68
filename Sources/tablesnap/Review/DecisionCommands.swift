import Foundation
import Goldens

/// `tablesnap accept`: drawings that failed become golden pictures.
enum AcceptCommand: Command {
    static let name = "accept"

    static let help = """
        Makes drawings that tablesnap verify or a test found different their golden pictures.

        USAGE: tablesnap accept PATTERN... [OPTIONS]

        A PATTERN is the path of a golden picture, a folder of them, a scene or a test, or any
        of those with * and ?; '*' names all.

        OPTIONS:
        \(HelpText.list(DecisionOptions.options))

        Exit status: 0 done, 1 the work failed, 2 the command line is wrong.
        """

    static func run(_ arguments: [String]) throws -> Tablesnap.ExitStatus {
        try DecisionOptions.decide(name, help, arguments) { pending, failure in
            try pending.accept(failure)
            return "accepted  \(failure.golden)"
        }
    }
}

/// `tablesnap reject`: drawings that failed are forgotten.
enum RejectCommand: Command {
    static let name = "reject"

    static let help = """
        Forgets drawings that tablesnap verify or a test found different; their golden
        pictures stay as they are.

        USAGE: tablesnap reject PATTERN... [OPTIONS]

        A PATTERN is the path of a golden picture, a folder of them, a scene or a test, or any
        of those with * and ?; '*' names all.

        OPTIONS:
        \(HelpText.list(DecisionOptions.options))

        Exit status: 0 done, 1 the work failed, 2 the command line is wrong.
        """

    static func run(_ arguments: [String]) throws -> Tablesnap.ExitStatus {
        try DecisionOptions.decide(name, help, arguments) { pending, failure in
            try pending.reject(failure)
            return "rejected  \(failure.golden)"
        }
    }
}

/// What `tablesnap accept` and `tablesnap reject` have been told.
private struct DecisionOptions {
    var artifacts: String?
    var showsHelp = false

    static let options: [Option<DecisionOptions>] = [
        .artifacts(\.artifacts),
        Option(short: "-h", long: "--help", value: nil, help: "Prints this help.") { values, _ in
            values.showsHelp = true
        },
    ]

    /// Decides on the pictures that a command line names, and prints what `decision` says of each.
    static func decide(
        _ name: String, _ help: String, _ arguments: [String],
        _ decision: (PendingPictures, GoldenFailure) throws -> String
    ) throws -> Tablesnap.ExitStatus {
        var options = DecisionOptions()
        let patterns = try ArgumentParser(command: name, options: Self.options).parse(
            arguments, into: &options)
        if options.showsHelp { return try Tablesnap.show(help) }
        guard !patterns.isEmpty else {
            throw UsageError("which pictures? tablesnap \(name) PATTERN..., or '*' for all")
        }
        let pending = try PendingPictures(
            GoldenArtifacts(options.artifacts, environment: ProcessInfo.processInfo.environment))
        for failure in try pending.matching(patterns) {
            try Tablesnap.show(decision(pending, failure))
        }
        return .done
    }
}
