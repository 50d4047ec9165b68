import Bitmaps
import Foundation
import ImageComparison
import PNGCodec
import Testing

/// A picture in `Snapshots/` that a drawing is compared with, pixel for pixel.
///
/// With `TABLESNAP_RECORD=all` in the environment the drawing becomes the golden picture instead, and the test fails to
/// say so.
struct Golden {
    /// The path below `Snapshots/`, without extension.
    let name: String

    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let isRecording = ProcessInfo.processInfo.environment["TABLESNAP_RECORD"] == "all"

    private var file: URL { Self.repository.appending(path: "Snapshots/\(name).png") }

    /// Where a drawing that differs is left to be looked at.
    private var failure: URL { Self.repository.appending(path: ".build/different-pictures/\(name).png") }

    /// Compares a drawing with the golden picture.
    func expect(_ drawing: Bitmap, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if Self.isRecording {
            try write(drawing, to: file)
            Issue.record("recorded \(file.path)", sourceLocation: sourceLocation)
            return
        }
        guard let golden = try? Bitmap(pngBytes: [UInt8](Data(contentsOf: file))) else {
            try write(drawing, to: failure)
            Issue.record(
                "there is no golden \(file.path); see \(failure.path)", sourceLocation: sourceLocation)
            return
        }
        let comparison = ImageComparison(golden, drawing)
        guard !comparison.passes else { return }
        try write(drawing, to: failure)
        Issue.record("\(name): \(comparison); see \(failure.path)", sourceLocation: sourceLocation)
    }

    private func write(_ bitmap: Bitmap, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bitmap.pngData(compression: .stable)).write(to: file, options: .atomic)
    }

    /// The golden pictures in a folder of `Snapshots/`, by name.
    static func names(in folder: String) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: repository.appending(path: "Snapshots/\(folder)").path)
        return names.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
    }
}
