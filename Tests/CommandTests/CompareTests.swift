import Foundation
import Images
import Testing

/// Comparisons of two images.
@Suite struct CompareTests {
    /// Images of 20 × 20 pixels: gray, the same with a line of another gray, and a larger one.
    private func images() throws -> Folder {
        let folder = try Folder()
        try folder.write(image(20, 20) { _, _ in 100 }, to: "a.png")
        try folder.write(image(20, 20) { x, y in y == 3 && x < 5 ? 110 : 100 }, to: "b.png")
        try folder.write(image(20, 30) { _, _ in 100 }, to: "large.png")
        try folder.write("text", to: "note.png")
        return folder
    }

    private func image(_ width: Int, _ height: Int, _ gray: (Int, Int) -> UInt8) throws -> [UInt8] {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width { bytes += [gray(x, y), gray(x, y), gray(x, y), 255] }
        }
        return try Bitmap(width: width, height: height, bytes: bytes).pngData()
    }

    @Test(
        arguments: [
            (["a.png", "a.png"], 0, "the images are the same"),
            (
                ["a.png", "b.png"], 1,
                "5 of 400 pixels (1.3 %) differ, by up to 10 of 255; all in 5 × 1 at (0, 3)"
            ),
            (
                ["a.png", "b.png", "--tolerance", "channels:10"], 0,
                "0 of 400 pixels (0 %) differ, by up to 10 of 255; allowed: at most 0 pixels, 0 to spare"
            ),
            (
                ["a.png", "b.png", "--limit", "8"], 0,
                "5 of 400 pixels (1.3 %) differ, by up to 10 of 255; allowed: at most 8 pixels, 3 to spare; all in 5 × 1 at (0, 3)"
            ),
            (["a.png", "b.png", "--mask", "0,3,5,1"], 0, "the images are the same"),
            (
                ["a.png", "b.png", "--mask", "0,0,2,20", "--mask", "4,0,16,20"], 1,
                "2 of 40 pixels (5 %) differ, by up to 10 of 255; all in 2 × 1 at (2, 3)"
            ),
            (
                ["a.png", "large.png"], 1,
                "the size is 20 × 30 instead of 20 × 20 pixels; 200 of 600 pixels (33 %) differ; all in 20 × 10 at (0, 20)"
            ),
            (
                ["a.png", "b.png", "--mask", "0,0,20,20"], 3,
                "the images could not be compared: all pixels are ignored"
            ),
        ] as [([String], Int32, String)])
    func outcomes(arguments: [String], status: Int32, sentence: String) throws {
        let outcome = try images().run(["compare"] + arguments)
        #expect(outcome.status == status)
        #expect(outcome.lines == [sentence])
        #expect(outcome.errors == "")
    }

    @Test(arguments: [("overlay", 20, 20), ("side-by-side", 92, 20)])
    func differencesAreDrawn(kind: String, width: Int, height: Int) throws {
        let folder = try images()
        let outcome = try folder.run(["compare", "a.png", "b.png", "-o", "d.png", "--diff-style", kind])
        #expect(outcome.status == 1)
        #expect(try folder.image("d.png").size == (width, height))
    }

    @Test func differenceIsReportedAsJSON() throws {
        let outcome = try images().run(["compare", "a.png", "b.png", "--json"])
        #expect(outcome.status == 1)
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
        #expect(json?["passes"] as? Bool == false)
        let difference = try #require(json?["difference"] as? [String: Any])
        #expect(difference["differentPixels"] as? Int == 5)
        #expect(difference["regions"] as? [[Int]] == [[0, 3, 5, 1]])
    }

    @Test(
        arguments: [
            (["a.png"], 2, "expected two images: tablesnap compare A B; see tablesnap compare --help"),
            (["a.png", "none.png"], 3, "none.png: no such file; did you mean \"note.png\"?"),
            (["note.png", "a.png"], 3, "note.png is not a PNG file"),
            (
                ["a.png", "b.png", "--mask", "1,2,3"], 2,
                "--mask: expected a rectangle such as 0,0,100,20 (x,y,width,height), found \"1,2,3\""
            ),
            (
                ["a.png", "b.png", "--diff-style", "wipe"], 2,
                "--diff-style: expected overlay, side-by-side or blink-strip, found \"wipe\""
            ),
            (
                ["a.png", "b.png", "-o", "b.png"], 2,
                "b.png: the output would replace this file, which this run reads; name another file"
            ),
            (
                ["a.png", "b.png", "-o", "./a.png"], 2,
                "./a.png: the output would replace a.png, which this run reads; name another file"
            ),
            (["a.png", "b.png", "-o", "d.SVG"], 2, "d.SVG: unknown extension .SVG; expected .png"),
            (
                ["a.png", "b.png", "--mask", "9223372036854775807,0,1,1"], 2,
                "--mask: expected a rectangle such as 0,0,100,20 (x,y,width,height), found \"9223372036854775807,0,1,1\""
            ),
            (["a.png", "b.png", "-o", "none/d.png"], 3, "the folder none does not exist"),
        ] as [([String], Int32, String)])
    func failures(arguments: [String], status: Int32, sentence: String) throws {
        try images().expectFailure(["compare"] + arguments, status: status, sentence)
    }
}
