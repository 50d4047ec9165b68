import Testing

/// Files without a header, with empty titles, or with lines before the header.
@Suite struct HeaderTests {
    private static let planes = """
        Airbus A300,AB3,A30B
        Boeing 707,703,B703
        Fokker 50,F50,F50X
        Douglas DC-3,D3F,DC3X

        """

    @Test(arguments: [
        (planes, "AB3"), ("2011-10-06,PVG\n2011-10-07,TPE\n2011-10-08,CI\n2011-10-09,A\n", "2011-10-06"),
        ("12.5,a\n13.5,b\n-1,c\n2,d\n", "12.5"),
    ])
    func headerThatIsARecordIsReported(text: String, title: String) throws {
        let folder = try Folder(["a.csv": text])
        for option in [["--columns"], []] {
            let outcome = try folder.run(["render", "a.csv", "-o", "a.png"] + option)
            let note =
                "a.csv:1: note: \"\(title)\" is a title, although it is like the values below it; "
                + "if the file has no header, add --no-header"
            #expect(outcome.errors.contains(note), "\(outcome.errors)")
        }
        #expect(try folder.run(["render", "a.csv", "-o", "b.png", "--columns", "--no-header"]).errors == "")
    }

    /// Titles are often years or other whole numbers.
    @Test(arguments: [
        "name,2020,2021\na,1,2\nb,3,4\nc,5,6\nd,7,8\n", "1,2,3\n4,5,6\n7,8,9\n1,2,3\n4,5,6\n",
        "ID,Q1\nUS,AB\nCH,CD\nDE,EF\n", "day,note\n2011-10-06,a\n2011-10-07,b\n2011-10-08,c\n",
    ])
    func usualHeadersAreNotReported(text: String) throws {
        let folder = try Folder(["a.csv": text])
        #expect(try !folder.run(["render", "a.csv", "-o", "a.png", "--columns"]).errors.contains("header"))
    }

    private func texts(_ text: String, _ options: String..., name: String = "a.csv") throws -> String {
        let folder = try Folder([name: text])
        let outcome = try folder.run(
            ["render", name, "-o", "a.png", "--accessibility", "a.json"] + options)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return String(decoding: try folder.bytes(of: "a.json"), as: UTF8.self)
    }

    @Test func firstLineCanBeARecord() throws {
        let tree = try texts(Self.planes, "--columns", "--no-header")
        #expect(tree.contains("Airbus A300") && !tree.contains("column 1"))
        // The names are those of the positions.
        #expect(try texts(Self.planes, "--title", "column 2", "--no-header").contains("AB3"))
    }

    /// A column without a title is not drawn with an invented one, and not at all without values.
    @Test func emptyTitlesRemainEmpty() throws {
        let tree = try texts("\"\",name,\n1,Ada,\n2,Bo,\n", "--columns")
        #expect(!tree.contains("column") && tree.contains("Ada"))
        let folder = try Folder(["a.csv": "name,\nAda,\nBo,\n"])
        #expect(
            try folder.run(["render", "a.csv", "-o", "a.png", "--columns"]).errors
                == "tablesnap: showing 1 of 2 columns; choose others with --columns\n")
        let page = try texts("| | b |\n| - | - |\n| x | y |\n", "--columns", name: "a.md")
        #expect(!page.contains("column"))
    }

    @Test func lineBeforeTheHeaderIsSkipped() throws {
        let folder = try Folder(["a.csv": "EXTF,510\nname,amount,day\nx,1,2\n"])
        #expect(
            try folder.run(["render", "a.csv", "-o", "a.png"]).errors
                == "tablesnap: a.csv:2: the record has 3 fields, but the header has 2; "
                + "if it is the header, add --skip-lines 1; otherwise correct it\n")
    }

    // MARK: Texts

    /// A tab stop can be directly behind a word.
    @Test(arguments: ["--columns", "--title=a"])
    func tabsAreSpaces(option: String) throws {
        #expect(try texts("a,b\n\"one\ttwo\",x\n", option).contains("one two"))
    }

    /// Equal texts by Unicode keep their own characters.
    @Test func equivalentTextsRemain() throws {
        let tree = try texts("a,b\na\u{308}x,one\n\u{E4}x,two\n", "--columns")
        let scalars = Array(tree.unicodeScalars)
        #expect(scalars.contains("\u{308}") && scalars.contains("\u{E4}"))
    }

    @Test func cutTextsOfListsAreNoted() throws {
        let name = String(repeating: "a long name ", count: 9)
        let folder = try Folder(["a.csv": "name\n\(name)\nb\n"])
        #expect(
            try folder.run(["render", "a.csv", "-o", "a.png", "--title", "name", "--lines", "1"]).errors
                .contains(
                    "note: texts are cut, such as \"a long name"))
    }

    @Test func addressesOfImagesAreReported() throws {
        let folder = try Folder(["a.csv": "name,image\nFig,https://a.b/c.png\n"])
        let outcome = try folder.run(
            ["render", "a.csv", "-o", "a.png", "--title", "name", "--image", "image"])
        let problem = "https://a.b/c.png is an address; images are not loaded from the Internet"
        #expect(outcome.errors.contains(problem), "\(outcome.errors)")
    }

    @Test func geographicJSONIsRead() throws {
        let text = "{\"features\": [{\"properties\": {\"name\": \"Rome\"}}]}"
        #expect(try texts(text, "--columns", name: "a.geojson").contains("Rome"))
        // The titles are the names of the properties.
        let point = "{\"type\": \"Point\", \"coordinates\": [12.5, 41.9]}"
        let rome =
            "{\"properties\": {\"name\": \"Rome\", \"type\": 1}, \"type\": \"Feature\", \"geometry\": \(point)}"
        let tree = try texts("{\"features\": [\(rome)]}", "--columns", name: "a.geojson")
        #expect(tree.contains("\"name Rome, properties.type 1"), "\(tree)")
    }
}
