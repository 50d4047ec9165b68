import Diagnostics
import Files
import Foundation
import Images
import Scenes

/// The existing file of a figure's image.
struct FigureFile {
    let bytes: [UInt8]
    let record: FigureRecord
    let alt: String
    /// The width in pixels.
    let width: Int

    /// Reads an image. The result is `nil` if the file does not exist.
    ///
    /// - Throws: A `Diagnostic` if the file is damaged, or was not drawn for a figure.
    init?(path: String) throws(Diagnostic) {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let content = try? RegularFile(path: path, limit: PNGLimits.fileBytes) else {
            throw Self.unknown(path)
        }
        guard
            let file = FigureFormat.of(file: path) == .svg
                ? Self(svg: content.bytes) : Self(png: content.bytes)
        else {
            throw Self.unknown(path)
        }
        self = file
    }

    private init?(png: [UInt8]) {
        guard let file = try? PNGFile(png) else { return nil }
        let texts = file.texts
        guard let record = FigureRecord(texts) else { return nil }
        bytes = file.bytes
        self.record = record
        alt = texts.first { $0.keyword == "Description" }?.text ?? ""
        width = file.size.width
    }

    private init?(svg: [UInt8]) {
        guard let file = SVGHeader(svg), let record = FigureRecord(json: file.metadata) else { return nil }
        bytes = svg
        self.record = record
        (alt, width) = (file.title, file.width)
    }

    private static func unknown(_ path: String) -> Diagnostic {
        Diagnostic(
            message: "\(path): the file exists, and is damaged or was not drawn for a figure",
            remedy: "remove it, or rename the figure")
    }

    /// Returns the reason why the image must be drawn again, or `nil` if it is up to date.
    ///
    /// - Parameters:
    ///   - image: The expected image in the page.
    ///   - scene: The scene of the figure.
    func reasonToDraw(_ image: FigureScene.Image, of scene: FigureScene) -> String? {
        let expected = FigureRecord(of: image, scene, files: record.files)
        if record.page != expected.page { return "it was drawn for \(record.page)" }
        if record != expected { return "its block or tablesnap has changed" }
        let folder = InputFolder(scene.page.folder)
        for (path, digest) in record.files.sorted(by: { $0.key < $1.key })
        where SHA256.hexadecimal(ofFileAt: folder.systemPath(path)) != digest { return "\(path) has changed" }
        return nil
    }
}
