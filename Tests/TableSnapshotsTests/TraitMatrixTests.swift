import Foundation
import Images
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Images for a matrix of traits")
struct TraitMatrixTests {
    @Test func namesFollowDocC() {
        let names = TraitCollection.matrix(
            appearances: [.light, .dark], scales: [1, 1.5, 3], directions: [.leftToRight, .rightToLeft],
            sizes: [.large, .accessibilityExtraLarge]
        ).map { $0.imageName("list") }
        #expect(names.count == 24 && Set(names).count == 24)
        #expect(
            names.prefix(6) == [
                "list", "list@1.5x", "list@3x", "list~dark", "list~dark@1.5x", "list~dark@3x",
            ])
        #expect(names.last == "list-rtl-AX3~dark@3x")
        #expect(TraitCollection(accessibilityContrast: .high).imageName("a") == "a-contrast@2x")
        let wide = TraitCollection(
            userInterfaceStyle: .dark, horizontalSizeClass: .regular, verticalSizeClass: .compact,
            userInterfaceIdiom: .pad)
        #expect(wide.imageName("a") == "a-regularWidth-compactHeight-pad~dark@2x")
        #expect(TraitCollection.matrix() == [TraitCollection()])
    }

    @Test func oneCallDrawsAllTraits() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let script = ScriptedTable(rows: [2])
        let traits = TraitCollection.matrix(appearances: [.light, .dark], scales: [1, 2])
        let names = try script.table.writePNGs(to: folder, name: "t", traits: traits + traits)
        #expect(names == ["t.png", "t@2x.png", "t~dark.png", "t~dark@2x.png"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == names.sorted())
        for (name, traits) in zip(names, traits) {
            var options = SnapshotOptions()
            options.traits = traits
            let alone = try TableSnapshot(of: script.table, options: options).bitmap()
            let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
            #expect(try Bitmap(pngBytes: bytes) == alone)
        }
        // If one image cannot be drawn, no file appears.
        var bad = traits
        bad[3].displayScale = -1
        #expect(throws: SnapshotError.self) {
            try script.table.writePNGs(to: folder, name: "u", traits: bad)
        }
        #expect(throws: SnapshotError.self) {
            try script.table.writePNGs(to: folder + "/none", name: "u", traits: traits)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 4)
    }
}
