import Foundation

@testable import Typesetting

/// A folder with copies of font files, which is removed when it is no longer used.
final class TemporaryFontFolder {
    let path = NSTemporaryDirectory() + "fonts-" + UUID().uuidString

    /// Copies the installed files of families.
    ///
    /// - Parameter name: Returns the path of a copy below the folder.
    init(_ families: String..., name: (String) -> String = { $0 }) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for family in families {
            for file in Self.installedFiles(of: family) {
                try add(
                    try Data(contentsOf: URL(fileURLWithPath: file)),
                    name((file as NSString).lastPathComponent))
            }
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func add(_ content: Data, _ name: String) throws {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try content.write(to: URL(fileURLWithPath: file))
    }

    /// The names of all files and folders, sorted.
    var names: [String] { (try? FileManager.default.subpathsOfDirectory(atPath: path).sorted()) ?? [] }

    func collection(includesSystemFonts: Bool = false) throws -> FontCollection {
        try FontCollection(folder: path, includesSystemFonts: includesSystemFonts)
    }

    /// Returns the paths of the installed files of a family that a folder can contain, sorted.
    static func installedFiles(of family: String) -> [String] {
        FontCollection.system.configuration.paths.sorted().filter {
            FontFileDetails(path: $0)?.familyNames.contains(family) == true
        }
    }
}
