import Diagnostics
import Foundation

@testable import DataFiles
@testable import Files

/// Limits with blocks of a few bytes and a checkpoint at every third record.
let tinyBlocks: RecordLimits = {
    var limits = RecordLimits()
    limits.blockBytes = 8
    limits.checkpointRecords = 3
    return limits
}()

/// Opens `text` as an input called `data`, a few bytes at a time.
func open(
    _ text: String, _ format: RecordFormat, limits: RecordLimits = tinyBlocks,
    _ change: (inout RecordOptions) -> Void = { _ in }
) throws(Diagnostic) -> RecordFile {
    try open(Array(text.utf8), format, limits: limits, change)
}

func open(
    _ bytes: [UInt8], _ format: RecordFormat, limits: RecordLimits = tinyBlocks,
    _ change: (inout RecordOptions) -> Void = { _ in }
) throws(Diagnostic) -> RecordFile {
    var options = RecordOptions()
    change(&options)
    return try RecordFile.open(
        source: ByteSource(bytes: bytes, name: "data"), format: format, options: options, limits: limits)
}

/// Returns the fields of all records, in order.
func rows(_ file: RecordFile) throws -> [[String]] {
    try (0..<file.count).map { index in
        let record = try file.record(at: index)
        return file.columns.indices.map { record[$0] }
    }
}

/// Returns the error of opening `text`.
func reportedError(
    _ text: String, _ format: RecordFormat, _ change: (inout RecordOptions) -> Void = { _ in }
) -> String {
    reportedError(Array(text.utf8), format, change)
}

func reportedError(
    _ bytes: [UInt8], _ format: RecordFormat, limits: RecordLimits = tinyBlocks,
    _ change: (inout RecordOptions) -> Void = { _ in }
) -> String {
    do {
        _ = try open(bytes, format, limits: limits, change)
        return "nothing"
    } catch {
        return error.description
    }
}

/// Calls `body` with the path of a new folder, and removes the folder afterward.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("records-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
}
