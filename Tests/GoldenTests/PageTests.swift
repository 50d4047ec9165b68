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
        let banana = "Snapshots/GoldenTests/ReadmeListing/banana"
        let goldens = ["\(banana)@2x.png", "\(banana)~dark@2x.png"]
        let shown = text.matches(of: /(?:src|srcset)="([^"]+\.png)"/).map { String($0.1) }
        #expect(shown.count >= 8)
        for path in shown {
            #expect(
                goldens.contains(path) || drawn.contains(Repository.folder.appending(path: path).path),
                "\(path)")
        }
    }

    @Test func pagesForGitHubAreUpToDate() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let copy = shell.folder.appending(path: Repository.catalog)
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Repository.folder.appending(path: Repository.catalog), to: copy)
        let script = Repository.folder.appending(path: "Assets/documentation/pages.sh").path
        let outcome = try shell.run("sh '\(script)' tablesnap .")
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
        for folder in ["Documentation", Repository.catalog] {
            let folders = [shell.folder, Repository.folder].map { $0.appending(path: folder) }
            let names = try folders.map {
                try FileManager.default.contentsOfDirectory(atPath: $0.path).filter { $0.hasSuffix(".md") }
            }
            #expect(names[0].sorted() == names[1].sorted(), "run make pages")
            for name in Set(names[0]).intersection(names[1]) {
                let texts = try folders.map {
                    try String(contentsOf: $0.appending(path: name), encoding: .utf8)
                }
                // Not in the expectation, which would print both.
                let isSame = texts[0] == texts[1]
                #expect(isSame, "\(folder)/\(name) is out of date; run make pages")
            }
        }
    }

    /// The files that links and images of pages on GitHub name, and the headings of links to parts of pages.
    @Test(arguments: ["", "Documentation", "Snapshots/figures"])
    func linksOfPagesOnGitHubExist(folder: String) throws {
        let folder = Repository.folder.appending(path: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for name in names where name.hasSuffix(".md") {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            let page = text.replacing(/(?ms)^ *(```+).*?^ *\1/, with: "").replacing(/(`+).*?\1/, with: "")
            let links = page.matches(of: /\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/).compactMap {
                $0.1 ?? $0.2
            }
            for link in links where !link.contains(":") {
                let parts = link.split(separator: "#", omittingEmptySubsequences: false)
                let file =
                    parts[0] == "" ? folder.appending(path: name) : folder.appending(path: String(parts[0]))
                #expect(FileManager.default.fileExists(atPath: file.path), "\(name): \(link)")
                guard parts.count > 1, file.pathExtension == "md" else { continue }
                let target = try String(contentsOf: file, encoding: .utf8)
                let anchors = target.matches(of: /(?m)^#+ (.*)$/).map { heading in
                    heading.1.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
                        .replacing(" ", with: "-")
                }
                #expect(anchors.contains(String(parts[1])), "\(name): \(link)")
            }
        }
    }
}
