import Diagnostics
import Foundation
import Goldens
import Testing

@Suite struct GoldenNameTests {
    @Test(arguments: ["list", "isWhole_2", "日本語", "a-b", "375@2x", "größe"])
    func harmlessNamesAreUnchanged(name: String) { #expect(GoldenName.fileName(name) == name) }

    @Test(arguments: [
        ("dark mode", "dark-mode"), ("a/b", "a-b"), ("../../etc", "etc"), ("a\0b", "a-b"), ("-rf", "rf"),
        ("", ""), ("...", ""), ("a: b?", "a-b"), ("x.png", "x-png"),
    ])
    func otherNamesGetADigest(name: String, letters: String) throws {
        let file = GoldenName.fileName(name)
        let digits = try #require(file.wholeMatch(of: /(.*?)-?([0-9a-f]{8})/))
        #expect(digits.output.1 == letters)
        #expect(file == GoldenName.fileName(name), "the same every time")
    }

    @Test func similarNamesRemainDistinct() {
        let names = ["dark mode", "dark-mode", "dark/mode", "dark  mode", "-dark mode"]
        #expect(Set(names.map(GoldenName.fileName)).count == names.count)
        #expect(GoldenName.fileName("dark mode") == "dark-mode-7c76a2b8")
    }

    @Test func longNamesFitTheFileSystem() {
        let first = String(repeating: "名", count: 500)
        let path = GoldenName.path(module: "Tests", suite: first, test: first, names: [first + "2"])
        let parts = path.split(separator: "/")
        #expect(parts.count == 3)
        #expect(parts.allSatisfy { $0.utf8.count + ".difference.png".utf8.count < 255 })
        #expect(GoldenName.fileName(first) != GoldenName.fileName(first + "2"))
    }

    @Test func testsHaveTheirSuitesFolder() {
        #expect(GoldenName.path(module: "Tests", suite: "Lists", test: "long") == "Tests/Lists/long")
        let path = GoldenName.path(module: "Tests", suite: "Lists", test: "long", names: ["a", "b"])
        #expect(path == "Tests/Lists/long.a.b")
    }

    @Test func filesAreBelowThePackageOrInTheDirectory() {
        let package = URL(fileURLWithPath: "/work/package", isDirectory: true)
        let inside = GoldenFile("Suite/test", directory: "Snapshots", package: package)
        #expect(inside.path == "/work/package/Snapshots/Suite/test.png")
        #expect(inside.name == "Snapshots/Suite/test")
        let outside = GoldenFile("Suite/test", directory: "/srv/goldens", package: package)
        #expect(outside.path == "/srv/goldens/Suite/test.png")
        #expect(!outside.name.hasPrefix("/") && outside.name.hasSuffix("/Suite/test"))
    }

    @Test func thePackageIsFoundAboveTheSource() throws {
        let folder = try Folder()
        let source = folder.url.appending(path: "Tests/ATests/ATests.swift").path
        #expect(throws: Diagnostic.self) {
            try PackageFolder.find(from: source, environment: [:])
        }
        try Data().write(to: folder.url.appending(path: "Package.swift"))
        #expect(try PackageFolder.find(from: source, environment: [:]).path == folder.url.path)
        let named = try PackageFolder.find(from: source, environment: ["TABLESNAP_ROOT": "/srv/../srv/x"])
        #expect(named.path == "/srv/x")
    }
}
