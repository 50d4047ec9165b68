import Foundation
import Testing

@testable import TableSnapshotTesting

/// Assertions that compare with the same golden image several times in a run.
@Suite struct RepetitionTests {
    private let trial: Trial

    init() throws { trial = try Trial() }

    @Test func repeatedTestComparesAgain() throws {
        let image = try Bitmap.plain()
        func test() { assertSnapshot(of: image, path: "p") }
        trial.run { test() }
        #expect(trial.run { for _ in 0..<3 { test() } }.isEmpty)
        let other = try Bitmap.plain(200)
        let reports = trial.run { for _ in 0..<2 { assertSnapshot(of: other, path: "p") } }
        #expect(reports.map { $0.message.contains("24 of 24 pixels") } == [true, true])
    }

    /// A second attempt does not pass with an image that nobody has inspected.
    @Test func repeatedTestDoesNotPassAfterRecording() throws {
        let image = try Bitmap.plain()
        for mode in [RecordMode.missing, .failed, .all] {
            let reports = trial.run {
                for _ in 0..<2 { assertSnapshot(of: image, path: "\(mode)", record: mode) }
            }
            #expect(reports.count == 2)
            #expect(reports.last?.message.contains("recorded") == true)
        }
    }

    @Test(arguments: RecordMode.allCases)
    func loopsOfDifferentImagesFail(mode: RecordMode) throws {
        let images = try [Bitmap.plain(100), .plain(200)]
        trial.run { assertSnapshot(of: images[0], path: "p") }
        let golden = trial.bytes("p.png")
        let reports = trial.run {
            for image in images {
                assertSnapshot(
                    of: image, path: "p", tolerance: Tolerance(.channels(maximum: 255)), record: mode)
            }
        }
        #expect(reports.last?.message.contains("already compared in this run, with another image") == true)
        #expect(trial.bytes("p.png") == golden)
    }

    /// Tests of XCTest run in parallel processes, and two of them can have the same path.
    @Test(arguments: RecordMode.allCases)
    func goldenOfAnotherProcessIsNamedAsTheCause(mode: RecordMode) throws {
        let (image, other) = try (Bitmap.plain(100), Bitmap.plain(200))
        trial.run { assertSnapshot(of: other, path: "p") }
        let golden = try #require(trial.bytes("p.png"))
        let path = trial.folder.appending(path: "Snapshots/p.png").path
        let reports = try trial.run {
            // The clock of a file system can be a few milliseconds late.
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: path)
            assertSnapshot(of: image, path: "p", record: mode)
        }
        let cause = "another test or process wrote the golden image after this run began; "
        #expect(reports.count == 1 && reports[0].message.contains(cause), "\(reports)")
        #expect(trial.bytes("p.png") == golden)
        #expect(trial.run { assertSnapshot(of: image, path: "p", record: .never) }.count == 1)
    }

    @Test func ignoredPartsCanDiffer() throws {
        let rect = CGRect(x: 0, y: 0, width: 6, height: 4)
        let images = try [Bitmap.plain(100, height: 8), .plain(100, height: 8)]
        var bytes = images[1].bytes
        bytes[0] = 0
        let other = try Bitmap(width: 6, height: 8, bytes: bytes)
        trial.run { assertSnapshot(of: images[0], path: "p") }
        let reports = trial.run {
            for image in [images[0], other] {
                assertSnapshot(of: image, path: "p", ignoringRects: [rect])
            }
        }
        #expect(reports.isEmpty)
    }
}
