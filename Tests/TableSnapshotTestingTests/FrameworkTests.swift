import Foundation
import Testing
import XCTest

@testable import TableSnapshotTesting

/// Failures for real: of each framework, in its own tests.
@Suite struct SwiftTestingFailureTests {
    @Test func issuesHaveTheLocationOfTheAssertion() throws {
        let trial = try Trial()
        let run = SnapshotRun(environment: ["TABLESNAP_ROOT": trial.folder.path, "CI": "1"])
        try SnapshotRun.$current.withValue(run) {
            let image = try Bitmap.plain()
            withKnownIssue {
                assertSnapshot(of: image)
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("there is no golden image") }
                    && issue.sourceLocation?.fileID == #fileID
            }
        }
    }
}

final class XCTestFailureTests: XCTestCase {
    /// The failures that XCTest received, which would fail this test.
    private var failures: [(message: String, line: Int)] = []
    private var isCollecting = false

    #if canImport(Darwin)
        override func record(_ issue: XCTIssue) {
            guard isCollecting else { return super.record(issue) }
            let line = issue.sourceCodeContext.location?.lineNumber ?? 0
            failures.append((issue.compactDescription, line))
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
            expected: Bool
        ) {
            guard isCollecting else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            failures.append((description, lineNumber))
        }
    #endif

    func testFailuresReachXCTest() throws {
        let trial = try Trial()
        let image = try Bitmap.plain()
        func assert(line: UInt) {
            let run = SnapshotRun(environment: ["TABLESNAP_ROOT": trial.folder.path])
            SnapshotRun.$current.withValue(run) {
                assertSnapshot(of: image, line: line)
            }
        }
        isCollecting = true
        assert(line: 123)
        isCollecting = false
        XCTAssertEqual(failures.count, 1)
        XCTAssertEqual(failures.first?.line, 123)
        XCTAssertTrue(failures.first?.message.contains("recorded") == true)
        XCTAssertEqual(
            trial.files(), ["TableSnapshotTestingTests/XCTestFailureTests/testFailuresReachXCTest.png"])
        assert(line: 1)
    }

    override func invokeTest() {
        withSnapshots(directory: "Snapshots") { super.invokeTest() }
    }
}
