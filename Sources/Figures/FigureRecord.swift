import Files
import Foundation
import Images
import TableSnapshots
import Typesetting

/// What a picture of a figure was drawn from. The picture's file carries it, so that it can be told whether drawing the
/// picture again would give something else.
struct FigureRecord: Codable, Equatable {
    /// A digest of what the page says of the figure, and of the version of tablesnap.
    var figure: String
    /// The page, by its path from the folder of the picture.
    var page: String
    /// The name of the picture's file.
    var picture: String
    /// The digests of the files that were read, by path from the page; empty for those that were not there.
    var files: [String: String]

    /// The keyword of the text in PNG files; the text is JSON.
    private static let keyword = "Figure"

    /// What is known of one of a scene's pictures.
    ///
    /// - Parameter files: The digests of the files that were read.
    init(of picture: FigureScene.Picture, _ scene: FigureScene, files: [String: String]) {
        let said = scene.figure
        let parts = [
            Version.current, picture.name, said.alt ?? "", said.scene?.value ?? "", said.source.text,
        ]
        figure = SHA256.hexadecimal(of: Data(parts.joined(separator: "\0").utf8))
        page = Self.path(from: scene.path(of: picture), to: scene.page.path)
        self.picture = picture.name
        self.files = files
    }

    /// The path from the folder of one file to another.
    private static func path(from file: String, to other: String) -> String {
        func parts(_ path: String) -> [Substring] { PictureScope.absolute(path).split(separator: "/") }
        let (from, to) = (parts(file).dropLast(), parts(other))
        let shared = zip(from, to.dropLast()).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared)).joined(
            separator: "/")
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
