import Foundation
import Goldens
import Images

/// A page for the review of differences: one HTML file that contains all resources.
struct ReportPage {
    let results: VerificationResults
    /// The folder of the artifacts in the command line. `nil` if there is none.
    let artifacts: String?

    private struct Document: Encodable {
        let summary: String
        let images: [Image]
    }

    private struct Image: Encodable {
        let name: String
        let outcome: String
        let title: String
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

    func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let document = try Document(summary: results.summary, images: results.images.map(image))
        let json = String(decoding: try encoder.encode(document), as: UTF8.self)
        func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }
        // The data is inserted last, because it may contain anything.
        let page = text(PackageResources.page_html)
            .replacing("{{style}}", with: text(PackageResources.page_css))
            .replacing("{{script}}", with: text(PackageResources.page_js))
            // A name must not end the element that contains it.
            .replacing("{{data}}", with: json.replacing("<", with: "\\u003C"))
        return Array(page.utf8)
    }

    private func image(_ result: ImageResult) throws -> Image {
        Image(
            name: result.name, outcome: result.outcome.category,
            title: ImageResult.title(ofCategory: result.outcome.category),
            messages: result.messages, command: command(result), regions: result.difference?.regions ?? [],
            reference: try result.images?.reference.map(Part.init),
            actual: try (result.images?.actual).map(Part.init),
            difference: try result.images?.difference.map(Part.init))
    }

    /// Returns the command that accepts the image, or `nil` if there is nothing to accept.
    private func command(_ result: ImageResult) -> String? {
        guard result.outcome.isReviewable else { return nil }
        let words = ["tablesnap", "accept", result.golden] + (artifacts.map { ["--artifacts", $0] } ?? [])
        return words.map(\.shellQuoted).joined(separator: " ")
    }
}
