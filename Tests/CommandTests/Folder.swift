import Files
import Foundation
import Images

/// A folder of a test's own, gone with its owner.
final class Folder {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        path = folder.appendingPathComponent("tablesnap-tests-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// A folder with files in it.
    convenience init(_ files: [String: String]) throws {
        try self.init()
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(of name: String) -> String { name.hasPrefix("/") ? name : path + "/" + name }

    /// Everything in the folder, hidden or not.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path(of: name)))
    }

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

    func bytes(of name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(of: name))))
    }

    func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

    func writingHandle(for name: String) throws -> FileHandle {
        try FileHandle(forWritingTo: URL(fileURLWithPath: path(of: name)))
    }

    /// Returns the image in a file.
    func image(_ name: String) throws -> PNGFile { try PNGFile(try bytes(of: name)) }

    /// Returns the alt text in an image file.
    func description(of name: String) throws -> String? {
        try image(name).texts.first { $0.keyword == "Description" }?.text
    }
}
