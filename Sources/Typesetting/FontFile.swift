import Files
import Synchronization

/// A font file used for drawing, identified by its content.
public struct FontFile: Sendable, Hashable, Codable {
    /// The file name without folders, which differ between machines.
    public var name: String

    /// The version in the font file, such as `4.000`. Fonts without version have `0.000`.
    public var version: String

    /// The SHA-256 digest of the file in hexadecimal. Empty if the file cannot be read.
    public var sha256: String

    /// Creates a record of a font file.
    public init(name: String, version: String, sha256: String) {
        self.name = name
        self.version = version
        self.sha256 = sha256
    }
}

extension FontFile {
    /// Returns the files at paths, sorted by name. Each file is read only once per process.
    package static func files(at paths: some Sequence<String>) -> [FontFile] {
        Set(paths).map(file).sorted { ($0.name, $0.sha256) < ($1.name, $1.sha256) }
    }

    /// The files that have been read, with the metadata that changes when they are replaced.
    private static let known = Mutex<[String: (stamp: FileStamp?, file: FontFile)]>([:])

    /// Returns the file at a path, which is read again only if it has changed.
    static func file(at path: String) -> FontFile {
        let stamp = FileStamp(path: path)
        if let known = known.withLock({ $0[path] }), known.stamp == stamp { return known.file }
        let file = FontFile(
            name: (path as NSString).lastPathComponent,
            version: FontFileDetails(path: path)?.version ?? "0.000",
            sha256: SHA256.hexadecimal(ofFileAt: path))
        known.withLock { $0[path] = (stamp, file) }
        return file
    }
}
