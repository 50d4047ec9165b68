import DataFiles
import Diagnostics

/// A target that reads the records of an input forward and backward, with blocks of a few bytes and of the
/// default size.
enum RecordTarget {
    /// Runs the target. The first byte determines the format and the options, and the others are the input.
    static func run(_ bytes: [UInt8], formats: [RecordFormat]) throws {
        guard let first = bytes.first else { return }
        let format = formats[Int(first) % formats.count]
        let options = optionsOfRuns[Int(first) / formats.count % optionsOfRuns.count]
        try check(Array(bytes.dropFirst()), format, options)
    }

    /// Checks that the size of the blocks has no effect on the records of an input.
    static func check(_ input: [UInt8], _ format: RecordFormat, _ options: RecordOptions) throws {
        var tiny = RecordLimits()
        tiny.blockBytes = 8
        tiny.checkpointRecords = 3
        let whole = try open(input, format, options, RecordLimits())
        let parts = try open(input, format, options, tiny)
        guard case .success(let whole) = whole, case .success(let parts) = parts else {
            guard case .failure(let error) = whole, case .failure(let other) = parts else {
                throw FuzzFinding("the size of the blocks decides whether the input is read")
            }
            try FuzzFinding.check(
                error.description == other.description, "\(error) or, in small blocks, \(other)")
            return
        }
        try FuzzFinding.check(
            whole.columns == parts.columns && whole.count == parts.count, "other columns or another count")
        // Some records are sufficient, which are found from checkpoints.
        for index in (0..<min(whole.count, 40)).reversed() {
            let (record, other) = (try whole.record(at: index), try parts.record(at: index))
            try FuzzFinding.check(record.line == other.line, "record \(index) is on two lines")
            for column in whole.columns.indices.prefix(40) {
                try FuzzFinding.check(record[column] == other[column], "record \(index) has two values")
            }
        }
    }

    private static func open(
        _ bytes: [UInt8], _ format: RecordFormat, _ options: RecordOptions, _ limits: RecordLimits
    ) throws -> Result<RecordFile, Diagnostic> {
        do throws(Diagnostic) {
            return .success(
                try RecordFile.open(
                    bytes: bytes, name: "data", format: format, options: options, limits: limits))
        } catch {
            let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
            try FuzzFinding.check(
                (1...lines).contains(error.line ?? 1), "an error on line \(error.line ?? 0)")
            return .failure(error)
        }
    }

    /// The options of the runs, the defaults first.
    private static let optionsOfRuns: [RecordOptions] = {
        func options(_ change: (inout RecordOptions) -> Void) -> RecordOptions {
            var options = RecordOptions()
            change(&options)
            return options
        }
        return [
            options { _ in },
            options { ($0.ragged, $0.comment) = (.pad, "#") },
            options { ($0.ragged, $0.delimiter) = (.skip, Delimiter(";")) },
            options { $0.encoding = .utf16LittleEndian },
            options { $0.encoding = .windows1252 },
            options { $0.records = "b.c" },
        ]
    }()

    static let delimitedSeeds: [[UInt8]] = [
        "\u{0}a,b,c\n1,\"x \"\"y\"\"\r\nz\",é\n\n2,,\"\"\r3,q,😀\n4,\"\n\n\",d\n5,5,5\n6,6,6\n",
        "\u{0}sep=;\r\na;b\r\n1,5;\"x;y\"\r\n2,5;z\r\n",
        "\u{0}a|b,c\n1|2,5\n3|4,5\n",
        "\u{3}# x\na,b\n\n#y,z\n1\n1,2,3\n#",
        "\u{6}a;b\n1\n2;3\n4;5;6\n7;8\n",
        "\u{9}a\u{0},\u{0}b\u{0}\n\u{0}1\u{0},\u{0}2\u{0}",
        "\u{2}Text\n```\n| a |\n|---|\n```\n| a | b \\| |\r\n| :-: | -: |\r\n| 1 |\n2 | 3 | é |\n\n| x |\n",
        "\u{1}a\tb\n1\t\"x\ty\"\n2\té\r\n\n3\t\n4\t4\n5\t5\n",
    ].map { Array($0.utf8) }

    static let objectSeeds: [[UInt8]] = [
        "\u{0}"
            + #"{"n": 1, "a": {"b": [ {"c": 1}, {"d": [1, [{}]]} ], "e": []}, "f": [1, "x"]}"#,
        "\u{A}" + #"{"a": [{}], "b": {"c": [{"d": 1} , {"\u0065": 2}], "x": {}}}"#,
        "\u{0}{\"a\":1}\n{\"a\":2}\n",
        "\u{0}"
            + #"[{"a":1,"b":{"c":"x\u00e9\ud83d\ude00","d":[1,"y",null]}},{"a":-1.5e3,"e":[{"f":[ ]}, 2]},{},{"b":{"c":null}},{"a":true}]"#,
        "\u{1}{\"a\":1,\"b\":\"x\"}\n\n{\"b\":[1,2],\"c\":{\"d\":false}}\r\n{}\n{\"a\":\"\\n😀\"}\n{\"a\":2}\n",
    ].map { Array($0.utf8) }
}
