import DataFiles
import Diagnostics

/// A target that parses conditions, selects records by them, and sorts these.
enum ConditionTarget {
    /// Runs the target. The first byte determines the columns to sort by, the first line is a condition, and the others
    /// are records.
    static func run(_ bytes: [UInt8]) throws {
        guard let first = bytes.first else { return }
        let input = bytes.dropFirst()
        let line = input.prefix { $0 != 0x0A }
        let text = String(decoding: line, as: UTF8.self)
        let records = Array("a,b c,d\n".utf8) + input.dropFirst(line.count + 1)
        var options = RecordOptions()
        options.ragged = .pad
        options.delimiter = Delimiter(",")
        guard let file = try? RecordFile.open(bytes: records, name: "data", format: .csv, options: options)
        else {
            return
        }
        if let condition = try condition(text, file) { try check(condition, text, file) }
        try checkSorting(file, first)
    }

    private static func condition(_ text: String, _ file: RecordFile) throws -> Condition? {
        do throws(Diagnostic) {
            return try Condition(text, columns: file.columns)
        } catch {
            try FuzzFinding.check(error.message.count > 5, "an error without a sentence")
            return nil
        }
    }

    /// Checks that a condition and its negation split the records. The longer texts may exceed a limit.
    private static func check(_ condition: Condition, _ text: String, _ file: RecordFile) throws {
        let opposite = try self.condition("not (\(text))", file)
        let twice = try self.condition("(\(text)) or (\(text))", file)
        for index in 0..<min(file.count, 100) {
            let record = try file.record(at: index)
            let isMet = condition.isMet(by: record)
            try FuzzFinding.check(
                opposite.map { $0.isMet(by: record) != isMet } ?? true,
                "record \(index) meets the condition and its negation, or neither")
            try FuzzFinding.check(
                twice.map { $0.isMet(by: record) == isMet } ?? true, "parentheses change the condition")
        }
        let selected = try SelectedRecords.of(file, filter: condition, sort: [], limit: nil)
        guard let opposite else { return }
        let others = try SelectedRecords.of(file, filter: opposite, sort: [], limit: nil)
        try FuzzFinding.check(
            selected.count + others.count == file.count,
            "\(selected.count) and \(others.count) of \(file.count) records are selected")
    }

    /// Checks that a limit yields the first of all sorted records, and that the order is complete.
    private static func checkSorting(_ file: RecordFile, _ first: UInt8) throws {
        let order = [
            SelectedRecords.SortColumn(column: Int(first) % 3, isDescending: first & 4 > 0),
            SelectedRecords.SortColumn(column: Int(first >> 4) % 3, isDescending: first & 8 > 0),
        ]
        let sorted = try SelectedRecords.of(file, filter: nil, sort: order, limit: nil)
        let limited = try SelectedRecords.of(file, filter: nil, sort: order, limit: 3)
        try FuzzFinding.check(sorted.count == file.count, "\(sorted.count) of \(file.count) records")
        try FuzzFinding.check(limited.count == min(3, file.count), "\(limited.count) records of 3")
        for index in 0..<limited.count {
            let (record, other) = (try sorted.record(at: index), try limited.record(at: index))
            try FuzzFinding.check(record.line == other.line, "a limit changes record \(index)")
        }
        let lines = try (0..<sorted.count).map { try sorted.record(at: $0).line }
        try FuzzFinding.check(Set(lines).count == lines.count, "a record appears twice")
        let again = try SelectedRecords.of(sorted, filter: nil, sort: order, limit: nil)
        for (index, line) in lines.enumerated() {
            try FuzzFinding.check(
                try again.record(at: index).line == line, "sorted records change their order")
        }
    }

    static let seeds: [[UInt8]] = [
        "\u{0}a > 5 and not ({b c} contains 'x' or d != \"\")\n1,x,2\n6,y,\n7,X,3\n10,\"a,b\",2026-01-05\n",
        "\u{15}d >= 2026-01-05\n,,2026-01-05\n,,not a date\n,,5.1.2026\n,,\n1,2,2026-02-30T10:00\n",
        "\u{2A}a = 1.5 or a = -3 or a <= 0\n1.5,1\n\"1,5\",2\n-3,3\n1e3,4\n€ 4,5\n007,6\n1/2,7\n",
        "\u{4F}not not a\n0\nfalse\nno\nyes\nNaN\n∞\n\u{660}\u{661}\n",
        "\u{3}((((a))))=((d))\n1,2,3\n",
        "\u{15}d > 2026-1-5T08:00:00.25Z\n,,2026-01-05T10:00+02:00\n,,2026-01-05 1:05 PM\n,,5.1.2026\n,,2026-1-5\n",
    ].map { Array($0.utf8) }
}
