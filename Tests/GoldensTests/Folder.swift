import Foundation
import Goldens
import Images
import TestSupport

typealias Folder = TestFolder

extension TestFolder {
    func golden(_ name: String = "Suite/test") -> GoldenFile {
        GoldenFile(name, directory: "Snapshots", package: url)
    }
}

extension DrawnImage {
    /// Returns a small image of one color.
    static func plain(_ value: UInt8, side: Int = 8) throws -> DrawnImage {
        let pixels = [[UInt8]](repeating: [value, value, value, 255], count: side * side).flatMap { $0 }
        return try DrawnImage(Bitmap(width: side, height: side, bytes: pixels))
    }
}

extension GoldenFile {
    var bytes: [UInt8]? { FileManager.default.contents(atPath: path).map { [UInt8]($0) } }

    func bitmap() throws -> Bitmap? { try read().map { try Bitmap(pngBytes: $0.bytes) } }
}
