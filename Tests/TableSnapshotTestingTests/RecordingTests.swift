import Foundation
import Testing

@testable import TableSnapshotTesting

@Suite struct RecordingTests {
    private let trial: Trial

    init() throws { trial = try Trial() }

    private func messages(
        _ variables: [String: String] = [:], _ value: UInt8 = 100, record: RecordMode? = nil
    ) throws -> [String] {
        try trial.run(variables) {
            assertSnapshot(of: try Bitmap.plain(value), path: "p", record: record)
        }.map(\.message)
    }

    @Test func recordedImageFailsItsTest() throws {
        let first = try messages()
        #expect(first.count == 1)
        #expect(first[0].hasPrefix("recorded \(trial.folder.path)/Snapshots/p.png"))
        #expect(try messages() == [])
    }

    @Test func nothingIsRecordedOnContinuousIntegration() throws {
        #expect(try messages(["CI": "true"])[0].contains("there is no golden image"))
        #expect(trial.files().isEmpty)
        #expect(try messages(["CI": "true", "TABLESNAP_RECORD": "missing"])[0].hasPrefix("recorded"))
    }

    @Test func nearestSettingApplies() throws {
        let none = try messages(["TABLESNAP_RECORD": "all"], record: .never)
        #expect(none.count == 1 && none[0].contains("there is no golden image"))
        #expect(trial.files().isEmpty)
        try withSnapshots(record: .never) {
            #expect(try messages(["TABLESNAP_RECORD": "all"])[0].contains("there is no golden image"))
            let recorded = try withSnapshots(record: .missing) {
                try withSnapshots(tolerance: .exact) { try messages() }
            }
            #expect(recorded[0].hasPrefix("recorded"))
        }
        #expect(try messages(["TABLESNAP_RECORD": "all"])[0].hasPrefix("recorded"))
    }

    @Test func onlyFailuresAreRecordedAgain() throws {
        _ = try messages()
        let golden = trial.bytes("p.png")
        #expect(try messages(["TABLESNAP_RECORD": "failed"]) == [])
        #expect(trial.bytes("p.png") == golden)
        #expect(try messages(["TABLESNAP_RECORD": "failed"], 200)[0].hasPrefix("recorded"))
        #expect(try messages([:], 200) == [])
    }

    @Test func anUnknownModeFails() throws {
        #expect(
            try messages(["TABLESNAP_RECORD": "yes"]) == [
                "TABLESNAP_RECORD: expected missing, never, failed, all, found “yes”"
            ])
        #expect(trial.files().isEmpty)
    }

    @Test func verifyReportsWithoutFailing() throws {
        let image = try Bitmap.plain()
        var results: [Verdict] = []
        func verify(_ subject: Bitmap, record: RecordMode) -> Verdict {
            let reports = trial.run {
                results = verifySnapshot(of: subject, path: "p", tolerance: .exact, record: record)
            }
            #expect(reports.isEmpty && results.count == 1)
            return results[0]
        }
        #expect(verify(image, record: .never).outcome == .missing)
        #expect(verify(image, record: .missing).outcome == .recorded)
        let passed = verify(image, record: .never)
        #expect(passed.passes && passed.comparison?.outcome == .same)
        let different = verify(try .plain(0), record: .never)
        #expect(different.outcome == .different && different.comparison?.differentPixels == 24)
        #expect(different.goldenPath == trial.folder.appending(path: "Snapshots/p.png").path)
        #expect(trial.files(in: "artifacts").isEmpty)
    }

    @Test func usedGoldensAreRecorded() throws {
        let usageLog = trial.folder.appending(path: "usage.log").path
        try trial.run(["TABLESNAP_USAGE_LOG": usageLog]) {
            assertSnapshot(of: try Bitmap.plain(), path: "a")
            assertSnapshot(of: try Bitmap.plain(), path: "b", record: .never)
        }
        let text = try String(contentsOfFile: usageLog, encoding: .utf8)
        #expect(text.split(separator: "\n").map { $0.split(separator: "/").last } == ["a.png", "b.png"])
    }
}

/// The settings of a suite apply to the tests of nested suites.
@Suite(.snapshots(record: .never, tolerance: Tolerance(.channels(maximum: 5))))
struct SnapshotsTraitTests {
    @Suite struct Inner {
        @Test(.snapshots(directory: "Images"))
        func traitsAddUp() async throws {
            let trial = try Trial()
            try trial.run(["TABLESNAP_RECORD": "all"]) {
                assertSnapshot(of: try Bitmap.plain(100), path: "p", record: .missing)
            }
            #expect(trial.files(in: "Images") == ["p.png"])
            let reports = try trial.run(["TABLESNAP_RECORD": "all"]) {
                assertSnapshot(of: try Bitmap.plain(104), path: "p")
            }
            #expect(reports.isEmpty)
            let strict = try trial.run {
                assertSnapshot(of: try Bitmap.plain(104), path: "p", tolerance: .exact)
            }
            #expect(strict.count == 1)
        }

        @Test(.snapshots(record: .missing))
        func nearestTraitApplies() throws {
            let trial = try Trial(["CI": "true"])
            try trial.run { assertSnapshot(of: try Bitmap.plain(), path: "p") }
            #expect(trial.files() == ["p.png"])
        }
    }
}
