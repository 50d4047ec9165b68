import CZlib
import Testing

@testable import Files
@testable import Images

@Suite struct PNGTextTests {
    private func texts(_ chunks: [(type: String, content: [UInt8])]) throws -> [PNGText] {
        var image = HandmadePNG(width: 1, height: 1, depth: 8, color: .gray) { _, _ in [0] }
        image.chunks = chunks
        // The pixels are decoded regardless of the texts.
        #expect(try Bitmap(pngBytes: image.bytes()).width == 1)
        return try PNGFile(image.bytes()).texts
    }

    /// In uncompressed blocks, which is a way to compress too.
    private func stored(_ text: String) -> [UInt8] { HandmadePNG.stored(Array(text.utf8)) }
    private let key = Array("key".utf8) + [0]

    @Test func plainCompressedAndInternationalTextsAreRead() throws {
        let texts = try texts([
            ("tEXt", key + [0xFC]), ("zTXt", key + [0] + stored("packed")),
            ("iTXt", key + [0, 0, 0, 0] + Array("日本".utf8)),
            ("iTXt", key + [1, 0] + Array("ja".utf8) + [0] + Array("鍵".utf8) + [0] + stored("日本語")),
            ("zTXt", key + [0] + stored("")),
        ])
        #expect(texts.map(\.text) == ["ü", "packed", "日本", "日本語", ""])
        #expect(texts.allSatisfy { $0.keyword == "key" })
    }

    @Test func textsAreWrittenBeforeAndAfterThePixels() throws {
        let before = [PNGText(keyword: "Plain", text: "ü"), PNGText(keyword: "Wide", text: "日本")]
        let after = [PNGText(keyword: "Last", text: "known late")]
        let sink = MemorySink()
        let writer = try PNGWriter(
            header: PNGHeader(width: 1, height: 1, isOpaque: true, texts: before), sink: sink)
        try [UInt8](repeating: 255, count: 4).withUnsafeBytes { pixel in
            try writer.writeRows(pixel, bytesPerRow: 4, count: 1)
        }
        try writer.finish(texts: after)
        let file = try PNGFile(sink.bytes)
        #expect(file.chunks.map(\.type) == ["IHDR", "tEXt", "iTXt", "IDAT", "tEXt", "IEND"])
        #expect(file.texts == before + after)
        #expect(try Bitmap(pngBytes: sink.bytes).bytes == [255, 255, 255, 255])
    }

    @Test func damagedTextsAreOmitted() throws {
        var wrongSum = stored("packed")
        wrongSum[wrongSum.count - 1] ^= 1
        let texts = try texts([
            ("tEXt", Array("no end".utf8)), ("iTXt", key), ("iTXt", key + [0, 0, 0]),
            ("iTXt", key + [1, 0, 0, 0, 1, 2]), ("iTXt", key + [2, 0, 0, 0, 1]),
            ("iTXt", key + [1, 1, 0, 0] + stored("a")),
            ("zTXt", key), ("zTXt", key + [0]), ("zTXt", key + [0, 1]), ("zTXt", key + [1] + stored("a")),
            ("zTXt", key + [0] + wrongSum), ("zTXt", key + [0] + stored("cut short").dropLast(6)),
            ("tEXt", key + Array("good".utf8)),
        ])
        #expect(texts == [PNGText(keyword: "key", text: "good")])
    }

    @Test func decompressedTextSizeIsLimited() throws {
        // Ten million equal letters in ten thousand bytes, four times.
        let letters = [UInt8](repeating: 0x41, count: PNGFile.maxInflatedBytes / 3)
        var size = compressBound(UInt(letters.count))
        var packed = [UInt8](repeating: 0, count: Int(size))
        #expect(compress(&packed, &size, letters, UInt(letters.count)) == Z_OK)
        let chunk = (type: "zTXt", content: key + [0] + packed.prefix(Int(size)))
        #expect(chunk.content.count < 10_000)
        let texts = try texts([chunk, chunk, chunk, chunk, chunk, ("zTXt", key + [0] + stored("x"))])
        #expect(texts.map(\.text.utf8.count) == [letters.count, letters.count, letters.count, 1])
    }

    @Test func writtenTextsAreRead() throws {
        let written = [
            PNGText(keyword: "Environment", text: "linux x86_64\ncairo 1.16.0\nInter 3.19"),
            PNGText(keyword: "Title", text: "日本"),
        ]
        let bytes = try testImage(width: 8, height: 8, isOpaque: true).pngData(texts: written)
        #expect(try PNGFile(bytes).texts == written)
    }

    @Test func otherResolutionsAreOmitted() throws {
        var image = HandmadePNG(width: 1, height: 1, depth: 8, color: .gray) { _, _ in [0] }
        image.chunks = [("pHYs", bigEndian(1) + bigEndian(2) + [1])]
        #expect(try PNGFile(image.bytes()).pixelsPerMeter == nil)
    }
}
