import Foundation
import Testing

/// Images are determined only by the input and the options.
@Suite struct RenderTests {
    @Test(arguments: [
        (["list.csv"], "tablesnap: drawn list.png\n"), (["list.csv", "--quiet"], ""),
        (["list.csv", "-o", "-"], ""), (["list.csv", "-o", "a.svg"], "tablesnap: drawn a.svg\n"),
        (["list.csv", "--split", "1", "-o", "p.png"], "tablesnap: drawn p-1.png and 1 more\n"),
    ])
    func drawnImagesAreReported(arguments: [String], errors: String) throws {
        let folder = try Folder(["list.csv": "name\nOne\nTwo\n"])
        let outcome = try folder.run(["render", "--title", "name"] + arguments, reportsImages: true)
        #expect(outcome.status == 0 && outcome.errors == errors)
        #expect(outcome.output.isEmpty != arguments.contains("-"))
    }

    @Test(arguments: [
        ("a.csv", "\u{FEFF}name,capital\r\nChile,Santiago\r\n", "--title name --subtitle capital"),
        ("a.csv", "name\n\"a \"\"b\"\"\nc\"\n", "--title name"),
        ("a.tsv", "name\tprice\nx\t1\n", "--title name --value price"),
        ("a.json", "[{\"name\": \"x\\u0000y\", \"icon\": \"\"}]", "--title name"),
        ("a.ndjson", "{\"name\": \"x\"}\n", "--title name"),
        ("a.csv", "my name,b c\nx,\n", "--title 'my name'"),
    ])
    func suggestedColumnsAreReported(file: String, text: String, choice: String) throws {
        try Folder([file: text]).render(file, printing: ["using \(choice)"])
    }

    @Test func columnsWithCutTextsAreReportedOnce() throws {
        let words = Array(repeating: "many words", count: 60).joined(separator: " ")
        let folder = try Folder(["list.csv": "name,text,more\na,\(words),\(words)\nb,\(words),x\n"])
        let note =
            "list.csv: note: texts of 2 columns are cut, such as \"many words many words many words many wo\u{2026}\""
        try folder.render("list.csv", "--columns", printing: ["\(note); add --fit or --wrap"])
        try folder.render("list.csv", "--columns", "--wrap", printing: [])
        // A column with a code has one warning about all of its texts.
        let codes = (1...20).map { "A123456789\($0)" }.joined(separator: " ")
        try folder.write(Array("name,text\na,\(words)\nb,\(codes)\n".utf8), to: "codes.csv")
        let warning =
            "codes.csv:3: warning: text: \"A1234567891 A1234567892 A1234567893 A123\u{2026}\" is cut, and so is 1 other"
        try folder.render(
            "codes.csv", "--columns", "--lines", "1",
            printing: ["\(warning); widen the table with --width, add --fit, or raise --lines"])
        // The advice works.
        try folder.render("codes.csv", "--columns", "--lines", "40", printing: [])
    }

    @Test func recordsThatAListHidesAreDrawnAsColumns() throws {
        let folder = try Folder(["list.csv": "name,price,a,b,c\nx,1,2,3,4\ny,2,3,4,5\n"])
        try folder.render(
            "list.csv", printing: ["drawing columns; for a list, add --title name --value price"])
        let image = try folder.bytes(of: "list.png")
        try folder.render("list.csv", "--columns", printing: [])
        #expect(try folder.bytes(of: "list.png") == image)
        try folder.render("list.csv", "--title", "name", "--value", "price", printing: [])
        #expect(try folder.bytes(of: "list.png") != image)
        // The records of a list are on a screen.
        try folder.render(
            "list.csv", "--device", "iPhone 13",
            printing: ["using --title name --value price; for a table of all 5 columns, add --columns"])
    }

    /// The header of a table in Markdown can be a record.
    @Test func tablesInMarkdownAreTables() throws {
        let folder = try Folder(["page.md": "| Name | Price |\n|-|-|\n| Fig | 1 |\n| Date | 2 |\n"])
        try folder.render(
            "page.md", printing: ["drawing columns; for a list, add --title Name --value Price"])
    }

    /// Nobody copies the questions of a survey.
    @Test func adviceIsShort() throws {
        let question = Array(repeating: "how often", count: 20).joined(separator: " ")
        let folder = try Folder(["a.csv": "\(question),b,c\nOften,1,2\nSeldom,2,3\n"])
        try folder.render("a.csv", printing: ["drawing columns; for a list, add --title COLUMN"])
    }

    /// Texts with delimiters are tables, and others are not.
    @Test func delimitersOfTextsAreFound() throws {
        let folder = try Folder(["list.txt": "name;price\nx;1\ny;2\n", "prose.txt": "One line\nTwo lines\n"])
        try folder.render("list.txt", printing: ["using --title name --value price"])
        let outcome = try folder.run(["render", "prose.txt"])
        #expect(
            outcome.errors
                == "tablesnap: prose.txt: expected columns, found a text without delimiters; add --format csv if each line is a record\n"
        )
        try folder.render("prose.txt", "--format", "csv", printing: ["using --title 'One line'"])
    }

    @Test(arguments: [
        (["--section", "group"], "--title name --subtitle mark"),
        (["--section", "group", "--accessory", "{mark}"], "--title name"),
        (["--subtitle", "name"], "--title mark; for a table of all 3 columns, add --columns"),
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

    /// An export of a German bank in Windows-1252, whose delimiter is in its first line.
    @Test func textsInOtherEncodingsAreDrawn() throws {
        let folder = try Folder()
        let text = "sep=;\r\nname;betrag\r\n\"Bäckerei; Müller\";-3,50\r\n"
        try folder.write(text.unicodeScalars.map { UInt8($0.value) }, to: "bank.csv")
        try folder.render("bank.csv", "--encoding", "windows-1252", "--title", "name", "--value", "betrag")
        #expect(try folder.description(of: "bank.png") == "A table of 1 row: Bäckerei; Müller, \u{2212}3,50.")
        let wide = "\u{FEFF}name\tpreis\r\nÅsa\t1,5\r\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        try folder.write(wide, to: "wide.csv")
        try folder.render("wide.csv", "--title", "name")
        #expect(try folder.description(of: "wide.png") == "A table of 1 row: Åsa.")
    }

    @Test(
        arguments: [
            (#"{"total": 1, "items": [{"name": "x"}]}"#, []), (#"{"data": [{"name": "x"}]}"#, []),
            (#"{"data": {"items": [{"name": "x"}]}, "links": [{}]}"#, ["--records", "data.items"]),
            (#"{"rows": [{"name": "x"}]}"#, ["--records", "rows"]),
            (#"{"rows": [{"name": "x"}]}"#, ["--format", "json"]),
            (#"{"rows": [{"name": "x", "n": 2}]}"#, []),
            (#"{"rows": [{"text": "x"}]}"#, nil),
            (#"{"data": {"count": 1}, "row": {"text": "x"}}"#, nil),
        ] as [(String, [String]?)])
    func arraysInObjectsAreData(text: String, options: [String]?) throws {
        let folder = try Folder(["a.json": text])
        let outcome = try folder.run(
            ["render", "a.json"] + (options.map { $0 + ["--title", "name"] } ?? []))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try folder.description(of: "a.png") == "A table of 1 row: x.")
    }

    @Test(
        arguments: [
            (
                #"{"rows": [{"x": 1}], "style": "plain"}"#, [], 1,
                "a.json: expected a scene, found other data; if its rows are records, add --records rows"
            ),
            (
                #"{"rows": [{"x": 1, "text": "a"}]}"#, ["--columns"], 2,
                "--columns requires records; use a key of the scene instead, or if its rows are records, add --records rows"
            ),
        ] as [(String, [String], Int32, String)])
    func recordsInRowsAreExplained(text: String, options: [String], status: Int32, sentence: String) throws {
        let folder = try Folder(["a.json": text])
        try folder.expectFailure(["render", "a.json"] + options, status: status, sentence)
        #expect(
            try folder.run(["render", "a.json", "--records", "rows", "--columns", "x"]).status == 0)
    }

    @Test(arguments: [#"{"a": 1}"#, #"{"columns": ["a"], "kv": {"x": 1}}"#, #"{"title": "x", "data": [1]}"#])
    func objectsWithoutRecordsAreOneError(text: String) throws {
        try Folder(["a.json": text]).expectFailure(
            ["render", "a.json"], status: 1,
            "a.json: expected an array of objects such as [{…}, …], found an object without one")
    }

    @Test func deeplyNestedDataIsNoScene() throws {
        let text = #"{"a": "# + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "}"
        let outcome = try Folder(["a.json": text]).run(["render", "a.json", "--columns"])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("more than 64 levels deep"), "\(outcome.errors)")
    }

    @Test func skippedRecordsAreReported() throws {
        let folder = try Folder(["a.csv": "# x\nname,b\nx,1\ny\n"])
        try folder.render(
            "a.csv", "--comment", "#", "--ragged", "skip", "--title", "name",
            printing: ["a.csv:4: warning: skipped 1 record with more or fewer fields than the header"])
        #expect(try folder.description(of: "a.png") == "A table of 1 row: x.")
    }

    @Test func linesBeforeTheHeaderAreSkipped() throws {
        for end in ["\n", "\r\n", "\r"] {
            let text = ["Bank of X;1", "", "name,n", "x,1", ""].joined(separator: end)
            let folder = try Folder(["a.csv": text])
            try folder.render("a.csv", "--skip-lines", "2", "--title", "name", "--value", "n")
            #expect(try folder.description(of: "a.png") == "A table of 1 row: x, 1.")
        }
    }

    @Test func columnsWithTheSameNameAreRenamed() throws {
        let folder = try Folder(["a.csv": "n,x,n,n (2),n\n1,2,3,4,5\n"])
        try folder.render(
            "a.csv", "--columns", "n,n (3),n (4)",
            printing: [
                "a.csv:1: warning: columns 1 and 3 have the same name \"n\"; use \"n (3)\", \"n (4)\", or give each column a unique name"
            ])
        #expect(try folder.description(of: "a.png")?.hasSuffix("n 1, n (3) 3, n (4) 5.") == true)
    }

    @Test func columnsCanBeOmitted() throws {
        let folder = try Folder(["a.csv": "a,b,c\n1,2,3\n"])
        try folder.render("a.csv", "--columns=-b")
        let image = try folder.bytes(of: "a.png")
        try folder.render("a.csv", "--columns", "-b", "-o", "b.png")
        #expect(try folder.bytes(of: "b.png") == image)
        #expect(try folder.description(of: "a.png")?.hasSuffix("a 1, c 3.") == true)
        try folder.expectFailure(
            ["render", "a.csv", "--columns=-b,c"], status: 2,
            "--columns: write either the columns to show, or a minus before each column to omit")
        try folder.expectFailure(
            ["render", "a.csv", "--columns=-d"], status: 1,
            "a.csv: --columns: no column \"d\". The columns are a, b, c")
    }

    @Test func namesOfEncodingsIgnoreCase() throws {
        let folder = try Folder()
        try folder.write("name\nB\u{E4}r\n".unicodeScalars.map { UInt8($0.value) }, to: "a.csv")
        for name in ["Windows-1252", "LATIN1", "latin1", "ISO-8859-1"] {
            try folder.render("a.csv", "--encoding", name, "--title", "name")
            #expect(try folder.description(of: "a.png") == "A table of 1 row: Bär.")
        }
    }

    @Test func markdownTablesAreDrawn() throws {
        let folder = try Folder(["page.md": "Text\n\n| name | n |\n| :- | -: |\n| x | 1 |\n\nText\n"])
        try folder.render("page.md", "--format", "markdown", "--title", "name", "--value", "n")
        #expect(try folder.description(of: "page.png") == "A table of 1 row: x, 1.")
    }

    @Test func sceneContainsOptionsForReading() throws {
        let folder = try Folder(["a.csv": "# x\nname/b\nx/1\n"])
        let outcome = try folder.run([
            "scene", "a.csv", "--delimiter", "/", "--comment", "#", "--ragged", "pad", "--title", "name",
        ])
        for key in ["delimiter: /", "ragged: pad"] { #expect(outcome.lines.contains { $0.contains(key) }) }
    }

    /// Nothing of a pipe can be read twice, not even to see whether it is a scene.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            ("list.csv", "name\nx\n"), ("list.tsv", "name\nx\n"), ("list.json", "[{\"name\": \"x\"}]"),
            ("list.ndjson", "{\"name\": \"x\"}\n"), ("list.txt", "name;note\nx;\n"),
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
