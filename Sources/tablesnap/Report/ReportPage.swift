import Foundation
import Goldens
import Images

/// A page for the review of differences: one HTML file that contains all resources.
struct ReportPage {
    private let results: VerificationResults
    /// The folder of the artifacts in the command line. `nil` if there is none.
    private let artifacts: String?

    init(_ results: VerificationResults, artifacts: String?) {
        self.results = results
        self.artifacts = artifacts
    }

    private struct Document: Encodable {
        let summary: String
        let images: [Image]
    }

    private struct Image: Encodable {
        let name: String
        let outcome: ImageVerdict.Outcome
        let messages: [String]
        let command: String?
        let regions: [[Int]]
        let reference: Part?
        let actual: Part?
        let difference: Part?
    }

    private struct Part: Encodable {
        let width: Int
        let height: Int
        let source: String

        init(_ png: [UInt8]) throws {
            let format = try PNGFile.format(ofFileStartingWith: png)
            (width, height) = (format.width, format.height)
            source = "data:image/png;base64," + Data(png).base64EncodedString()
        }
    }

    /// Returns the bytes of the file.
    func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let document = try Document(summary: results.summary, images: results.verdicts.map(image))
        let json = String(decoding: try encoder.encode(document), as: UTF8.self)
        let parts = [
            "{{style}}": String(decoding: PackageResources.page_css, as: UTF8.self),
            "{{script}}": String(decoding: PackageResources.page_js, as: UTF8.self),
            // A name must not end the element that contains it.
            "{{data}}": json.replacing("<", with: "\\u003C"),
        ]
        var page: [UInt8] = []
        var rest = String(decoding: PackageResources.page_html, as: UTF8.self)[...]
        for placeholder in ["{{style}}", "{{data}}", "{{script}}"] {
            guard let range = rest.range(of: placeholder), let part = parts[placeholder] else { continue }
            page += Array(rest[..<range.lowerBound].utf8) + Array(part.utf8)
            rest = rest[range.upperBound...]
        }
        return page + Array(rest.utf8)
    }

    private func image(_ verdict: ImageVerdict) throws -> Image {
        Image(
            name: verdict.name, outcome: verdict.outcome, messages: verdict.messages,
            command: command(verdict),
            regions: verdict.difference?.regions ?? [],
            reference: try verdict.images?.reference.map(Part.init),
            actual: try (verdict.images?.actual).map(Part.init),
            difference: try verdict.images?.difference.map(Part.init))
    }

    /// Returns the command that accepts the image, or `nil` if there is nothing to accept.
    private func command(_ verdict: ImageVerdict) -> String? {
        guard verdict.outcome == .different || verdict.outcome == .missing else { return nil }
        let words = ["tablesnap", "accept", verdict.golden] + (artifacts.map { ["--artifacts", $0] } ?? [])
        return words.map(Self.quoted).joined(separator: " ")
    }

    /// Returns an argument quoted for a shell.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "_-./@+=,~".contains($0) }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
