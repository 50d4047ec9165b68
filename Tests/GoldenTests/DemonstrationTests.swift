import Foundation
import TableSnapshotTesting
import Testing

@Suite("Demonstrations")
struct DemonstrationTests {
    /// The images whose width is that of texts, which is not similar with other fonts.
    private static let widthsOfTexts: Set = [
        "callouts", "callouts-dark", "callouts-mirrored", "gallery-climate",
    ]

    /// `make demo` draws exactly the golden images.
    @Test func demonstrationsMatchGoldenImages() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let outcome = try shell.run("sh Assets/demo.sh .")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        let names = try shell.images()
        var goldens: [String] = []
        let hasOtherFonts = try Repository.otherFonts() != nil
        for name in names {
            let file = shell.folder.appending(path: "\(name).png")
            var golden = Repository.golden(name, in: "demo")
            // The scale in other names is that of the command's files.
            if golden.directory == Repository.catalog { golden.path += "@2x" }
            goldens.append("\(golden.directory)/\(golden.path).png")
            if hasOtherFonts, Self.widthsOfTexts.contains(name) { continue }
            withSnapshots(directory: golden.directory) {
                assertSnapshot(of: DrawnFile(url: file), path: golden.path)
            }
        }
        #expect(try Repository.goldenFiles(in: "demo").values.sorted() == goldens.sorted())
    }
}
