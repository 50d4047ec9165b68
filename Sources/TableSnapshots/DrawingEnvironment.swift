import Foundation
import Images
import Typesetting

/// What decides the pixels of a picture besides the table: the versions of the libraries it was drawn with, and the
/// font files.
///
/// A picture can carry its own: see ``SnapshotOptions/recordsEnvironment``. When a picture then differs from the one it
/// should be like, ``difference(from:)`` tells whether that may be due to the machine:
///
///     if let golden = DrawingEnvironment(recordedIn: goldenFile),
///         let difference = DrawingEnvironment.current.difference(from: golden)
///     {
///         print(difference)  // drawn with FreeType 2.12.1, the golden with 2.13.2
///     }
public struct DrawingEnvironment: Sendable, Hashable, Codable {
    /// The libraries' versions by name, such as `2.12.1` for `FreeType`.
    public var libraries: [String: String]

    /// The font files, sorted by name: for a picture those it shows glyphs of, otherwise all that could be used.
    public var fonts: [FontFile]

    /// Makes a record.
    public init(libraries: [String: String], fonts: [FontFile]) {
        self.libraries = libraries
        self.fonts = fonts
    }

    /// This machine's libraries and all the font files tablesnap may use here. Each of those is read the first time,
    /// which takes a fraction of a second.
    public static var current: DrawingEnvironment {
        DrawingEnvironment(libraries: loadedLibraries, fonts: FontFile.installed)
    }

    /// What ``difference(from:)`` tells of this machine. Of its font files only those are read that the golden tells of.
    package static func differenceHere(from golden: DrawingEnvironment) -> String? {
        let fonts = FontFile.installed(named: Set(golden.fonts.map(\.name)))
        return DrawingEnvironment(libraries: loadedLibraries, fonts: fonts).difference(from: golden)
    }

    static var loadedLibraries: [String: String] {
        TextLibraries.versions.merging(
            ["libpng": PNGLibrary.version, "tablesnap": Version.current], uniquingKeysWith: { $1 })
    }
}

extension DrawingEnvironment {
    /// What is different here from where a golden image was drawn, in one sentence without a full stop, or nil when
    /// nothing is. Only libraries and fonts the golden tells of are looked at.
    public func difference(from golden: DrawingEnvironment) -> String? {
        var differences: [String] = []
        for (name, version) in golden.libraries.sorted(by: { $0.key < $1.key }) {
            if let own = libraries[name], own != version {
                differences.append("with \(name) \(own), the golden with \(version)")
            }
        }
        for font in golden.fonts where !fonts.contains(font) {
            differences.append(difference(from: font))
        }
        return differences.isEmpty ? nil : "drawn " + differences.joined(separator: "; ")
    }

    private func difference(from font: FontFile) -> String {
        guard let own = fonts.first(where: { $0.name == font.name }) else {
            return "without \(font.name), the golden with \(font.version)"
        }
        guard own.version == font.version else {
            return "with \(own.name) \(own.version), the golden with \(font.version)"
        }
        return "with another file \(own.name) \(own.version) than the golden"
    }
}

// MARK: In PNG files

extension DrawingEnvironment {
    /// The keyword of the text in PNG files; the text is JSON.
    static let keyword = "Drawing environment"

    /// Reads what a PNG file carries; nil when it carries nothing, or is no PNG file.
    public init?(recordedIn pngBytes: [UInt8]) {
        guard let text = try? PNGFile(pngBytes).texts.last(where: { $0.keyword == Self.keyword })?.text,
            let environment = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
        else { return nil }
        self = environment
    }

    /// The text for a PNG file.
    var text: PNGText { PNGText(keyword: Self.keyword, text: json()) }

    /// As JSON on one line, or indented. Keys are sorted, so equal records are equal texts.
    public func json(indented: Bool = false) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = indented ? [.sortedKeys, .prettyPrinted] : .sortedKeys
        guard let data = try? encoder.encode(self) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}
