import Files
import Foundation
import Images
import Testing

/// Files that no command destroys: what it reads, its other outputs, and what links lead to.
@Suite struct LostFileTests {
    /// Returns a folder with a scene, its data in a file without an ending, and the image of its row.
    private func makeFolder() throws -> Folder {
        let folder = try Folder([
            "scene.yaml": "data: {file: data, format: csv}\nrow: {text: \"{name}\", image: \"{image}\"}",
            "data": "name,image\nx,d.png\n", "theme.png": "base: classic",
        ])
        try folder.writeImage(to: "d.png")
        try folder.makeLink("scene.json", to: "scene.yaml")
        return folder
    }

    /// Runs the program, and expects a sentence, a status, and everything in the folder as it was.
    private func expectNothingLost(
        _ folder: Folder, _ arguments: [String], status: Int32 = 2, _ sentence: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let files = folder.files + ["data"]
        let before = files.map { try? folder.bytes(of: $0) }
        let outcome = try folder.run(arguments)
        #expect(outcome.status == status, sourceLocation: sourceLocation)
        #expect(outcome.errors == "tablesnap: \(sentence)\n", sourceLocation: sourceLocation)
        #expect(folder.files + ["data"] == files, sourceLocation: sourceLocation)
        #expect(files.map { try? folder.bytes(of: $0) } == before, sourceLocation: sourceLocation)
    }

    /// Returns a folder with files, some of them in a folder called `in`, and with a link.
    private func makeFolder(_ files: [String: String], link: String, to target: String) throws -> Folder {
        let folder = try Folder()
        try folder.makeFolder("in")
        for (name, text) in files { try folder.write(text, to: name) }
        try folder.makeLink(link, to: target)
        return folder
    }

    private static let page = "```tablesnap name=a appearance=light\nrows: [a]\n```\n"
    private static let input = "the output would replace this file, which this run reads; name another file"
    private static let output = "the output would replace another output of this run; name another file"

    @Test(
        arguments: [
            (["scene.yaml", "-o", "data"], "data: \(input)"),
            (["scene.yaml", "-o", "./d.png"], "./d.png: \(input.replacing("this file", with: "d.png"))"),
            (
                ["scene.yaml", "--accessibility", "scene.json"],
                "scene.json: \(input.replacing("this file", with: "scene.yaml"))"
            ),
            (["scene.yaml", "-o", "q", "--accessibility", "q"], "q: \(output)"),
            (
                ["data", "--format", "csv", "--title", "name", "--image", "image", "-o", "d.png"],
                "d.png: \(input)"
            ),
        ] as [([String], String)])
    func render(arguments: [String], sentence: String) throws {
        try expectNothingLost(makeFolder(), ["render"] + arguments, sentence)
    }

    @Test func aThemeIsAnInput() throws {
        let folder = try makeFolder(
            ["a.csv": "name\nx\n", "dark.yaml": "base: classic"], link: "a.png", to: "dark.yaml")
        try expectNothingLost(
            folder, ["render", "a.csv", "--theme", "dark.yaml", "-o", "a.png"],
            "a.png: the output would replace dark.yaml, which this run reads; name another file")
    }

    @Test func derivedOutputFollowsNoLinkOutOfItsFolder() throws {
        let folder = try makeFolder(["in/a.csv": "name\nx\n"], link: "in/a.png", to: "../new.png")
        try expectNothingLost(
            folder, ["render", "in/a.csv"], status: 2,
            "in/a.png: a link leads out of in; remove the link, or add --allow-outside")
        try folder.render("in/a.csv", "-o", "in/a.png", "--quiet")
        #expect(try folder.image("new.png").size.width == 804)
    }

    @Test(arguments: [
        (["--report", "a.html"], "a.html: \(input.replacing("this file", with: "scenes/a.yaml"))"),
        (["--junit", "a.xml"], "a.xml: \(input.replacing("this file", with: "scenes/a.yaml"))"),
        (["--report", "golden.html"], "golden.html: \(output)"),
        (["--report", "r", "--junit", "./r"], "r: \(output)"),
        (["--usage-log", "usage.html", "--report", "usage.html"], "usage.html: \(input)"),
    ])
    func verify(arguments: [String], sentence: String) throws {
        let folder = try makeFolder()
        try folder.makeFolder("scenes")
        try folder.write("rows: [One]", to: "scenes/a.yaml")
        try folder.makeLink("a.html", to: "scenes/a.yaml")
        try folder.makeLink("a.xml", to: "scenes/a.yaml")
        try folder.makeLink("golden.html", to: "scenes/Snapshots/a.png")
        try folder.write("", to: "usage.html")
        try expectNothingLost(folder, ["verify", "scenes"] + arguments, sentence)
    }

    @Test("A golden image is never another scene", arguments: [["a.yaml", "b.yaml"], ["b.yaml", "a.yaml"]])
    func goldenReplacesNoScene(scenes: [String]) throws {
        let folder = try Folder(["a.yaml": "rows: [One]", "b.yaml": "rows: [Two]"])
        try folder.makeFolder("Snapshots")
        try folder.makeLink("Snapshots/a.png", to: "../b.yaml")
        let outcome = try folder.run(["verify"] + scenes + ["--record", "never"])
        #expect(outcome.status == 3)
        let sentence = Self.input.replacing("this file", with: "b.yaml")
        #expect(outcome.text.contains("a.yaml: Snapshots/a.png: \(sentence)\n"))
        #expect(try String(decoding: folder.bytes(of: "b.yaml"), as: UTF8.self) == "rows: [Two]")
    }

    @Test func artifactsDoNotReplaceGoldens() throws {
        let folder = try Folder(["a.yaml": "rows: [One]\nstates: [{name: actual, editing: true}]"])
        #expect(try folder.run("verify").status == 1)
        let goldens = try ["a", "a.actual"].map { try folder.bytes(of: "Snapshots/\($0).png") }
        let outcome = try folder.run("verify", "--artifacts", ".")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("/Snapshots/a.actual.png: \(Self.output)"))
        #expect(try ["a", "a.actual"].map { try folder.bytes(of: "Snapshots/\($0).png") } == goldens)
    }

    @Test func goldenFollowsNoLinkOutOfItsFolder() throws {
        let folder = try Folder()
        try folder.makeFolder("scenes")
        try folder.makeFolder("scenes/Snapshots")
        try folder.write("rows: [One]", to: "scenes/a.yaml")
        try folder.makeLink("scenes/Snapshots/a.png", to: "../../b.png")
        let sentence =
            "scenes/Snapshots/a.png: a link leads out of scenes; remove the link, or add --allow-outside"
        try folder.expect(
            "verify", "--record", "all", status: 3,
            ["error  scenes/a.yaml: " + sentence, "1 image: 1 error"])
        #expect(folder.files == ["scenes/Snapshots/a.png", "scenes/a.yaml"])
        #expect(try folder.run("verify", "--record", "all", "--allow-outside").status == 1)
        #expect(try folder.image("b.png").size.width == 804)

        try folder.write("rows: [Two]", to: "scenes/a.yaml")
        #expect(try folder.run("verify").status == 1)
        let rejected = try folder.run("accept", "*")
        #expect(rejected.status == 1)
        #expect(rejected.errors == "tablesnap: \(sentence)\n")
        try folder.expect("accept", "*", "--allow-outside", status: 0, ["accepted  scenes/Snapshots/a.png"])
    }

    @Test func figureFollowsNoLinkOutOfItsFolder() throws {
        let folder = try makeFolder(["in/p.md": Self.page], link: "in/a@2x.png", to: "../new.png")
        let sentence = "in/a@2x.png: a link leads out of in; remove the link, or add --allow-outside"
        try expectNothingLost(folder, ["figures", "in"], status: 1, "in/p.md: " + sentence)
        #expect(try folder.run("figures", "in", "--allow-outside").status == 0)
        #expect(try folder.image("new.png").size.width == 804)
    }

    @Test func pageFollowsNoLinkOutOfTheSearchedFolder() throws {
        let folder = try makeFolder(
            ["p.md": Self.page, "in/q.md": "No figures."], link: "in/p.md", to: "../p.md")
        try expectNothingLost(
            folder, ["figures", "in"], status: 1,
            "in/../p.md: in/p.md: a link leads out of its folder; specify the page itself, or add --allow-outside"
        )
        #expect(try folder.run("figures", "in/p.md").status == 0)
    }

    @Test func figureDoesNotReplaceAFileInItsScene() throws {
        let folder = try Folder(["p.md": Self.page])
        #expect(try folder.run("figures").status == 0)
        try folder.write(Self.page.replacing("[a]", with: "[{text: a, image: a@2x.png}]"), to: "p.md")
        try expectNothingLost(
            folder, ["figures"], status: 1, "p.md: a@2x.png: \(Self.input)")
    }

    @Test func comparisonDoesNotReplaceItsInput() throws {
        let folder = try makeFolder()
        try folder.makeLink("link", to: "d.png")
        try expectNothingLost(
            folder, ["compare", "d.png", "d.png", "-o", "link"],
            "link: the output would replace d.png, which this run reads; name another file")
    }
}
