import Figures
import Foundation
import TableSnapshotTesting
import Testing

/// The figures of our own pages, which `tablesnap figures` has drawn.
@Suite("Documentation pages")
struct PageTests {
    private static let pages = ["README.md", "Sources/TableSnapshots/TableSnapshots.docc"]

    private func figures(in folder: URL) -> DocumentationFigures {
        DocumentationFigures(in: Self.pages.map { folder.appending(path: $0).path })
    }

    @Test func imagesAndLinksAreUpToDate() throws {
        let report = try figures(in: Repository.folder).check()
        let images = report.pages.flatMap(\.images)
        for page in report.pages {
            #expect(page.problems.map(\.description) == [], "\(page.path)")
            #expect(page.outOfDateLinks == [], "\(page.path) does not show what was drawn; draw its figures")
            #expect(page.orphanedImages == [], "\(page.path)")
        }
        #expect(
            images.filter { $0.state != .unchanged } == [], "draw the figures of README and the articles")
        #expect(images.count >= 8)
    }

    /// An image contains digests of its sources, but not of the program that drew it.
    @Test func redrawingPagesGivesSamePixels() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let files = FileManager.default
        for name in ["README.md", "Sources/TableSnapshots/TableSnapshots.docc"] {
            let copy = shell.folder.appending(path: name)
            try files.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.copyItem(at: Repository.folder.appending(path: name), to: copy)
        }
        // The working folder of a shell has a link to the assets, which leads out of the page's folder.
        let assets = shell.folder.appending(path: "Assets")
        try files.removeItem(at: assets)
        try files.copyItem(at: Repository.folder.appending(path: "Assets"), to: assets)
        for image in try figures(in: shell.folder).check().pages.flatMap(\.images)
        where files.fileExists(atPath: image.path) {
            try files.removeItem(atPath: image.path)
        }
        let report = try figures(in: shell.folder).draw()
        let images = report.pages.flatMap(\.images)
        #expect(!report.hasErrors && images.count >= 8 && images.allSatisfy { $0.state == .drawn })
        let names = images.map { String($0.path.dropFirst(shell.folder.path.count + 1)) }
        try Repository.expectGoldens(
            for: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }), drawnIn: shell.folder,
            by: "PageTests",
            remedy: "; look at it, delete it, and draw the page's figures")
    }

    /// Images that come from no scene are golden images, which other tests compare.
    @Test func everyImageOfReadmeIsChecked() throws {
        let readme = Repository.folder.appending(path: "README.md")
        let text = try String(contentsOf: readme, encoding: .utf8)
        let drawn = try DocumentationFigures(in: [readme.path]).check().pages.flatMap(\.images).map(\.path)
        let fruits = "Snapshots/GoldenTests/FruitTests/fruits"
        let goldens = ["\(fruits)@2x.png", "\(fruits)~dark@2x.png"]
        let shown = text.matches(of: /(?:src|srcset)="([^"]+\.png)"/).map { String($0.1) }
        #expect(shown.count >= 8)
        for path in shown {
            #expect(
                goldens.contains(path) || drawn.contains(Repository.folder.appending(path: path).path),
                "\(path)")
        }
    }
}
