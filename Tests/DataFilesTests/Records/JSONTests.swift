import Testing

@testable import DataFiles

@Suite("JSON records")
struct JSONTests {
    @Test func columnsAreKeysInOrderOfAppearance() throws {
        let file = try open(#" [ {"b":1,"a":2} , {"c":3,"b":4} ] "#, .json)
        #expect(file.columns == ["b", "a", "c"])
        #expect(try rows(file) == [["1", "2", ""], ["4", "", "3"]])
    }

    @Test func nestedObjectsHaveDottedColumnNames() throws {
        let file = try open(#"[{"name":{"common":"Chad","more":{"x":1}},"none":{},"z":true}]"#, .json)
        #expect(file.columns == ["name.common", "name.more.x", "z"])
        #expect(try rows(file) == [["Chad", "1", "true"]])
    }

    @Test func valuesPreserveSourceText() throws {
        let file = try open(
            #"[{"a":1.50,"b":-0e+10,"c":true,"d":false,"e":null,"f":12345678901234567890}]"#, .json)
        #expect(try rows(file) == [["1.50", "-0e+10", "true", "false", "", "12345678901234567890"]])
    }

    @Test func simpleArraysAreJoinedAndOthersStayJSON() throws {
        let text = #"[{"a":["x", "y\"z", null, 3, true],"b":[],"c":[ 1, { "k" : "a \" b" }, [ ] ]}]"#
        #expect(try rows(open(text, .json)) == [["x, y\"z, 3, true", "", #"[1,{"k":"a \" b"},[]]"#]])
    }

    @Test func stringEscapesAreDecoded() throws {
        let text = #"[{"a":"\"\\\/\b\f\n\r\t\u00e9\u4E2d","b":"\ud83d\ude00!","\u0063":"plain"}]"#
        let file = try open(text, .json)
        #expect(file.columns == ["a", "b", "c"])
        #expect(try rows(file) == [["\"\\/\u{8}\u{C}\n\r\té中", "😀!", "plain"]])
    }

    @Test(arguments: [
        (#"\ud83d"#, "\u{FFFD}"), (#"\ude00x"#, "\u{FFFD}x"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
        (#"\ud83d\n"#, "\u{FFFD}\n"), (#"\ud83dabcdefgh"#, "\u{FFFD}abcdefgh"),
    ])
    func loneSurrogatesAreReplaced(string: String, expected: String) throws {
        #expect(try rows(open("[{\"a\":\"\(string)\"}]", .json)) == [[expected]])
    }

    @Test func emptyArrayHasNoRecords() throws {
        let file = try open("\u{FEFF}[\n]\n", .json)
        #expect(file.columns.isEmpty)
        #expect(file.count == 0)
    }

    @Test(arguments: [
        ("", "data: the input is empty; an object for each record is wanted"),
        (
            "{\"a\":[]}",
            "data:1: found an object; an array of objects is wanted, such as [{…}, …] "
                + "(for an object on each line, use the ndjson format)"
        ),
        ("\n 12", "data:2: found a number; an array of objects is wanted, such as [{…}, …]"),
        (
            "[\n{},\n 1]",
            "data:3: found a number; each element of the array is an object, such as {\"name\": …} (column 2)"
        ),
        (
            "[{\"é\":1},]",
            "data:1: found \"]\" where an object is wanted; leave out the comma before it (column 10)"
        ),
        (
            "[{\"a\":1,\n}]",
            "data:2: found \"}\" where a key in double quotes is wanted; "
                + "leave out the comma before it (column 1)"
        ),
        ("[{\"a\":1 \"b\":2}]", "data:1: found a double quote where a comma or } is wanted (column 9)"),
        ("[{\"a\" 1}]", "data:1: found \"1\" where a colon is wanted (column 7)"),
        ("[{} {}]", "data:1: found \"{\" where a comma or ] is wanted (column 5)"),
        (
            "[{'a':1}]",
            "data:1: found a single quote where a key in double quotes is wanted; "
                + "JSON strings and keys stand in double quotes (column 3)"
        ),
        ("[{}] x", "data:1: found \"x\" where the end of the input is wanted (column 6)"),
        ("[{}\n", "data:2: the input ends where a comma or ] is wanted (column 1)"),
        ("[{\"a\":", "data:1: the input ends where \(JSONText.anyValue) is wanted (column 7)"),
        ("[{\"a\":NaN}]", "data:1: found \"N\" where \(JSONText.anyValue) is wanted (column 7)"),
        (
            "[{\"a\":1} // no\n]",
            "data:1: found \"/\" where a comma or ] is wanted; JSON has no comments (column 10)"
        ),
        ("[{\"a\":01}]", "data:1: a number begins with a needless zero; leave it out (column 7)"),
        ("[{\"a\":1.}]", "data:1: found \"}\" where a digit is wanted (column 9)"),
        ("[{\"a\":-}]", "data:1: found \"}\" where a digit is wanted (column 8)"),
        ("[{\"a\":tru}]", "data:1: found \"t\" where \(JSONText.anyValue) is wanted (column 7)"),
        (
            "[{\"a\":\"x\ny\"}]",
            "data:1: the line ends within a string; a line break is written \\n (column 9)"
        ),
        (
            "[{\"a\":\"\u{1}\"}]",
            "data:1: a string holds a raw control character; write it as \\u0001 (column 8)"
        ),
        (
            "[{\"a\":\"\\x\"}]",
            "data:1: found \"x\" where one of \" \\ / b f n r t u after a backslash is wanted (column 9)"
        ),
        (
            "[{\"a\":\"\\u12g4\"}]",
            "data:1: found \"g\" where a hexadecimal digit of a \\u escape is wanted (column 12)"
        ),
        (
            "[{\"a\":\"open}]",
            "data:1: the input ends where the double quote that closes a string is wanted (column 14)"
        ),
        ("[{\"a\":1,\"a\":2}]", "data:1: \"a\" is given twice in one object; keep one of the two (column 9)"),
        (
            "[{\"a\":{\"b\":1},\"a.b\":2}]",
            "data:1: \"a.b\" is given twice in one object; keep one of the two (column 15)"
        ),
    ])
    func errorsIncludeLocations(text: String, expected: String) {
        #expect(reportedError(text, .json) == expected)
    }

    @Test func jsonNestingIsLimited() {
        func nested(_ levels: Int) -> String {
            "[{\"a\":" + String(repeating: "[", count: levels) + String(repeating: "]", count: levels) + "}]"
        }
        #expect(reportedError(nested(63), .json) == "nothing")
        let expected = "data:1: objects and arrays nest more than 64 levels deep (column 70)"
        #expect(reportedError(nested(64), .json) == expected)
        #expect(
            reportedError(String(repeating: "[", count: 100_000), .json).hasPrefix("data:1: found an array"))
    }

    @Test func columnCountAndNameLengthAreLimited() {
        let many = (0...4096).map { "{\"k\($0)\":1}" }.joined(separator: "\n")
        #expect(reportedError(many, .ndjson).hasPrefix("data:4097: there are more than 4096 columns"))
        let long = String(repeating: "k", count: 600)
        let nested = "[{\"\(long)\":{\"\(long)\":1}}]"
        #expect(reportedError(nested, .json).hasPrefix("data:1: a column name is longer than 1024 bytes"))
    }
}

@Suite("JSON Lines records")
struct JSONLinesTests {
    @Test func eachLineIsARecord() throws {
        let file = try open("\u{FEFF}{\"a\":1}\r\n\n  \n {\"b\":[1,2]} \n{\"a\":3}", .ndjson)
        #expect(file.columns == ["a", "b"])
        #expect(try rows(file) == [["1", ""], ["", "1, 2"], ["3", ""]])
        #expect(try file.record(at: 1).line == 4)
    }

    @Test(arguments: [
        ("\n\n", "data: the input is empty; an object for each record is wanted"),
        (
            "{}\n{\"a\":\n1}",
            "data:2: the line ends within an object; each line of NDJSON holds one whole object (column 6)"
        ),
        ("{}\n{} {}", "data:2: found \"{\" where the end of the line is wanted (column 4)"),
        ("[{}]", "data:1: found an array; each line of NDJSON holds one object (column 1)"),
        (
            "{}\n{\"a\":1,}",
            "data:2: found \"}\" where a key in double quotes is wanted; "
                + "leave out the comma before it (column 8)"
        ),
    ])
    func errorsIncludeLineNumbers(text: String, expected: String) {
        #expect(reportedError(text, .ndjson) == expected)
    }
}
