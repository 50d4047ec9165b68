import Diagnostics
import Files
import Typesetting

/// The folder that a scene's paths are relative to, and that they must not leave.
package struct SceneFolder: Sendable {
    /// The path of the folder, which is `.` or empty for the working directory.
    package let path: String
    /// A Boolean value that indicates whether paths may lead out of the folder.
    package let allowsOutside: Bool
    /// The record of the files that are read. `nil` if they are not recorded.
    package let reads: FilesRead?

    package init(_ path: String, allowsOutside: Bool = false, reads: FilesRead? = nil) {
        self.path = path
        self.allowsOutside = allowsOutside
        self.reads = reads
    }

    /// Creates the folder of a file.
    package init(of file: String, allowsOutside: Bool = false, reads: FilesRead? = nil) {
        self.init(folderPath(of: file), allowsOutside: allowsOutside, reads: reads)
    }

    /// Returns the path of a file for the system, and records it.
    package func systemPath(_ file: String) -> String {
        let systemPath = joined(file)
        reads?.record(systemPath)
        return systemPath
    }

    private func joined(_ file: String) -> String { FileSearch.joined(path, file) }

    /// Returns the reason why a file must not be read. It is the end of a sentence that begins with its name.
    /// The result is `nil` if it may be read.
    ///
    /// Links are followed, so that they cannot lead out of the folder.
    package func objection(to file: String) -> String? {
        guard !allowsOutside else { return nil }
        let reason = "is outside the scene's folder; use --allow-outside to read it"
        if file.hasPrefix("/") || file.split(separator: "/").contains("..") { return reason }
        guard let root = realPath(path.isEmpty ? "." : path), let real = realPath(joined(file)) else {
            return nil
        }
        guard real == root || real.hasPrefix(root == "/" ? root : root + "/") else { return reason }
        // Reading a pipe would wait for its writer.
        guard (try? FileKind(path: real)) == .special else { return nil }
        return "is a pipe or a device, not a file; use --allow-outside to read it"
    }
}

extension SceneFolder {
    /// Reads the font files in a folder, and records them.
    ///
    /// - Throws: A `Diagnostic` without a location if the folder or one of its files is outside this one, or if it
    ///   contains no fonts.
    package func collection(of fonts: SceneFonts) throws(Diagnostic) -> FontCollection {
        try check(fonts.folder)
        let folder = joined(fonts.folder)
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
