import CPangoFT2
import Files
import Synchronization

/// The identity of a folder with fonts: its files, with the metadata that changes when they are replaced.
struct FontFolder: Sendable, Equatable {
    /// The path as it was specified.
    let name: String
    /// The absolute path without links.
    let path: String
    let includesSystemFonts: Bool
    /// The files with the extension of a font, in any order.
    let stamps: [String: FileStamp]
    /// The paths of the usable files, in an order that depends only on their contents.
    var fontPaths: [String] = []
    /// The paths of the other files, sorted.
    var skippedFiles: [String] = []

    static func == (left: FontFolder, right: FontFolder) -> Bool {
        left.path == right.path && left.includesSystemFonts == right.includesSystemFonts
            && left.stamps == right.stamps
    }
}

extension FontFolder {
    /// The extensions of font files that HarfBuzz reads. It reads no compressed files, such as those of web fonts.
    private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
    private static let maxFontCount = 1_000
    private static let maxFileCount = 20_000

    /// Finds the font files in a folder, without reading them.
    init(_ name: String, includesSystemFonts: Bool) throws(FontCollectionError) {
        func problem(_ text: String) -> FontCollectionError {
            FontCollectionError(description: "\(name): \(text)")
        }
        guard !name.isEmpty else { throw FontCollectionError(description: "the path of the fonts is empty") }
        guard let path = realPath(name) else { throw problem("no such folder") }
        guard (try? FileKind(path: path)) == .folder else { throw problem("not a folder") }
        var stamps: [String: FileStamp] = [:]
        var fileCount = 0
        try FileSearch.visitFiles(in: path) { (name, isFolder) throws(FontCollectionError) in
            fileCount += 1
            guard fileCount <= Self.maxFileCount else {
                throw problem("more than 20,000 files in the folder; use a folder of fonts")
            }
            guard !isFolder, Self.extensions.contains((name as NSString).pathExtension.lowercased()) else {
                return
            }
            let file = FileSearch.joined(path, name)
            if (try? FileKind(path: file)) != .folder { stamps[file] = FileStamp(path: file) }
            guard stamps.count <= Self.maxFontCount else {
                throw problem("more than 1,000 font files in the folder")
            }
        } unreadable: { folder in
            problem("the folder \(folder == path ? "" : folder + " ")cannot be read")
        }
        self.init(name: name, path: path, includesSystemFonts: includesSystemFonts, stamps: stamps)
    }

    /// Reads the names in the files, and determines the order of the usable ones.
    mutating func readFiles() throws(FontCollectionError) {
        let details = stamps.keys.sorted().map { (path: $0, details: FontFileDetails(path: $0)) }
        skippedFiles = details.filter { $0.details == nil }.map(\.path).sorted()
        fontPaths = details.compactMap(\.details).sorted(by: FontFileDetails.precedes).map(\.path)
        guard fontPaths.isEmpty else { return }
        let reason =
            skippedFiles.first.map { "no readable font in the folder; \($0) is damaged or not a font" }
            ?? "no font in the folder; expected files with the extension ttf, otf, ttc or otc"
        throw FontCollectionError(description: "\(name): \(reason)")
    }
}

/// The folders with fonts that this process has read.
enum FontFolders {
    private struct Key: Hashable {
        var path: String
        var includesSystemFonts: Bool
    }

    private static let maxCount = 16
    private static let known = Mutex(RecentValues<Key, FontConfiguration>(capacity: maxCount))

    /// Returns the fonts in a folder, which is read again only if its files have changed.
    static func configuration(
        of name: String, includesSystemFonts: Bool
    ) throws(FontCollectionError) -> FontConfiguration {
        var folder = try FontFolder(name, includesSystemFonts: includesSystemFonts)
        let key = Key(path: folder.path, includesSystemFonts: includesSystemFonts)
        if let configuration = known.withLock({ $0[key] }), configuration.folder == folder {
            return configuration
        }
        try folder.readFiles()
        let configuration = FontConfiguration(folder: folder)
        known.withLock { $0.insert(configuration, for: key) }
        return configuration
    }
}
