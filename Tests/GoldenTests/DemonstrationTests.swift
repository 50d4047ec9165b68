import Bitmaps
import Foundation
import PNGCodec
import Testing

@Suite("Demonstrations")
struct DemonstrationTests {
    /// What `make demo` draws is what the golden pictures show, each of them and no other.
    @Test func demonstrationsAreTheGoldenPictures() throws {
        let shell = try Shell()
        defer { shell.remove() }
        let outcome = try shell.run("sh Assets/demo.sh .")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        let names = try shell.pictures()
        for name in names {
            let file = shell.folder.appending(path: "\(name).png")
            try Golden(name: "demo/\(name)").expect(Bitmap(pngBytes: [UInt8](Data(contentsOf: file))))
        }
        #expect(try Golden.names(in: "demo") == names)
    }
}
