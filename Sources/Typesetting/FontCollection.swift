import Files

/// The font files that text is drawn with: those in a folder, or those of the system.
///
/// Two machines that draw with copies of the same files draw the same image. In a folder, families have the names in
/// their files. Neither the path of the folder nor the names and dates of the files affect an image. The files must not
/// change while the process draws with them.
///
/// Drawing uses the first of these collections:
///
/// 1. The fonts of the snapshot's options.
/// 2. The fonts of the theme.
/// 3. The ``current`` fonts: those of the test, or the ``default`` ones of the process.
public struct FontCollection: Sendable {
    /// The fonts in a folder, as fontconfig reads them. `nil` for those of the system, which are read when they are used.
    private let ownConfiguration: FontConfiguration?

    /// The allowed families in the system's font folders.
    public static let system = FontCollection(configuration: nil)

    init(configuration: FontConfiguration?) { ownConfiguration = configuration }

    /// The fonts of the collection.
    var configuration: FontConfiguration { ownConfiguration ?? .system }

    /// The fonts of the collection, or only those that most texts require.
    var firstConfiguration: FontConfiguration { ownConfiguration ?? .themes }

    /// Reads the font files in a folder and its subfolders: those with the extensions `ttf`, `otf`, `ttc` and `otc`.
    ///
    /// Reading an unchanged folder again takes almost no time. Files that are not fonts are skipped; see
    /// ``skippedFiles``.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder, relative to the current folder.
    ///   - includesSystemFonts: A Boolean value that indicates whether families that the folder lacks are those of the
    ///     system. Default: `false`, which draws other characters as boxes.
    /// - Throws: A ``FontCollectionError`` if the folder cannot be read, contains no fonts, or contains more than 1,000
    ///   font files.
    public init(folder: String, includesSystemFonts: Bool = false) throws(FontCollectionError) {
        ownConfiguration = try FontFolders.configuration(of: folder, includesSystemFonts: includesSystemFonts)
    }

    /// The path of the folder as it was specified, or `nil` for the fonts of the system.
    public var folder: String? { ownConfiguration?.folder?.name }

    /// A Boolean value that indicates whether families that the folder lacks are those of the system.
    public var includesSystemFonts: Bool { ownConfiguration?.folder?.includesSystemFonts ?? true }

    /// The names of the families, sorted.
    public var familyNames: [String] { configuration.installedFamilies.sorted() }

    /// Returns a Boolean value that indicates whether the collection has a family. All names in a folder's files count,
    /// such as those in other languages.
    package func contains(_ family: String) -> Bool {
        // Both configurations have the same folders, so that all fonts need not be read for a theme's family.
        firstConfiguration.contains(family)
            || !FontFamilies.themes.contains(family) && configuration.contains(family)
    }

    /// The paths of files in the folder that have the extension of a font but cannot be used, sorted.
    public var skippedFiles: [String] { ownConfiguration?.folder?.skippedFiles ?? [] }

    /// Returns the paths of all files in a folder that have the extension of a font, sorted.
    package static func fontFiles(inFolder folder: String) -> [String] {
        let found = try? FontFolder(folder, includesSystemFonts: false)
        return found.map { $0.stamps.keys.sorted() } ?? []
    }

    /// The font files, sorted by name.
    package var files: [FontFile] { FontFile.files(at: configuration.paths) }

    /// Returns the files with the given names, sorted by name. Only these are read.
    package func files(named names: Set<String>) -> [FontFile] {
        FontFile.files(at: configuration.paths.filter { names.contains(($0 as NSString).lastPathComponent) })
    }
}

extension FontCollection: Hashable {
    /// Returns a Boolean value that indicates whether two collections have the same files, by their paths, sizes and
    /// dates.
    public static func == (left: FontCollection, right: FontCollection) -> Bool {
        left.ownConfiguration === right.ownConfiguration
            || left.ownConfiguration?.folder == right.ownConfiguration?.folder
    }

    /// Hashes the identity of the folder.
    public func hash(into hasher: inout Hasher) { hasher.combine(ownConfiguration?.folder?.path) }
}

/// A folder whose fonts cannot be used.
public struct FontCollectionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The description, one sentence without a period.
    public let description: String
}
