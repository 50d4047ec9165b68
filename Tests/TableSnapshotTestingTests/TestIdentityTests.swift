import Foundation
import Testing
import XCTest

@testable import TableSnapshotTesting

/// The names of XCTest's tests on both systems.
@Suite struct TestIdentityTests {
    @Test(arguments: [
        ("Module.Fruits", "Fruits", "Fruits.testA", "Module/Fruits/testA"),
        ("Module.Fruits", "Fruits", "Fruits.test a.b", "Module/Fruits/test a.b"),
        ("Module.Fruits", "Fruits", "-[Module.Fruits testA]", "Module/Fruits/testA"),
        ("Module.Fruits", "Fruits", "-[Module.Fruits testAAndReturnError:]", "Module/Fruits/testA"),
        ("Module.Fruits", "Fruits", "-[Module.Fruits testAWithCompletionHandler:]", "Module/Fruits/testA"),
        ("Module.(unknown context at $7f00).Fruits", "Fruits", "Fruits.testA", "Module/Fruits/testA"),
        ("Module.Outer.Fruits", "Fruits", "Fruits.testA", "Module/Outer-Fruits/testA"),
    ])
    func classNamesTheSuite(typeName: String, className: String, testName: String, path: String) {
        let test = TestIdentity(typeName: typeName, className: className, testName: testName)
        #expect("\(test.module)/\(test.suite)/\(test.test)" == path)
    }

    @Test func detachedTasksFail() async throws {
        let trial = try Trial()
        let results = await trial.detached { verifySnapshot(of: try Bitmap.plain(), path: "p") }
        #expect(results.map(\.outcome) == [.notDrawn])
        #expect(results.first?.message.contains("Task.detached") == true)
        #expect(trial.files().isEmpty)
    }
}

/// The observer knows the test of XCTest in each of its tasks.
class IdentityXCTests: XCTestCase {
    var className: String { "IdentityXCTests" }

    func testClassNamesTheFolder() throws {
        let trial = try Trial()
        try trial.run { assertSnapshot(of: try Bitmap.plain()) }
        XCTAssertEqual(trial.files(), ["TableSnapshotTestingTests/\(className)/testClassNamesTheFolder.png"])
    }

    func testAssertionOfAnotherTestFails() throws {
        let trial = try Trial()
        let results = try trial.results {
            verifySnapshot(of: try Bitmap.plain(), function: "testThatHasEnded()")
        }
        XCTAssertEqual(results.map(\.outcome), [.notDrawn])
        XCTAssertEqual(results.first?.message.contains("testThatHasEnded"), true)
        XCTAssertEqual(trial.files(), [])
        let others = try trial.results { verifySnapshot(of: try Bitmap.plain(), function: "testing(_:)") }
        XCTAssertEqual(others.map(\.outcome), [.recorded])
    }

    func testEmptyNamesFail() throws {
        let trial = try Trial()
        let results = try trial.results { verifySnapshot(of: try Bitmap.plain(), named: "") }
        XCTAssertEqual(results.map(\.outcome), [.notDrawn])
        XCTAssertEqual(results.first?.message.contains("named"), true)
    }

    func testDetachedTasksHaveTheName() async throws {
        let trial = try Trial()
        let results = await trial.detached { verifySnapshot(of: try Bitmap.plain()) }
        XCTAssertEqual(results.map(\.outcome), [.recorded])
        XCTAssertEqual(
            trial.files(), ["TableSnapshotTestingTests/\(className)/testDetachedTasksHaveTheName.png"])
    }
}

/// The same methods in another class of the file.
final class OtherIdentityXCTests: XCTestCase {
    func testClassNamesTheFolder() throws {
        let trial = try Trial()
        try trial.run { assertSnapshot(of: try Bitmap.plain()) }
        XCTAssertEqual(
            trial.files(), ["TableSnapshotTestingTests/OtherIdentityXCTests/testClassNamesTheFolder.png"])
    }
}

/// Settings that do not reach a task are an error.
final class SettingsXCTests: XCTestCase {
    override func invokeTest() { withSnapshots(record: .never) { super.invokeTest() } }

    func testDetachedTasksFail() async throws {
        let trial = try Trial()
        let results = await trial.detached { verifySnapshot(of: try Bitmap.plain()) }
        XCTAssertEqual(results.map(\.outcome), [.notDrawn])
        XCTAssertEqual(results.first?.message.contains("Task.detached"), true)
    }

    func testChildTasksHaveTheSettings() async throws {
        let trial = try Trial()
        async let results = trial.results(of: { verifySnapshot(of: try Bitmap.plain()) })
        let outcomes = try await results.map(\.outcome)
        XCTAssertEqual(outcomes, [.missing])
    }
}

extension Trial {
    /// Runs assertions as a separate run in a detached task.
    func detached(_ body: @escaping @Sendable () throws -> [Verdict]) async -> [Verdict] {
        await Task.detached { (try? self.results(of: body)) ?? [] }.value
    }

    /// Runs assertions as a separate run.
    func results(of body: () throws -> [Verdict]) throws -> [Verdict] {
        var results: [Verdict] = []
        try run { results = try body() }
        return results
    }
}
