import Foundation
import ImageComparison

/// What is kept of a comparison that failed.
package struct GoldenFailure: Sendable, Equatable, Codable {
    /// In what way it failed.
    package enum Kind: String, Sendable, Codable {
        /// The drawing differs.
        case different
        /// There is no golden picture.
        case missing
        /// The golden picture could not be read.
        case unreadable
    }

    /// What the golden picture is called; see ``GoldenFile/name``.
    package var name: String
    /// Where it is.
    package var golden: String
    /// In what way the comparison failed.
    package var kind: Kind
    /// What was said of it.
    package var message: String
    /// The test or the scene, such as `Suite/test`.
    package var owner: String
    /// Pixels that differ.
    package var differentPixels = 0
    /// Pixels that were compared.
    package var comparedPixels = 0
    /// The boxes around the different pixels: x, y, width and height.
    package var regions: [[Int]] = []

    /// What is to keep of a check; nil when it did not fail, or failed at recording.
    package init?(_ check: GoldenCheck, message: String, owner: String) {
        switch check.outcome {
        case .passed, .recorded, .notRecorded: return nil
        case .different: kind = .different
        case .missing: kind = .missing
        case .unreadable: kind = .unreadable
        }
        name = check.golden.name
        golden = check.golden.path
        self.message = message
        self.owner = owner
        guard let comparison = check.comparison else { return }
        differentPixels = comparison.differentPixels
        comparedPixels = comparison.comparedPixels
        regions = comparison.regions.map { [$0.x, $0.y, $0.width, $0.height] }
    }

    /// Reads what ``json`` writes; nil when it is something else.
    ///
    /// It may come from another machine, so its names may lead nowhere but to pictures, and not out of the folder that it
    /// is in.
    init?(json: Data) {
        guard let failure = try? JSONDecoder().decode(Self.self, from: json) else { return nil }
        let parts = failure.name.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.last, !last.isEmpty, !parts.contains(".."),
            failure.golden.split(separator: "/").last == "\(last).png"
        else { return nil }
        self = failure
    }

    var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Encoding fails on infinite numbers only, of which there are none here.
        return [UInt8]((try? encoder.encode(self)) ?? Data())
    }
}
