import DataFiles
import Foundation
import Scenes
import TableSnapshots

/// A target that reads folders with damaged fonts, and draws with the fonts that can be read.
enum FontTarget {
    /// Runs the target. The first byte determines whether the others are the font, or changes of an installed font, and
    /// whether the fonts of the system replace missing ones. A change is a position of three bytes and a byte.
    static func run(_ bytes: [UInt8]) throws {
        guard let first = bytes.first else { return }
        let rest = Array(bytes.dropFirst())
        let font = first & 1 == 0 ? rest : changed(installed, rest)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(font).write(to: folder.appendingPathComponent(first & 2 == 0 ? "a.ttf" : "a.otc"))
        try Data("no font".utf8).write(to: folder.appendingPathComponent("b.otf"))
        let collection: FontCollection
        do throws(FontCollectionError) {
            collection = try FontCollection(folder: folder.path, includesSystemFonts: first & 4 > 0)
        } catch {
            return try FuzzFinding.check(
                error.description.hasPrefix(folder.path + ": "), "\(error) does not name the folder")
        }
        try FuzzFinding.check(
            collection.skippedFiles == [folder.path + "/b.otf"], "\(collection.skippedFiles) are skipped")
        do {
            try draw(collection)
        } catch is SnapshotError {} catch is InputError {}
    }

    /// Draws texts with the first family of the fonts.
    private static func draw(_ collection: FontCollection) throws {
        func object(_ key: String, _ value: DocumentNode) -> DocumentNode {
            DocumentNode(.mapping([DocumentEntry(key, value)]))
        }
        let family = object("family", .text(collection.familyNames.first ?? ""))
        let rows = DocumentNode(.sequence([.text("A text"), .text("ffi 12 é")]))
        let scene = DocumentNode(
            .mapping([
                DocumentEntry("width", .word("200")), DocumentEntry("theme", object("systemFont", family)),
                DocumentEntry("rows", rows),
            ]))
        let file = try SceneFile(Array(JSONWriter.string(scene).utf8), format: .json, name: "scene")
        let content = try OpenScene.open(file, in: InputFolder("/dev/null"), isStrict: false)
        _ = try content.image { options in
            options.fonts = collection
            options.traits.displayScale = 1
        }.bitmap()
    }

    private static func changed(_ font: [UInt8], _ changes: [UInt8]) -> [UInt8] {
        var font = font
        for start in stride(from: 0, to: changes.count - 3, by: 4) where !font.isEmpty {
            let position = Int(changes[start]) << 16 | Int(changes[start + 1]) << 8 | Int(changes[start + 2])
            // The first kilobytes contain the directory and the small tables.
            let range = start % 8 == 0 ? min(font.count, 2048) : font.count
            font[position % range] = changes[start + 3]
        }
        return font
    }

    /// The smallest installed font.
    private static let installed: [UInt8] = {
        let fonts = FontCollection.system.paths.compactMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }
        return fonts.min { ($0.count, $0[0]) < ($1.count, $1[0]) }.map { [UInt8]($0) } ?? []
    }()

    /// A folder that no other process uses.
    private static let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("tablesnap-fuzz-fonts-\(getpid())")

    static let seeds: [[UInt8]] = [
        [1], [5, 0, 0, 5, 0xFF], [3, 0, 0, 13, 1, 0, 2, 0, 7],
        [7, 0, 1, 0, 0, 0, 0x40, 0, 0xFF, 0, 0, 40, 9],
        [0] + Array("OTTO".utf8) + [0, 1, 0, 16, 0, 0, 0, 0] + Array("name".utf8) + [
            0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 9,
        ],
        // A glyph that no font has.
        [0xF3, 0x7F, 0xFE, 0x6E, 0] + Array("fullna".utf8),
        [6] + Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16],
    ]
}
