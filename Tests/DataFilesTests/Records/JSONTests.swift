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
        ("", "data: the input is empty; expected an object for each record"),
        (
            "{\"a\":[1]}",
            "data: expected an array of objects such as [{…}, …], found an object without one"
        ),
        (
            "{\"a\":1}\n{\"a\":2}\n3",
            "data:2: expected the end of the input, found a second object; "
                + "add format: ndjson if each line is an object"
        ),
        (
            "{\"a\":[{}],\n\"b\":{\"c\":[{}]}}",
            "data:1: found several arrays of objects: a, b.c; add records: a"
        ),
        ("{\"a\":[{}]} x", "data:1: expected the end of the input, found \"x\" (column 12)"),
        (
            "{\"a\":[{},]}",
            "data:1: expected \(JSONText.anyValue), found \"]\"; remove the comma before it (column 10)"
        ),
        ("\n 12", "data:2: expected an array of objects such as [{…}, …], found a number"),
        (
            "[\n{},\n 1]",
            "data:3: expected an object such as {\"name\": …}, found a number (column 2)"
        ),
        (
            "[{\"é\":1},]",
            "data:1: expected an object, found \"]\"; remove the comma before it (column 10)"
        ),
        (
            "[{\"a\":1,\n}]",
            "data:2: expected a key in double quotes, found \"}\"; "
                + "remove the comma before it (column 1)"
        ),
        ("[{\"a\":1 \"b\":2}]", "data:1: expected a comma or }, found a double quote (column 9)"),
        ("[{\"a\" 1}]", "data:1: expected a colon, found \"1\" (column 7)"),
        ("[{} {}]", "data:1: expected a comma or ], found \"{\" (column 5)"),
        (
            "[{'a':1}]",
            "data:1: expected a key in double quotes, found a single quote; "
                + "write JSON strings and keys in double quotes (column 3)"
        ),
        ("[{}] x", "data:1: expected the end of the input, found \"x\" (column 6)"),
        ("[{}\n", "data:2: expected a comma or ], found the end of the input (column 1)"),
        ("[{\"a\":", "data:1: expected \(JSONText.anyValue), found the end of the input (column 7)"),
        ("[{\"a\":Nan}]", "data:1: expected \(JSONText.anyValue), found \"N\" (column 7)"),
        (
            "[{\"a\":1} // no\n]",
            "data:1: expected a comma or ], found \"/\"; JSON has no comments (column 10)"
        ),
        ("[{\"a\":01}]", "data:1: a number begins with a zero; remove it (column 7)"),
        ("[{\"a\":1.}]", "data:1: expected a digit, found \"}\" (column 9)"),
        ("[{\"a\":-}]", "data:1: expected a digit, found \"}\" (column 8)"),
        ("[{\"a\":tru}]", "data:1: expected \(JSONText.anyValue), found \"t\" (column 7)"),
        (
            "[{\"a\":\"x\ny\"}]",
            "data:1: the line ends within a string; write a line break as \\n (column 9)"
        ),
        (
            "[{\"a\":\"\u{1}\"}]",
            "data:1: a string contains a control character; write it as \\u0001 (column 8)"
        ),
        (
            "[{\"a\":\"\\x\"}]",
            "data:1: expected one of \" \\ / b f n r t u after a backslash, found \"x\" (column 9)"
        ),
        (
            "[{\"a\":\"\\u12g4\"}]",
            "data:1: expected a hexadecimal digit of a \\u escape, found \"g\" (column 12)"
        ),
        (
            "[{\"a\":\"open}]",
            "data:1: expected the double quote that closes a string, found the end of the input (column 14)"
        ),
        ("[{\"a\":1,\"a\":2}]", "data:1: duplicate key \"a\" in an object; remove one (column 9)"),
        (
            "[{\"a\":{\"b\":1},\"a.b\":2}]",
            "data:1: duplicate key \"a.b\" in an object; remove one (column 15)"
        ),
    ])
    func errorsIncludeLocations(text: String, expected: String) {
        #expect(reportedError(text, .json) == expected)
    }

    /// Lines of objects are records, also in a file of JSON.
    @Test func linesOfObjectsAreRead() throws {
        let file = try open("{\"a\":1}\n{\"a\":2}\n", .json)
        #expect(try rows(file) == [["1"], ["2"]])
        #expect(
            file.warnings.map(\.description) == [
                "data: note: each line is an object, so that the input is read as NDJSON; "
                    + "to confirm it, add format: ndjson"
            ])
    }

    /// An array in the only object of an array can be the records, too.
    @Test func arraysInTheOnlyObjectAreFound() throws {
        let text = #"{"place":"A","days":[{"date":"x","hours":[{"t":1},{"t":2}]}]}"#
        let file = try open(text, .json)
        #expect(file.columns == ["date", "hours"])
        #expect(
            file.warnings.map(\.description) == [
                "data:1: note: the array \"days\" has one object; for an array in it, add records: days.hours"
            ])
        #expect(try rows(open(text, .json) { $0.records = "days.hours" }) == [["1"], ["2"]])
        // Of several objects, the first array would not be all.
        let several = #"{"days":[{"hours":[{"t":1}]},{"hours":[{"t":2}]}]}"#
        #expect(reportedError(several, .json) { $0.records = "days.hours" }.contains("no array of objects"))
    }

    /// Python writes numbers that JSON does not have.
    @Test func infiniteNumbersAreRead() throws {
        let text = #"{"list":[{"a":NaN,"b":[-Infinity,1]},{"a":Infinity,"b":-1}],"n":-Infinity}"#
        #expect(try rows(open(text, .json)) == [["NaN", "-Infinity, 1"], ["Infinity", "-1"]])
        #expect(try rows(open(#"{"a":-Infinity}"#, .ndjson)) == [["-Infinity"]])
    }

    /// The values of an object are records, too.
    @Test func objectsHaveKeys() throws {
        let file = try open(#"{"DE":{"name":"Germany","n":84},"F\u0052":{"n":68,"name":"France"}}"#, .json)
        #expect(file.columns == ["key", "name", "n"])
        #expect(file.warnings.map(\.description) == ["data:1: note: the objects at the root are records"])
        #expect(try rows(file) == [["DE", "Germany", "84"], ["FR", "France", "68"]])
        let nested = try open(
            #"{"meta":{"a":1},"data":{"x":{"key":"1"},"y":{"key":"2"},"z":{"key":"3","key (2)":"4"}}}"#, .json
        )
        #expect(nested.columns == ["key (3)", "key", "key (2)"])
        #expect(try rows(nested) == [["x", "1", ""], ["y", "2", ""], ["z", "3", "4"]])
        // An object with two similar ones is a record itself.
        #expect(
            reportedError(#"{"n":1,"a":{"x":{"c":1},"y":{"c":2}}}"#, .json).contains("an object without one"))
        // An object of one object is found only by its path.
        #expect(reportedError(#"{"a":{"b":{"c":1}}}"#, .json).contains("an object without one"))
        #expect(reportedError(#"{"a":{"b":1},"c":{"d":1}}"#, .json).contains("an object without one"))
    }

    /// Arrays have precedence over objects of objects, but not those in the objects.
    @Test func arraysInObjectsAreValues() throws {
        let text = #"{"a":{"list":[{"x":1}],"n":1},"b":{"list":[],"n":2}}"#
        let file = try open(text, .json)
        #expect(file.columns == ["key", "list", "n"])
        #expect(
            file.warnings.map(\.description)
                == [
                    "data:1: note: the objects at the root are records; for an array in them, add records: a.list"
                ])
        #expect(try open(text, .json) { $0.records = "a.list" }.columns == ["x"])
        let both = #"{"list":[{"x":1}],"more":{"a":{"n":1},"b":{"n":2},"c":{"n":3}}}"#
        #expect(try open(both, .json).columns == ["x"])
        #expect(try open(both, .json) { $0.records = "more" }.columns == ["key", "n"])
        let empty = try open(#"{"results":[],"more":{"a":{"n":1},"b":{"n":2},"c":{"n":3}}}"#, .json)
        #expect(empty.count == 0)
    }

    /// The records of an API can be next to a few descriptions of their columns.
    @Test func longestArrayIsRead() throws {
        let rows = (0..<20).map { "{\"x\":\($0)}" }.joined(separator: ",")
        let file = try open("{\"schema\":[{\"name\":\"x\"}],\n\"data\":[\(rows)]}", .json)
        #expect(file.columns == ["x"] && file.count == 20)
        #expect(
            file.warnings.map(\.description) == [
                "data:2: note: found several arrays of objects, and this is the longest: data; "
                    + "for another one, add records: schema"
            ])
    }

    @Test func jsonNestingIsLimited() {
        func nested(_ levels: Int) -> String {
            "[{\"a\":" + String(repeating: "[", count: levels) + String(repeating: "]", count: levels) + "}]"
        }
        #expect(reportedError(nested(63), .json) == "nothing")
        let expected = "data:1: objects and arrays nest more than 64 levels deep (column 70)"
        #expect(reportedError(nested(64), .json) == expected)
        #expect(
            reportedError(String(repeating: "[", count: 100_000), .json).hasPrefix(
                "data:1: expected an object"))
    }

    /// Objects by identifiers in a response do not take memory for each of them.
    @Test func manyArraysInObjectsTakeLittleMemory() throws {
        let empty = (0...4096).map { "\"k\($0)\":[]" }.joined(separator: ",")
        #expect(try open("{\"map\":{\(empty)},\"items\":[{\"a\":1}]}", .json).count == 1)
        let full = (0...4096).map { "\"k\($0)\":[{}]" }.joined(separator: ",")
        #expect(try open("{\(full)}", .json) { $0.records = "k4096" }.count == 1)
        #expect(
            reportedError("{\(full)}", .json)
                == "data:1: found several arrays of objects: k0, k1, k2, k3, k4, k5 and more; add records: k0"
        )
    }

    @Test func columnCountAndNameLengthAreLimited() {
        let many = (0...4096).map { "{\"k\($0)\":1}" }.joined(separator: "\n")
        #expect(
            reportedError(many, .ndjson).hasPrefix(
                "data:4097: there are more than the maximum of 4096 columns"))
        let long = String(repeating: "k", count: 600)
        let nested = "[{\"\(long)\":{\"\(long)\":1}}]"
        #expect(
            reportedError(nested, .json).hasPrefix(
                "data:1: a column name is longer than the maximum of 1024 bytes"))
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
        ("\n\n", "data: the input is empty; expected an object for each record"),
        (
            "{}\n{\"a\":\n1}",
            "data:2: the line ends within an object; write one complete object on each line of NDJSON (column 6)"
        ),
        ("{}\n{} {}", "data:2: expected the end of the line, found \"{\" (column 4)"),
        ("[{}]", "data:1: expected one object on each line of NDJSON, found an array (column 1)"),
        (
            "{}\n{\"a\":1,}",
            "data:2: expected a key in double quotes, found \"}\"; "
                + "remove the comma before it (column 8)"
        ),
    ])
    func errorsIncludeLineNumbers(text: String, expected: String) {
        #expect(reportedError(text, .ndjson) == expected)
    }
}
