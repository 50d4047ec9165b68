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
        var goldens: [String] = []
        for name in names {
            let file = shell.folder.appending(path: "\(name).png")
            var golden = Repository.golden(name, in: "demo")
            // The scale in other names is that of the command's files.
            if golden.directory == Repository.catalog { golden.path += "@2x" }
            withSnapshots(directory: golden.directory) {
                assertSnapshot(of: DrawnFile(url: file), path: golden.path)
            }
            goldens.append("\(golden.directory)/\(golden.path).png")
        }
        #expect(try Repository.goldenFiles(in: "demo").values.sorted() == goldens.sorted())
    }
}
