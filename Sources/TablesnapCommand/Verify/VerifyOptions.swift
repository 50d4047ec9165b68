import Foundation
import Goldens
import ImageComparison

/// The options of `tablesnap verify`.
struct VerifyOptions: CommandOptions {
    var record: RecordMode?
    var tolerance = Tolerance.exact
    var otherFonts: OtherFonts?
    var goldens: String?
    var base: String?
    var artifacts: String?
    var shard: Shard?
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    var failsFast = false
    var isStrict = false
    var listsUnreferenced = false
    var deletesUnreferenced = false
    var usageLog: String?
    var isCached = true
    var cache: String?
    var fonts = FontOptions()
    var allowsOutside = false

    var printsJSON = false
    var junit: String?
    var report: String?
    var annotates = false

    /// One of several equal parts of all scenes.
    struct Shard: Equatable, Codable, CustomStringConvertible {
        static let maxCount = 1_000_000

        /// The number of the part, from 1.
        let number: Int
        let count: Int

        var description: String { "\(number)/\(count)" }

        /// Returns the scenes of the part: every `count`th, so that neighbors, which take similar time, are
        /// in different parts.
        func part<Element>(of all: [Element]) -> [Element] {
            stride(from: number - 1, to: all.count, by: count).map { all[$0] }
        }
    }

    static let options: [Option<VerifyOptions>] = [
        comparing.under(.comparison), ToleranceOptions.options(\.tolerance).under(.comparison),
        running.under(.run), outputs.under(.output), FontOptions.options(\.fonts),
    ].flatMap(\.self)

    private static let comparing: [Option<VerifyOptions>] = [
        .choice(
            "--record", "MODE",
            "Record images as golden images: missing, never, failed or all. Default: TABLESNAP_RECORD in the environment, or never if CI is set, or missing.",
            \.record),
        .text(
            "--goldens", "DIR", accepting: .folder,
            "Set the folder of golden images, with subfolders like those of the scenes. Default: Snapshots next to each scene.",
            \.goldens),
        .text(
            "--base", "COMMIT",
            "Compare with the images of the scenes in a commit of Git, such as origin/main, which are drawn for that. Golden images are not read.",
            \.base),
        .artifacts(\.artifacts),
        .choice(
            "--other-fonts", "COMPARED",
            "Compare the pixels of images whose golden fonts this machine lacks, or only their sizes and layouts: pixels or layout. Default: TABLESNAP_OTHER_FONTS in the environment, or pixels.",
            \.otherFonts),
    ]

    private static let running: [Option<VerifyOptions>] = [
        Option(
            long: "--shard", value: "PART/ALL",
            help:
                "Verify one of several parts of the scenes, such as 2/5, on a separate machine. tablesnap merge combines their --json."
        ) { (values, text) throws(UsageError) in values.shard = try shard(text) },
        .jobs("scenes", \.jobs),
        Option(
            long: "--no-cache", value: nil,
            help: "Draw all scenes, even if nothing changed since they passed."
        ) { values, _ in values.isCached = false },
        .text(
            "--cache", "DIR", accepting: .folder,
            "Set the folder with the records of scenes that passed. Default: TABLESNAP_CACHE in the environment, or .build/passed-scenes.",
            \.cache),
        .flag("--fail-fast", "Stop after the first scene that fails.", \.failsFast),
        .flag(
            "--strict", "Fail if an image has a box in place of a character, because no font contains it.",
            \.isStrict),
        .flag(
            "--unreferenced",
            "List golden images that no scene in the folders uses, if all others are equal.",
            \.listsUnreferenced),
        .flag(
            "--delete", "Delete the golden images that --unreferenced finds, if tablesnap drew them.",
            \.deletesUnreferenced),
        .text(
            "--usage-log", "FILE", accepting: .file(),
            "Read the usage log that tests wrote to TABLESNAP_USAGE_LOG. --unreferenced then lists golden images that no test uses either.",
            \.usageLog),
        .flag(
            "--allow-outside",
            "Allow paths in a scene, and links to golden images, to lead out of its folder.", \.allowsOutside),
    ]

    private static let outputs: [Option<VerifyOptions>] = [
        .flag("--json", "Print the results as JSON.", \.printsJSON),
        .output("--junit", ending: "xml", "Write the results as JUnit XML, too.", \.junit),
        .output("--report", ending: "html", "Write one HTML file that shows the differences.", \.report),
        .flag(
            "--annotations",
            "Print annotations for GitHub Actions on standard error. Default if GITHUB_ACTIONS is set.",
            \.annotates),
    ]

    private static func shard(_ text: String) throws(UsageError) -> Shard {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1], numbers[1] <= Shard.maxCount
        else {
            throw UsageError("--shard: expected a part such as 2/5, found \"\(text)\"")
        }
        return Shard(number: numbers[0], count: numbers[1])
    }
}
