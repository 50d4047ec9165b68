import Testing

@testable import Images

/// Files whose checksums are right and whose contents are not.
@Suite struct PNGDamageTests {
    private typealias Chunk = (type: String, content: [UInt8])

    private func file(_ chunks: [Chunk]) -> [UInt8] {
        HandmadePNG.signature + chunks.flatMap { HandmadePNG.chunk($0.type, $0.content) }
    }

    private func header(
        _ width: Int = 4, _ height: Int = 4, depth: UInt8 = 8, color: UInt8 = 0, rest: [UInt8] = [0, 0, 0]
    ) -> Chunk {
        ("IHDR", bigEndian(width) + bigEndian(height) + [depth, color] + rest)
    }

    /// Four rows of four bytes.
    private let rows = [UInt8](repeating: 0, count: 20)
    private var pixels: Chunk { ("IDAT", HandmadePNG.stored(rows)) }
    private let end: Chunk = ("IEND", [])

    private func reason(_ chunks: [Chunk], sourceLocation: SourceLocation = #_sourceLocation) -> String {
        do {
            _ = try Bitmap(pngBytes: file(chunks))
            return "none"
        } catch {
            return error.kind == .damaged
                ? String(error.reason.dropFirst("is damaged: ".count)) : error.reason
        }
    }

    @Test func headerIsChecked() {
        #expect(reason([header(0, 4), pixels, end]) == "its size is 0 × 4")
        #expect(reason([header(4, 1 << 31), pixels, end]) == "its size is 4 × 2147483648")
        #expect(reason([header(color: 5), pixels, end]) == "there is no color type 5")
        #expect(reason([header(color: 1), pixels, end]) == "there is no color type 1")
        #expect(
            reason([header(depth: 3), pixels, end])
                == "its samples have 3 bits, which is not possible with color type 0")
        for (depth, color) in [(16, 3), (4, 2), (1, 6), (2, 4)] as [(UInt8, UInt8)] {
            #expect(
                reason([header(depth: depth, color: color), pixels, end])
                    == "its samples have \(depth) bits, which is not possible with color type \(color)")
        }
        #expect(reason([header(rest: [1, 0, 0]), pixels, end]) == "there is no compression method 1")
        #expect(reason([header(rest: [0, 1, 0]), pixels, end]) == "there is no filter method 1")
        #expect(reason([header(rest: [0, 0, 2]), pixels, end]) == "there is no interlace method 2")
        #expect(reason([("IHDR", [1, 2, 3]), pixels, end]) == "it does not begin with its size")
        #expect(reason([("sRGB", [0]), header(), pixels, end]) == "it does not begin with its size")
    }

    @Test func pixelsAreRequired() {
        #expect(reason([header(), end]) == "it has no pixels")
        #expect(reason([header(), ("IDAT", []), end]) == "it has too few pixels for 4 × 4")
        for count in [0, 1, 10, 19] {
            let short = ("IDAT", HandmadePNG.stored(Array(rows.prefix(count))))
            #expect(reason([header(), short, end]) != "none")
        }
        #expect(reason([header(), pixels, end]) == "none")
    }

    @Test func compressedDataMustBeComplete() {
        let whole = pixels.content
        for count in 1..<whole.count {
            #expect(
                reason([header(), ("IDAT", Array(whole.prefix(count))), end]) != "none", "\(count) bytes")
        }
        for index in 0..<whole.count {
            // All but the pixels, which zlib does not interpret.
            guard index < 7 || index >= whole.count - 4 else { continue }
            var damaged = whole
            damaged[index] ^= 0x15
            #expect(reason([header(), ("IDAT", damaged), end]) != "none", "byte \(index)")
        }
    }

    @Test func filterTypesAreZeroToFour() {
        var damaged = rows
        damaged[5] = 5
        #expect(reason([header(), ("IDAT", HandmadePNG.stored(damaged)), end]).contains("filter"))
    }

    @Test func palettesAreChecked() {
        let palette = header(depth: 8, color: 3)
        let two: Chunk = ("PLTE", [0, 0, 0, 255, 255, 255])
        #expect(reason([palette, two, pixels, end]) == "none")
        #expect(reason([palette, pixels, end]) == "it has no palette in front of its pixels")
        #expect(reason([palette, pixels, two, end]) == "it has no palette in front of its pixels")
        for damaged in [[], [0, 0], [UInt8](repeating: 0, count: 257 * 3)] {
            #expect(reason([palette, ("PLTE", damaged), pixels, end]) != "none")
        }
        var beyond = rows
        beyond[7] = 2
        #expect(
            reason([palette, two, ("IDAT", HandmadePNG.stored(beyond)), end])
                == "a pixel has a color that is not in the palette")
        beyond[7] = 1
        #expect(reason([palette, two, ("IDAT", HandmadePNG.stored(beyond)), end]) == "none")
    }

    @Test func chunksMustBeInOrder() {
        #expect(reason([header(), header(), pixels, end]) != "none")
        #expect(
            reason([header(), pixels, ("tEXt", Array("a".utf8) + [0]), pixels, end])
                == "its pixels are interrupted by another chunk")
        #expect(reason([header(), ("ABCD", [1]), pixels, end]) != "none")
    }

    @Test func largeImagesAreRejectedBeforeAllocation() throws {
        let huge = file([header(900_000, 900_000), pixels, end])
        #expect(
            throws: ImageError.tooLarge(
                width: 900_000, height: 900_000, limit: "100000000 in all are allowed")
        ) {
            try Bitmap(pngBytes: huge)
        }
        let small = file([header(), pixels, end])
        func decode(_ limits: PNGLimits) throws -> Int { try Bitmap(pngBytes: small, limits: limits).width }
        #expect(try decode(PNGLimits(side: 4, pixels: 16, interlacedPixels: 15)) == 4)
        #expect(throws: ImageError.tooLarge(width: 4, height: 4, limit: "15 in all are allowed")) {
            try decode(PNGLimits(pixels: 15))
        }
        #expect(throws: ImageError.tooLarge(width: 4, height: 4, limit: "sides of 3 are allowed")) {
            try decode(PNGLimits(side: 3))
        }
        let maximum = Int(Int32.max)
        #expect(
            throws: ImageError.tooLarge(
                width: maximum, height: maximum, limit: "72057594037927936 in all are allowed")
        ) {
            try Bitmap(
                pngBytes: file([header(maximum, maximum, depth: 16, color: 6), pixels, end]), limits: .none)
        }
    }

    @Test(
        arguments: [
            (1_000_000, 100, 0, nil),
            (1_000_001, 1, 0, .tooLarge(width: 1_000_001, height: 1, limit: "sides of 1000000 are allowed")),
            (1, 1_000_001, 0, .tooLarge(width: 1, height: 1_000_001, limit: "sides of 1000000 are allowed")),
            (10_000, 10_000, 0, nil),
            (
                10_001, 10_000, 0,
                .tooLarge(width: 10_001, height: 10_000, limit: "100000000 in all are allowed")
            ),
            (5000, 5000, 1, nil),
            (
                5001, 5000, 1,
                .tooLarge(
                    width: 5001, height: 5000, limit: "25000000 in all are allowed in an interlaced file")
            ),
        ] as [(Int, Int, UInt8, ImageError?)])
    func limitsMatchDocumentation(
        width: Int, height: Int, interlacing: UInt8, expected: ImageError?
    ) throws {
        let start = file([header(width, height, rest: [0, 0, interlacing])])
        let format = try PNGFile.format(ofFileStartingWith: start)
        var error: ImageError?
        do throws(ImageError) { try PNGLimits().check(format) } catch let failure { error = failure }
        #expect(error == expected)
    }

    /// A file of a hundred bytes must not take four hundred megabytes.
    @Test func smallFileCannotClaimALargeImage() {
        #expect(reason([header(10_000, 10_000), pixels, end]) == "it has too few pixels for 10000 × 10000")
        #expect(
            reason([header(5000, 5000, rest: [0, 0, 1]), pixels, end])
                == "it has too few pixels for 5000 × 5000")
    }

    @Test func highlyCompressedImageIsDecoded() throws {
        let image = try Bitmap(width: 1500, height: 1500, bytes: [UInt8](repeating: 0, count: 9_000_000))
        let bytes = try image.pngData(compression: .zlib(level: 9))
        #expect(bytes.count < 10_000)
        let isEqual = try Bitmap(pngBytes: bytes) == image
        #expect(isEqual)
    }
}
