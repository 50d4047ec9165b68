import Testing

@testable import Images

/// The conversion of samples to 8-bit sRGB with alpha.
@Suite struct PNGColorTests {
    /// Returns a row of gray samples.
    private func grays(
        _ samples: [Int], depth: Int = 8, _ chunks: [(type: String, content: [UInt8])] = []
    ) throws -> [UInt8] {
        let file = HandmadePNG(width: samples.count, height: 1, depth: depth, color: .gray, chunks: chunks) {
            x, _ in
            [samples[x]]
        }
        return try Bitmap(pngBytes: file.bytes()).bytes
    }

    private func reds(_ bytes: [UInt8]) -> [Int] {
        stride(from: 0, to: bytes.count, by: 4).map { Int(bytes[$0]) }
    }
    private func alphas(_ bytes: [UInt8]) -> [Int] {
        stride(from: 3, to: bytes.count, by: 4).map { Int(bytes[$0]) }
    }

    @Test func sixteenBitSamplesAreRounded() throws {
        let samples = (0..<600).map { $0 * 109 } + [65535, 65534, 128, 129]
        let bytes = try grays(samples, depth: 16)
        #expect(reds(bytes) == samples.map { Int((Double($0) / 257).rounded()) })
    }

    @Test func colorKeyIsTransparent() throws {
        let file = HandmadePNG(
            width: 2, height: 1, depth: 8, color: .rgb, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])]
        ) { x, _ in x == 0 ? [1, 2, 3] : [1, 2, 4] }
        try file.expect { x, _ in x == 0 ? [1, 2, 3, 0] : [1, 2, 4, 255] }
    }

    @Test(arguments: [1, 2, 4, 8])
    func grayKeyIsTransparent(depth: Int) throws {
        #expect(try alphas(grays([0, 1, 0, 1], depth: depth, [("tRNS", [0, 1])])) == [255, 0, 255, 0])
    }

    /// The key has all 16 bits: neighbors that are rounded to the same byte stay opaque.
    @Test func sixteenBitKeyIsExact() throws {
        #expect(
            try alphas(grays([0x1234, 0x1235, 0x1233], depth: 16, [("tRNS", [0x12, 0x34])])) == [0, 255, 255])
        let file = HandmadePNG(
            width: 2, height: 1, depth: 16, color: .rgb, chunks: [("tRNS", [1, 2, 3, 4, 5, 6])]
        ) { x, _ in [0x0102, 0x0304, 0x0506 + x] }
        #expect(try alphas(Bitmap(pngBytes: file.bytes()).bytes) == [0, 255])
    }

    @Test func gammaIsConverted() throws {
        // Linear light: the middle is much lighter in sRGB, which libpng takes for a gamma of 2.2.
        let linear = ("gAMA", bigEndian(100_000))
        for depth in [8, 16] {
            let scale = depth == 16 ? 257 : 1
            let values = try reds(grays([0, 128 * scale, 255 * scale], depth: depth, [linear]))
            #expect(values[0] == 0 && values[2] == 255 && abs(values[1] - 186) <= 1)
        }
        // Alpha is no light.
        let file = HandmadePNG(width: 1, height: 1, depth: 8, color: .grayAlpha, chunks: [linear]) { _, _ in
            [255, 128]
        }
        try file.expect { _, _ in [255, 255, 255, 128] }
        // Palettes are converted too.
        let palette = HandmadePNG(
            width: 1, height: 1, depth: 8, color: .palette, chunks: [linear, ("PLTE", [128, 0, 255])]
        ) { _, _ in [0] }
        let bytes = try Bitmap(pngBytes: palette.bytes()).bytes
        #expect(abs(Int(bytes[0]) - 186) <= 1 && bytes[1...] == [0, 255, 255])
    }

    @Test func sRGBGammaChangesNothing() throws {
        let all = Array(0...255)
        #expect(try reds(grays(all, [("gAMA", bigEndian(45455))])) == all)
        #expect(try reds(grays(all, [("sRGB", [0])])) == all)
        #expect(try reds(grays(all, [("gAMA", bigEndian(100_000)), ("sRGB", [0])])) == all)
        #expect(try reds(grays(all, [("sRGB", [0]), ("gAMA", bigEndian(100_000))])) == all)
    }

    /// Unusable chunks are ignored rather than rejected, as in all programs.
    @Test func unrelatedChunksAreIgnored() throws {
        let all = Array(0...255)
        let others: [(type: String, content: [UInt8])] = [
            ("gAMA", bigEndian(0)), ("cHRM", [1, 2, 3]), ("iCCP", Array("profile".utf8) + [0, 0, 1, 2, 3]),
            ("sBIT", [99]), ("pHYs", [1]), ("tIME", []), ("teSt", [1, 2, 3]), ("bKGD", [0, 7]), ("eXIf", [0]),
        ]
        for chunk in others { #expect(try reds(grays(all, [chunk])) == all, "\(chunk.type)") }
        #expect(try reds(grays(all, others)) == all)
    }

    @Test(arguments: [1, 7, 50])
    func pixelsMaySpanManyChunks(dataSize: Int) throws {
        var file = HandmadePNG(width: 9, height: 9, depth: 8, color: .gray) { x, y in [x * 9 + y] }
        file.dataSize = dataSize
        try file.expect { x, y in [UInt8(x * 9 + y), UInt8(x * 9 + y), UInt8(x * 9 + y), 255] }
    }

    /// The smallest interlaced images lack some of the passes.
    @Test func smallInterlacedImagesAreDecoded() throws {
        for width in 1...9 {
            for height in 1...9 {
                let file = HandmadePNG(
                    width: width, height: height, depth: 8, color: .gray, isInterlaced: true
                ) {
                    [$0 * 20 + $1]
                }
                try file.expect { x, y in [UInt8(x * 20 + y), UInt8(x * 20 + y), UInt8(x * 20 + y), 255] }
            }
        }
    }
}
