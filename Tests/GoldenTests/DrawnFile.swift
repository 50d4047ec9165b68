import Foundation
import TableSnapshotTesting

/// An image file that has been drawn, as the subject of an assertion.
struct DrawnFile: SnapshotSubject {
    let url: URL

    func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage] {
        [try SnapshotImage(pngBytes: [UInt8](Data(contentsOf: url)))]
    }
}
