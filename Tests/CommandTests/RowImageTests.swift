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

    /// In a scene, an image without a size is as high as its row.
    @Test func cutImagesAreReported() throws {
        let folder = try Folder([
            "a.yaml": """
            style: inset-grouped
            rows:
              - {text: A, image: tall.png}
              - {text: B, image: tall.png}
              - {text: C, image: {file: tall.png, contentMode: center}}
              - {text: D, image: {file: tall.png, size: [0, 30]}}

            """
        ])
        try folder.writeImage(to: "tall.png", width: 50, height: 200)
        let sentences = [
            "sections[0].rows[0].image: the round corners of the group cut the image; write a smaller size for the image, such as size: [0, 40]",
            "sections[0].rows[2].image: the image is 50 × 200 points and covers other content of the row, because the content mode does not reduce it to its 13 × 52 points; write contentMode: aspect-fit, or use a smaller image",
        ].map { $0.replacing("sections[0].", with: "") }
        let outcome = try folder.run(["render", "a.yaml", "-o", "a.png"])
        #expect(outcome.status == 0)
        #expect(
            outcome.sentences == [
                "tablesnap: a.yaml:3:22: warning: " + sentences[0],
                "tablesnap: a.yaml:5:22: warning: " + sentences[1],
            ])
        let strict = try folder.run(["render", "a.yaml", "-o", "b.png", "--strict"])
        #expect(strict.status == 1 && strict.sentences.count == 2)
        #expect(try folder.names == ["a.png", "a.yaml", "tall.png"])
        let plain = try folder.run(["render", "a.yaml", "-o", "c.png", "--style", "plain"])
        #expect(plain.sentences.count == 1 && plain.errors.contains("rows[2].image: the image is 50 × 200"))
    }

    @Test func cutImagesOfDataAreReportedOnce() throws {
        let folder = try self.folder()
        try folder.write(
            "data: list.csv\nrow: {text: \"{name}\", image: {file: \"{image}\", contentMode: center, size: [10, 10]}}\n",
            to: "a.yaml")
        let outcome = try folder.run(["render", "a.yaml", "-o", "a.png"])
        #expect(outcome.sentences.count == 1, "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("tablesnap: list.csv:2: warning: the image is 50 × 200 points "))
    }

    @Test func colorsOtherThanSRGBAreReported() throws {
        let folder = try Folder(["a.yaml": "rows: [{text: A, image: p3.png}, {text: B, image: p3.png}]\n"])
        // The color space (cICP) Display P3.
        try folder.writeImage(to: "p3.png")
        var bytes = try folder.bytes(of: "p3.png")
        bytes.insert(
            contentsOf: [0, 0, 0, 4] + Array("cICP".utf8) + [12, 13, 0, 1, 0x6E, 0x03, 0xE3, 0xEF], at: 33)
        try folder.write(bytes, to: "p3.png")
        let sentence =
            "the color space Display P3 has no effect, so its colors are drawn as sRGB; convert the image to sRGB"
        for arguments in [["check", "a.yaml"], ["render", "a.yaml", "-o", "a.png"]] {
            let outcome = try folder.run(arguments)
            #expect(outcome.status == 0)
            #expect(outcome.sentences == ["tablesnap: p3.png: warning: " + sentence])
        }
        let strict = try folder.run(["render", "a.yaml", "-o", "b.png", "--strict"])
        #expect(strict.status == 1 && strict.sentences == ["tablesnap: p3.png: " + sentence])
    }

    @Test func imagesAreReducedToTheirColumn() throws {
        let folder = try folder()
        let narrow = textEdges(try image(folder, "--image-column", "20"))
        #expect((narrow.max() ?? 0) - (narrow.min() ?? 0) <= 2 && narrow[1] < 60, "\(narrow)")
    }
}
