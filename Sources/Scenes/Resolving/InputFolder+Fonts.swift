import DataTables
import Diagnostics
import Files
import TableKit

extension InputFolder {
    /// Reads the font files in a folder, and records them.
    ///
    /// - Throws: A `Diagnostic` without a location if the folder or one of its files is outside this one, or if it
    ///   contains no fonts.
    package func collection(of fonts: SceneFonts) throws(Diagnostic) -> FontCollection {
        try check(fonts.folder)
        let folder = joined(fonts.folder)
        reads?.record(fontFolder: folder)
        let collection: FontCollection
        do throws(FontCollectionError) {
            collection = try FontCollection(
                folder: folder, includesSystemFonts: fonts.includesSystemFonts)
        } catch {
            // Changes of these files can correct the error.
            for path in [folder] + FontCollection.fontFiles(inFolder: folder) { reads?.record(path) { "" } }
            throw Diagnostic(message: error.description)
        }
        let root = realPath(folder) ?? folder
        for path in collection.paths.sorted() where path.hasPrefix(root + "/") {
            let name = path.dropFirst(root.count + 1)
            try check(FileSearch.joined(fonts.folder, String(name)))
            // Many figures may have the same fonts, whose digests are cached.
            reads?.record(FileSearch.joined(folder, String(name))) {
                FontFile.files(at: [path]).first?.sha256 ?? ""
            }
        }
        return collection
    }

    private func check(_ file: String) throws(Diagnostic) {
        if let objection = objection(to: file) { throw Diagnostic(message: "\(file) \(objection)") }
    }
}
