import Testing

@testable import DataFiles

/// Data files as other programs write them.
@Suite("Real inputs")
struct RealInputTests {
    /// An export of a German bank, as Excel reads it.
    private static let bank =
        "sep=;\r\n\"Buchungstag\";\"Empfänger\";\"Betrag (€)\"\r\n\"01.02.2024\";\"Bäckerei Müller\";\"-3,50\"\r\n"
        + "\"02.02.2024\";\"Größe; Straße\";\"1.234,56\"\r\n"

    private func inWindows1252(_ text: String) -> [UInt8] {
        text.unicodeScalars.map { $0 == "€" ? 0x80 : UInt8($0.value) }
    }

    private func inUTF16(_ text: String, isBigEndian: Bool = false) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            return isBigEndian ? bytes.reversed() : bytes
        }
    }

    @Test func bankExportIsRead() throws {
        let bytes = inWindows1252(Self.bank)
        let file = try open(bytes, .csv) { $0.encoding = .windows1252 }
        #expect(file.columns == ["Buchungstag", "Empfänger", "Betrag (€)"])
        #expect(
            try rows(file) == [
                ["01.02.2024", "Bäckerei Müller", "-3,50"], ["02.02.2024", "Größe; Straße", "1.234,56"],
            ])
        #expect(try file.record(at: 1).line == 4)
        let guessed = try open(bytes, .csv)
        #expect(try rows(guessed) == rows(file))
        #expect(
            guessed.warnings.map(\.description) == [
                "data:2: warning: the text is not UTF-8, and is read as windows-1252, such as \"Empfänger\"; "
                    + "to confirm it, add encoding: windows-1252, or another one"
            ])
    }

    /// “Unicode Text” of Excel: UTF-16 with tabs.
    @Test(arguments: [false, true])
    func utf16WithByteOrderMarkIsRead(isBigEndian: Bool) throws {
        let text = "\u{FEFF}Name\tPreis\r\nÅsa 😀\t1,5\r\n😀\t2,5\r\n"
        let file = try open(inUTF16(text, isBigEndian: isBigEndian), .csv)
        #expect(file.columns == ["Name", "Preis"])
        #expect(try rows(file) == [["Åsa 😀", "1,5"], ["😀", "2,5"]])
    }

    /// Pairs of units at the end of blocks, and records in any order.
    @Test(arguments: 0..<4)
    func longUTF16IsRead(shift: Int) throws {
        let lines = (0..<3000).map { "\($0),😀é\($0)" }
        let start = String(repeating: "x", count: shift + 1)
        let file = try open(
            inUTF16("\(start),b\n" + lines.joined(separator: "\n")), .csv, limits: RecordLimits()
        ) { $0.encoding = .utf16LittleEndian }
        #expect(file.count == 3000)
        for turn in 0..<3000 {
            let index = turn * 1237 % 3000
            #expect(try file.record(at: index)[1] == "😀é\(index)")
        }
    }

    @Test(arguments: [
        (TextEncoding.windows1250, 0xB9, "ą"), (.windows1251, 0xFF, "я"), (.windows1252, 0x96, "–"),
        (.windows1253, 0xE1, "α"), (.windows1254, 0xFD, "ı"), (.latin1, 0xFF, "ÿ"), (.latin1, 0x80, "\u{80}"),
        (.latin2, 0xB1, "ą"), (.latin9, 0xA4, "€"), (.macintosh, 0x8A, "ä"), (.macintosh, 0xFF, "ˇ"),
    ])
    func everyEncodingIsRead(encoding: TextEncoding, byte: UInt8, character: String) throws {
        let file = try open([0x61, 0x0A, byte, 0x0A], .csv) { $0.encoding = encoding }
        #expect(try rows(file) == [[character]])
    }

    @Test func everyEncodingHas256Characters() {
        for encoding in TextEncoding.allCases {
            guard let characters = encoding.characters else { continue }
            #expect(characters.count == 256)
            #expect(characters[..<0x80].map { Int($0.value) } == Array(0..<0x80))
        }
    }

    /// The words of a text indicate its encoding.
    @Test(arguments: [
        ("name\nBäckerei Müller, Straße, Größe, Fläche", TextEncoding.windows1252, "windows-1252"),
        ("name\nit’s a café – don’t say “that’s it”", .windows1252, "windows-1252"),
        ("название\nМосква и Санкт-Петербург", .windows1251, "windows-1251"),
        ("όνομα\nΑθήνα και Θεσσαλονίκη", .windows1253, "windows-1253"),
        ("nazwa\nŁódź, są też żółte książki", .windows1250, "windows-1250"),
        ("name\nBäckerei Müller, España, año, Málaga, Jaén", .macintosh, "macintosh"),
    ])
    func encodingIsGuessed(text: String, encoding: TextEncoding, name: String) throws {
        let characters = try #require(encoding.characters)
        let bytes = text.unicodeScalars.map { UInt8(characters.firstIndex(of: $0) ?? 0x3F) }
        let file = try open(bytes, .tsv) { $0.delimiter = Delimiter(";") }
        #expect(try file.columns + rows(file).joined() == text.split(separator: "\n").map(String.init))
        #expect(file.warnings.first?.remedy?.contains("encoding: \(name), or") == true)
    }

    /// A text in UTF-8 with an error is not read in another encoding.
    @Test func errorsInUTF8AreReported() {
        let cut = Array("name\nBäckerei, Größe, Müller".utf8) + [0xC3, 0x0A]
        #expect(reportedError(cut, .csv).contains("found invalid UTF-8"))
        let wrong = Array("name\nA".utf8) + [0xE4] + Array("b, Größe, Müller, Straße, Fläche\n".utf8)
        #expect(reportedError(wrong, .csv).contains("found invalid UTF-8"))
    }

    /// Records after the limit show how numbers are read, but their errors do not matter.
    @Test func recordsAfterTheLimitShowTheDecimalMark() throws {
        let numbers = ["2.644", "1.817", "462", "1.234.567"]
        let text = "name;n\n" + numbers.map { "a;\($0)\n" }.joined() + "wrong\n"
        var limits = tinyBlocks
        limits.delimitedRecords = 2
        let file = try open(text, .csv, limits: limits)
        #expect(file.count == 2 && file.examinedCount == 4)
        var context = FormatContext()
        try context.readColumns(of: file)
        #expect(context.mark(ofColumn: 1) == .comma)
        #expect(try rows(file) == [["a", "2.644"], ["a", "1.817"]])
    }

    /// The header of a bank's file can end in a separator that the records lack.
    @Test func headerCanEndInASeparator() throws {
        let file = try open("a,b,\n1,2\n3,4\n", .csv)
        #expect(try rows(file) == [["1", "2", ""], ["3", "4", ""]])
        #expect(reportedError("a,b,c\n1,2\n", .csv).contains("has 2 fields"))
        #expect(reportedError("a,b,c\n1,2\n", .csv) { $0.hasHeader = false }.contains("has 2 fields"))
        #expect(try open("a,b,\n1,2\n3\n", .csv) { $0.ragged = .skip }.count == 1)
    }

    /// Names of columns can end in spaces of Unicode.
    @Test func namesHaveNoSpacesAtTheirEnds() throws {
        #expect(try open("Bank Name\u{A0}, City \n1,2\n", .csv).columns == ["Bank Name", "City"])
    }

    /// The lines of a report before the header have fewer fields.
    @Test func linesBeforeTheHeaderAreSkipped() throws {
        let report = "Report;2026\n\nOwner;Ada\nAll payments\n"
        let table = "Name;Price;Day\nA;1;x\nB;2;y\nC;3;z\nD;4;w\n"
        let file = try open(report + table, .csv)
        #expect(file.columns == ["Name", "Price", "Day"] && file.count == 4)
        #expect(
            file.warnings.map(\.description) == [
                "data:5: warning: the lines from 1 on are skipped, because this one is probably the header; "
                    + "to confirm it, add skipLines: 4"
            ])
        #expect(try open(report + table, .csv) { $0.skippedLines = 4 }.warnings.isEmpty)
        // A header with too few titles is not skipped.
        #expect(reportedError("a;b\n1;2;3\n4;5;6\n7;8;9\n1;2;3\n", .csv).contains("has 3 fields"))
    }

    @Test func eastAsianEncodingsAreConverted() {
        // “日本語 東京都” in Shift_JIS.
        let bytes: [UInt8] = [
            0x61, 0x0A, 0x93, 0xFA, 0x96, 0x7B, 0x8C, 0xEA, 0x0A, 0x93, 0x8C, 0x8B, 0x9E, 0x93, 0x73,
        ]
        #expect(reportedError(bytes, .csv).contains("iconv: it is probably Shift_JIS"))
    }

    /// If a specified encoding is not that of the text, the error contains another.
    @Test func furtherEncodingIsGuessed() {
        let bytes =
            Array("a\nM".utf8) + [0x9F] + Array("ller, Ger".utf8) + [0x8A] + Array("te, K".utf8) + [0x9F]
            + Array("hl, b".utf8) + [0x9A] + Array("se, gr".utf8) + [0x9F]
            + Array("n, m".utf8) + [0x8D]
            + Array("s".utf8)
        #expect(
            reportedError(bytes, .csv) { $0.encoding = .windows1252 }
                == "data:2: the byte 0x8D is not a character in windows-1252; save the file as UTF-8, or add encoding: macintosh"
        )
    }

    @Test(
        arguments: [
            ([0x61, 0x0A, 0x81], .windows1252, "data:2: the byte 0x81 is not a character in windows-1252"),
            ([0xFF, 0xFE, 0x61], nil, "data:1: the input ends within a character of utf-16le"),
            (
                [0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0xD8, 0], nil,
                "data:2: found invalid utf-16be; check the encoding"
            ),
            (
                [0x61, 0, 0x0A, 0], nil,
                "data:1: found a NUL byte; if the text is UTF-16, add encoding: utf-16le"
            ),
            (
                [0, 0x61, 0, 0x0A], nil,
                "data:1: found a NUL byte; if the text is UTF-16, add encoding: utf-16be"
            ),
        ] as [([UInt8], TextEncoding?, String)])
    func invalidBytesAreLocated(bytes: [UInt8], encoding: TextEncoding?, sentence: String) {
        #expect(reportedError(bytes, .csv) { $0.encoding = encoding } == sentence)
    }

    @Test(arguments: [
        ("Name;Datum;Betrag\n", ["Name", "Datum", "Betrag"]), ("a;b\n1,5;2,5\n1;2\n", ["a", "b"]),
        ("a|b|c\n1|2|3\n", ["a", "b", "c"]), ("a\tb\n1,5\t2\n", ["a", "b"]),
        ("name\nfoo; bar\nbaz\n", ["name"]), ("a,b\n1;2,3;4\n", ["a", "b"]),
        ("Datum;Name;Betrag, EUR\n1;A;1,50\n2;B;2,50\n", ["Datum", "Name", "Betrag, EUR"]),
        ("a,b;c\n1,2;3\n", ["a", "b;c"]), ("\"a\",\"b;c\"\n1,2;3\n", ["a", "b;c"]),
        ("sep=,\na,b;c;d\n1,2;3;4\n", ["a", "b;c;d"]), ("\"sep=\t\"\na\tb\n", ["a", "b"]),
    ])
    func delimiterIsDetected(text: String, columns: [String]) throws {
        #expect(try open(text, .csv).columns == columns)
    }

    @Test func delimiterMayBeGiven() throws {
        #expect(try open("a,b/c\n1,2/3\n", .csv) { $0.delimiter = Delimiter("/") }.columns == ["a,b", "c"])
        #expect(try open("sep=;\na,b;c\n", .csv) { $0.delimiter = .comma }.columns == ["a", "b;c"])
        #expect(Delimiter("TAB") == .tab && Delimiter("\\t") == .tab && Delimiter("|") == .bar)
        for text in ["", "ab", "x", "1", "\"", "\n", "é"] { #expect(Delimiter(text) == nil) }
    }

    @Test func commentsAreSkipped() throws {
        let text = "# c\n\n#d\na,b\n# x,y,z\n1,2\n#\n3,#4\n# end"
        let file = try open(text, .csv) { $0.comment = "#" }
        #expect(try rows(file) == [["1", "2"], ["3", "#4"]])
        #expect(try file.record(at: 1).line == 8)
    }

    @Test func raggedRecordsArePaddedOrSkipped() throws {
        let text = "a,b\n1\n1,2,3\n4,5\n"
        let padded = try open(text, .csv) { $0.ragged = .pad }
        #expect(padded.columns == ["a", "b", "column 3"])
        #expect(try rows(padded) == [["1", "", ""], ["1", "2", "3"], ["4", "5", ""]])
        let skipping = try open(text, .csv) { $0.ragged = .skip }
        #expect(try rows(skipping) == [["4", "5"]])
        let sentence = "skipped 2 records with more or fewer fields than the header"
        #expect(skipping.warnings.map(\.description) == ["data:2: warning: \(sentence)"])
        #expect(padded.warnings.isEmpty)
    }

    /// A response of an API.
    @Test func arrayInObjectIsFound() throws {
        let text = """
            {"total": 2, "data": {"page": 1, "items": [ {"id": 1, "tags": [{"x": 1}]},
              {"id": 2} ], "next": null}, "errors": []}
            """
        let file = try open(text, .json)
        #expect(file.columns == ["id", "tags"])
        #expect(try rows(file) == [["1", #"[{"x":1}]"#], ["2", ""]])
        #expect(try file.record(at: 1).line == 2)
        #expect(try open(text, .json) { $0.records = "errors" }.count == 0)
        #expect(
            reportedError(text, .json) { $0.records = "items" }
                == "data:1: no array of objects at \"items\"; there is data.items")
        #expect(
            reportedError("[{}]", .json) { $0.records = "a" }
                == "data:1: expected an object with \"a\", found an array of records")
    }

    @Test func markdownTableIsRead() throws {
        let text = """
            Text with a | bar

            ```
            | a | b |
            |---|---|
            ```
            | Name | Price \\| € | |
            | :--- | ---: | :-: |
            | A | 1 | `x` |
            | B \\| C
            || 2 | 3 | 4 |

            | other |
            | ----- |
            """.replacing("\\\\", with: "\\")
        let file = try open(text, .markdown)
        #expect(file.columns == ["Name", "Price | €", "column 3"])
        #expect(file.alignments == [.leading, .trailing, .center])
        #expect(try rows(file) == [["A", "1", "`x`"], ["B | C", "", ""], ["", "2", "3"]])
        #expect(try open("a | b\n- | -\n1 | 2", .markdown).alignments == [nil, nil])
        let limit = RecordLimits().columns
        let bars = String(repeating: "|", count: limit + 5)
        #expect(try rows(open("a | b\n- | -\n\(bars)", .markdown)) == [["", ""]])
        #expect(
            reportedError("\(bars)\n|\(String(repeating: "-|", count: limit + 4))", .markdown)
                == "data:1: the table has more than the maximum of \(limit) columns")
        #expect(
            reportedError("a | b\n1 | 2", .markdown)
                == "data: expected a table in Markdown: a header such as | a | b |, and | - | - | below it")
    }

    @Test func namesInMarkdownHaveNoMarkup() throws {
        let text = "| **Bun** | Maximal <br>speed <br/> [km/h] | `a_b` | [x](y.html) |\n|-|-|-|-|\n"
        #expect(try open(text, .markdown).columns == ["Bun", "Maximal speed [km/h]", "a_b", "x"])
    }

    /// References of links have the addresses of their definitions, which can follow the table.
    @Test func markdownReferencesAreRead() throws {
        let text = #"""
            | Name | Link |
            | - | - |
            | [Swift][ Swift  ORG ] | [ci] and [![badge](b.svg)][ci] |
            | [x] \[ci] [y][z] `a[ci]` | [ci](a.html[ci]) [ci][] |

            [swift org]: <https://swift.org> "Swift"
              [CI]: ci.html
            [^1]: A footnote
            [x]: a remark about x
            ```
            [y]: code.html
            ```
            """#
        let rows = try rows(open(text, .markdown))
        #expect(
            rows[0] == ["[Swift](<https://swift.org>)", "[ci](<ci.html>) and [![badge](b.svg)](<ci.html>)"])
        #expect(rows[1] == [#"[x] \[ci] [y][z] `a[ci]`"#, "[ci](a.html[ci]) [ci](<ci.html>)"])
    }
}
