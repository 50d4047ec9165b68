import Diagnostics
import Files
import Foundation
import Goldens

/// `tablesnap merge`: combines the results of the parts of a verification.
enum MergeCommand: Command {
    static let name = "merge"
    static let compares = true

    static let summary = "Combine the results of verify --shard."
    static let purpose = "Combine the results of tablesnap verify --shard into one summary and report."
    static let operands = [Operand("RESULTS...", .file(["json"]))]

    static let examples = [
        CommandExample(
            "tablesnap merge part-1.json part-2.json",
            "Print the results of both parts."),
        CommandExample(
            "tablesnap merge part-*.json --report report.html --junit results.xml",
            "Write a page and JUnit XML of all parts."),
        CommandExample(
            "tablesnap merge part-*.json --json > results.json",
            "Write the results of all parts to one file."),
    ]
    static let environment = [EnvironmentVariable.artifacts] + EnvironmentVariable.workspaces
    static let details = """
        RESULTS are the files with the output of tablesnap verify --shard PART/ALL --json, one
        of each part, in any order. The images of the report are those in the artifacts folders
        of the parts, copied into one folder.
        """

    static let exitStatuses = [
        "all images of all parts are equal", "some are different, missing or recorded",
        "invalid command line",
        "some images could not be drawn or compared, or the results are not those of all parts",
    ]

    struct Options: CommandOptions {
        var artifacts: String?
        var printsJSON = false
        var junit: String?
        var report: String?

        static let options: [Option<Options>] = [
            .artifacts(\.artifacts),
            .flag("--json", "Print the results as JSON.", \.printsJSON),
            .output("--junit", ending: "xml", "Write the results as JUnit XML, too.", \.junit),
            .output("--report", ending: "html", "Write one HTML file that shows the differences.", \.report),
        ]
    }

    static func run(_ options: Options, _ paths: [String]) throws -> Tablesnap.ExitStatus {
        guard !paths.isEmpty else { throw UsageError("expected the files with the results of all parts") }
        let environment = ProcessInfo.processInfo.environment
        let files = RunFiles()
        for path in paths { files.read(path) }
        let artifacts = GoldenArtifacts(options.artifacts, environment: environment, of: files)
        let junit = try options.junit.map { path throws(OutputError) in try files.claim(path) }
        let report = try options.report.map { path throws(OutputError) in try ReportFile(path, of: files) }
        var results = try ShardResults.merged(paths.map { try ShardResults(contentsOf: $0) })
        try results.findImages(in: artifacts)

        var outputs = OutputFiles(count: 2)
        if let junit {
            let xml = JUnitXML(results, Workspace(environment: environment))
            try outputs.append(Array(xml.text.utf8), for: junit)
        }
        if options.printsJSON {
            try Tablesnap.print(results.json())
        } else {
            let failures = results.images.filter { !$0.outcome.passes }
            try Tablesnap.print(failures.map(\.text).joined() + results.summary + "\n" + results.advice)
        }
        if var report {
            try report.write(
                ReviewPage(results, of: artifacts, option: options.artifacts), with: &outputs)
        } else {
            try outputs.commit()
        }
        return results.exitStatus
    }
}

extension VerificationResults {
    /// Finds the stored images of failures, which are at other paths than on the machines that compared them.
    fileprivate mutating func findImages(in artifacts: GoldenArtifacts) throws(Diagnostic) {
        let failures = Dictionary(
            try artifacts.failures().map { ($0.owner, $0) }, uniquingKeysWith: { first, _ in first })
        for index in images.indices where images[index].outcome.isReviewable {
            guard let failure = failures[images[index].name] else { continue }
            images[index].attachments = ["difference", "reference", "actual"]
                .map { artifacts.path(failure.name, $0) }.filter {
                    FileManager.default.fileExists(atPath: $0)
                }
            images[index].failure = failure
        }
        let lost = images.count { $0.outcome.isReviewable && $0.attachments.isEmpty }
        if lost > 0 {
            StandardError.report(
                "warning: the images of \(counted(lost, "failure")) are not in \(artifacts.folder.path); "
                    + "copy the artifacts of all parts there, or name another folder with --artifacts")
        }
    }
}
