import CPangoFT2
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
    /// The font files that tablesnap can use on this machine, sorted by name.
    package static var installed: [FontFile] { files(at: FontConfiguration.shared.versions.keys) }

    /// Returns the files with the given names that tablesnap can use on this machine, sorted by name.
    package static func installed(named names: Set<String>) -> [FontFile] {
        files(
            at: FontConfiguration.shared.versions.keys.filter {
                names.contains(($0 as NSString).lastPathComponent)
            })
    }

    /// Returns the files at paths, sorted by name. Each file is read only once per process.
    package static func files(at paths: some Sequence<String>) -> [FontFile] {
        let files = Set(paths).map { path in
            FontFile(
                name: (path as NSString).lastPathComponent,
                version: FontConfiguration.shared.versions[path] ?? "", sha256: digest(ofFileAt: path))
        }
        return files.sorted { ($0.name, $0.sha256) < ($1.name, $1.sha256) }
    }

    private static let digests = Mutex<[String: String]>([:])

    private static func digest(ofFileAt path: String) -> String {
        if let cached = digests.withLock({ $0[path] }) { return cached }
        let digest = SHA256.hexadecimal(ofFileAt: path)
        digests.withLock { $0[path] = digest }
        return digest
    }
}
