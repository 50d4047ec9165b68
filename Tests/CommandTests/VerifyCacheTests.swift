import Foundation
import TestSupport
import Testing

/// Scenes that are not drawn again while nothing has changed that their images depend on.
@Suite struct VerifyCacheTests {
    private static let scene = """
        theme: .parts/theme.yaml
        sections:
          - data: {file: fruits.csv}
            row: {text: "{name}", image: "{icon}"}
        states: [{name: editing, editing: true}]
        frame: {panels: [{scene: .parts/other.yaml}]}
        """
    private static let unchanged = "2 images: 2 same (2 unchanged since they passed)\n"
    private static let drawn = "2 images: 2 same\n"

    /// Creates a folder with a scene that has passed, and that reads files of each kind.
    private func passed() throws -> Folder {
        let folder = try Folder([
            ".parts/theme.yaml": "tint: purple\nfonts: {folder: fonts, system: true}\n",
            ".parts/other.yaml": "rows: [Other]\n",
            "fruits.csv": "name,icon\nApple,red.png\n", "a.yaml": Self.scene,
        ])
        try folder.writeImage(to: "red.png")
        let font = try #require(Machine.font("Inter-Regular.otf"))
        try folder.write(
            Array(Data(contentsOf: URL(fileURLWithPath: font))), to: ".parts/fonts/Inter-Regular.otf")
        let first = try folder.run("verify")
        #expect(first.text.hasSuffix("2 images: 2 recorded\n"), "\(first.text) \(first.errors)")
        #expect(try folder.run("verify").text == Self.drawn)
        return folder
    }

    private func expect(
        _ text: String, _ arguments: [String] = [], in folder: Folder, environment: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try folder.run(
            ["verify"] + arguments, Surroundings(environment: Folder.environment(environment)))
        #expect(outcome.text == text, "\(outcome.errors)", sourceLocation: sourceLocation)
    }

    @Test func sceneThatPassedIsNotDrawnAgain() throws {
        let folder = try passed()
        try folder.write("", to: ".build/snapshot-failures/Snapshots/a.actual.png")
        try expect(Self.unchanged, in: folder)
        #expect(!folder.allNames.contains { $0.contains("snapshot-failures") })
        for arguments in [["--shard", "1/1"], ["--unreferenced"], ["--record", "failed"], ["--jobs", "1"]] {
            try expect(Self.unchanged, arguments, in: folder)
        }
        let json = try folder.run("verify", "--json").text
        #expect(json.contains("\"unchanged\" : true") && json.contains("the images are the same"))
        try expect(Self.drawn, ["--no-cache"], in: folder)
        #expect(try folder.run("verify", "--record", "all").text.contains("2 images: 2 recorded"))
        let ignored = try folder.text(of: ".build/passed-scenes/.gitignore")
        #expect(ignored == "*\n")
    }

    /// Every file that a drawing depends on, and files that appear.
    @Test(arguments: [
        "a.yaml", ".parts/theme.yaml", ".parts/other.yaml", "fruits.csv", "red.png",
        ".parts/fonts/Inter-Regular.otf",
        "Snapshots/a.png", "Snapshots/a.editing.png",
    ])
    func changedFile(name: String) throws {
        let folder = try passed()
        let bytes = try folder.bytes(of: name)
        // A comment, or bytes after the end of an image or a font, change no pixel.
        try folder.write(bytes + Array((name.hasSuffix(".csv") ? "" : "# \n").utf8), to: name)
        if name.hasSuffix(".csv") { try folder.write(bytes + Array("Pear,red.png\n".utf8), to: name) }
        let outcome = try folder.run("verify")
        #expect(!outcome.text.contains("unchanged"), "\(outcome.text)")
        try folder.write(bytes, to: name)
        #expect(try folder.run("verify").status == 0)
        try expect(Self.unchanged, in: folder)
    }

    /// The same file behind a link out of the folder is not permitted in a scene.
    @Test func fileThatBecomesALink() throws {
        let (folder, other) = (try passed(), try Folder())
        try other.write(folder.bytes(of: "fruits.csv"), to: "fruits.csv")
        try folder.remove("fruits.csv")
        try folder.makeLink("fruits.csv", to: other.path(of: "fruits.csv"))
        #expect(try folder.run("verify").text.contains("fruits.csv is outside the scene's folder"))
    }

    @Test func newFontInAFolder() throws {
        let folder = try passed()
        let font = try #require(Machine.font("Inter-Bold.otf"))
        try folder.write(
            Array(Data(contentsOf: URL(fileURLWithPath: font))), to: ".parts/fonts/more/Inter-Bold.otf")
        #expect(try !folder.run("verify").text.contains("unchanged"))
    }

    @Test(arguments: [
        ["--tolerance", "channels:1"], ["--limit", "1"], ["--limit", "1@8"], ["--strict"],
        ["--allow-outside"],
        ["--other-fonts", "layout"], ["--system-fonts"], ["--fonts", ".parts/fonts", "--system-fonts"],
    ])
    func otherOptions(arguments: [String]) throws {
        let folder = try passed()
        let outcome = try folder.run(["verify"] + arguments)
        #expect(outcome.status != 2 && !outcome.text.contains("unchanged"), "\(outcome)")
    }

    @Test(arguments: [
        "TABLESNAP_FONTS": ".parts/fonts", "TABLESNAP_OTHER_FONTS": "layout", "LC_ALL": "tr_TR.UTF-8",
    ])
    func otherEnvironment(name: String, value: String) throws {
        let folder = try passed()
        #expect(try !folder.run("verify", environment: [name: value]).text.contains("unchanged"))
    }

    /// A CI service restores the records in another checkout.
    @Test func recordsAreValidInACopy() throws {
        let (folder, copy) = (try passed(), try Folder())
        for name in folder.allNames {
            let target = name.replacing(".build/passed-scenes/", with: "elsewhere/")
            try copy.write(folder.bytes(of: name), to: target)
        }
        try expect(Self.unchanged, ["--cache", "elsewhere"], in: copy)
    }

    @Test func anotherProgram() throws {
        let folder = try passed()
        let bytes = try Data(contentsOf: Folder.program)
        let copy = productsFolder.appending(path: "tablesnap-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: copy) }
        try (bytes + Data("x".utf8)).write(to: copy)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.path)
        let outcome = try folder.run(
            ["verify"], Surroundings(environment: Folder.environment(), launcher: [copy.path]))
        #expect(outcome.text == Self.drawn)
    }

    /// Boxes and warnings are reported by every run.
    @Test func scenesWithSomethingToReportAreDrawn() throws {
        let folder = try Folder(["a.yaml": "rows: [\"\u{10FFFD}\"]\n"])
        #expect(try folder.run("verify").status == 1)
        for _ in 0..<2 {
            let outcome = try folder.run("verify")
            #expect(outcome.text == "1 image: 1 same\n" && outcome.errors.contains("box"))
        }
    }

    /// A record that was damaged or made by hand. The states of the scene decide which images are golden ones.
    @Test func recordWithOtherStates() throws {
        let folder = try passed()
        let name = try #require(
            folder.allNames.first { $0.hasPrefix(".build/passed-scenes/") && $0.hasSuffix("json") })
        let record = try folder.text(of: name)
        try folder.write(record.replacing("\"editing\"", with: "\"ending\""), to: name)
        try expect(Self.drawn, in: folder)
        try expect(Self.unchanged, in: folder)
        // The image of the scene's state is missing in the record.
        let start = try #require(record.range(of: ",{\"difference\"", options: .backwards)?.lowerBound)
        let end = try #require(record.range(of: "}]", range: start..<record.endIndex)?.lowerBound)
        try folder.write(record.replacingCharacters(in: start...end, with: ""), to: name)
        try folder.write("", to: "usage.log")
        let outcome = try folder.run("verify", "--unreferenced", "--delete", "--usage-log", "usage.log")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(folder.allNames.contains("Snapshots/a.editing.png"))
    }

    /// The files in the record are inputs of the run, although they are not opened for drawing.
    @Test func outputsDoNotReplaceInputs() throws {
        let folder = try passed()
        try folder.makeLink("results.xml", to: "fruits.csv")
        let data = try folder.text(of: "fruits.csv")
        try expect(Self.unchanged, in: folder)
        let outcome = try folder.run("verify", "--junit", "results.xml")
        #expect(outcome.status == 2 && outcome.errors.contains("would replace fruits.csv"), "\(outcome)")
        #expect(try folder.text(of: "fruits.csv") == data)
    }

    @Test func recordsThatCannotBeReadAreIgnored() throws {
        let folder = try passed()
        let name = try #require(
            folder.allNames.first { $0.hasPrefix(".build/passed-scenes/") && $0.hasSuffix("json") })
        let record = try folder.text(of: name)
        for text in ["", "{", "[]", String(record.dropLast(9)), record.replacing("a.yaml", with: "b.yaml")] {
            try folder.write(text, to: name)
            try expect(Self.drawn, in: folder)
            try expect(Self.unchanged, in: folder)
        }
        try folder.remove(name)
        folder.makePipe(name)
        try expect(Self.drawn, in: folder)
    }

    @Test func recordsOfRemovedScenesAreRemoved() throws {
        let folder = try Folder(["a.yaml": "rows: [One]", "b.yaml": "rows: [Two]"])
        #expect(try folder.run("verify").status == 1)
        try folder.write("mine", to: "cache/notes.json")
        try expect("2 images: 2 same\n", ["--cache", "cache"], in: folder)
        let names = folder.allNames.filter { $0.hasPrefix("cache/") }
        #expect(names.count == 3)
        try folder.remove("b.yaml")
        try expect(
            "1 image: 1 same (1 unchanged since they passed)\n", in: folder,
            environment: ["TABLESNAP_CACHE": "cache"])
        #expect(folder.allNames.filter { $0.hasPrefix("cache/") }.count == 2)
        #expect(try folder.text(of: "cache/notes.json") == "mine")
    }

    @Test func folderThatCannotBeWrittenIsAWarning() throws {
        let folder = try Folder(["a.yaml": "rows: [One]", "file": ""])
        #expect(try folder.run("verify").status == 1)
        let outcome = try folder.run("verify", "--cache", "file/cache")
        #expect(outcome.status == 0 && outcome.text == "1 image: 1 same\n")
        #expect(outcome.errors.contains("warning: the results are not cached: "))
    }
}
