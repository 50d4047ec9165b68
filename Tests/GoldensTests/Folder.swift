import Foundation
import Goldens
import Images

/// A folder of a test's own.
final class Folder {
    let url: URL

    init() throws {
        url =
            FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)")
            .standardizedFileURL
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func golden(_ name: String = "Suite/test") -> GoldenFile {
        GoldenFile(name, directory: "Snapshots", package: url)
    }

    /// Files below the folder by relative path, hidden ones as well.
    var files: [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        return paths.filter { $0.contains(".") }.sorted()
    }
}

extension Drawing {
    /// A small image of one color.
    static func plain(_ value: UInt8, side: Int = 8) throws -> Drawing {
        let pixels = [[UInt8]](repeating: [value, value, value, 255], count: side * side).flatMap { $0 }
        return try Drawing(Bitmap(width: side, height: side, bytes: pixels))
    }
}

extension GoldenFile {
    var bytes: [UInt8]? { FileManager.default.contents(atPath: path).map { [UInt8]($0) } }

    func bitmap() throws -> Bitmap? { try read().map { try Bitmap(pngBytes: $0.bytes) } }
}
