import Testing

/// Invalid command lines: one sentence, exit status 2, no remaining files.
@Suite struct UsageTests {
    @Test(
        arguments: [
            ([], "expected a command; see tablesnap --help"),
            (["rnder"], "unknown command rnder; did you mean render?"),
            (["draw"], "unknown command draw; see tablesnap --help"),
            (["--verion"], "unknown option --verion; did you mean --version?"),
            (["help", "rendr"], "unknown command rendr; did you mean render?"),
            (["list.csv"], "unknown command list.csv; did you mean tablesnap render list.csv?"),
            (["render"], "expected a file: tablesnap render INPUT; see tablesnap render --help"),
            (["render", ""], "expected a file: tablesnap render INPUT; see tablesnap render --help"),
            (["render", "list.csv", "b.csv"], "expected one file, found list.csv and b.csv"),
            (
                ["render", "file"],
                "file: unknown format; add --format: csv, tsv, json, ndjson, markdown, sqlite, yaml"
            ),
            (
                ["render", "-"],
                "standard input requires --format: csv, tsv, json, ndjson, markdown, sqlite, yaml"
            ),
        ] as [([String], String)])
    func commands(arguments: [String], sentence: String) throws {
        try Folder(["list.csv": "name\nx\n", "file": ""]).expectFailure(arguments, status: 2, sentence)
    }

    @Test(arguments: [
        (".", ".: expected a file, found a folder; tablesnap verify takes folders of scenes"),
        ("folder.csv", "folder.csv: expected a file, found a folder"), ("none", "none: no such file"),
        ("none.csv", "none.csv: no such file"),
    ])
    func inputsThatAreNoFiles(input: String, sentence: String) throws {
        let folder = try Folder()
        try folder.makeFolder("folder.csv")
        for command in ["render", "scene"] {
            try folder.expectFailure([command, input], status: 1, sentence)
        }
    }

    @Test(arguments: [
        ("c.jpg", ".jpg"), ("c.webp", ".webp"), ("v1.2", ".2"), ("list.csv", ".csv"), ("a.svgz", ".svgz"),
    ])
    func otherExtensionsAreRejected(output: String, ending: String) throws {
        try Folder(["list.csv": "name\nx\n"]).expectFailure(
            ["render", "list.csv", "-o", output], status: 2,
            "\(output): unknown extension \(ending); expected .png, .svg, .pdf")
    }

    @Test(arguments: [("a.PNG", "\u{89}PNG"), ("a", "\u{89}PNG"), ("a.Svg", "<svg"), ("a.PDF", "%PDF")])
    func extensionsInAnyCase(output: String, start: String) throws {
        let folder = try Folder(["list.csv": "name\nx\n"])
        try folder.render("list.csv", "--title", "name", "-o", output)
        #expect(try folder.bytes(of: output).starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    }

    @Test(
        arguments: [
            (["--titel", "name"], "unknown option --titel; did you mean --title?"),
            (["-x"], "unknown option -x; see tablesnap render --help"),
            (["--title"], "--title: expected a value: --title COLUMN"),
            (["--dark=yes"], "--dark takes no value"),
            (
                ["--format", "tsvv"],
                "unknown format tsvv; did you mean \"tsv\"? Expected csv, tsv, json, ndjson, markdown, sqlite or yaml"
            ),
            (
                ["--format", "xls"],
                "unknown format xls; expected csv, tsv, json, ndjson, markdown, sqlite or yaml"
            ),
            (
                ["--style", "groped"],
                "--style: \"groped\" is not a table style; did you mean \"grouped\"? Expected plain, grouped or inset-grouped"
            ),
            (
                ["--accessory", "mark"],
                "--accessory: \"mark\" is not an accessory; expected none, disclosure, detail-disclosure, checkmark or detail; for the column with that name, write \"{mark}\""
            ),
            (["--compression", "best"], "--compression: expected fast, stable or smallest, found \"best\""),
            (["--dark", "--appearance", "light"], "--dark and --appearance light contradict each other"),
            (
                ["--subtitle", "name", "--value", "mark"],
                "--subtitle and --value exclude each other; choose one, or join them: --subtitle \"{a}, {b}\""
            ),
            (["--wrap", "--lines", "2"], "--wrap and --lines exclude each other; choose one"),
            (["--reorder"], "--reorder requires --editing"),
            (
                ["--delimiter", "ab"],
                "--delimiter: expected a character such as ; or |, or comma, semicolon, tab, bar or space, found \"ab\""
            ),
            (["--comment", ""], "--comment: expected the start of comments, found an empty text"),
            (
                ["--records", "a"],
                "--records requires a JSON file; add --format json if list.csv is one"
            ),
            (
                ["--ragged", "pad", "--format", "ndjson"],
                "--ragged requires a CSV or TSV file; add --format csv if list.csv is one"
            ),
            (
                ["--encoding", "utf-8", "--format", "yaml"],
                "--encoding requires a text file of records"
            ),
            (["--editing-style", "insert"], "--editing-style requires --editing"),
            (["--section", "{mark}"], "--section: expected the name of one column, found a template"),
            (
                ["--split", "2", "--select", "0"],
                "--select and --split exclude each other; choose one"
            ),
            (
                ["--split", "2", "--offset", "0"],
                "--offset and --split exclude each other; choose one"
            ),
            (
                ["--split", "2", "--swipe", "0"],
                "--swipe and --split exclude each other; choose one"
            ),
            (
                ["--split", "2", "--screen"],
                "--screen and --split exclude each other; choose one"
            ),
            (
                ["--swipe", "1", "--editing"],
                "--editing and --swipe exclude each other; choose one"
            ),
            (
                ["--swipe", "1", "--drag", "2"],
                "--swipe and --drag exclude each other; choose one"
            ),
            (
                ["--scroll-to", "1", "--offset", "4"],
                "--scroll-to and --offset exclude each other; choose one"
            ),
            (
                ["--scroll-to", "1@botom"],
                "--scroll-to: \"botom\" is not a scroll position; did you mean \"bottom\"? Expected none, top, middle or bottom"
            ),
            (
                ["--swipe", "a"],
                "--swipe: expected a row such as 0:2 or 0:2@leading (section:row, from 0), found \"a\""
            ),
            (
                ["--drag", "0@"],
                "--drag: expected a row such as 0:3 or 0:3@0:5 (section:row, from 0), found \"0@\""
            ),
            (
                ["--index"],
                "--index requires --section"
            ),
            (
                ["--split", "2", "-o", "-"],
                "--split writes several files; name a file with -o instead of standard output"
            ),
            (
                ["--split", "2", "-o", "pages/"],
                "-o: expected a file name for numbered pages, found the folder pages/"
            ),
            (["--accessibility", "-"], "--accessibility: expected the name of a file, found \"-\""),
            (["--accessibility", "a.png"], "--accessibility: a.png: unknown extension .png; expected .json"),
            (["-o", ""], "-o: expected a file name, or - for standard output"),
            (
                ["-o", "./link"],
                "./link: the output would replace list.csv, which this run reads; name another file"
            ),
            (
                ["--screen", "--height", "1e9"],
                "--height: expected a number from 1 to 100000, found \"1000000000\""
            ),
            (
                ["--scroll-to", "0", "--height", "0.5"],
                "--height: expected a number from 1 to 100000, found \"0.5\""
            ),
            (["--offset", "-1"], "--offset: expected a number from 0 to 1000000000, found \"-1\""),
        ] as [([String], String)])
    func options(arguments: [String], sentence: String) throws {
        let folder = try Folder(["list.csv": "name,mark\nx,checkmark\n"])
        try folder.makeLink("link", to: "list.csv")
        try folder.expectFailure(["render", "list.csv"] + arguments, status: 2, sentence)
    }

    /// The range of the same number of a scene, where 0 may have a meaning.
    @Test(arguments: [
        ("--width", "a number from 1 to 16000", ["0"]),
        ("--scale", "a number from 0.01 to 100", ["0", "101"]),
        ("--row-height", "a number from 1 to 100000", ["100001"]),
        ("--image-height", "a number from 0 to 10000", ["10001"]),
        ("--height", "a number from 0.01 to 1000000000", ["0", "1e10"]),
        ("--split", "a whole number from 1 to 10000000", ["0", "1.5", "10000001"]),
    ])
    func numbersHaveRanges(option: String, range: String, texts: [String]) throws {
        let folder = try Folder(["list.csv": "name\nx\n"])
        for text in texts + ["-1", "nan", "wide"] {
            try folder.expectFailure(
                ["render", "list.csv", option, text], status: 2,
                "\(option): expected \(range), found \"\(text)\"")
        }
    }

    @Test(arguments: ["", "a", "1:2:3", "1,", "-1", "99999999999999999999"])
    func rowsToSelect(text: String) throws {
        try Folder(["list.csv": "name\nx\n"]).expectFailure(
            ["render", "list.csv", "--select", text], status: 2,
            "--select: expected rows such as 0:2,1:5 (section:row, from 0), found \"\(text)\"")
    }

    @Test(arguments: [
        (["--width", "100", "--title", "name", "--width=200"], "--width appears twice; write it once"),
        (
            ["--sort", "name", "--sort=-name"],
            "--sort appears twice; write it once, with commas between its values"
        ),
        (["--device", "iPhone SE", "--device", "iPhone SE"], "--device appears twice; write it once"),
        (["-o", "a.png", "--output=b.png"], "--output appears twice; write it once"),
    ])
    func optionsWithOneValueAppearOnce(arguments: [String], sentence: String) throws {
        try Folder(["list.csv": "name\nx\n"]).expectFailure(
            ["render", "list.csv"] + arguments, status: 2, sentence)
    }

    @Test func flagsAndListsOfRowsCanBeRepeated() throws {
        let folder = try Folder(["list.csv": "name\nx\ny\n"])
        try folder.render("list.csv", "--title", "name", "--dark", "--dark", "--select", "0", "--select", "1")
    }

    @Test func namesOfDevicesIgnoreCase() throws {
        let folder = try Folder(["list.csv": "name\nx\n"])
        try folder.render("list.csv", "--title", "name", "--device", "iphone 13")
        #expect(try folder.image("list.png").size.width == 1170)
        let outcome = try folder.run(["render", "list.csv", "--device", "iPhon 13"])
        #expect(outcome.status == 2 && outcome.errors.contains("did you mean \"iPhone 13\"?"))
    }
}
