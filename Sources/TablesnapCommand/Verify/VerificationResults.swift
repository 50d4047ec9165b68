import Diagnostics
import Foundation
import Goldens
import TableSnapshots

/// The results of the verification of scenes.
struct VerificationResults {
    /// The verified part of the scenes. `nil` for all scenes.
    var shard: VerifyOptions.Shard?
    /// The digest of the scenes and the options, which the parts of a run have in common. `nil` if the results are not those of
    /// a part.
    var run: String?
    /// The results in the order of the scenes.
    var images: [ImageResult] = []
    /// The paths of the YAML files in the searched folders that are no scenes.
    var otherFiles: [String] = []
    /// The golden images that no scene uses. `nil` if no search was requested.
    var unreferenced: UnreferencedGoldens?

    /// The images of a commit that no scene has any more, if the scenes were compared with a commit. `nil` otherwise.
    var removed: [String]?

    /// Returns the number of images with a category of outcomes.
    func count(_ category: String) -> Int { images.count { $0.outcome.category == category } }

    /// Returns the number of images with an outcome.
    func count(_ outcome: Verdict.Outcome) -> Int { images.count { $0.outcome == outcome } }

    /// A Boolean value that indicates whether no image failed.
    var passes: Bool { images.allSatisfy(\.outcome.passes) }

    var exitStatus: Tablesnap.ExitStatus {
        if count(Verdict.Outcome.error) > 0 { return .couldNotRun }
        let isComplete = unreferenced?.paths?.isEmpty ?? true && removed?.isEmpty ?? true
        return passes && isComplete ? .done : .failed
    }

    /// A summary of the number of images with each outcome, in one sentence.
    var summary: String {
        let all = counted(images.count, "image")
        let parts = Verdict.Outcome.categories.compactMap { category -> String? in
            let count = count(category)
            if count == 0 { return nil }
            if category == Verdict.Outcome.error { return counted(count, "error") }
            let unchanged = category == Verdict.Outcome.same.category ? images.count(where: \.isUnchanged) : 0
            return "\(count) \(ImageResult.title(ofCategory: category))"
                + (unchanged > 0 ? " (\(unchanged) unchanged since they passed)" : "")
        }
        let outcomes = parts.isEmpty ? all : "\(all): \(parts.joined(separator: ", "))"
        guard !otherFiles.isEmpty else { return outcomes }
        return "\(outcomes); passed over \(counted(otherFiles.count, "other YAML file"))"
    }

    /// The images whose pixels were not compared, and the recommended commands, one on each line.
    var advice: String {
        var uncompared = UncomparedImages()
        for fonts in images.compactMap(\.otherFonts) { uncompared.add(fonts, in: "tablesnap verify") }
        var lines = uncompared.lines.map(\.onOneLine)
        lines += OtherEnvironments.of(images).lines
        let failures = images.count { !$0.outcome.passes }
        lines += unreferenced?.lines(failures: failures) ?? []
        lines += (removed ?? []).map { "removed  \($0.onOneLine)" }
        if images.contains(where: { $0.outcome.isReviewable && $0.failure?.base == nil }) {
            lines.append("Accept or reject them one by one with tablesnap review")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private struct Document: Encodable {
        /// The version of tablesnap.
        let tablesnap: String
        let shard: VerifyOptions.Shard?
        let run: String?
        let images: [ImageResult]
        let summary: [String: Int]
        let unreferenced: [String]?
        let deleted: [String]?
        let removed: [String]?
        let otherFiles: [String]
    }

    func json() throws -> String {
        let counts = Verdict.Outcome.categories.map { ($0, count($0)) }
        return try Self.encoded(
            Document(
                tablesnap: Version.current, shard: shard, run: run, images: images,
                summary: Dictionary(uniqueKeysWithValues: counts),
                unreferenced: unreferenced?.paths, deleted: unreferenced?.deleted,
                removed: removed, otherFiles: otherFiles))
    }

    /// Returns a value as formatted JSON.
    static func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self).printableJSON + "\n"
    }
}

extension ImageResult {
    /// Returns the words for a category of outcomes in the summary and in reports.
    static func title(ofCategory category: String) -> String {
        category == Verdict.Outcome.sameLayout.category ? "not compared (other fonts)" : category
    }

    /// The description of the outcome, which may have several lines.
    var text: String {
        // Messages about scenes begin with their names.
        if outcome.category == Verdict.Outcome.error, messages.allSatisfy({ $0.hasPrefix(scene) }) {
            return messages.map { "error  \($0.onOneLine)\n" }.joined()
        }
        let first = "\(outcome.category)  \(name): \(messages.first ?? "")".onOneLine + "\n"
        return first + messages.dropFirst().map { "    \($0.onOneLine)\n" }.joined()
    }
}
