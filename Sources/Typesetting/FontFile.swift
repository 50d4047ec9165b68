import CPangoFT2
import Files
import Foundation
import Synchronization

/// A font file that pictures are drawn with, told from others of the same name by its content.
public struct FontFile: Sendable, Hashable, Codable {
    /// The file's name without folders, which differ from machine to machine.
    public var name: String

    /// The version the font gives itself, such as `4.000`; fonts that do not say have `0.000`.
    public var version: String

    /// The SHA-256 digest of the file's bytes, in hexadecimal; empty when the file could not be read.
    public var sha256: String

    /// Makes a record of a font file.
    public init(name: String, version: String, sha256: String) {
        self.name = name
        self.version = version
        self.sha256 = sha256
    }
}

extension FontFile {
    /// Every file tablesnap may draw with on this machine, sorted by name.
    package static var installed: [FontFile] { files(at: FontConfiguration.shared.versions.keys) }

    /// The files of some names that tablesnap may draw with on this machine, sorted by name.
    package static func installed(named names: Set<String>) -> [FontFile] {
        files(
            at: FontConfiguration.shared.versions.keys.filter {
                names.contains(($0 as NSString).lastPathComponent)
            })
    }

    /// The files at some paths, sorted by name. Each is read once in the life of the process.
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
        if let known = digests.withLock({ $0[path] }) { return known }
        let content = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        let digest = content.map(SHA256.hexadecimal) ?? ""
        digests.withLock { $0[path] = digest }
        return digest
    }

    /// The path in a fontconfig pattern.
    static func path(in pattern: OpaquePointer?) -> String? { pattern?.string(FC_FILE) }

    /// Which of its file's fonts a fontconfig pattern means. What it says of a variable font's instance stands above that.
    static func faceIndex(in pattern: OpaquePointer?) -> Int {
        var index: Int32 = 0
        guard let pattern, FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch else {
            return 0
        }
        return Int(index & 0xFFFF)
    }
}
