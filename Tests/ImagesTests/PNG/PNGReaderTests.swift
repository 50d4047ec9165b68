import Testing

@testable import Images

@Suite struct PNGReaderTests {
    @Test(arguments: [1, 2, 4, 8, 16], [false, true])
    func gray(depth: Int, isInterlaced: Bool) throws {
        let maximum = 1 << depth - 1
        func sample(_ x: Int, _ y: Int) -> Int {
            depth == 16 ? (x * 17 + y) % 256 * 257 : (x * 17 + y) & maximum
        }
        let file = HandmadePNG(
            width: 19, height: 11, depth: depth, color: .gray, isInterlaced: isInterlaced
        ) { [sample($0, $1)] }
        try file.expect { x, y in
            let gray = UInt8(sample(x, y) * 255 / maximum)
            return [gray, gray, gray, 255]
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
            width: 21, height: 9, depth: depth, color: .palette, isInterlaced: isInterlaced,
            chunks: [("PLTE", palette.flatMap { $0 }), ("tRNS", alphas)]
        ) { [index($0, $1)] }
        try file.expect { x, y in
            let index = index(x, y)
            return palette[index] + [index < alphas.count ? alphas[index] : 255]
        }
    }

    @Test(arguments: [HandmadePNG.Color.rgb, .grayAlpha, .rgba], [8, 16])
    func colorAndAlpha(color: HandmadePNG.Color, depth: Int) throws {
        func bytes(_ x: Int, _ y: Int) -> [UInt8] {
            (0..<color.channels).map { UInt8((x * 31 + y * 17 + $0 * 50) & 255) }
        }
        for isInterlaced in [false, true] {
            let file = HandmadePNG(
                width: 13, height: 10, depth: depth, color: color, isInterlaced: isInterlaced
            ) { x, y in bytes(x, y).map { Int($0) * (depth == 16 ? 257 : 1) } }
            try file.expect { x, y in
                let bytes = bytes(x, y)
                return switch color {
                case .rgb: bytes + [255]
                case .grayAlpha: [bytes[0], bytes[0], bytes[0], bytes[1]]
                default: bytes
                }
            }
        }
    }

    @Test func sizeIsReadFromTheFirstBytes() throws {
        let header = bigEndian(300) + bigEndian(2_000_000_000) + [8, 2, 0, 0, 0]
        let bytes = HandmadePNG.signature + HandmadePNG.chunk("IHDR", header)
        #expect(bytes.count == PNGFile.sizePrefixLength)
        let format = try PNGFile.format(ofFileStartingWith: bytes)
        #expect((format.width, format.height) == (300, 2_000_000_000))
        #expect(format.depth == 8 && format.samples == 3 && !format.hasPalette && !format.isInterlaced)
    }

    @Test func otherFilesAreNotPNG() {
        #expect(throws: ImageError.notPNG(startingWith: [])) { try Bitmap(pngBytes: []) }
        for bytes in [Array("GIF89a".utf8), [0x89, 0x50, 0x4E, 0x48], [UInt8](repeating: 0, count: 100)] {
            #expect(throws: ImageError.notPNG) { try Bitmap(pngBytes: bytes) }
        }
    }

    @Test func everyPrefixIsReportedAsCutShort() {
        let bytes = gray(width: 10, height: 10)
        for count in 1..<bytes.count {
            #expect(throws: ImageError.cutShort) { try Bitmap(pngBytes: Array(bytes[..<count])) }
        }
    }

    @Test func everyChangedByteIsDetected() throws {
        let bytes = try testImage(width: 20, height: 20, isOpaque: false).pngData()
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 1 << UInt8(index % 8)
            #expect(throws: ImageError.self) { try Bitmap(pngBytes: damaged) }
        }
    }

    @Test func errorsNameDamagedChunk() throws {
        var bytes = gray(width: 10, height: 10)
        bytes[50] ^= 1
        #expect(throws: ImageError.damaged("the checksum of the chunk IDAT is wrong")) {
            try Bitmap(pngBytes: bytes)
        }
    }

    private func gray(width: Int, height: Int) -> [UInt8] {
        HandmadePNG(width: width, height: height, depth: 1, color: .gray) { _, _ in [1] }.bytes()
    }
}
