import Foundation
import Testing

/// `tablesnap render --watch`.
@Suite(.timeLimit(.minutes(10))) struct RenderWatchTests {
    private let drawn = ["drawn        list.png"]

    private func watcher(in folder: Folder, _ arguments: String...) throws -> Watcher {
        try Watcher(["render", "--watch", "-o", "list.png"] + arguments, in: folder)
    }

    @Test(arguments: [SIGINT, SIGTERM]) func savedDataAreDrawnUntilStop(signal: Int32) throws {
        let folder = try Folder(["list.csv": "name\nOne\n"])
        let watcher = try watcher(in: folder, "list.csv", "--title", "name")
        #expect(watcher.lines(1) == drawn)
        #expect(try folder.description(of: "list.png") == "A table of 1 row: One.")
        try folder.save("name\nOne\nTwo\n", to: "list.csv")
        #expect(watcher.lines(1) == drawn)
        #expect(try folder.description(of: "list.png") == "A table of 2 rows: One; Two.")
        #expect(watcher.stop(signal) == 0)
        #expect(try folder.names == ["list.csv", "list.png"])
    }

    @Test func errorsDoNotEndWatch() throws {
        let folder = try Folder(["list.csv": "name\n1,2\n"])
        let error =
            "tablesnap: list.csv:2: the record has 2 fields, but the header has 1; correct it, or add --ragged pad or skip, or --skip-lines 1 if it is the header"
        let watcher = try watcher(in: folder, "list.csv", "--title", "name")
        #expect(watcher.errorLines(1) == [error])
        try folder.save("name\nOne\n", to: "list.csv")
        #expect(watcher.lines(1) == drawn)
        try folder.save("name\n3,4\n", to: "list.csv")
        #expect(watcher.errorLines(1) == [error])
        #expect(try folder.description(of: "list.png") == "A table of 1 row: One.")
        try folder.save("name\nTwo\n", to: "list.csv")
        #expect(watcher.lines(1) == drawn)
        #expect(watcher.stop(SIGINT) == 0)
    }

    @Test func filesOfSceneAreWatched() throws {
        let folder = try Folder([
            "scene.yaml": "theme: theme.yaml\ndata: list.csv\nrow: {text: \"{name}\", image: \"{icon}\"}\n",
            "theme.yaml": "base: modern\n", "list.csv": "name,icon\nOne,icon.png\n",
        ])
        let watcher = try watcher(in: folder, "scene.yaml")
        #expect(watcher.lines(1) == drawn)
        let warning = "list.csv:2: the image icon.png does not exist; 1 row shows a placeholder"
        #expect(watcher.errorLines(1) == ["tablesnap: \(warning)"])
        try folder.writeImage(to: "icon.png")
        #expect(watcher.lines(1) == drawn)
        for (name, text) in [
            ("list.csv", "name,icon\nTwo,icon.png\n"), ("theme.yaml", "base: flat\n"),
            ("scene.yaml", "theme: theme.yaml\nrows: [Three]\n"),
        ] {
            let before = try folder.bytes(of: "list.png")
            try folder.save(text, to: name)
            #expect(watcher.lines(1) == drawn, "\(name)")
            #expect(try folder.bytes(of: "list.png") != before, "\(name)")
        }
        #expect(try folder.description(of: "list.png") == "A table of 1 row: Three.")
        #expect(watcher.stop(SIGINT) == 0)
    }

    @Test(arguments: [
        (["render", "gone.csv"], 1, "gone.csv: no such file"),
        (
            ["render", "-", "--format", "csv", "-o", "a.png"], 2,
            "--watch requires a file, found standard input"
        ),
        (
            ["render", "list.csv", "-o", "-"], 2,
            "--watch draws the image repeatedly; name a file with -o instead of standard output"
        ),
        (["render", "list.csv", "--index"], 2, "--index requires --section"),
    ])
    func impossibleWatchEnds(arguments: [String], status: Int32, sentence: String) throws {
        let folder = try Folder(["list.csv": "name\nx\n"])
        try folder.expectFailure(arguments + ["--watch"], status: status, sentence)
    }
}
