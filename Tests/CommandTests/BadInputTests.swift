import Files
import Foundation
import Images
import Testing

/// Invalid inputs: one sentence with file and line, exit status 1, no remaining files.
@Suite struct BadInputTests {
    @Test(arguments: [
        (
            "a.csv", "a,b\n1,2\n3\n",
            "a.csv:3: the record has 1 field, but the header has 2; correct it, or add --ragged pad or skip"
        ),
        ("a.csv", "name\n\"abc\n", "a.csv:2: the quote that begins here is not closed"),
        ("a.csv", "", "a.csv: the input is empty; expected a header with the names of the columns"),
        ("a.csv", "a\nx\0y\n", "a.csv:2: found a NUL byte; is this a text file?"),
        (
            "a.csv", "Bank of X\nAccount 1\n\ndate,text,amount\n",
            "a.csv:4: the record has 3 fields, but the header has 1; if it is the header, add --skip-lines 3"
        ),
        (
            "a.json", "[{\"a\": 1},]",
            "a.json:1: expected an object, found \"]\"; remove the comma before it (column 11)"
        ),
        (
            "a.json", "[1]",
            "a.json:1: expected an object such as {\"name\": …}, found a number (column 2)"
        ),
        (
            "a.json", "{\"a\":1}\n{\"a\":2}\n3\n",
            "a.json:2: expected the end of the input, found a second object; add --format ndjson if each line is an object"
        ),
        (
            "a.json", "{\"a\": [{}], \"b\": [{}]}",
            "a.json:1: found several arrays of objects: a, b; add --records a"
        ),
        (
            "a.ndjson", "{\"a\":1}\n{\"a\":1\n",
            "a.ndjson:2: the line ends within an object; write one complete object on each line of NDJSON (column 7)"
        ),
    ])
    func invalidRecordsAreLocated(file: String, text: String, sentence: String) throws {
        try Folder([file: text]).expectFailure(["render", file], status: 1, sentence)
    }

    @Test func otherEncodingsAreGuessed() throws {
        let folder = try Folder()
        try folder.write(Array("name\nM".utf8) + [0xFC] + Array("ller\n".utf8), to: "latin.csv")
        let outcome = try folder.run(["render", "latin.csv"])
        #expect(
            outcome.errors.contains(
                "latin.csv:2: warning: the text is not UTF-8, and is read as windows-1252, such as \"Müller\"; "
                    + "to confirm it, add --encoding windows-1252, or another one\n"), "\(outcome.errors)")
        #expect(try folder.description(of: "latin.png") == "A table of 1 row: Müller.")
        try folder.write(Array("name\né".utf8) + [0xFF, 0x0A], to: "wrong.csv")
        try folder.expectFailure(
            ["render", "wrong.csv"], status: 1,
            "wrong.csv:2: found invalid UTF-8; save the file as UTF-8, or add --encoding windows-1252")
    }

    @Test func unreadableFilesAreReported() throws {
        let folder = try Folder(["file": ""])
        try folder.makeFolder("folder.csv")
        try folder.makeLink("loop.csv", to: "loop.csv")
        for (path, sentence) in [
            ("none.csv", "no such file"), ("file/x.csv", "no such file"),
            ("folder.csv", "expected a file, found a folder"),
            ("loop.csv", "the file cannot be opened: Too many levels of symbolic links"),
        ] {
            try folder.expectFailure(["render", path], status: 1, "\(path): \(sentence)")
        }
    }

    @Test(.enabled(if: getuid() != 0, "Nothing is forbidden to root."))
    func filesWithoutReadPermissionAreReported() throws {
        let folder = try Folder(["list.csv": "name\nx\n"])
        chmod(folder.path(of: "list.csv"), 0)
        try folder.expectFailure(
            ["render", "list.csv"], status: 1, "list.csv: permission to read the file is denied")
    }

    @Test(
        arguments: [
            (
                ["--title", "nmae"],
                "list.csv: --title: no column \"nmae\"; did you mean \"name\"? The columns are name, mark"
            ),
            (["--section", ""], "list.csv: --section: no column \"\". The columns are name, mark"),
            (
                ["--accessory", "{mark}"],
                "list.csv:4: \"detial\" is not an accessory; did you mean \"detail\"? Expected none, disclosure, detail-disclosure, checkmark or detail"
            ),
            (
                ["--editing", "--editing-style", "{mark}"],
                "list.csv:2: \"checkmark\" is not an editing style; expected none, delete or insert"
            ),
            (["--select", "3"], "--select: no row 0:3; section 0 has 3 rows, and counting starts at 0"),
            (
                ["--highlight", "3"],
                "--highlight: no row 0:3; section 0 has 3 rows, and counting starts at 0"
            ),
            (["--swipe", "0:3"], "--swipe: no row 0:3; section 0 has 3 rows, and counting starts at 0"),
            (["--drag", "0:0@0:3"], "--drag: no row 0:3; section 0 has 3 rows, and counting starts at 0"),
            (
                ["--scroll-to", "2:0"],
                "--scroll-to: no row 2:0; there is 1 section, and counting starts at 0"
            ),
            (
                ["--swipe", "0:1@leading"],
                "--swipe: the row 0:1 has no actions at its leading edge; add leadingActions"
            ),
            (["--select", "1:0"], "--select: no row 1:0; there is 1 section, and counting starts at 0"),
            (
                ["--width", "16000", "--scale", "100"],
                "a width of 16000 points at 100 pixels per point is 1600000 pixels; the maximum is 32767"
            ),
            (
                ["--offset", "1e9", "--height", "1", "--scale", "3"],
                "an offset of 1000000000 points at 3 pixels per point is 3000000000 pixels; the maximum is 2147483647"
            ),
            (
                ["--offset", "1000", "--row-height", "50"],
                "an offset of 1000 points is beyond the end at 150"
            ),
        ] as [([String], String)])
    func optionsThatDoNotFitAreRejected(arguments: [String], sentence: String) throws {
        try Folder(["list.csv": "name,mark\na,checkmark\nb,\nc,detial\n"])
            .expectFailure(["render", "list.csv"] + arguments, status: 1, sentence)
    }

    @Test func templateWithOpenBraceIsWrongUsage() throws {
        try Folder(["list.csv": "name\na\n"]).expectFailure(
            ["render", "list.csv", "--subtitle", "{name"], status: 2,
            "--subtitle: \"{name\" has a { that is not closed; write {name} for a column and {{ for a brace")
    }

    @Test func recordsInImagesCannotWriteToTheTerminal() throws {
        let folder = try Folder()
        let record = #"{"fonts": [], "libraries": {"::Ca\u001b[31miro": "1\u009b", "Pango": "2"}}"#
        let bitmap = try Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255])
        let texts = [PNGText(keyword: "Drawing environment", text: record)]
        try folder.write(bitmap.pngData(texts: texts), to: "a.png")
        for arguments in [["environment", "a.png"], ["environment", "a.png", "--json"]] {
            let outcome = try folder.run(arguments)
            #expect(outcome.status == 0)
            #expect(!outcome.output.contains { $0 == 0x1B || $0 == 0x9B })
        }
        let lines = try folder.run(["environment", "a.png"]).lines
        #expect(lines.contains { $0.hasPrefix("\\u{3a}:Ca\\u{1b}[31miro") })
    }

    @Test func namesCannotWriteToTheTerminal() throws {
        try Folder().expectFailure(
            ["render", "a\u{1B}[31m\n\u{202E}b.csv"], status: 1,
            "a\\u{1b}[31m\\u{a}\\u{202e}b.csv: no such file")
    }
}
