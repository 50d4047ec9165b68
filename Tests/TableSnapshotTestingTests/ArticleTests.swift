import Foundation
import Testing

@Suite struct ArticleTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The texts of the documentation's articles, by name.
    private static let articles: [String: String] = {
        let folder = repository.appending(path: "Sources/TableSnapshots/TableSnapshots.docc")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let articles = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "md" }
        return Dictionary(
            uniqueKeysWithValues: articles.map {
                (
                    $0.deletingPathExtension().lastPathComponent,
                    (try? String(contentsOf: $0, encoding: .utf8)) ?? ""
                )
            })
    }()

    /// Every file whose code is compiled and run by tests.
    private static let compiled: [String] = {
        let folders = [
            "Tests/Examples/GuideListings", "Tests/GoldenTests", "Tests/SwiftLanguageMode5Tests",
            "Tests/SwiftLanguageMode6Tests", "Tests/TableSnapshotTestingTests",
        ]
        return folders.flatMap { folder in
            let files = FileManager.default.enumerator(
                at: repository.appending(path: folder), includingPropertiesForKeys: nil)
            return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.compactMap {
                try? String(contentsOf: $0, encoding: .utf8)
            }
        }
    }()

    /// Returns the lines without indentation, empty lines and imports.
    private func lines(_ text: some StringProtocol) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
    }

    @Test func everyListingIsCompiled() {
        let compiled = Self.compiled.map { lines($0) }
        let listings = Self.articles.values.flatMap { article in
            article.components(separatedBy: "```swift\n").dropFirst().compactMap {
                $0.components(separatedBy: "\n```").first
            }
        }
        // SwiftListingTests resolves the manifests.
        .filter { !$0.contains("import PackageDescription") }
        #expect(listings.count >= 10)
        for listing in listings {
            let text = lines(listing)
            #expect(compiled.contains { $0.contains(text) }, "\(listing)")
        }
    }

    @Test func namedArticlesExist() {
        for article in Self.articles.values {
            for name in article.matches(of: /<doc:([A-Za-z-]+)>/) {
                #expect(Self.articles[String(name.1)] != nil)
            }
        }
        let root = Self.articles["tablesnap"] ?? ""
        for (name, text) in Self.articles where name != "tablesnap" {
            let link = text.hasPrefix("# ``") ? "- ``\(name)``" : "<doc:\(name)>"
            #expect(root.contains(link), "\(name)")
        }
    }
}
