import Testing

@testable import DataFiles

@Suite("Comma- and tab-separated records")
struct DelimitedTests {
    @Test(arguments: ["\n", "\r\n", "\r"])
    func everyLineEndingSeparatesRecords(lineEnd: String) throws {
        let file = try open(["a,b", "1,2", "", "3,4", ""].joined(separator: lineEnd), .csv)
        #expect(file.columns == ["a", "b"])
        #expect(try rows(file) == [["1", "2"], ["3", "4"]])
        #expect(try file.record(at: 1).line == 4)
    }

    @Test func lastLineNeedsNoLineEnding() throws {
        #expect(try rows(open("a,b\n1,", .csv)) == [["1", ""]])
        #expect(try rows(open("a,b\n1,\"\"", .csv)) == [["1", ""]])
    }

    @Test func quotedFieldsContainAnyCharacter() throws {
        let file = try open("a,b\n\"x, \"\"y\"\"\nz\",\"\"\"\"\n\"\",é\n", .csv)
        #expect(try rows(file) == [["x, \"y\"\nz", "\""], ["", "é"]])
        #expect(try file.record(at: 1).line == 4)
    }

    /// An office program writes a space at the end of the header.
    @Test func spacesFollowQuotedFields() throws {
        let file = try open("\"a, b\" ;\"c\" \r\n\"x \"; 1,5\r\ny;2,5\r\n", .csv)
        #expect(file.columns == ["a, b", "c"])
        #expect(try rows(file) == [["x ", "1,5"], ["y", "2,5"]])
        #expect(try rows(open("a b\n\"x\" y\n", .csv) { $0.delimiter = Delimiter("space") }) == [["x", "y"]])
    }

    /// People align fields, and other programs write a space after a delimiter.
    @Test func spacesAroundFieldsAreNoPartOfThem() throws {
        let text = "a , \"b\",\tc\n x y , \" z, \"\"z\"\" \" ,  \n1,\" 2 \", 3"
        #expect(try open(text, .csv).columns == ["a", "b", "c"])
        #expect(try rows(open(text, .csv)) == [["x y", " z, \"z\" ", ""], ["1", " 2 ", "3"]])
        #expect(try rows(open("a\tb\n x\t\n", .tsv)) == [["x", ""]])
        #expect(try rows(open("a,b\nx, \"y\" ", .csv)) == [["x", "y"]])
        #expect(try rows(open("a,b\nx, \"y\"\"", .csv)) == [["x", "\"y\"\""]])
    }

    @Test func quotesInsideUnquotedFieldsAreLiteral() throws {
        #expect(try rows(open("a,b\n5\" nail,x \"y\"\n", .csv)) == [["5\" nail", "x \"y\""]])
        // One after a space is literal, too, unless the field ends with the matching one.
        #expect(try rows(open("a,b\nx, \"y\" z\n \"x, y\n", .csv)) == [["x", "\"y\" z"], ["\"x", "y"]])
    }

    @Test func onlyTabsSeparateTSVFields() throws {
        let file = try open("a\tb\n1,5\t\"x\ty\"\n", .tsv)
        #expect(file.columns == ["a", "b"])
        #expect(try rows(file) == [["1,5", "x\ty"]])
    }

    @Test func byteOrderMarkIsSkipped() throws {
        #expect(try open("\u{FEFF}name,x\n1,2", .csv).columns == ["name", "x"])
        #expect(try open("\u{FEFF}\u{FEFF}name,x\n1,2", .csv).columns == ["name", "x"])
    }

    @Test func headerNamesAreTrimmedAndNumberedWhenMissing() throws {
        #expect(try open(" name ,\"x \",,\n", .csv).columns == ["name", "x", "column 3", "column 4"])
    }

    @Test func fileWithOnlyHeaderHasNoRecords() throws {
        let file = try open("a,b", .csv)
        #expect(file.columns == ["a", "b"])
        #expect(file.count == 0)
    }

    @Test func blankLinesAreSkippedInSingleColumnFiles() throws {
        #expect(try rows(open("a\n\nx\n\"\"\n\n\ny\n", .csv)) == [["x"], [""], ["y"]])
    }

    @Test(arguments: [
        ("", "data: the input is empty; expected a header with the names of the columns"),
        ("\n\r\n", "data: the input is empty; expected a header with the names of the columns"),
        (
            "a,b,c,d\n1,2,3,4\n1,2,3,4,5\n",
            "data:3: the record has 5 fields, but the header has 4; correct it, or add ragged: pad or skip"
        ),
        (
            "a,b\n\"1\n\n\",2\nx\n",
            "data:5: the record has 1 field, but the header has 2; correct it, or add ragged: pad or skip"
        ),
        (
            "# c\na,b\n",
            "data:2: the record has 2 fields, but the header has 1; correct it, or add ragged: pad or skip, "
                + "or comment: \"#\""
        ),
        (
            "Report\n2024\nname,price\nx,1\ny,2\n",
            "data:3: the record has 2 fields, but the header has 1; correct it, or add ragged: pad or skip, "
                + "or skipLines: 2 if it is the header"
        ),
        ("a\nx\n\"y\n\nz\n", "data:3: the quote that begins here is not closed"),
        (
            "a,b\n\"1\n2\"x,3\n",
            "data:3: expected a comma or the end of the line after a closing quote, found \"x\"; "
                + "write a quote inside a quoted field twice"
        ),
        ("a,b\n1,2\n3,\u{0}\n", "data:3: found a NUL byte; is this a text file?"),
    ])
    func errorsIncludeLineNumbers(text: String, expected: String) {
        #expect(reportedError(text, .csv) == expected)
    }

    @Test(
        arguments: [
            [0xFF], [0xC3], [0xC3, 0x28], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0x80], [0xF0, 0x9F, 0x98],
        ] as [[UInt8]])
    func invalidUTF8IsReportedWithLineNumber(bad: [UInt8]) {
        let sentence = "found invalid UTF-8; save the file as UTF-8, or add encoding: windows-1252"
        #expect(reportedError(Array("a\nfine 😀\r\n\"x\n".utf8) + bad, .csv) == "data:4: \(sentence)")
        #expect(
            reportedError(Array("a\nfine 😀\nx".utf8) + bad + Array("\ny\n".utf8), .csv)
                == "data:3: \(sentence)")
    }

    @Test func errorsBeforeInvalidByteAreReportedFirst() {
        #expect(
            reportedError(Array("a,b\n1\n".utf8) + [0xFF], .csv).hasPrefix("data:2: the record has 1 field"))
    }

    @Test func tooManyColumnsAreRejected() {
        let most = String(repeating: ",", count: 4095)
        #expect(reportedError(most, .csv) == "nothing")
        let expected = "data:1: the record has more than the maximum of 4096 fields"
        #expect(reportedError(most + ",", .csv) == expected)
    }

    @Test func unterminatedRecordIsRejected() {
        var limits = tinyBlocks
        limits.recordBytes = 1 << 20
        let text = "a\nx\n\"" + String(repeating: "y", count: 1 << 20)
        let expected = "data:3: the record is longer than 1 MiB; is a closing quote or bracket missing?"
        #expect(reportedError(Array(text.utf8), .csv, limits: limits) == expected)
    }
}
