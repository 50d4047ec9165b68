import Foundation
import TableSnapshotTesting
import Testing

/// The listings of articles about drawing from Swift, whose functions are called.
@Suite struct SwiftListingTests {
    private let shell: Shell

    init() throws { shell = try Shell() }

    private func path(_ name: String) -> String { shell.folder.appending(path: name).path }

    @Test func sceneChangesAppearance() throws {
        defer { shell.remove() }
        let scene = Repository.folder.appending(path: "Assets/inbox.yaml").path
        let yaml = try drawInTheDark(scene, to: path("dark.png"))
        #expect(yaml.contains("appearance: dark") && !yaml.contains("states:"))
        try Data(yaml.utf8).write(to: shell.folder.appending(path: "dark.yaml"))
        #expect(try shell.run("tablesnap render dark.yaml -o again.png").status == 0)
        let files = try ["dark.png", "again.png"].map {
            try Data(contentsOf: shell.folder.appending(path: $0))
        }
        #expect(files[0] == files[1])
    }

    /// The image of the article comes from a scene.
    @Test func fruitsAreThoseOfTheFigure() throws {
        defer { shell.remove() }
        try drawFruits(to: path("fruits.png"))
        try Repository.expectGoldens(
            for: ["fruits.png": "\(Repository.catalog)/figure-fruits@2x.png"], drawnIn: shell.folder,
            by: "SwiftListingTests")
    }

    @Test func calloutsHaveLabels() throws {
        defer { shell.remove() }
        let fruits = FruitSource()
        try drawExplainedFruits(makeTable(of: fruits), to: path("fruits.svg"))
        let text = try String(contentsOfFile: path("fruits.svg"), encoding: .utf8)
        for label in ["Content", "Disclosure", "52\u{A0}pt", "Three fruits", "Banana"] {
            #expect(text.contains(">\(label)"), "\(label)")
        }
    }

    @Test func touchesSelectAndSwipeRows() throws {
        defer { shell.remove() }
        let fruits = FruitSource()
        let table = makeTable(of: fruits)
        try drawSwipedFruits(table, to: path("swiped.png"))
        #expect(FileManager.default.fileExists(atPath: path("swiped.png")))
        #expect(table.indexPathForSelectedRow == [0, 0] && table.indexPathForSwipedRow == [0, 1])
    }

    @Test func controllerForUIKitIsDrawn() throws {
        defer { shell.remove() }
        try drawCities(to: path("cities.png"))
        let image = try Bitmap(pngBytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: path("cities.png")))))
        #expect(image.width == 804 && image.height == 3 * 106)
    }

    /// Resolves the manifests of articles, with the names of products, but builds nothing.
    @Test(arguments: ["DrawTablesFromSwift", "FirstSnapshot"])
    func manifestsAreResolved(article: String) throws {
        defer { shell.remove() }
        let manifest = try #require(
            try PageText(article: article).blocks("swift").first { $0.contains("import PackageDescription") })
        let package = shell.folder.appending(path: "package")
        for target in manifest.matches(of: /(target|testTarget|executableTarget)\(\s*name: "([A-Za-z]+)"/) {
            let folder = package.appending(path: target.1 == "testTarget" ? "Tests" : "Sources")
                .appending(path: target.2)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: folder.appending(path: "main.swift"))
        }
        try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))
        try FileManager.default.createSymbolicLink(
            at: shell.folder.appending(path: "tablesnap"), withDestinationURL: Repository.folder)
        let outcome = try shell.run("cd package && swift package show-dependencies")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(String(decoding: outcome.output, as: UTF8.self).contains("tablesnap"))
    }
}
