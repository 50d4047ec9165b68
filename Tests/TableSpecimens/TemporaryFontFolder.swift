import Foundation
import Typesetting

/// A folder with copies of font files, which is removed when it is no longer used.
package final class TemporaryFontFolder: Sendable {
    package let path = NSTemporaryDirectory() + "fonts-" + UUID().uuidString

    /// Copies the installed files of families.
    ///
    /// - Parameter name: Returns the path of a copy below the folder.
    package init(_ families: String..., name: (String) -> String = { $0 }) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for file in families.flatMap(Self.installedFiles) {
            let content = try Data(contentsOf: URL(fileURLWithPath: file))
            try add(content, name((file as NSString).lastPathComponent))
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, and its folder if there is none.
    package func add(_ content: Data, _ name: String) throws {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try content.write(to: URL(fileURLWithPath: file))
    }

    /// The paths of all files and folders below the folder, sorted.
    package var names: [String] {
        (try? FileManager.default.subpathsOfDirectory(atPath: path).sorted()) ?? []
    }

    /// Reads the fonts in the folder.
    package func collection(includesSystemFonts: Bool = false) throws -> FontCollection {
        try FontCollection(folder: path, includesSystemFonts: includesSystemFonts)
    }

    /// Returns the paths of the installed files of an allowed family, sorted: those that draw a Latin or a Thai letter.
    package static func installedFiles(of family: String) -> [String] {
        var paths: Set<String> = []
        for weight in [Font.Weight.regular, .medium, .semibold, .bold] {
            for isItalic in [false, true] {
                let font = Font(family: family, pointSize: 17, weight: weight, isItalic: isItalic)
                var request = TextRequest(text: "Aก", font: font)
                request.systemFont = SystemFont(family: family)
                let runs = FontCollection.withCurrent(.success(.system)) {
                    TextLayout(request).runs.map(\.run)
                }
                paths.formUnion(runs.filter { $0.font.family == family }.map(\.font.path))
            }
        }
        return paths.sorted()
    }
}
