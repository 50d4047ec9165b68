import Foundation
import PNGCodec
import SceneFiles
import TableSnapshots
import Typesetting

/// What a picture of a figure was drawn from. The picture's file carries it, so that it can be told whether drawing the
/// picture again would give something else.
struct FigureRecord: Codable, Equatable {
    /// A digest of what the page says of the figure, and of the version of tablesnap.
    var figure: String
    /// The digests of the files that were read, by path from the page; empty for those that were not there.
    var files: [String: String]

    /// The keyword of the text in PNG files; the text is JSON.
    private static let keyword = "Figure"

    /// The digest of what a page says of one of its pictures.
    static func digest(of picture: FigureScene.Picture, _ figure: PageFigure) -> String {
        let parts = [
            Version.current, picture.name, figure.alt ?? "", figure.scene ?? "", figure.source.text,
        ]
        return SHA256.hexadecimal(of: Data(parts.joined(separator: "\0").utf8))
    }

    init(figure: String, files: [String: String]) {
        self.figure = figure
        self.files = files
    }

    /// Reads what a PNG file carries; nil when it carries nothing.
    init?(_ texts: [PNGText]) {
        guard let text = texts.last(where: { $0.keyword == Self.keyword })?.text,
            let record = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
        else { return nil }
        self = record
    }

    /// The text for a PNG file.
    var text: PNGText {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
        return PNGText(keyword: Self.keyword, text: json ?? "{}")
    }
}

/// The picture that is there already under the name of one of a figure's.
struct FigureFile {
    let bytes: [UInt8]
    let record: FigureRecord
    /// What it shows, in words.
    let alt: String
    /// In pixels.
    let width: Int

    /// A picture that was not drawn for a figure, and must not be lost.
    struct Foreign: Error, CustomStringConvertible {
        let path: String

        var description: String {
            "\(path) is there already and was not drawn for a figure; remove it, or give the figure another name"
        }
    }

    /// Reads a picture; nil when there is none.
    ///
    /// - Throws: ``Foreign``.
    init?(path: String) throws(Foreign) {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let file = try? PNGFile([UInt8](data))
        else { throw Foreign(path: path) }
        let texts = file.texts
        guard let record = FigureRecord(texts) else { throw Foreign(path: path) }
        bytes = file.bytes
        self.record = record
        alt = texts.first { $0.keyword == "Description" }?.text ?? ""
        width = file.size.width
    }

    /// Why the picture has to be drawn again; nil when it has not.
    ///
    /// - Parameters:
    ///   - digest: Of what the page says now.
    ///   - folder: That the page is in.
    func reasonToDraw(_ digest: String, in folder: String) -> String? {
        if record.figure != digest { return "its block is not the one it was drawn from" }
        let folder = SceneFolder(folder)
        for (path, digest) in record.files.sorted(by: { $0.key < $1.key })
        where FilesRead.digest(of: folder.place(path)) != digest { return "\(path) has changed" }
        return nil
    }
}
