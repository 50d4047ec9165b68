import Testing
import XCTest

/// A failure to report to the test framework.
struct SnapshotReport: Sendable {
    var message: String
    /// The files of images or texts with their names.
    var files: [(name: String, bytes: [UInt8])]
    var location: AssertionLocation

    /// Fails the test. Only the framework that runs the test records the failure.
    func send() {
        if Test.current == nil, XCTestObserver.runningTest != nil {
            return XCTFail(message, file: location.filePath, line: location.line)
        }
        let sourceLocation = SourceLocation(
            fileID: "\(location.fileID)", filePath: "\(location.filePath)", line: Int(location.line),
            column: Int(location.column))
        if Test.current != nil {
            for file in files {
                Attachment.record(file.bytes, named: file.name, sourceLocation: sourceLocation)
            }
        }
        // Outside of the test's task, the run fails, but no test does.
        Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
}
