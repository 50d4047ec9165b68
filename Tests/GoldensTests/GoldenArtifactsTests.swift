import Diagnostics
import Files
import Foundation
import Goldens
import ImageComparison
import Images
import Testing

@Suite struct GoldenArtifactsTests {
    private let folder: Folder
    private let artifacts: GoldenArtifacts

    init() throws {
        folder = try Folder()
        artifacts = GoldenArtifacts(folder: folder.url.appending(path: "artifacts"))
    }

    /// The files, without the one by which Git ignores the folder.
    private var names: [String] { folder.allNames.filter { $0 != "artifacts/.gitignore" } }

    @Test func differencesLeaveTheirImages() throws {
        try folder.golden().write(DrawnImage.plain(10).pngData())
        let drawing = try DrawnImage.plain(20)
        let verdict = GoldenRequest(drawing, with: folder.golden()).compare()
        let failure = try #require(
            GoldenFailure.of(
                verdict, actual: drawing.pngData(), message: "it differs", owner: "Suite/test"))
        try artifacts.write(failure, .of(drawing, verdict))
        #expect(
            names.filter { $0.hasPrefix("artifacts") } == [
                "artifacts/Snapshots/Suite/test.actual.png",
                "artifacts/Snapshots/Suite/test.difference.png",
                "artifacts/Snapshots/Suite/test.json", "artifacts/Snapshots/Suite/test.reference.png",
            ])
        #expect(try artifacts.failures() == [failure])
        #expect(failure.kind == .different && failure.differentPixels == 64)
        let whole = PixelRect(x: 0, y: 0, width: 8, height: 8)
        #expect(failure.changes?.areas == [ChangedArea(before: whole, after: whole, pixels: 64)])
        // A copy of the drawn image accepts it.
        let actual = FileManager.default.contents(
            atPath: artifacts.path("Snapshots/Suite/test", "actual"))
        #expect(try actual.map { [UInt8]($0) } == DrawnImage.plain(20).pngData())
        #expect(!failure.isAccepted)
        try folder.golden().write(DrawnImage.plain(20).pngData())
        #expect(failure.isAccepted)
    }

    /// All of them create the folder.
    @Test func concurrentFailuresOfOneRunAreStored() throws {
        let drawing = try DrawnImage.plain(20)
        for round in 1...10 {
            let folder = folder.url.appending(path: "artifacts-\(round)")
            let artifacts = GoldenArtifacts(folder: folder, of: RunFiles())
            let failures = try (1...8).map { number in
                let verdict = GoldenRequest(drawing, with: self.folder.golden("test-\(number)")).compare()
                return (try #require(GoldenFailure.of(verdict, actual: [], message: "", owner: "")), verdict)
            }
            DispatchQueue.concurrentPerform(iterations: failures.count) { index in
                let (failure, verdict) = failures[index]
                #expect(throws: Never.self) { try artifacts.write(failure, .of(drawing, verdict)) }
            }
            #expect(try artifacts.failures() == failures.map(\.0))
        }
    }

    @Test func missingGoldenLeavesOnlyTheDrawing() throws {
        let drawing = try DrawnImage.plain(20)
        let verdict = GoldenRequest(drawing, with: folder.golden()).compare()
        let failure = try #require(GoldenFailure.of(verdict, actual: [], message: "", owner: ""))
        try artifacts.write(failure, .of(drawing, verdict))
        #expect(
            names == [
                "artifacts/Snapshots/Suite/test.actual.png", "artifacts/Snapshots/Suite/test.json",
            ])
        try artifacts.remove(failure.name)
        #expect(names.isEmpty)
        #expect(try artifacts.failures().isEmpty)
        try artifacts.remove(failure.name)
    }

    /// The folder may be from another machine.
    @Test(arguments: [
        ("Snapshots/Suite/test", "../../test"), ("Snapshots/Suite/test.png", "Snapshots/Suite/profile"),
        ("\"kind\" : \"missing\"", "\"kind\" : \"any\""), ("{", ""),
        ("\"kind\" : \"missing\"", "\"kind\" : \"missing\", \"changes\": {\"words\": [], \"areas\": 1}"),
    ])
    func otherFilesAreRejected(text: String, change: String) throws {
        let drawing = try DrawnImage.plain(20)
        let verdict = GoldenRequest(drawing, with: folder.golden()).compare()
        let failure = try #require(GoldenFailure.of(verdict, actual: [], message: "", owner: ""))
        try artifacts.write(failure, .of(drawing, verdict))
        let file = artifacts.folder.appending(path: "\(failure.name).json")
        let json = try String(contentsOf: file, encoding: .utf8)
        #expect(json.contains(text))
        try Data(json.replacing(text, with: change).utf8).write(to: file)
        #expect(
            throws: Diagnostic(
                message: "\(file.path) could not be read: it is not the record of a failed comparison")
        ) {
            try artifacts.failures()
        }
    }

    @Test func passedAndRecordedImagesAreNoFailures() throws {
        for mode in [RecordMode.missing, .missing, .all] {
            let request = try GoldenRequest(.plain(20), with: folder.golden())
            let verdict = request.record(request.compare(), mode)
            #expect(GoldenFailure.of(verdict, actual: [], message: "", owner: "") == nil)
        }
    }

    @Test func theFolderIsNamedByTheEnvironment() {
        let package = URL(fileURLWithPath: "/p", isDirectory: true)
        let named = GoldenArtifacts(package: package, environment: ["TABLESNAP_ARTIFACTS": "/out"])
        #expect(named.folder.path == "/out")
        let unnamed = GoldenArtifacts(package: package, environment: [:])
        #expect(unnamed.folder.path == "/p/.build/snapshot-failures")
    }

    @Test func usageLogIsNoGolden() throws {
        let golden = folder.golden("a")
        try golden.write(DrawnImage.plain(0).pngData())
        let link = folder.url.appending(path: "usage.log").path
        #expect(symlink(golden.path, link) == 0)
        let before = try Data(contentsOf: URL(fileURLWithPath: golden.path))
        #expect(throws: Diagnostic.self) { try GoldenUsageLog(path: link).add(golden) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: golden.path)) == before)
    }

    @Test func usageLogRevealsUnusedGoldens() async throws {
        let path = folder.url.appending(path: "usage.log").path
        let usageLog = GoldenUsageLog(path: path)
        let snapshots = folder.url.appending(path: "Snapshots")
        #expect(throws: Diagnostic.self) { try usageLog.unreferenced(below: snapshots) }
        let goldens = (0..<30).map { folder.golden("Suite/\($0)") } + [folder.golden("Old/x")]
        for golden in goldens { try golden.write(DrawnImage.plain(0).pngData()) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for golden in goldens.dropLast() { group.addTask { try usageLog.add(golden) } }
            try await group.waitForAll()
        }
        #expect(try usageLog.unreferenced(below: snapshots) == [goldens.last?.path])
        #expect(GoldenUsageLog(environment: [:]) == nil)
        #expect(GoldenUsageLog(environment: ["TABLESNAP_USAGE_LOG": path]) != nil)
    }
}
