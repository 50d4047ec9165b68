import DataFiles
import Diagnostics

/// A target that reads the records of an input forward and backward, with blocks of a few bytes and of the
/// default size.
enum RecordTarget {
    /// Runs the target. The first byte determines the format, and the others are the input.
    static func run(_ bytes: [UInt8], formats: [RecordFormat]) throws {
        guard let first = bytes.first else { return }
        let format = formats[Int(first) % formats.count]
        let input = Array(bytes.dropFirst())
        var tiny = RecordLimits()
        tiny.blockBytes = 8
        tiny.checkpointRecords = 3
        let whole = try open(input, format, RecordLimits())
        let parts = try open(input, format, tiny)
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
        _ bytes: [UInt8], _ format: RecordFormat, _ limits: RecordLimits
    ) throws -> Result<RecordFile, Diagnostic> {
        do throws(Diagnostic) {
            return .success(try RecordFile(bytes: bytes, name: "data", format: format, limits: limits))
        } catch {
            let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
            try FuzzFinding.check(
                (1...lines).contains(error.line ?? 1), "an error on line \(error.line ?? 0)")
            return .failure(error)
        }
    }

    static let delimitedSeeds: [[UInt8]] = [
        "\u{0}a,b,c\n1,\"x \"\"y\"\"\r\nz\",é\n\n2,,\"\"\r3,q,😀\n4,\"\n\n\",d\n5,5,5\n6,6,6\n",
        "\u{1}a\tb\n1\t\"x\ty\"\n2\té\r\n\n3\t\n4\t4\n5\t5\n",
    ].map { Array($0.utf8) }

    static let objectSeeds: [[UInt8]] = [
        "\u{0}"
            + #"[{"a":1,"b":{"c":"x\u00e9\ud83d\ude00","d":[1,"y",null]}},{"a":-1.5e3,"e":[{"f":[ ]}, 2]},{},{"b":{"c":null}},{"a":true}]"#,
        "\u{1}{\"a\":1,\"b\":\"x\"}\n\n{\"b\":[1,2],\"c\":{\"d\":false}}\r\n{}\n{\"a\":\"\\n😀\"}\n{\"a\":2}\n",
    ].map { Array($0.utf8) }
}
