import Testing

@testable import Files
@testable import Images

@Suite struct PNGWriterTests {
    static let compressions: [PNGCompression] =
        [0, 1, 6, 9].map { .zlib(level: $0) } + (0...3).map { .igzip(level: $0) }
        + [0, 1, 10, 12].map { .libdeflate(level: $0) }

    private func file(
        of image: Bitmap, isOpaque: Bool, compression: PNGCompression, split: [Int]
    ) throws -> [UInt8] {
        let sink = MemorySink()
        let header = PNGHeader(width: image.width, height: image.height, isOpaque: isOpaque)
        let writer = try PNGWriter(header: header, compression: compression, sink: sink)
        try CairoPixels(of: image).write(to: writer, height: image.height, split: split)
        try writer.finish()
        return sink.bytes
    }

    @Test(arguments: compressions, [true, false])
    func cairoPixelsAreRestored(compression: PNGCompression, isOpaque: Bool) throws {
        for width in [1, 5, 6, 7, 17, 133] {
            let image = try testImage(width: width, height: 50, isOpaque: isOpaque)
            let bytes = try file(of: image, isOpaque: isOpaque, compression: compression, split: [50])
            #expect(try Bitmap(pngBytes: bytes) == image.roundedByPremultiplying())
        }
    }

    @Test(arguments: compressions, [true, false])
    func straightPixelsAreRestored(compression: PNGCompression, isOpaque: Bool) throws {
        let image = try testImage(width: 133, height: 50, isOpaque: isOpaque)
        #expect(try Bitmap(pngBytes: image.pngData(compression: compression)) == image)
    }

    @Test(arguments: [PNGCompression.fast, .stable, .smallest])
    func bytesDoNotDependOnWriteCalls(compression: PNGCompression) throws {
        let image = try testImage(width: 150, height: 1000, isOpaque: true)
        let whole = try file(of: image, isOpaque: true, compression: compression, split: [1000])
        for split in [[1], [7, 3], [0, 400, 1]] {
            #expect(try file(of: image, isOpaque: true, compression: compression, split: split) == whole)
        }
    }

    /// Larger images would require too much memory.
    @Test func imagesUpToABoundAreCompressedAsAWhole() {
        let compression = PNGCompression.smallest
        #expect(compression.makeDeflater(forRows: 2, ofSize: 1 << 25) is WholeDeflater)
        #expect(compression.makeDeflater(forRows: 3, ofSize: 1 << 25) is ZlibDeflater)
        #expect(compression.makeDeflater(forRows: .max, ofSize: 1 << 27) is ZlibDeflater)
    }

    @Test func alphaIsUnpremultipliedExactly() throws {
        // Every alpha with every possible color below it.
        let words = (0...255).flatMap { alpha in
            (0...255).map { UInt32(alpha << 24 | min($0, alpha) * 0x010101) }
        }
        let sink = MemorySink()
        let writer = try PNGWriter(
            header: PNGHeader(width: 256, height: 256, isOpaque: false), compression: .zlib(level: 0),
            sink: sink)
        try words.withUnsafeBytes { try writer.writeRows($0, bytesPerRow: 1024, count: 256) }
        try writer.finish()
        let expected = words.flatMap { word -> [UInt8] in
            let (alpha, color) = (Int(word >> 24), Int(word & 255))
            let straight = alpha == 0 ? 0 : UInt8((color * 255 + alpha / 2) / alpha)
            return [straight, straight, straight, UInt8(alpha)]
        }
        #expect(try Bitmap(pngBytes: sink.bytes).bytes == expected)
    }

    /// Strips of up to 625 rows, where a batch has 218.
    @Test func rowsCanBeConvertedAndWrittenSeparately() throws {
        let words = (0..<100 * 1500).map { UInt32(truncatingIfNeeded: $0 &* $0 &* 2_654_435_761) }
        func bytes(_ write: (PNGWriter, UnsafeRawBufferPointer) throws -> Void) throws -> [UInt8] {
            let sink = MemorySink()
            let writer = try PNGWriter(
                header: PNGHeader(width: 100, height: 1500, isOpaque: true), compression: .fast, sink: sink)
            try words.withUnsafeBytes { try write(writer, $0) }
            try writer.finish()
            return sink.bytes
        }
        let whole = try bytes { try $0.writeRows($1, bytesPerRow: 400, count: 1500) }
        let separate = try bytes { writer, pixels in
            var row = 0
            for count in [1, 217, 218, 0, 436, 3, 625] {
                let memory = UnsafeMutableRawBufferPointer.allocate(
                    byteCount: count * writer.rowSize, alignment: 1)
                defer { memory.deallocate() }
                writer.convertRows(
                    UnsafeRawBufferPointer(rebasing: pixels[(row * 400)...]), bytesPerRow: 400, count: count,
                    to: memory)
                try writer.write(UnsafeRawBufferPointer(memory))
                row += count
            }
        }
        #expect(whole == separate)
    }

    @Test func chunksAreWrittenInOrder() throws {
        let texts = [
            PNGText(keyword: "Title", text: "Grüße\nzwei"), PNGText(keyword: "Écran", text: "日本 🇯🇵"),
            PNGText(keyword: "Comment", text: ""),
        ]
        let image = try testImage(width: 20, height: 20, isOpaque: true)
        let file = try PNGFile(image.pngData(pixelsPerMeter: 5669, texts: texts))
        #expect(file.chunks.map(\.type) == ["IHDR", "pHYs", "tEXt", "iTXt", "tEXt", "IDAT", "IEND"])
        #expect(file.size == (20, 20))
        #expect(file.pixelsPerMeter == 5669)
        #expect(file.texts == texts)
        #expect(Array(file.bytes[24..<29]) == [8, 2, 0, 0, 0])

        let plain = try PNGFile(testImage(width: 20, height: 20, isOpaque: false).pngData())
        #expect(plain.chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
        #expect(plain.pixelsPerMeter == nil)
        #expect(plain.bytes[25] == 6)
    }

    @Test func imagesMayExceedOneMillionRows() throws {
        let height = 1_200_000
        let sink = MemorySink()
        let writer = try PNGWriter(header: PNGHeader(width: 1, height: height, isOpaque: true), sink: sink)
        let words = [UInt32](repeating: 0xFF10_2030, count: 100_000)
        for _ in 0..<12 {
            try words.withUnsafeBytes { try writer.writeRows($0, bytesPerRow: 4, count: 100_000) }
        }
        try writer.finish()
        #expect(try PNGFile(sink.bytes).size == (1, height))
        #expect(try Bitmap(pngBytes: sink.bytes, limits: .none).height == height)
    }

    @Test func invalidTextsAreDetected() {
        for keyword in ["", " a", "a ", "a  b", "a\nb", "日本", "a\u{A0}b", String(repeating: "a", count: 80)] {
            #expect(!PNGText(keyword: keyword, text: "x").isValid)
        }
        #expect(!PNGText(keyword: "a", text: "b\0c").isValid)
        #expect(PNGText(keyword: "É c", text: "").isValid)
    }
}
