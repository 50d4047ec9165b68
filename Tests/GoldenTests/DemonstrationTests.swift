import Foundation
import TableSnapshotTesting
import Testing

@Suite("Demonstrations")
struct DemonstrationTests {
    /// `make demo` draws exactly the golden images.
    @Test func demonstrationsMatchGoldenImages() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let outcome = try shell.run("sh Assets/demo.sh .")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        let names = try shell.images()
        for name in names {
            let file = shell.folder.appending(path: "\(name).png")
            assertSnapshot(of: ComparedImage(url: file), path: "demo/\(name)")
        }
        #expect(try Repository.goldens(in: "demo") == names)
    }
}

/// A file that a command has drawn.
private struct ComparedImage: SnapshotSubject {
    let url: URL

    func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage] {
        [try SnapshotImage(pngBytes: [UInt8](Data(contentsOf: url)))]
    }
}
