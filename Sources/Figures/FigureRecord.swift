import Foundation
import PNGCodec
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
