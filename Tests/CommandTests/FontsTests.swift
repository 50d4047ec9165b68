import Foundation
import TableSnapshots
import TestSupport
import Testing

/// `tablesnap fonts`, and the options for the fonts of other commands.
@Suite struct FontsTests {
    private static let font = "Inter-Regular.otf"
    private static let scene = "rows: [Apple, {text: {text: Pear, font: {weight: bold}}}]\n"

    /// Creates a folder with a scene, and the regular font of the modern theme in a folder.
    private func folder(_ files: [String: String] = [:]) throws -> Folder {
        let folder = try Folder(["scene.yaml": Self.scene].merging(files) { $1 })
        let font = try #require(Machine.font(Self.font))
        try folder.write(Array(Data(contentsOf: URL(fileURLWithPath: font))), to: "brand/\(Self.font)")
        return folder
    }

    private func text(_ outcome: Outcome) -> String { String(decoding: outcome.output, as: UTF8.self) }

    // MARK: Copies

    @Test func copiedFontsDrawTheSameImage() throws {
        let folder = try folder(["data.csv": "name,city\nAda,München\n日本,東京\n"])
        for input in ["scene.yaml", "data.csv"] {
            let copied = try folder.run(["fonts", input, "--copy", "fonts"])
            #expect(copied.status == 0 && copied.errors.isEmpty, "\(copied.errors)")
            #expect(text(copied).contains("fonts/\(Self.font)  "))
            #expect(try folder.run(["render", input, "--quiet", "-o", "system.png"]).status == 0)
            let drawn = try folder.run(["render", input, "--quiet", "-o", "copy.png", "--fonts", "fonts"])
            #expect(drawn.status == 0, "\(drawn.errors)")
            #expect(try folder.run(["compare", "system.png", "copy.png"]).status == 0)
        }
        let names = folder.allNames.filter { $0.hasPrefix("fonts/") }
        #expect(names.contains("fonts/Inter-Bold.otf"))
        #expect(!names.contains("fonts/Inter-BlackItalic.otf"))
        #expect(names.filter { !$0.hasSuffix(".txt") }.allSatisfy { names.contains($0 + ".license.txt") })
        #expect(try folder.text(of: "fonts/\(Self.font).license.txt").contains("Copyright"))
        let again = try folder.run(["fonts", "scene.yaml", "--copy", "fonts"])
        #expect(again.status == 0 && !text(again).contains("copied"))
        let second = try folder.run(["fonts", "scene.yaml", "--fonts", "fonts", "--copy", "second"])
        #expect(second.status == 0 && text(second).contains("copied     second/\(Self.font)"))
    }

    @Test func differentFilesAreNotReplaced() throws {
        let folder = try folder(["fonts/\(Self.font)": "another"])
        let files = folder.allNames
        try folder.expectFailure(
            ["fonts", "scene.yaml", "--copy", "fonts"], status: 1,
            "fonts/\(Self.font): another file with this name exists; remove it, or choose another folder")
        #expect(try folder.text(of: "fonts/\(Self.font)") == "another")
        #expect(folder.allNames == files)
    }

    @Test func allFontsAreCopiedOrNone() throws {
        let folder = try folder()
        try folder.makeFolder("fonts")
        try folder.makeLink("fonts/\(Self.font).license.txt", to: "gone/license.txt")
        let files = folder.allNames
        let outcome = try folder.run(["fonts", "scene.yaml", "--copy", "fonts"])
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        #expect(outcome.errors == "tablesnap: the folder fonts/gone does not exist\n")
        #expect(folder.allNames == files)
    }

    @Test func fontsOfRecordsPagesAndFoldersAreCopied() throws {
        let folder = try folder(["pages/page.md": "```tablesnap name=a\nrows: [One]\n```\n"])
        try folder.render("scene.yaml", "--record-environment", "-o", "image.png")
        for (input, hasBold) in [("image.png", true), ("pages", false), (".", true)] {
            let listed = try folder.run(["fonts", input])
            #expect(listed.status == 0, "\(listed.errors)")
            #expect(text(listed).contains("/\(Self.font)\n") || text(listed).hasSuffix("/\(Self.font)\n"))
            if hasBold { #expect(text(listed).contains("/Inter-Bold.otf\n")) }
        }
        #expect(!folder.allNames.contains { $0.hasPrefix("pages/a") })
        let outcome = try folder.run(["fonts", "image.png", "--fonts", "brand"])
        #expect(outcome.status == 1)
        #expect(outcome.sentences.count == 1 && outcome.errors.contains("Inter-Bold.otf"), "\(outcome)")
        #expect(outcome.errors.contains(" is not among the fonts; "))
    }

    @Test func fontsOfAFolderAreListed() throws {
        let folder = try folder()
        let lines = text(try folder.run(["fonts", "--fonts", "brand"])).split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines[0].hasPrefix("Inter  ") && lines[0].hasSuffix("/brand/\(Self.font)"))
        let environment = text(try folder.run(["environment", "--fonts", "brand"]))
        #expect(environment.contains(Self.font) && !environment.contains("Inter-Bold.otf"))
        #expect(text(try folder.run(["fonts"])).contains("/\(Self.font)\n"))
        try folder.expectFailure(
            ["fonts", "--copy", "fonts"], status: 2,
            "--copy requires inputs: tablesnap fonts INPUT... --copy DIR")
    }

    // MARK: Options

    @Test(arguments: [
        ["render", "scene.yaml"], ["scene", "scene.yaml"], ["check", "scene.yaml"], ["fonts", "scene.yaml"],
        ["environment"], ["figures", "page.md"],
    ])
    func foldersWithoutFontsAreReported(arguments: [String]) throws {
        let folder = try folder([
            "page.md": "", "texts/notes.txt": "Notes", "damaged/a.ttf": "Notes",
        ])
        try folder.makeFolder("empty")
        let missing = "no font in the folder; expected files with the extension ttf, otf, ttc or otc"
        for (name, reason) in [
            ("missing", "no such folder"), ("scene.yaml", "not a folder"), ("empty", missing),
            ("texts", missing),
            (
                "damaged",
                "no readable font in the folder; \(folder.path)/damaged/a.ttf is damaged or not a font"
            ),
        ] {
            try folder.expectFailure(
                arguments + ["--fonts", name], status: 1, "--fonts: \(name): \(reason)")
        }
    }

    @Test func verificationsWithoutFontsCannotRun() throws {
        let sentence = "--fonts: missing: no such folder"
        try folder().expectFailure(["verify", "--fonts", "missing"], status: 3, sentence)
    }

    @Test func optionsReplaceTheFontsOfScenes() throws {
        let folder = try folder(["classic.yaml": "theme: classic\nfonts: brand\nrows: [Apple]\n"])
        let outcome = try folder.run(["render", "classic.yaml"])
        #expect(outcome.status == 1 && outcome.errors.contains("has no Nimbus Sans"), "\(outcome.errors)")
        try folder.render("classic.yaml", "--system-fonts", "-o", "system.png")
        try folder.render("classic.yaml", "--fonts", "brand", "--system-fonts", "-o", "both.png")
        #expect(try folder.run(["compare", "system.png", "both.png"]).status == 0)
    }

    @Test func verificationsUseTheFontsOfTheOption() throws {
        let folder = try folder()
        #expect(try folder.run(["verify", "--fonts", "brand", "--record", "missing"]).status == 1)
        #expect(try folder.run(["verify", "--fonts", "brand"]).status == 0)
        try folder.render("scene.yaml", "--fonts", "brand", "-o", "brand.png")
        #expect(try folder.run(["compare", "Snapshots/scene.png", "brand.png"]).status == 0)
        // Without the option, bold text is drawn with another file.
        try folder.render("scene.yaml", "-o", "system.png")
        #expect(try folder.run(["compare", "Snapshots/scene.png", "system.png"]).status == 1)
    }

    @Test func pixelsOfOtherFontsAreNotCompared() throws {
        let folder = try Folder(["a.yaml": "rows: [Apple]\n", "b.yaml": "rows: [Apple]\n"])
        #expect(try folder.run("verify").status == 1)
        // Nothing reads the bytes after the last table of a font.
        let font = try #require(Machine.font(Self.font))
        try folder.write(
            Array(Data(contentsOf: URL(fileURLWithPath: font))) + [0, 0, 0, 0], to: "brand/\(Self.font)")
        try folder.write("rows: [{text: Apple, background: systemYellow}]\n", to: "a.yaml")
        let pixels = try folder.run("verify", "--fonts", "brand")
        #expect(pixels.status == 1 && pixels.lines.contains("2 images: 1 same, 1 different"))
        // The fonts are reported once, at the end.
        #expect(pixels.lines.filter { $0.contains("another file") }.count == 1)
        #expect(
            pixels.lines.contains {
                $0.hasPrefix("1 different image was drawn with another file \(Self.font)")
            })
        #expect(
            pixels.lines.contains {
                $0.hasPrefix("Use the same fonts: copy them with tablesnap fonts --copy")
            })
        let layout = try folder.run(
            "verify", "--fonts", "brand", "--other-fonts", "layout", "--junit", "results.xml")
        #expect(layout.status == 0 && layout.lines.count == 2, "\(layout)")
        #expect(layout.lines.first == "2 images: 1 same, 1 not compared (other fonts)")
        let line =
            "tablesnap verify: 1 image has the golden size and layout; pixels were not compared, because of other "
            + "fonts: drawn with another file \(Self.font) "
        #expect(layout.lines.last?.hasPrefix(line) == true, "\(layout.lines)")
        let results = try folder.text(of: "results.xml")
        #expect(results.contains("failures=\"0\" errors=\"0\" skipped=\"1\""))
        #expect(results.contains("><skipped message=\"same size and layout; the pixels were not compared"))
        try folder.write("rows: [Pear, Fig]\n", to: "a.yaml")
        func verify(_ variable: String) throws -> Outcome {
            try folder.run(
                "verify", "--fonts", "brand", environment: ["TABLESNAP_OTHER_FONTS": variable])
        }
        #expect(try verify("layout").status == 1)
        let outcome = try verify("all")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("TABLESNAP_OTHER_FONTS: expected pixels or layout, found “all”"))
    }

    @Test func scenesNameTheFontsOfTheOption() throws {
        let folder = try folder()
        let yaml = text(try folder.run(["scene", "scene.yaml", "--fonts", "brand"]))
        #expect(yaml.contains("fonts: brand\n"))
        try folder.write(yaml, to: "other.yaml")
        try folder.render("other.yaml", "-o", "a.png")
        try folder.render("scene.yaml", "--fonts", "brand", "-o", "b.png")
        #expect(try folder.run(["compare", "a.png", "b.png"]).status == 0)
    }

    @Test func figuresUseTheFontsOfTheirPage() throws {
        let block = "```tablesnap name=a scale=1 appearance=light\n\(Self.scene)```\n"
        let folder = try folder(["page.md": "---\ntablesnap: {fonts: brand}\n---\n" + block])
        #expect(try folder.run(["figures", "page.md"]).status == 0)
        try folder.render("scene.yaml", "--fonts", "brand", "--scale", "1", "-o", "b.png")
        #expect(try folder.run(["compare", "a.png", "b.png"]).status == 0)
        #expect(try folder.run(["figures", "page.md", "--check"]).status == 0)
        let bold = try #require(Machine.font("Inter-Bold.otf"))
        try folder.write(Array(Data(contentsOf: URL(fileURLWithPath: bold))), to: "brand/\(Self.font)")
        let check = try folder.run(["figures", "page.md", "--check"])
        #expect(check.status == 1 && text(check).contains("brand/\(Self.font) has changed"), "\(text(check))")
    }
}
