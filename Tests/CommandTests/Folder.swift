import Foundation
import Images
import TestSupport

typealias Folder = TestFolder

extension TestFolder {
    /// Writes a small red image.
    func writeImage(to name: String, width: Int = 20, height: Int = 20) throws {
        let pixels = Array(repeatElement([200, 0, 0, 255] as [UInt8], count: width * height).joined())
        try write(Bitmap(width: width, height: height, bytes: pixels).pngData(), to: name)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(of: name), withIntermediateDirectories: false)
    }

    func makeLink(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(of: name), withDestinationPath: target)
    }

    /// Makes a pipe with a name.
    func makePipe(_ name: String) { mkfifo(path(of: name), 0o600) }

    /// Returns the image in a file.
    func image(_ name: String) throws -> PNGFile { try PNGFile(try bytes(of: name)) }

    /// Returns the alt text in an image file.
    func description(of name: String) throws -> String? {
        try image(name).texts.first { $0.keyword == "Description" }?.text
    }
}
