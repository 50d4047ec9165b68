import Testing
import XCTest

/// A failure on its way to the framework that runs the test.
struct SnapshotReport: Sendable {
    var message: String
    /// PNG files with their names.
    var pictures: [(name: String, bytes: [UInt8])]
    var place: SourcePlace

    /// Has the test fail. What the wrong framework is told is lost, so it must be the one that runs the test.
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

    /// Whether this process runs Swift Testing's tests alone: `swift test` has one for each framework. In a detached
    /// task there is no other way to tell.
    private static let isSwiftTestingProcess: Bool = {
        let arguments = CommandLine.arguments
        guard let flag = arguments.firstIndex(of: "--testing-library") else { return false }
        return arguments.dropFirst(flag + 1).first == "swift-testing"
    }()
}
