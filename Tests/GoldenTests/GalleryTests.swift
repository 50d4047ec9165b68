import Foundation
import Testing

/// The article Gallery, which shows the tables in `Assets/gallery` with their scenes.
@Suite("Gallery")
struct GalleryTests {
    private static let folder = Repository.folder.appending(path: "Assets/gallery")

    /// The names of the scenes.
    private static let names: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (files ?? []).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
    }()

    private func article() throws -> String {
        try String(
            contentsOf: Repository.folder.appending(
                path: "Sources/TableSnapshots/TableSnapshots.docc/Gallery.md"), encoding: .utf8)
    }

    /// The images of `make demo` are the golden images that DocC shows.
    @Test func articleShowsEveryTable() throws {
        let shown = try article().matches(of: /!\[[^\]]+\]\(gallery-([a-z]+)\)/).map { String($0.1) }
        #expect(shown.count == 20)
        #expect(shown.sorted() == Self.names)
    }

    /// The article leaves out the first line, a comment.
    @Test(arguments: names)
    func articleContainsScene(name: String) throws {
        let scene = try String(
            contentsOf: Self.folder.appending(path: "\(name).yaml"), encoding: .utf8)
        let lines = scene.split(separator: "\n", maxSplits: 1)
        try #require(lines.count == 2 && lines[0].hasPrefix("# "))
        let part = try #require(try article().components(separatedBy: "](gallery-\(name))").last)
        let listing = part.components(separatedBy: "```yaml\n").dropFirst().first?
            .components(separatedBy: "```").first
        #expect(listing == String(lines[1]), "copy Assets/gallery/\(name).yaml to the article Gallery")
    }

    /// All keys have an effect, and all formats understand their values.
    @Test func scenesHaveNoWarnings() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let outcome = try shell.run("tablesnap check Assets/gallery/*.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
    }
}
