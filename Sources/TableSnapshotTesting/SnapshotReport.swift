import Testing
import XCTest

/// A failure to report to the test framework.
struct SnapshotReport: Sendable {
    var message: String
    /// PNG files with their names.
    var images: [(name: String, bytes: [UInt8])]
    var location: AssertionLocation

    /// Fails the test. Only the framework that runs the test records the failure.
    func send() {
        guard Test.current != nil || Self.isSwiftTestingProcess else {
            return XCTFail(message, file: location.filePath, line: location.line)
        }
        let sourceLocation = SourceLocation(
            fileID: "\(location.fileID)", filePath: "\(location.filePath)", line: Int(location.line),
            column: Int(location.column))
        if Test.current != nil {
            for image in images {
                Attachment.record(image.bytes, named: image.name, sourceLocation: sourceLocation)
            }
        }
        Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }

    /// A Boolean value that indicates whether this process runs only Swift Testing's tests. `swift test` starts one
    /// process for each framework. In a detached task, there is no other way to detect the framework.
    private static let isSwiftTestingProcess: Bool = {
        let arguments = CommandLine.arguments
        guard let flag = arguments.firstIndex(of: "--testing-library") else { return false }
        return arguments.dropFirst(flag + 1).first == "swift-testing"
    }()
}
