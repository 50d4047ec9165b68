import Files
import Foundation
import TableSnapshots

/// The record of a scene whose images were all equal to their golden images, or within the tolerance.
struct PassedScene: Codable {
    /// One of the images.
    struct Image: Codable {
        /// The name of the state. `nil` for the primary image.
        let state: String?
        let golden: String
        /// The SHA-256 digest of the golden image.
        let digest: String
        let messages: [String]
        let difference: ImageResult.Difference?
    }

    let scene: String
    /// The digest of the conditions of the run.
    let conditions: String
    /// The states of the files that were read, or searched, by path.
    let files: [String: FileState]
    let images: [Image]

    private static let maxBytes = 4 << 20

    /// Creates a record of passed images.
    init(of scene: VerifiedScene, conditions: String, files: [String: FileState], images: [Image]) {
        (self.scene, self.conditions, self.files, self.images) = (scene.path, conditions, files, images)
    }

    /// Reads a record. The result is `nil` if the file is none.
    init?(contentsOf path: String) {
        guard let file = try? RegularFile(path: path, limit: Self.maxBytes),
            let record = try? JSONDecoder().decode(Self.self, from: Data(file.bytes))
        else { return nil }
        self = record
    }

    /// The record as a file. `nil` if it would be too large.
    var bytes: [UInt8]? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self), data.count <= Self.maxBytes else { return nil }
        return [UInt8](data)
    }
}

/// What a drawing depends on in a file: its content, and the file to which links lead.
struct FileState: Codable, Hashable {
    /// The SHA-256 digest, or that of the names of fonts in a folder. Empty if the file does not exist or is no file.
    let digest: String
    /// The path without links, if it is another one. A scene must not have links out of its folder.
    let target: String?

    /// - Parameter digest: The digest at the time when the file was read. `nil` computes it.
    init(of path: String, digest: String? = nil) {
        self.digest = digest ?? SHA256.hexadecimal(ofFileAt: path)
        let plain = FileSearch.joined(FileManager.default.currentDirectoryPath, path)
        target = realPath(path).flatMap { $0 == plain ? nil : Self.relative($0) }
    }

    /// Creates the state of a folder of fonts.
    init(ofFontFolder path: String) {
        let root = (realPath(path) ?? path) + "/"
        let names = FontCollection.fontFiles(inFolder: path).map {
            $0.hasPrefix(root) ? String($0.dropFirst(root.count)) : $0
        }
        self.init(of: path, digest: SHA256.hexadecimal(of: Data(names.joined(separator: "\0").utf8)))
    }

    /// Returns a path relative to the working directory if it is inside, so that a record is valid in another checkout.
    static func relative(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
}
