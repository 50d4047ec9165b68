import Foundation
import Testing

/// The destinations of images, and the files after a failure.
@Suite struct OutputTests {
    private static let list = ["list.csv": "name,group\na,1\nb,1\nc,1\nd,2\n"]
    private static let plain = ["--title", "name", "--row-height", "20"]

    private func run(_ folder: Folder, _ arguments: [String]) throws -> Outcome {
        try folder.run(["render", "list.csv"] + Self.plain + arguments)
    }

    @Test func defaultOutputIsNextToTheInput() throws {
        let folder = try Folder()
        try folder.makeFolder("v1.2")
        try folder.write("name\nx\n", to: "v1.2/list.old.csv")
        try folder.render("v1.2/list.old.csv", "--title", "name")
        #expect(FileManager.default.fileExists(atPath: folder.path(of: "v1.2/list.old.png")))
    }

    @Test func imageHasSpecifiedSizeAndTexts() throws {
        let folder = try Folder(Self.list)
        try folder.render(
            "list.csv", "--title", "name", "--row-height", "20", "--width", "100", "--scale", "3")
        let image = try folder.image("list.png")
        #expect(image.size == (300, 240))
        #expect(
            image.texts.map { "\($0.keyword): \($0.text)" } == [
                "Software: tablesnap 0.1.0", "Description: A table of 4 rows: a; b; c; d.",
            ])
    }

    @Test func customDescriptionReplacesGeneratedOne() throws {
        let folder = try Folder(Self.list)
        try folder.render("list.csv", "--title", "name", "--description", "Grüße 🎉")
        #expect(try folder.description(of: "list.png") == "Grüße 🎉")
    }

    @Test func accessibilityIsWrittenAsJSON() throws {
        let folder = try Folder(["list.csv": "name,place,mark\nAda,London,checkmark\nBob,Paris,detail\n"])
        try folder.render(
            "list.csv", "--title", "name", "--subtitle", "place", "--accessory", "{mark}", "--section",
            "place",
            "--accessibility", "list.json")
        let text = try folder.text(of: "list.json")
        let elements = try #require(
            JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(elements.map { $0["label"] as? String } == ["London", "Ada, London", "Paris", "Bob, Paris"])
        #expect(elements.map { $0["row"] as? String } == [nil, "0:0", nil, "1:0"])
        #expect(elements[1]["traits"] as? [String] == ["selected"])
        let parts = try #require(elements[3]["elements"] as? [[String: Any]])
        #expect(parts.map { $0["label"] as? String } == ["Bob", "Paris", "More Info"])
    }

    /// The legend is next to the table, also in each of several tables and in SVG files.
    @Test func elementsAreNumberedInTheImage() throws {
        let scene = """
            rows: [Ada, {text: Bob, accessory: detail}]
            states: [{name: b, selected: ["0:0"]}]
            frame: {caption: Names, panels: [{state: b}]}
            """
        let folder = try Folder(["a.yaml": scene])
        try folder.render("a.yaml")
        let width = try folder.image("a.png").size.width
        try folder.render("a.yaml", "--show-accessibility")
        #expect(try folder.image("a.png").size.width > width + 2 * 160)
        try folder.render("a.yaml", "--show-accessibility", "-o", "a.svg")
        let text = try folder.text(of: "a.svg")
        let words = ["More Info, button", ">Names<"] + (1...6).map { ">\($0)<" }
        #expect(words.filter { !text.contains($0) } == [])
    }

    @Test func editedRowsShowTheirAccessoriesToo() throws {
        let folder = try Folder(["list.csv": "name,mark\nAda,checkmark\nBob,detail\n"])
        try folder.render(
            "list.csv", "--title", "name", "--accessory", "{mark}", "--editing", "--editing-style", "delete",
            "--reorder", "--accessibility", "list.json")
        let text = try folder.text(of: "list.json")
        let rows = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        let parts = rows.map { ($0["elements"] as? [[String: Any]])?.map { $0["label"] as? String } }
        #expect(parts == [["Ada", "Delete", "Reorder"], ["Bob", "Delete", "Reorder", "More Info"]])
        #expect(rows[0]["traits"] as? [String] == ["selected"])
    }

    @Test func hyphenWritesImageToStandardOutput() throws {
        let folder = try Folder(Self.list)
        #expect(try run(folder, []).status == 0)
        let outcome = try run(folder, ["-o", "-"])
        #expect(outcome.status == 0)
        #expect(try outcome.output == folder.bytes(of: "list.png"))
    }

    @Test func pagesRepeatTheHeaderOfTheirSection() throws {
        let folder = try Folder(Self.list)
        #expect(try run(folder, ["--section", "group", "--split", "2", "-o", "p.png"]).status == 0)
        #expect(try folder.names == ["list.csv", "p-1.png", "p-2.png"])
        #expect(try folder.description(of: "p-1.png") == "A table of 2 rows under the header 1: a; b.")
        #expect(
            try folder.description(of: "p-2.png")
                == "A table of 2 sections. Section 1 has 1 row: c. Section 2 has 1 row: d.")
        // A header each, and one more on the page that begins another section.
        let header = try folder.image("p-1.png").size.height - 2 * 40
        #expect(header > 0)
        #expect(try folder.image("p-2.png").size.height == 2 * header + 2 * 40)
    }

    @Test(arguments: [
        (2, "pages", ["pages-1", "pages-2"]), (4, "a.b/p.png", ["p-1.png"]), (9, "a.b/p", ["p-1"]),
    ])
    func namesOfPages(rows: Int, output: String, names: [String]) throws {
        let folder = try Folder(Self.list)
        try folder.makeFolder("a.b")
        #expect(try run(folder, ["--split", "\(rows)", "-o", output]).status == 0)
        let parent = folder.path(of: output.contains("/") ? "a.b" : ".")
        let found = try FileManager.default.contentsOfDirectory(atPath: parent)
        #expect(found.filter { $0 != "list.csv" && $0 != "a.b" }.sorted() == names)
    }

    /// They would look like pages of this run. The program removes no files of others.
    @Test func pagesOfAnEarlierRunAreReported() throws {
        let folder = try Folder(["list.csv": "name\n" + (1...12).map { "\($0)\n" }.joined()])
        func errors(_ options: String...) throws -> String {
            let outcome = try run(folder, ["-o", "p.png"] + options)
            #expect(outcome.status == 0)
            return outcome.errors
        }
        #expect(try errors("--split", "4") == "")
        #expect(
            try errors("--split", "6")
                == "tablesnap: p-3.png: warning: the file is numbered like a page, but is not of this run; remove files of an earlier run\n"
        )
        #expect(try errors("--split", "1", "--quiet") == "")
        let many = try errors("--split", "12")
        #expect(
            many
                == "tablesnap: warning: p-01.png, p-02.png, p-2.png, p-03.png, p-3.png, p-04.png, p-05.png, p-06.png, p-07.png, p-08.png and 4 other files are numbered like pages, but are not of this run; remove files of an earlier run\n"
        )
        #expect(try folder.names.count == 1 + 3 + 12)
        // Files with other names are no pages.
        try folder.write("", to: "p-a.png")
        try folder.write("", to: "p-9.jpg")
        try folder.write("", to: "q-9.png")
        for name in try folder.names where name.contains(#/^p-\d+\.png/#) { try folder.remove(name) }
        #expect(try errors("--split", "12") == "")
        try folder.write("", to: "p-7~dark@2x.png")
        #expect(
            try errors("--split", "12", "--appearance", "light,dark")
                == "tablesnap: p-7~dark@2x.png: warning: the file is numbered like a page, but is not of this run; remove files of an earlier run\n"
        )
    }

    @Test(arguments: [4, 10_000_000])
    func pageMayBeLargerThanTheTable(rows: Int) throws {
        let folder = try Folder(Self.list)
        #expect(try run(folder, ["--split", "\(rows)", "-o", "p.png"]).status == 0)
        #expect(try folder.names == ["list.csv", "p-1.png"])
    }

    @Test func pageNumbersHaveEqualLength() throws {
        let folder = try Folder(["list.csv": "name\n" + (1...10).map { "\($0)\n" }.joined()])
        #expect(try run(folder, ["--split", "1"]).status == 0)
        #expect(try folder.names.first == "list-01.png")
        #expect(try folder.names.dropLast().last == "list-10.png")
    }

    @Test(arguments: [
        ("none/p.png", "the folder none does not exist"), ("list.csv/p.png", "list.csv is not a folder"),
        ("folder", "folder is a folder"), ("/dev/full", "no space left for /dev/full"),
    ])
    func invalidOutputPaths(output: String, sentence: String) throws {
        let folder = try Folder(Self.list)
        try folder.makeFolder("folder")
        try folder.expectFailure(["render", "list.csv", "-o", output], status: 1, sentence)
    }

    @Test func fullDiskDuringPDF() throws {
        let folder = try Folder(Self.list)
        try folder.makeLink("full.pdf", to: "/dev/full")
        try folder.expectFailure(
            ["render", "list.csv", "-o", "full.pdf"], status: 1, "no space left for full.pdf")
    }

    @Test(arguments: ["list.png", "list.pdf"])
    func filesBeyondTheSizeLimit(output: String) throws {
        let folder = try Folder(Self.list)
        let program = try folder.process(["render", "list.csv", "--quiet", "-o", output])
        let path = try #require(program.executableURL?.path)
        let shell = try folder.process([])
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "ulimit -f 1; \"$0\" \"$@\"", path] + (program.arguments ?? [])
        let errors = Pipe()
        shell.standardError = errors
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 1)
        let text = try errors.fileHandleForReading.readToEnd().map { String(decoding: $0, as: UTF8.self) }
        #expect(text == "tablesnap: \(output): File too large\n")
        #expect(try folder.names == ["list.csv"])
    }

    @Test(.enabled(if: getuid() != 0, "Nothing is forbidden to root."))
    func outputPathsWithoutPermission() throws {
        let folder = try Folder(["list.csv": "name\nx\n", "old.png": "old"])
        try folder.makeFolder("closed")
        chmod(folder.path(of: "closed"), 0o555)
        chmod(folder.path(of: "old.png"), 0o444)
        try folder.expectFailure(
            ["render", "list.csv", "-o", "closed/p.png"], status: 1, "no permission to write closed")
        try folder.expectFailure(
            ["render", "list.csv", "-o", "old.png"], status: 1, "no permission to write old.png")
    }

    @Test func linksAreFollowed() throws {
        let folder = try Folder(Self.list)
        try folder.makeLink("link.png", to: "target.png")
        #expect(try run(folder, ["-o", "link.png"]).status == 0)
        #expect(try folder.image("target.png").size.height == 160)
        let kind = try FileManager.default.attributesOfItem(atPath: folder.path(of: "link.png"))[.type]
        #expect(kind as? FileAttributeType == .typeSymbolicLink)
    }

    @Test func failureDoesNotChangeTheExistingFile() throws {
        let folder = try Folder(["list.csv": "name,mark\na,\nb,dot\n", "list.png": "old"])
        #expect(try run(folder, ["--accessory", "{mark}"]).status == 1)
        #expect(try folder.text(of: "list.png") == "old")
    }

    // MARK: Several files

    private static let pages = ["p-1.png": "old 1", "p-2.png": "old 2", "p-3.png": "old 3"]

    @Test func pagesRemainIfALaterPathIsAFolder() throws {
        let folder = try Folder(["a.csv": "name\na\nb\nc\n"].merging(Self.pages) { $1 })
        try folder.remove("p-3.png")
        try folder.makeFolder("p-3.png")
        try folder.expectFailure(
            ["render", "a.csv", "-o", "p.png", "--split", "1", "--quiet"], status: 1, "p-3.png is a folder")
        for page in 1...2 { #expect(try folder.text(of: "p-\(page).png") == "old \(page)") }
    }

    /// A folder appears after all pages were drawn, while the program waits for the reader of its accessibility tree.
    @Test func pagesRemainIfALaterOneCannotBeReplaced() throws {
        let name = String(repeating: "long ", count: 6000)
        let folder = try Folder(
            ["a.csv": "name\n\(name)1\n\(name)2\n\(name)3\n"].merging(Self.pages) { $1 })
        folder.makePipe("tree")
        let process = try folder.process([
            "render", "a.csv", "-o", "p.png", "--split", "1", "--accessibility", "tree",
        ])
        try process.run()
        let pipe = open(folder.path(of: "tree"), O_RDONLY | O_NONBLOCK)
        defer { close(pipe) }
        var event = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        try #require(poll(&event, 1, 120_000) == 1)
        try folder.remove("p-3.png")
        try folder.makeFolder("p-3.png")
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while poll(&event, 1, 120_000) == 1, read(pipe, &bytes, bytes.count) > 0 {}
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        #expect(try folder.names == ["a.csv", "p-1.png", "p-2.png", "p-3.png", "tree"])
        for page in 1...2 { #expect(try folder.text(of: "p-\(page).png") == "old \(page)") }
    }

    @Test func statesAndAccessibilityAreWrittenTogether() throws {
        let scene = "rows: [One]\nstates: [{name: far, editing: true}]"
        let folder = try Folder(["a.yaml": scene, "a.png": "old", "a.far.png": "old"])
        try folder.makeLink("tree.json", to: "gone/tree.json")
        let outcome = try folder.run([
            "render", "a.yaml", "--accessibility", "tree.json", "--allow-outside",
        ])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("gone does not exist"), "\(outcome.errors)")
        for name in ["a.png", "a.far.png"] { #expect(try folder.text(of: name) == "old") }
    }

    @Test func referenceIsWrittenCompletelyOrNotAtAll() throws {
        let folder = try Folder()
        try folder.makeFolder("keys")
        try folder.write("old", to: "keys/people.csv")
        try folder.makeLink("keys/scene-accessory-theme.md", to: "gone/a.md")
        let outcome = try folder.run(["keys", "--markdown", "keys"])
        #expect(outcome.status == 1)
        #expect(outcome.errors == "tablesnap: the folder keys/gone does not exist\n")
        #expect(folder.allNames == ["keys/people.csv"])
        #expect(try folder.text(of: "keys/people.csv") == "old")
    }

    @Test(arguments: [["render", "list.csv", "-o", "-"], ["keys"], ["scene", "list.csv"], ["--version"]])
    func closedPipeEndsTheProgramSilently(arguments: [String]) throws {
        let folder = try Folder(Self.list)
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let outcome = try folder.run(arguments, Surroundings(output: pipe.fileHandleForWriting))
        #expect(outcome.status == SIGPIPE)
        #expect(outcome.errors.isEmpty)
        #expect(try folder.names == ["list.csv"])
    }

    @Test func concurrentRunsLeaveACompleteImage() throws {
        let folder = try Folder(Self.list)
        let processes = try (1...4).map { number in
            try folder.process(["render", "list.csv", "-o", "p.png", "--width", "\(number)00"])
        }
        for process in processes { try process.run() }
        for process in processes {
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        #expect(try [200, 400, 600, 800].contains(folder.image("p.png").size.width))
        #expect(try folder.names == ["list.csv", "p.png"])
    }
}
