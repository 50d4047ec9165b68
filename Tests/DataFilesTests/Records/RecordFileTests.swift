import Diagnostics
import Foundation
import Testing

@testable import DataFiles
@testable import Files

@Suite("Record files")
struct RecordFileTests {
    /// Returns 500 records, some on several lines, and the first line of each.
    private func manyRecords() -> (text: String, lines: [Int]) {
        var text = "n,text\n"
        var lines: [Int] = []
        var line = 2
        for index in 0..<500 {
            lines.append(line)
            let breaks = index % 4
            text += "\(index),\"\(String(repeating: "x\n\"\"", count: breaks))\"\n"
            line += 1 + breaks
        }
        return (text, lines)
    }

    @Test func recordsAreReadableInAnyOrder() throws {
        let (text, lines) = manyRecords()
        let file = try RecordFile.open(bytes: Array(text.utf8), name: "data", format: .csv)
        #expect(file.count == 500)
        for step in [1, 499, 63, 64, 65, 237] {
            for turn in 0..<500 {
                let index = turn * step % 500
                let record = try file.record(at: index)
                #expect(record[0] == "\(index)")
                #expect(record[1] == String(repeating: "x\n\"", count: index % 4))
                #expect(record.line == lines[index])
            }
        }
    }

    @Test func recordStaysValidAfterReadingNext() throws {
        let file = try open("a\none\ntwo\n", .csv)
        let first = try file.record(at: 0)
        let second = try file.record(at: 1)
        #expect([first[0], second[0]] == ["one", "two"])
    }

    /// Further keys of JSON objects are columns, too.
    @Test(arguments: [
        (RecordFormat.csv, "a\n1\n2\n3,4\n", 2), (.csv, "a\n1\n", 1), (.tsv, "a\n1\n2\n\"", 2),
        (.ndjson, "{\"a\":1}\n{\"a\":2}\n{\"b\":3}\n", 3),
    ])
    func recordsAfterLimitAreNotRead(format: RecordFormat, text: String, count: Int) throws {
        var limits = RecordLimits()
        limits.delimitedRecords = 2
        let file = try RecordFile.open(bytes: Array(text.utf8), name: "data", format: format, limits: limits)
        #expect(file.count == count)
        #expect(try file.record(at: count - 1)[format == .ndjson ? 1 : 0] == "\(count)")
    }

    @Test(arguments: [
        (RecordFormat.csv, "k,v\n\"a\",1\na,2\nb,3\n,4\n,5\na,6\n"),
        (.ndjson, "{\"k\":\"a\"}\n{\"k\":\"\\u0061\"}\n{\"k\":\"b\"}\n{}\n{\"k\":null}\n{\"k\":\"a\"}\n"),
    ])
    func runsOfEqualFieldsAreFound(format: RecordFormat, text: String) throws {
        let file = try open(text, format)
        let runs = try file.runs(ofColumn: 0).map { "\($0.value) \($0.records)" }
        #expect(runs == ["a 0..<2", "b 2..<3", " 3..<5", "a 5..<6"])
        #expect(try file.record(at: 3)[0].isEmpty)
        #expect(try file.record(at: 2)[0] == "b")
    }

    @Test func fileExtensionsDetermineFormats() {
        let names = ["csv", "TSV", "Json", "ndjson", "JSONL", "tab", "md", "txt", "log", ""]
        let expected: [RecordFormat?] = [
            .csv, .tsv, .json, .ndjson, .ndjson, .tsv, .markdown, .csv, nil, nil,
        ]
        #expect(names.map { RecordFormat(fileExtension: $0) } == expected)
    }
}

@Suite("Opening files")
struct OpeningTests {
    private func reportedError(opening path: String) -> String {
        do {
            _ = try RecordFile.open(path: path, format: .csv, name: "x.csv")
            return "nothing"
        } catch {
            return error.description
        }
    }

    @Test func filesOnDiskAreRead() throws {
        try withTemporaryFolder { folder in
            let path = folder + "/ünï.csv"
            let body = (0..<20_000).map { "\($0),value \($0)\n" }.joined()
            try ("a,b\n" + body).write(toFile: path, atomically: false, encoding: .utf8)
            let file = try RecordFile.open(path: path, format: .csv)
            #expect(file.name == path)
            #expect(file.count == 20_000)
            #expect(try file.record(at: 19_999)[1] == "value 19999")
            #expect(try file.record(at: 3)[1] == "value 3")
        }
    }

    @Test func reportsFilesThatCannotBeOpened() throws {
        try withTemporaryFolder { folder in
            #expect(reportedError(opening: folder + "/none.csv") == "x.csv: no such file")
            #expect(reportedError(opening: folder) == "x.csv: expected a file, found a folder")
            let path = folder + "/x.csv"
            try "".write(toFile: path, atomically: false, encoding: .utf8)
            #expect(reportedError(opening: path).hasPrefix("x.csv: the input is empty"))
            try "a\n".write(toFile: path, atomically: false, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
            // The superuser can read all files.
            if geteuid() != 0 {
                #expect(reportedError(opening: path) == "x.csv: permission to read the file is denied")
            }
        }
    }

    @Test func pipesAreReadToEnd() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("a\n1\n2\n".utf8))
        try pipe.fileHandleForWriting.close()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        #expect(try rows(RecordFile.open(path: path, format: .csv)) == [["1"], ["2"]])
        try pipe.fileHandleForReading.close()
    }

    @Test func endlessPipesAreRejected() {
        #expect {
            try ByteSource(path: "/dev/zero", name: "zero", maxPipeBytes: 1 << 20)
        } throws: { error in
            "\(error)" == "zero: the input is larger than 1 MiB; save it as a file, and specify that instead"
        }
    }

    /// Endless input of NUL bytes is rejected in its first block, instead of after hundreds of megabytes.
    @Test(arguments: [RecordFormat.csv, .json, .markdown])
    func pipesOfOtherThanTextAreRejectedEarly(format: RecordFormat) {
        #expect {
            try RecordFile.open(path: "/dev/zero", format: format)
        } throws: { error in
            "\(error)" == "/dev/zero:1: found a NUL byte; is this a text file?"
        }
    }

    @Test func pipesInUTF16AreRead() throws {
        let pipe = Pipe()
        let text = Data([0xFF, 0xFE]) + Data("a\n1\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        try pipe.fileHandleForWriting.write(contentsOf: text)
        try pipe.fileHandleForWriting.close()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        #expect(try rows(RecordFile.open(path: path, format: .csv)) == [["1"]])
        try pipe.fileHandleForReading.close()
    }

    @Test(arguments: [0, 100, 90_000, 200_000])
    func truncationAfterOpeningIsAnError(size: UInt64) throws {
        try expectChange { handle in try handle.truncate(atOffset: size) }
    }

    @Test func overwritingAfterOpeningIsAnError() throws {
        try expectChange { handle in
            try handle.seek(toOffset: 100_000)
            try handle.write(contentsOf: Data(String(repeating: "\"", count: 50).utf8))
        }
    }

    private func expectChange(_ change: (FileHandle) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let path = folder + "/x.csv"
            let text = "a,b\n" + String(repeating: "some,text\n", count: 30_000)
            try text.write(toFile: path, atomically: false, encoding: .utf8)
            // A recently written file might have the same time stamp after the change.
            try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: path)
            let file = try RecordFile.open(path: path, format: .csv, name: "x.csv")
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try change(handle)
            try handle.close()
            #expect(throws: Diagnostic.changed("x.csv")) { try file.record(at: 12_000) }
            #expect(throws: Diagnostic.changed("x.csv")) { try file.record(at: 12_001) }
        }
    }
}
