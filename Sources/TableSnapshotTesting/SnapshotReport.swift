import Testing
import XCTest

/// A failure to report to the test framework.
struct SnapshotReport: Sendable {
    var message: String
    /// PNG files with their names.
    var pictures: [(name: String, bytes: [UInt8])]
    var place: SourcePlace

    /// Fails the test. Only the framework that runs the test records the failure.
    func send() {
        guard Test.current != nil || Self.isSwiftTestingProcess else {
            return XCTFail(message, file: place.filePath, line: place.line)
        }
        let location = SourceLocation(
            fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
            column: Int(place.column))
        if Test.current != nil {
            for picture in pictures {
                Attachment.record(picture.bytes, named: picture.name, sourceLocation: location)
            }
        }
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }

    /// A Boolean value that indicates whether this process runs only Swift Testing's tests. `swift test` starts one
    /// process for each framework. In a detached task, there is no other way to detect the framework.
    private static let isSwiftTestingProcess: Bool = {
        let arguments = CommandLine.arguments
        guard let flag = arguments.firstIndex(of: "--testing-library") else { return false }
        return arguments.dropFirst(flag + 1).first == "swift-testing"
    }()
}
