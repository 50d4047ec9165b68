import Diagnostics
import DisplayList
import Foundation
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Images with fonts from a folder")
struct FontFolderTests {
    private let script = Self.script()

    private static func script(_ text: String = "Row") -> ScriptedTable {
        ScriptedTable(width: 200, rows: [3], cells: .subtitle) { cell, path in
            cell.textLabel?.text = "\(text) \(path.row)"
            cell.detailTextLabel?.text = "Detail"
        }
    }

    private func snapshot(_ fonts: FontCollection?, theme: Theme = .modern) throws -> TableSnapshot {
        var options = SnapshotOptions(scale: 1, theme: theme)
        options.fonts = fonts
        return try TableSnapshot(of: script.table, options: options)
    }

    private func sentence(_ fonts: FontCollection?, family: String = "Inter") -> String? {
        var theme = Theme.modern
        theme.systemFont.family = family
        do {
            _ = try snapshot(fonts, theme: theme)
            return nil
        } catch { return "\(error)" }
    }

    @Test func copiesOfInstalledFilesDrawSamePixels() throws {
        let folder = try TemporaryFontFolder("Inter")
        defer { withExtendedLifetime(folder) {} }
        let copy = try snapshot(try folder.collection())
        #expect(try copy.bitmap() == (try snapshot(nil).bitmap()))
        #expect(try copy.bitmap() == (try snapshot(.system).bitmap()))
        #expect(copy.fontPaths.count == 1 && copy.fontPaths.allSatisfy { $0.hasPrefix(folder.path) })
    }

    @Test func pathsAndNamesDoNotChangeFiles() throws {
        var number = 0
        let folders = [
            try TemporaryFontFolder("Inter"),
            try TemporaryFontFolder("Inter") { name in
                number -= 1
                return "\(number).\((name as NSString).pathExtension)"
            },
        ]
        defer { withExtendedLifetime(folders) {} }
        let snapshots = try folders.map { try snapshot(try $0.collection()) }
        #expect(try snapshots[0].pngData() == (try snapshots[1].pngData()))
        #expect(try snapshots[0].pdfData() == (try snapshots[1].pdfData()))
        #expect(try snapshots[0].svgData() == (try snapshots[1].svgData()))
        #expect(try snapshots[0].svgData() == (try snapshot(nil).svgData()))
        #expect(try snapshots[0].pdfData() == (try snapshot(nil).pdfData()))
    }

    @Test func optionsPrecedeThemesAndTests() throws {
        let folders = try (0..<3).map { _ in try TemporaryFontFolder("Inter") }
        defer { withExtendedLifetime(folders) {} }
        let fonts = try folders.map { try $0.collection() }
        var theme = Theme.modern
        #expect(try snapshot(nil).fonts == .default)
        try FontCollection.withCurrent(.success(fonts[0])) {
            #expect(try snapshot(nil).fonts == fonts[0])
            theme.fonts = fonts[1]
            // Replacing the system font does not remove the fonts.
            theme.systemFont = SystemFont(family: "Inter")
            #expect(try snapshot(nil, theme: theme).fonts == fonts[1])
            let own = try snapshot(fonts[2], theme: theme)
            #expect(own.fonts == fonts[2])
            #expect(own.fontPaths.allSatisfy { $0.hasPrefix(folders[2].path) })
            #expect(try snapshot(.system, theme: theme).fonts == .system)
        }
    }

    /// A table with the fonts of one image can be drawn with those of another.
    @Test func sameTableIsDrawnWithOtherFonts() throws {
        let script = Self.script("字")
        let folder = try TemporaryFontFolder("Inter")
        defer { withExtendedLifetime(folder) {} }
        var options = SnapshotOptions(scale: 1, theme: .modern)
        let before = try TableSnapshot(of: script.table, options: options).bitmap()
        options.fonts = try folder.collection()
        let boxes = try TableSnapshot(of: script.table, options: options).bitmap()
        #expect(boxes != before)
        options.fonts = nil
        #expect(try TableSnapshot(of: script.table, options: options).bitmap() == before)
    }

    @Test func surroundingsUseTheSameFonts() throws {
        let folder = try TemporaryFontFolder("Inter")
        defer { withExtendedLifetime(folder) {} }
        var options = SnapshotOptions(scale: 1, theme: .modern)
        options.fonts = try folder.collection()
        options.frame = ImageFrame(caption: "Caption")
        options.callouts = [Callout(.leader, "row 0:0", label: "First")]
        let snapshot = try TableSnapshot(of: script.table, options: options)
        let paths = try snapshot.displayList.fontPaths
        #expect(!paths.isEmpty && paths.allSatisfy { $0.hasPrefix(folder.path) })
    }

    /// A data source can request fonts by name while the table is drawn.
    @Test func fontsAreFoundByNameWhileDrawing() throws {
        let folder = try TemporaryFontFolder("Inter", "Noto Sans Thai")
        defer { withExtendedLifetime(folder) {} }
        var found: [Bool] = []
        let script = ScriptedTable(width: 200, rows: [1]) { _, _ in
            found.append(Font(name: "Nimbus Sans", size: 12) == nil)
        }
        var options = SnapshotOptions(scale: 1, theme: .modern)
        options.fonts = try folder.collection()
        _ = try TableSnapshot(of: script.table, options: options).bitmap()
        #expect(!found.isEmpty && found.allSatisfy { $0 })
    }

    @Test func environmentListsFilesInFolder() throws {
        let folder = try TemporaryFontFolder("Inter") { "copy-\($0)" }
        defer { withExtendedLifetime(folder) {} }
        var options = SnapshotOptions(scale: 1, theme: .modern)
        options.fonts = try folder.collection()
        options.recordsEnvironment = true
        let bytes = try TableSnapshot(of: script.table, options: options).pngData()
        let environment = try #require(DrawingEnvironment(recordedIn: bytes))
        #expect(environment.fonts.count == 1 && environment.fonts[0].name.hasPrefix("copy-"))
        #expect(DrawingEnvironment.differenceHere(from: environment, with: try folder.collection()) == nil)
        #expect(
            DrawingEnvironment.differenceHere(from: environment, with: .system)?.hasPrefix(
                "drawn without copy-")
                == true)
    }

    @Test func errorsNameTheFolder() throws {
        let folder = try TemporaryFontFolder("Noto Sans Thai", "Noto Sans")
        defer { withExtendedLifetime(folder) {} }
        let fonts = try folder.collection()
        #expect(
            sentence(fonts) == "the folder \(folder.path) has no Inter; it has Noto Sans and Noto Sans Thai")
        #expect(
            sentence(fonts, family: "Noto Sens")
                == "the folder \(folder.path) has no Noto Sens; did you mean \"Noto Sans\"?")
        #expect(sentence(try folder.collection(includesSystemFonts: true)) == nil)
        let unusable = FontCollection.result(folder: "/nowhere")
        FontCollection.withCurrent(unusable) {
            #expect(sentence(nil) == "/nowhere: no such folder")
            #expect(sentence(.system) == nil)
        }
    }

    @Test func skippedFilesAreReported() throws {
        let folder = try TemporaryFontFolder("Inter")
        defer { withExtendedLifetime(folder) {} }
        try folder.add(Data("no font".utf8), "damaged.ttf")
        _ = try snapshot(try folder.collection())
        let warnings = Warnings.reported.map(\.message)
        #expect(
            warnings.contains(
                "\(folder.path): 1 file with the extension of a font cannot be used, such as "
                    + "\(folder.path)/damaged.ttf"))
    }

    @Test func threadsDrawWithSeveralCollections() throws {
        let folder = try TemporaryFontFolder("Noto Sans", "Inter")
        defer { withExtendedLifetime(folder) {} }
        let fonts = try folder.collection()
        let expected = [try snapshot(nil).pngData(), try snapshot(fonts).pngData()]
        DispatchQueue.concurrentPerform(iterations: 40) { index in
            let script = Self.script()
            var options = SnapshotOptions(scale: 1, theme: .modern)
            options.fonts = index % 2 == 0 ? nil : fonts
            let bytes = try? TableSnapshot(of: script.table, options: options).pngData()
            #expect(bytes == expected[index % 2])
        }
    }
}
