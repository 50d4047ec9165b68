import Files
import TableSnapshots

/// The record of a figure's image in its file. It determines whether drawing the image again would have a
/// different result.
struct FigureRecord: Codable, Equatable {
    /// The digest of the figure in the page, and of the version of tablesnap.
    var figure: String
    /// The path of the page, relative to the folder of the image.
    var page: String
    /// The name of the image file.
    var image: String
    /// The digests of the files that were read, by path relative to the page. The digest of a missing file is empty.
    var files: [String: String]

    private enum CodingKeys: String, CodingKey {
        case figure, page, files
        // The key in the images that exist.
        case image = "picture"
    }

    /// The keyword of the text in PNG files. The text is JSON.
    private static let keyword = "Figure"

    /// Creates the record of one of a scene's images.
    ///
    /// - Parameter files: The digests of the files that were read.
    init(of image: FigureScene.Image, _ scene: FigureScene, files: [String: String]) {
        let source = scene.figure
        let fonts = (source.options.own.fonts ?? source.options.page.fonts).map { [$0.folder] } ?? []
        let parts =
            [Version.current, image.name, source.alt ?? "", source.scene?.path ?? "", source.source.text]
            + fonts
        figure = SHA256.hexadecimal(of: Data(parts.joined(separator: "\0").utf8))
        page = Self.path(from: scene.path(of: image), to: scene.page.path)
        self.image = image.name
        self.files = files
    }

    /// Returns the path from the folder of one file to another.
    private static func path(from file: String, to other: String) -> String {
        func parts(_ path: String) -> [Substring] { ImageScope.absolute(path).split(separator: "/") }
        let (from, to) = (parts(file).dropLast(), parts(other))
        let shared = zip(from, to.dropLast()).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared)).joined(
            separator: "/")
    }

    /// Reads the record in a PNG file. The result is `nil` if there is none.
    init?(_ texts: [PNGText]) {
        guard let text = texts.text(of: Self.keyword) else { return nil }
        self.init(json: text)
    }

    init?(json: String) {
        guard let record = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else { return nil }
        self = record
    }

    /// The text for a PNG file.
    var text: PNGText { PNGText(keyword: Self.keyword, text: json) }

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
