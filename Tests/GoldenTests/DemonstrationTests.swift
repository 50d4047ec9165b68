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
            assertSnapshot(of: DrawnFile(url: file), path: "demo/\(name)")
        }
        // The scale in these names is that of the command's files.
        let goldens = try Repository.goldenFiles(in: "demo").values.map {
            URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
        }
        #expect(goldens.sorted() == names)
    }
}
