import Foundation
import Goldens

/// The options of `tablesnap verify`.
struct VerifyOptions: CommandOptions {
    var record: RecordMode?
    var tolerance = ToleranceOptions()
    var goldens: String?
    var artifacts: String?
    var shard: Shard?
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    var failsFast = false
    var listsUnreferenced = false
    var usageLog: String?
    var allowsOutside = false

    var printsJSON = false
    var junit: String?
    var report: String?
    var annotates = false

    /// One of several equal parts of all scenes.
    struct Shard: Equatable {
        /// The number of the part, from 1.
        let number: Int
        let count: Int

        /// Returns the scenes of the part: every `count`th, so that neighbors, which take similar time, are
        /// in different parts.
        func part<Element>(of all: [Element]) -> [Element] {
            stride(from: number - 1, to: all.count, by: count).map { all[$0] }
        }
    }

    static let options: [Option<VerifyOptions>] =
        comparing + ToleranceOptions.options(\.tolerance) + running + outputs

    private static let comparing: [Option<VerifyOptions>] = [
        Option(
            long: "--record", value: "MODE",
            help:
                "Which drawings become goldens: missing, where there is none, the default; none, the default where CI is set; failed; or all. TABLESNAP_RECORD in the environment is another default."
        ) { (values, text) throws(UsageError) in
            guard let mode = RecordMode(rawValue: text) else {
                throw UsageError("--record wants missing, none, failed or all, not \"\(text)\"")
            }
            values.record = mode
        },
        .text(
            "--goldens", "DIR",
            "Where goldens are, in folders like those of the scenes below the folder named; otherwise in Snapshots beside each scene.",
            \.goldens),
        .artifacts(\.artifacts),
    ]

    private static let running: [Option<VerifyOptions>] = [
        Option(
            long: "--shard", value: "PART/ALL",
            help: "Verifies one of several parts of the scenes, such as 2/5, on a machine of its own."
        ) { (values, text) throws(UsageError) in values.shard = try shard(text) },
        .jobs("scenes", \.jobs),
        .flag("--fail-fast", "Begins no other scene when one fails.", \.failsFast),
        .flag(
            "--unreferenced", "Lists goldens that no scene of the folders owns, when all else is the same.",
            \.listsUnreferenced),
        .text(
            "--usage-log", "FILE",
            "What tests wrote to TABLESNAP_USAGE_LOG; --unreferenced then lists goldens that no test owns either.",
            \.usageLog),
        .flag(
            "--allow-outside", "Allows paths in a scene, and links to goldens, to lead out of its folder.",
            \.allowsOutside),
    ]

    private static let outputs: [Option<VerifyOptions>] = [
        .flag("--json", "Prints the results as JSON.", \.printsJSON),
        .output("--junit", ending: "xml", "Writes the results as JUnit XML too.", \.junit),
        .output(
            "--report", ending: "html", "Writes a page to look at the differences with, as one HTML file.",
            \.report),
        .flag(
            "--annotations",
            "Prints annotations for GitHub Actions on standard error; the default where GITHUB_ACTIONS is set.",
            \.annotates),
    ]

    private static func shard(_ text: String) throws(UsageError) -> Shard {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1], numbers[1] <= 1_000_000 else {
            throw UsageError("--shard wants one of several parts, such as 2/5, not \"\(text)\"")
        }
        return Shard(number: numbers[0], count: numbers[1])
    }
}
