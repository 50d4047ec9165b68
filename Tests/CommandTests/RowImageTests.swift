import Images
import Testing

/// The sizes of images and rows.
@Suite struct RowImageTests {
    private func folder() throws -> Folder {
        let folder = try Folder(["list.csv": "name,image\nA,tall.png\nB,\nC,low.png\n"])
        try folder.writeImage(to: "tall.png", width: 50, height: 200)
        try folder.writeImage(to: "low.png", width: 50, height: 20)
        return folder
    }

    private func image(_ folder: Folder, _ options: String...) throws -> Bitmap {
        let bindings = [
            "--title", "name", "--image", "image", "--scale", "1", "--width", "200", "--theme", "modern",
        ]
        let outcome = try folder.run(["render", "list.csv", "-o", "a.png"] + bindings + options)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try Bitmap(pngBytes: folder.bytes(of: "a.png"))
    }

    @Test func rowsGrowWithTheirImages() throws {
        let folder = try folder()
        #expect(try image(folder).height == 3 * 44)
        // The theme has 11 points of padding above and below.
        let grown = try image(folder, "--image-height", "100").height
        #expect(grown == 100 + 22 + 2 * 44)
        #expect(try image(folder, "--image-height", "20").height == 3 * 44)
        // A specified height takes precedence.
        #expect(try image(folder, "--image-height", "100", "--row-height", "60").height == 3 * 60)
    }

    /// Returns the start of each row's text, in pixels.
    private func textEdges(_ image: Bitmap) -> [Int] {
        let rowHeight = image.height / 3
        return (0..<3).map { row in
            (0..<image.width).first { x in
                (row * rowHeight + 8..<(row + 1) * rowHeight - 8).contains { y in
                    let start = (y * image.width + x) * Bitmap.bytesPerPixel
                    // Letters are black, the images red.
                    return image.bytes[start] < 100
                }
            } ?? 0
        }
    }

    @Test func textsAreAlignedNextToAColumn() throws {
        let folder = try folder()
        let usual = textEdges(try image(folder))
        #expect(usual[1] < usual[0])
        let aligned = textEdges(try image(folder, "--image-column", "60"))
        // The letters themselves begin at different positions.
        #expect((aligned.max() ?? 0) - (aligned.min() ?? 0) <= 2 && aligned[1] > 70, "\(aligned)")
    }

    @Test func imagesAreReducedToTheirColumn() throws {
        let folder = try folder()
        let narrow = textEdges(try image(folder, "--image-column", "20"))
        #expect((narrow.max() ?? 0) - (narrow.min() ?? 0) <= 2 && narrow[1] < 60, "\(narrow)")
    }
}
