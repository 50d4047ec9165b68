import Foundation
import Testing

/// Options for traits, and the files of several of them.
@Suite struct TraitTests {
    private static let list = ["list.csv": "name\na\nb\n"]

    @Test func listsDrawEveryCombination() throws {
        let folder = try Folder(Self.list)
        try folder.render(
            "list.csv", "--title", "name", "--appearance", "light,dark", "--scale", "1,2", "--type-size",
            "L,AX3",
            "--width", "100")
        #expect(
            try folder.names == [
                "list-AX3.png", "list-AX3@2x.png", "list-AX3~dark.png", "list-AX3~dark@2x.png", "list.csv",
                "list.png", "list@2x.png", "list~dark.png", "list~dark@2x.png",
            ])
        #expect(try folder.image("list~dark@2x.png").size == (200, 212))
        #expect(try folder.image("list.png").size == (100, 106))
        #expect(try folder.image("list-AX3.png").size.1 > 120)
    }

    /// Rows made of data are measured once, under the traits they are drawn under.
    @Test func oneValueEachResultsInOneImage() throws {
        let folder = try Folder(Self.list)
        try folder.render(
            "list.csv", "--title", "name", "--direction", "rtl", "--type-size", "AX5", "--contrast", "high",
            "--scale", "1", "-o", "x.png")
        #expect(try folder.names == ["list.csv", "x.png"])
        #expect(try folder.image("x.png").size.1 > 160)
    }

    /// Large text wraps to as many lines as it needs, and its rows grow.
    @Test func rowsOfLargeTextAreAsHighAsTheyNeed() throws {
        let folder = try Folder(["list.csv": "name\na\nA name of several words that wrap\n"])
        func height(_ arguments: String...) throws -> Int {
            let sizes = ["--scale", "1", "--type-size", "AX3", "--theme", "modern"]
            let outcome = try folder.run(["render", "list.csv", "--title", "name"] + sizes + arguments)
            #expect(outcome.status == 0)
            return try folder.image("list.png").size.1
        }
        // One line and two, of 48 points each, and 11 points above and below them.
        #expect((187...189).contains(try height()))
        #expect(try height("--width", "300") >= 187 + 48)
        #expect(try height("--row-height", "60") == 120)
    }

    @Test func deviceDeterminesWidthScreenAndScale() throws {
        let folder = try Folder(Self.list)
        try folder.render("list.csv", "--title", "name", "--device", "iPhone 13", "--screen")
        #expect(try folder.image("list.png").size == (1170, 2289))
        try folder.render("list.csv", "--title", "name", "--device", "iPad Pro 11", "--dark", "--scale", "1")
        #expect(try folder.image("list.png").size == (834, 106))
        try folder.render(
            "list.csv", "--title", "name", "--device", "iPhone 13", "--appearance", "light,dark", "-o",
            "x.png")
        #expect(try folder.names == ["list.csv", "list.png", "x@3x.png", "x~dark@3x.png"])
        #expect(try folder.image("x~dark@3x.png").size == (1170, 318))
        let outcome = try folder.run(["render", "list.csv", "--title", "name", "--device", "iPhone13"])
        #expect(outcome.status == 2)
        #expect(
            outcome.sentences.first?.hasPrefix(
                "tablesnap: --device: \"iPhone13\" is not a device; did you mean \"iPhone 13\"?") == true)
    }

    @Test func statesOverrideOptions() throws {
        let folder = try Folder([
            "s.yaml": "rows: [a]\nstates: [{name: night, traits: {appearance: dark}}]"
        ])
        try folder.render("s.yaml", "--appearance", "light,dark")
        #expect(
            try folder.names == ["s-night~dark@2x.png", "s.yaml", "s@2x.png", "s~dark@2x.png"])
    }

    @Test(arguments: [
        (
            ["--type-size", "AX6"],
            "--type-size: \"AX6\" is not a content size category; did you mean \"AX1\"? Expected "
        ),
        (["--direction", "ltr,up"], "--direction: \"up\" is not a direction; expected "),
        (["--scale", "1,"], "--scale: expected a number from 0.01 to 100, found \"\""),
        (
            ["--appearance", "light,dark", "--dark"],
            "--dark and --appearance light,dark contradict each other"
        ),
        (
            ["--scale", "1,2", "-o", "-"],
            "several traits require several files; name a file with -o instead of standard output"
        ),
    ])
    func invalidValuesAreReported(arguments: [String], sentence: String) throws {
        let folder = try Folder(Self.list)
        let outcome = try folder.run(["render", "list.csv", "--title", "name"] + arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
        #expect(try folder.names == ["list.csv"])
    }

    @Test func aSceneHasOneOfEach() throws {
        let folder = try Folder(Self.list)
        let one = try folder.run([
            "scene", "list.csv", "--title", "name", "--type-size", "AX1", "--direction", "rtl",
        ])
        #expect(String(decoding: one.output, as: UTF8.self).contains("typeSize: AX1"))
        #expect(try folder.run(["scene", "list.csv", "--scale", "1,2"]).status == 2)
    }
}
