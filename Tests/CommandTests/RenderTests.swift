import Foundation
import Testing

/// Images are determined only by the input and the options.
@Suite struct RenderTests {
    @Test(arguments: [
        ("a.csv", "\u{FEFF}name,capital\r\nChile,Santiago\r\n", "--title name --subtitle capital"),
        ("a.csv", "name\n\"a \"\"b\"\"\nc\"\n", "--title name"),
        ("a.tsv", "name\tprice\nx\t1\n", "--title name --value price"),
        ("a.json", "[{\"name\": \"x\\u0000y\", \"icon\": \"\"}]", "--title name"),
        ("a.ndjson", "{\"name\": \"x\"}\n", "--title name"),
        ("a.csv", "my name,b c\n1,\n", "--title 'my name'"),
    ])
    func suggestedColumnsAreReported(file: String, text: String, choice: String) throws {
        try Folder([file: text]).render(file, printing: ["using \(choice)"])
    }

    @Test(arguments: [
        (["--section", "group"], "--title name --subtitle mark"),
        (["--section", "group", "--accessory", "{mark}"], "--title name"),
        (["--subtitle", "name"], "--title group"),
    ])
    func columnsInUseAreNotChosen(arguments: [String], choice: String) throws {
        let folder = try Folder(["list.csv": "name,group,mark\nx,g,checkmark\ny,g,\n"])
        let outcome = try folder.run(["render", "list.csv"] + arguments)
        #expect(outcome.errors == "tablesnap: using \(choice)\n")
    }

    @Test(
        arguments: [
            ("a.csv", "name\n", "using --title name"), ("a.json", "[]", nil),
        ] as [(String, String, String?)])
    func noRowsResultInAnEmptyTable(file: String, text: String, note: String?) throws {
        let folder = try Folder([file: text])
        try folder.render(
            file, printing: [note, "\(file): no rows; the table is empty"].compactMap { $0 })
        #expect(try folder.description(of: "a.png") == "An empty table.")
    }

    /// Nothing of a pipe can be read twice, not even to see whether it is a scene.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            ("list.csv", "name\nx\n"), ("list.tsv", "name\nx\n"), ("list.json", "[{\"name\": \"x\"}]"),
            ("list.ndjson", "{\"name\": \"x\"}\n"),
        ])
    func recordsMayComeFromAPipe(file: String, text: String) throws {
        let folder = try Folder()
        folder.makePipe(file)
        let process = try folder.process(["render", file])
        try process.run()
        let writer = try folder.writingHandle(for: file)
        try writer.write(contentsOf: Data(text.utf8))
        try writer.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try folder.description(of: "list.png") == "A table of 1 row: x.")
    }

    @Test func recordsDecideAccessoriesAndEditing() throws {
        let folder = try Folder([
            "list.csv": "name,mark,edit\na,checkmark,delete\nb,,insert\nc,detail,\n"
        ])
        try folder.render("list.csv", "--title", "name", "-o", "plain.png")
        try folder.render("list.csv", "--title", "name", "--accessory", "{mark}", "-o", "marks.png")
        try folder.render(
            "list.csv", "--title", "name", "--editing", "--editing-style", "{edit}", "-o", "edit.png")
        #expect(try folder.bytes(of: "plain.png") != folder.bytes(of: "marks.png"))
        #expect(try folder.bytes(of: "plain.png") != folder.bytes(of: "edit.png"))
    }

    /// Extreme values that still make an image.
    @Test(arguments: [
        ["--width", "1"], ["--scale", "0.01"], ["--scale", "1.5"], ["--row-height", "1"],
        ["--image-height", "10000"], ["--height", "0.01"], ["--offset", "9e4", "--height", "10"],
        ["--select", "0:0,0:0", "--select", "1"], ["--section", "b"], ["--wrap", "--width", "1"],
    ])
    func extremes(arguments: [String]) throws {
        let hostile = "name,b\n\u{01}\u{1B}[31m,\u{202E}\nשלום 👨‍👩‍👧‍👦 e\u{301}\u{301}\u{301},\u{10FFFF}\n"
        let folder = try Folder(["list.csv": hostile])
        let outcome = try folder.run(["render", "list.csv", "--title", "name"] + arguments)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(try folder.image("list.png").size.width > 0)
    }

    @Test func environmentHasNoEffect() throws {
        let folder = try Folder(["list.csv": "name,image\nİstanbul,p.png\n東京,\n"])
        try folder.writeImage(to: "p.png")
        let arguments = ["render", folder.path(of: "list.csv"), "-o", "-"]
        let expected = try folder.run(arguments).output
        #expect(!expected.isEmpty)
        let foreign = [
            "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "XDG_CONFIG_HOME": folder.path,
            "XDG_CACHE_HOME": folder.path(of: "cache"),
        ]
        for surroundings in [
            Surroundings(directory: "/"), Surroundings(environment: [:]), Surroundings(environment: foreign),
        ] {
            #expect(try folder.run(arguments, surroundings).output == expected)
        }
    }

    @Test func standardInputIsDrawnLikeAFile() throws {
        let folder = try Folder(["list.csv": "name,image\nx,p.png\n"])
        try folder.writeImage(to: "p.png")
        try folder.render("list.csv", "--quiet")
        let outcome = try folder.run(
            ["render", "-", "--format", "csv", "--quiet", "-o", "-"], Surroundings(input: "list.csv"))
        #expect(try outcome.output == folder.bytes(of: "list.png"))
        try folder.expectFailure(
            ["render", "-", "--format", "csv"], status: 2,
            "standard input requires -o FILE, or -o - for standard output")
        try folder.makeLink("list", to: "list.csv")
        try folder.expectFailure(
            ["render", "-", "--format", "csv", "-o", "list"], status: 2,
            "list: the output would replace standard input, which this run reads; name another file",
            Surroundings(input: "list.csv"))
    }
}
