import Diagnostics
import Files
import Foundation
import Goldens

/// `tablesnap changes`: the golden images that differ between commits, or failed images.
struct ChangesCommand: Command {
    static let name = "changes"

    static let summary = "Summarize the changes of golden images in Git."

    static let purpose = """
        Print the golden images that differ between two commits, in groups of equal changes,
        and those that were added, removed or renamed. It reads them from Git, with their
        objects in Git LFS, without drawing or a checkout. BASE...HEAD begins at the last
        common commit, as a pull request does.
        """

    static let operands = [Operand("RANGE", .text)]
    static let usage = ["BASE...HEAD [PATH]... [OPTIONS]", "--artifacts DIR [OPTIONS]"]

    static let examples = [
        CommandExample(
            "tablesnap changes main...HEAD",
            "Print the golden images that a branch changes."),
        CommandExample(
            "tablesnap changes main...HEAD scenes --summary comment.md",
            "Write a comment about those of a folder for a pull request."),
        CommandExample(
            "tablesnap changes --artifacts .build/snapshot-failures",
            "Print the failed images of a run in groups."),
    ]

    static let exitStatuses = [
        "success", "the repository or an image cannot be read", "invalid command line",
    ]

    struct Options: CommandOptions {
        var summary: String?
        var imageURL: String?
        var artifacts: String?
        var artifactURL: String?
        var remedy: String?

        static let options: [Option<Options>] = [
            .output(
                "--summary", ending: "md",
                "Write a comment for a pull request in Markdown, with at most 60,000 characters.", \.summary),
            .text(
                "--image-url", "URL",
                "Show the images in the comment. {commit} and {path} in the URL are replaced, as in https://github.com/OWNER/NAME/raw/{commit}/{path}.",
                \.imageURL),
            .text(
                "--artifacts", "DIR", accepting: .folder,
                "Add the failed images of tablesnap verify or of tests in a folder, which are not committed.",
                \.artifacts),
            .text(
                "--artifact-url", "URL",
                "Show the images of that folder in the comment. {path} in the URL is replaced by their path in the folder.",
                \.artifactURL),
            .text(
                "--artifact-command", "COMMAND",
                "Add the command that downloads that folder to the comment.", \.remedy),
        ]
    }

    static func run(_ options: Options, _ operands: [String]) throws -> Tablesnap.ExitStatus {
        guard operands.first != nil || options.artifacts != nil else {
            throw UsageError("expected a range: tablesnap changes BASE...HEAD; see tablesnap changes --help")
        }
        for (name, url, parts) in [
            ("--image-url", options.imageURL, ["{commit}", "{path}"]),
            ("--artifact-url", options.artifactURL, ["{path}"]),
        ] {
            guard let url, let part = parts.first(where: { !url.contains($0) }) else { continue }
            throw UsageError("\(name): expected a URL with \(part), found \"\(url)\"")
        }
        if let range = operands.first, !range.contains("..") {
            throw UsageError("expected a range such as origin/main...HEAD, found \"\(range)\"")
        }
        let claim = try options.summary.map { path throws(OutputError) in try RunFiles().claim(path) }
        let repository = GitRepository()
        let committed = try operands.first.map { range throws(Diagnostic) in
            try CommittedChanges.of(
                repository.range(range), in: repository, paths: Array(operands.dropFirst()))
        }
        let failed = try options.artifacts.map { folder throws(Diagnostic) in
            if !FileManager.default.fileExists(atPath: folder) {
                StandardError.report("warning: the folder \(folder) does not exist, so no image failed")
            }
            return try FailedImages.of(
                GoldenArtifacts(folder: URL(fileURLWithPath: folder, isDirectory: true)))
        }
        let written = Result {
            try claim?.write(Array(ChangesComment(committed, failed, options).text.utf8))
        }
        for line in lines(committed, failed) { try Tablesnap.printLine(line) }
        try written.get()
        let problems = (committed?.problems ?? []) + (failed?.problems ?? [])
        for problem in problems { StandardError.report("\(problem)") }
        return problems.isEmpty ? .done : .failed
    }

    /// The maximum number of names in a group.
    private static let maxNames = 10

    private static func lines(_ committed: CommittedChanges?, _ failed: FailedImages?) -> [String] {
        var lines: [String] = []
        if let committed {
            lines += self.lines("changed", committed.groups)
            lines += committed.added.map { "added    \($0)" } + committed.removed.map { "removed  \($0)" }
            lines += committed.renamed.map { "renamed  \($0.before) → \($0.after)" }
            lines += committed.texts.map { "text     \($0)" }
            lines.append(committed.summary)
            if committed.otherImages > 0 {
                lines.append("passed over \(counted(committed.otherImages, "other PNG file"))")
            }
        }
        if let failed {
            lines += self.lines("failed", failed.groups) + failed.texts.map { "failed  \($0)" }
            lines.append("\(counted(failed.count, "image")) failed")
        }
        return lines
    }

    private static func lines(_ word: String, _ groups: ChangeGroups) -> [String] {
        TitledChange.of(groups).flatMap { change in
            let names = change.images.prefix(maxNames).map { "    \(groups.names[$0])" }
            let more = change.images.count - names.count
            return ["\(word)  \(counted(change.images.count, "image")): \(change.title)"] + names
                + (more > 0 ? ["    … and \(more) more"] : [])
        }
    }
}
