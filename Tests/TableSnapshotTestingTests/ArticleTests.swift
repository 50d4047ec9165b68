import Foundation
import Testing

@Suite struct ArticleTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let articles: [String] = {
        let folder = repository.appending(path: "Sources/TableSnapshotTesting/TableSnapshotTesting.docc")
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }()

    /// Without indentation, and without empty lines.
    private func lines(_ text: some StringProtocol) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    @Test func everyListingIsCompiledHere() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
            path: "ArticleListings.swift")
        let compiled = lines(try String(contentsOf: file, encoding: .utf8))
        let listings = Self.articles.flatMap { article in
            article.components(separatedBy: "```swift\n").dropFirst().compactMap {
                $0.components(separatedBy: "\n```").first
            }
        }
        #expect(listings.count == 6)
        for listing in listings { #expect(compiled.contains(lines(listing)), "\(listing)") }
    }

    @Test func everyArticleThatIsNamedIsThere() {
        let titles = [
            "FirstSnapshot", "Tolerances", "ContinuousIntegration", "SharingGoldens",
            "MovingFromSnapshotTesting",
        ]
        #expect(Self.articles.count == titles.count + 1)
        for article in Self.articles {
            for name in article.matches(of: /<doc:([A-Za-z]+)>/) { #expect(titles.contains(String(name.1))) }
        }
    }
}
