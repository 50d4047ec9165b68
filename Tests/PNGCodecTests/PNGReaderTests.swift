import Bitmaps
import Testing

@testable import PNGCodec

@Suite struct PNGReaderTests {
    @Test(arguments: [1, 2, 4, 8, 16], [false, true])
    func grey(depth: Int, isInterlaced: Bool) throws {
        let maximum = 1 << depth - 1
        func sample(_ x: Int, _ y: Int) -> Int {
            depth == 16 ? (x * 17 + y) % 256 * 257 : (x * 17 + y) & maximum
        }
        let file = HandmadePNG(
            width: 19, height: 11, depth: depth, colour: .grey, isInterlaced: isInterlaced
        ) { [sample($0, $1)] }
        try expect(file) { x, y in
            let grey = UInt8(sample(x, y) * 255 / maximum)
            return [grey, grey, grey, 255]
        }
    }

    @Test(arguments: [1, 2, 4, 8], [false, true])
    func palette(depth: Int, isInterlaced: Bool) throws {
        let entries = 1 << depth
        let palette = (0..<entries).map { (entry: Int) -> [UInt8] in
            [UInt8(entry * 3 & 255), UInt8(255 - entry), UInt8(entry * 7 & 255)]
        }
        let alphas = (0..<entries / 2).map { UInt8($0 * 2) }
        func index(_ x: Int, _ y: Int) -> Int { (x + y * 5) % entries }
        let file = HandmadePNG(
            width: 21, height: 9, depth: depth, colour: .palette, isInterlaced: isInterlaced,
            chunks: [("PLTE", palette.flatMap { $0 }), ("tRNS", alphas)]
        ) { [index($0, $1)] }
        try expect(file) { x, y in
            let index = index(x, y)
            return palette[index] + [index < alphas.count ? alphas[index] : 255]
        }
    }

    @Test(arguments: [HandmadePNG.Colour.rgb, .greyAlpha, .rgba], [8, 16])
    func colourAndAlpha(colour: HandmadePNG.Colour, depth: Int) throws {
        func bytes(_ x: Int, _ y: Int) -> [UInt8] {
            (0..<colour.channels).map { UInt8((x * 31 + y * 17 + $0 * 50) & 255) }
        }
        for isInterlaced in [false, true] {
            let file = HandmadePNG(
                width: 13, height: 10, depth: depth, colour: colour, isInterlaced: isInterlaced
            ) { x, y in bytes(x, y).map { Int($0) * (depth == 16 ? 257 : 1) } }
            try expect(file) { x, y in
                let bytes = bytes(x, y)
                return switch colour {
                case .rgb: bytes + [255]
                case .greyAlpha: [bytes[0], bytes[0], bytes[0], bytes[1]]
                default: bytes
                }
            }
        }
    }

    @Test func colourKeyBecomesTransparent() throws {
        let file = HandmadePNG(
            width: 2, height: 1, depth: 8, colour: .rgb, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])]
        ) { x, _ in x == 0 ? [1, 2, 3] : [1, 2, 4] }
        try expect(file) { x, _ in x == 0 ? [1, 2, 3, 0] : [1, 2, 4, 255] }
    }

    @Test func gammaIsConverted() throws {
        // Linear light: the middle is much lighter in sRGB, which libpng takes for a gamma of 2.2.
        let file = HandmadePNG(
            width: 3, height: 1, depth: 8, colour: .grey, chunks: [("gAMA", bigEndian(100_000))]
        ) { x, _ in [[0, 128, 255][x]] }
        let bytes = try Bitmap(pngBytes: file.bytes()).bytes
        #expect([bytes[0], bytes[8]] == [0, 255])
        #expect(abs(Int(bytes[4]) - 186) <= 1)
    }

    @Test func sizeIsReadFromTheFirstBytes() throws {
        let header = bigEndian(300) + bigEndian(2_000_000_000) + [8, 2, 0, 0, 0]
        let bytes = HandmadePNG.signature + HandmadePNG.chunk("IHDR", header)
        #expect(bytes.count == PNGFile.sizePrefixLength)
        #expect(try PNGFile.size(ofFileStartingWith: bytes) == (300, 2_000_000_000))
    }

    @Test func largePicturesAreRefusedBeforeMemoryIsTaken() throws {
        let header = bigEndian(900_000) + bigEndian(900_000) + [8, 0, 0, 0, 0]
        let bytes =
            HandmadePNG.signature + HandmadePNG.chunk("IHDR", header) + HandmadePNG.chunk("IDAT", [])
            + HandmadePNG.chunk("IEND", [])
        #expect(throws: PNGError.tooLarge(width: 900_000, height: 900_000, maximumPixels: 100_000_000)) {
            try Bitmap(pngBytes: bytes)
        }
        #expect(throws: PNGError.tooLarge(width: 10, height: 10, maximumPixels: 99)) {
            try Bitmap(pngBytes: self.grey(width: 10, height: 10), maximumPixels: 99)
        }
        #expect(try Bitmap(pngBytes: grey(width: 10, height: 10), maximumPixels: 100).width == 10)
    }

    @Test func otherFilesAreNotPNG() {
        for bytes in [[], Array("GIF89a".utf8), [0x89, 0x50, 0x4E, 0x48], [UInt8](repeating: 0, count: 100)] {
            #expect(throws: PNGError.notPNG) { try Bitmap(pngBytes: bytes) }
        }
    }

    @Test func everyPrefixIsCutShort() {
        let bytes = grey(width: 10, height: 10)
        for count in 1..<bytes.count {
            #expect(throws: PNGError.cutShort) { try Bitmap(pngBytes: Array(bytes[..<count])) }
        }
    }

    @Test func everyChangedByteIsNoticed() throws {
        let bytes = try testPicture(width: 20, height: 20, isOpaque: false).pngData()
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 1 << UInt8(index % 8)
            #expect(throws: PNGError.self) { try Bitmap(pngBytes: damaged) }
        }
    }

    @Test func damageNamesTheChunk() throws {
        var bytes = grey(width: 10, height: 10)
        bytes[50] ^= 1
        #expect(throws: PNGError.damaged("the checksum of the chunk IDAT is wrong")) {
            try Bitmap(pngBytes: bytes)
        }
    }

    /// Faults behind right checksums, for libpng to find.
    @Test func randomContentsDoNotCrash() {
        var random = SeededNumbers(seed: 2)
        var failures = 0
        for _ in 0..<500 {
            let (width, height) = (
                Int.random(in: 0...40, using: &random), Int.random(in: 0...40, using: &random)
            )
            let depth: UInt8 = [1, 2, 4, 8, 16].randomElement(using: &random) ?? 8
            let colour = UInt8.random(in: 0...6, using: &random)
            let interlacing = UInt8.random(in: 0...1, using: &random)
            let header = bigEndian(width) + bigEndian(height) + [depth, colour, 0, 0, interlacing]
            var data = HandmadePNG.stored((0..<400).map { _ in .random(in: 0...4, using: &random) })
            if Bool.random(using: &random) {
                data[.random(in: 0..<data.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            let palette = (0..<Int.random(in: 0...800, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let types = ["PLTE", "tRNS", "gAMA", "iCCP", "cHRM", "sRGB", "sBIT", "bKGD", "XXXX"]
            let extra = HandmadePNG.chunk(types.randomElement(using: &random) ?? "PLTE", palette)
            let bytes =
                HandmadePNG.signature + HandmadePNG.chunk("IHDR", header) + extra
                + HandmadePNG.chunk("IDAT", data) + HandmadePNG.chunk("IEND", [])
            do {
                _ = try Bitmap(pngBytes: bytes)
            } catch {
                failures += 1
                #expect(error.description.hasPrefix("is damaged: ") && error.description.count > 15)
            }
        }
        #expect((100..<500).contains(failures))
    }

    @Test func otherTextsAreLeftOut() throws {
        let texts: [(String, [UInt8])] = [
            ("tEXt", Array("no end".utf8)), ("iTXt", Array("key".utf8) + [0]),
            ("iTXt", Array("key".utf8) + [0, 1, 0, 0, 0, 1, 2]), ("zTXt", Array("key".utf8) + [0, 0, 1]),
            ("tEXt", Array("key".utf8) + [0, 0xFC]), ("pHYs", bigEndian(1) + bigEndian(2) + [1]),
        ]
        var picture = HandmadePNG(width: 1, height: 1, depth: 8, colour: .grey) { _, _ in [0] }
        picture.chunks = texts.map { (type: $0.0, content: $0.1) }
        let file = try PNGFile(picture.bytes())
        #expect(file.texts == [PNGText(keyword: "key", text: "ü")])
        #expect(file.pixelsPerMetre == nil)
    }

    private func grey(width: Int, height: Int) -> [UInt8] {
        HandmadePNG(width: width, height: height, depth: 1, colour: .grey) { _, _ in [1] }.bytes()
    }

    private func expect(
        _ file: HandmadePNG, pixel: (_ x: Int, _ y: Int) -> [UInt8],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let expected = (0..<file.height).flatMap { y in (0..<file.width).flatMap { x in pixel(x, y) } }
        let bitmap = try Bitmap(pngBytes: file.bytes())
        // Compared outside of the macro, which would print every byte.
        let isEqual = bitmap.bytes == expected
        #expect(isEqual, sourceLocation: sourceLocation)
        #expect(
            bitmap.width == file.width && bitmap.height == file.height, sourceLocation: sourceLocation)
    }
}
