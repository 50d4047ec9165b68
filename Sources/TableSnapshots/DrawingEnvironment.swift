/// The factors besides the table that determine the pixels of an image: the library versions and the font files.
///
/// An image file can contain a record of its environment: see ``SnapshotOptions/recordsEnvironment``. If an image
/// differs from its golden image, ``difference(from:)`` reports whether the environment can be the reason:
///
///     if let golden = DrawingEnvironment(recordedIn: goldenFile),
///         let difference = DrawingEnvironment.current.difference(from: golden)
///     {
///         print(difference)  // drawn with FreeType 2.12.1, the golden with 2.13.2
///     }
public struct DrawingEnvironment: Sendable, Hashable, Codable {
    /// The library versions by name, such as `2.12.1` for `FreeType`.
    public var libraries: [String: String]

    /// The font files, sorted by name. The record of an image contains the fonts of its glyphs, other records all
    /// available fonts.
    public var fonts: [FontFile]

    /// Creates a record.
    public init(libraries: [String: String], fonts: [FontFile]) {
        self.libraries = libraries
        self.fonts = fonts
    }

    /// The libraries of this machine and the font files in effect; see `FontCollection`. Each font file is read at the
    /// first access, which takes a fraction of a second.
    public static var current: DrawingEnvironment {
        DrawingEnvironment(libraries: loadedLibraries, fonts: FontCollection.current.files)
    }

    /// Returns the result of ``difference(from:)`` for this machine. It reads only the font files that the golden image
    /// uses.
    package static func differenceHere(
        from golden: DrawingEnvironment, with fonts: FontCollection
    ) -> String? {
        let files = fonts.files(named: Set(golden.fonts.map(\.name)))
        return DrawingEnvironment(libraries: loadedLibraries, fonts: files).difference(from: golden)
    }

    /// Returns the differences of the available font files from those of a golden image. The result is `nil` if there
    /// are none, or if the file has no record.
    package static func fontDifferenceHere(
        from goldenFile: [UInt8], with fonts: FontCollection
    ) -> String? {
        guard var golden = DrawingEnvironment(recordedIn: goldenFile) else { return nil }
        golden.libraries = [:]
        return differenceHere(from: golden, with: fonts)
    }

    static var loadedLibraries: [String: String] {
        TextLibraries.versions.merging(
            ["libpng": PNGLibrary.version, "tablesnap": Version.current], uniquingKeysWith: { $1 })
    }
}

extension DrawingEnvironment {
    /// Returns the differences from the environment of a golden image in one sentence without a period, or `nil` if
    /// there are none. It compares only the libraries and fonts in the golden image's record, and names the libraries only
    /// if the fonts are the same: other fonts explain the difference.
    public func difference(from golden: DrawingEnvironment) -> String? {
        // A file can be in the record twice.
        let otherFonts = golden.fonts.filter { !fonts.contains($0) }.map(difference)
            .reduce(into: [String]()) { all, font in
                if !all.contains(font) { all.append(font) }
            }
        let differences = otherFonts.isEmpty ? libraryDifferences(from: golden) : otherFonts
        return differences.isEmpty ? nil : "drawn " + differences.joined(separator: "; ")
    }

    private func libraryDifferences(from golden: DrawingEnvironment) -> [String] {
        golden.libraries.sorted { $0.key < $1.key }.compactMap { name, version in
            guard let own = libraries[name], own != version else { return nil }
            return "with \(name) \(own), the golden with \(version)"
        }
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

// MARK: PNG files

extension DrawingEnvironment {
    /// The keyword of the PNG text chunk that contains the record as JSON.
    static let keyword = "Drawing environment"

    /// Reads the record of a PNG file. The result is `nil` if there is no record, or if the bytes are not a PNG file.
    public init?(recordedIn pngBytes: [UInt8]) {
        guard let text = try? PNGFile(pngBytes).texts.text(of: Self.keyword),
            let environment = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
        else { return nil }
        self = environment
    }

    var text: PNGText { PNGText(keyword: Self.keyword, text: json()) }

    /// Returns the record as JSON, on one line or indented. Keys are sorted, so that equal records have equal text.
    public func json(indented: Bool = false) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = indented ? [.sortedKeys, .prettyPrinted] : .sortedKeys
        guard let data = try? encoder.encode(self) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}
