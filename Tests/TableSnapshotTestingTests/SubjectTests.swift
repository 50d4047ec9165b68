import Foundation
import Images
import TableSpecimens
import Testing

@testable import TableSnapshotTesting

@Suite struct SubjectTests {
    private let trial: Trial

    init() throws { trial = try Trial() }

    @Test func tablesAreDrawnCompletelyByDefault() throws {
        let script = ScriptedTable(rows: [30])
        trial.run {
            assertSnapshot(of: script.table, path: "whole")
            assertSnapshot(of: script.table, path: "screen", options: SnapshotOptions(extent: .screen))
            let view: View = script.table
            assertSnapshot(of: view, path: "view")
        }
        #expect(try trial.golden("whole@2x").height == 30 * 44 * 2)
        #expect(try trial.golden("screen@2x").height == 1000)
        #expect(try trial.golden("view@2x") == trial.golden("whole@2x"))
    }

    @Test func controllersAreDrawnAsTheirViews() throws {
        final class Names: TableViewController {
            override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
        }
        trial.run { assertSnapshot(of: Names(), path: "p") }
        let image = try trial.golden("p@2x")
        #expect(image.width == 750 && image.height == 176)
    }

    @Test func imagesAreDrawnPixelForPixel() throws {
        let bitmap = try Bitmap(
            width: 2, height: 1, bytes: [10, 20, 30, 255, 200, 100, 0, 255])
        trial.run {
            assertSnapshot(of: bitmap, path: "bitmap")
            assertSnapshot(of: Image(bitmap: bitmap, scale: 2), path: "image")
        }
        #expect(try trial.golden("bitmap") == bitmap)
        #expect(try trial.golden("image@2x") == bitmap)
    }

    @Test func preparedSnapshotsTakeNoOptions() throws {
        let script = ScriptedTable()
        let snapshot = try script.table.snapshot({ script.table.reloadData() }, progress: 1)
        trial.run { assertSnapshot(of: snapshot, path: "p") }
        #expect(try trial.golden("p@2x").width == 750)
        let reports = trial.run { assertSnapshot(of: snapshot, path: "q", traits: [.dark]) }
        #expect(reports.first?.message.hasPrefix("a prepared snapshot takes no options") == true)
        let image = try Bitmap.plain()
        #expect(trial.run { assertSnapshot(of: image, path: "q", options: SnapshotOptions()) }.count == 1)
    }

    private struct Fruits: SnapshotSubject {
        let names: [String]

        func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage] {
            try names.map { name in
                let label = Label(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
                label.text = name
                return SnapshotImage(
                    try TableSnapshot(of: label, options: options ?? SnapshotOptions()), named: name)
            }
        }
    }

    @Test func customTypesCanBeSubjects() {
        trial.run { assertSnapshot(of: Fruits(names: ["Apple", "Pear"]), path: "p") }
        #expect(trial.files() == ["p.Apple@2x.png", "p.Pear@2x.png"])
        let none = trial.run { assertSnapshot(of: Fruits(names: []), path: "p") }
        #expect(none.map(\.message) == ["the subject has no images to compare"])
    }
}
