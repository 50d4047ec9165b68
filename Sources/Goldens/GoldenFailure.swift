import Files
import Foundation
import ImageComparison

/// The record of a failed comparison.
package struct GoldenFailure: Sendable, Equatable, Codable {
    /// The name of the golden image; see ``GoldenFile/name``.
    package var name: String
    /// The path of the golden image or text.
    package var golden: String
    /// The reviewable outcome.
    package var kind: Verdict.Outcome
    package var message: String
    /// The test or scene, such as `Suite/test`.
    package var owner: String
    /// The commit whose image was compared, which `accept` cannot replace. `nil` for a golden image.
    package var base: String?
    /// The SHA-256 digest of the drawing's PNG file or of the text, in hexadecimal.
    package let digest: String
    package var differentPixels: Int
    package var comparedPixels: Int
    /// The differences in words and areas. `nil` if there is no golden image, or if an earlier version wrote the record.
    package var changes: ImageChanges?

    /// Returns the record of a verdict. The result is `nil` if it is not reviewable.
    ///
    /// - Parameter actual: The drawing as a PNG file.
    package static func of(
        _ verdict: Verdict, actual: [UInt8], message: String, owner: String
    ) -> GoldenFailure? {
        guard verdict.outcome.isReviewable, let file = verdict.golden else { return nil }
        let comparison = verdict.comparison
        return GoldenFailure(
            name: file.name, golden: file.path, kind: verdict.outcome, message: message, owner: owner,
            digest: SHA256.hexadecimal(of: Data(actual)),
            differentPixels: comparison?.differentPixels ?? 0,
            comparedPixels: comparison?.comparedPixels ?? 0, changes: verdict.changes)
    }

    /// A Boolean value that indicates whether the failure is that of a golden text, which has no images.
    package var isText: Bool { GoldenName.isText(golden) }

    /// A Boolean value that indicates whether the golden file is already the drawing.
    package var isAccepted: Bool { SHA256.hexadecimal(ofFileAt: golden) == digest }

    /// Decodes the output of ``json``. The result is `nil` for anything else.
    ///
    /// The record can come from another machine. Its names must therefore refer to golden files, and not lead out of its
    /// folder.
    static func decoding(_ json: [UInt8]) -> GoldenFailure? {
        guard let failure = try? JSONDecoder().decode(Self.self, from: Data(json)) else { return nil }
        let parts = failure.name.split(separator: "/", omittingEmptySubsequences: false)
        guard failure.kind.isReviewable, let last = parts.last, !last.isEmpty, !parts.contains(".."),
            failure.golden.split(separator: "/").last.map(String.init) == GoldenName.path(named: String(last))
        else { return nil }
        return failure
    }

    var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Encoding fails only for infinite numbers, which do not occur here.
        return [UInt8]((try? encoder.encode(self)) ?? Data())
    }
}
