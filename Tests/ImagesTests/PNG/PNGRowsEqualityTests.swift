import TableSpecimens
import Testing

@testable import Images

/// Files that are compared without decoding have exactly the pixels of the image.
@Suite struct PNGRowsEqualityTests {
    @Test(arguments: [(1, 1), (33, 70), (700, 150)], [true, false])
    func filesOfTheImageAreEqual(size: (width: Int, height: Int), isOpaque: Bool) throws {
        let image = try testImage(width: size.width, height: size.height, isOpaque: isOpaque)
        for compression in [PNGCompression.zlib(level: 0), .zlib(level: 7), .igzip(level: 1)] {
            #expect(try PNGRows(image.pngData(compression: compression)).hasPixels(of: image))
        }
    }

    @Test(arguments: [true, false]) func everyPixelCounts(isOpaque: Bool) throws {
        let image = try testImage(width: 20, height: 9, isOpaque: isOpaque)
        let rows = try PNGRows(image.pngData())
        for index in image.bytes.indices {
            var bytes = image.bytes
            bytes[index] ^= 1
            let changed = try Bitmap(width: 20, height: 9, bytes: bytes)
            #expect(!rows.hasPixels(of: changed))
        }
        #expect(try !rows.hasPixels(of: testImage(width: 20, height: 8, isOpaque: isOpaque)))
        #expect(try !rows.hasPixels(of: testImage(width: 19, height: 9, isOpaque: isOpaque)))
    }

    /// The samples are those of the image, but mean other colors, or are in another order.
    @Test func otherColorsAreDecoded() throws {
        var file = HandmadePNG(width: 9, height: 9, depth: 8, color: .rgb) { x, y in [x * 28, y * 28, 200] }
        let image = try Bitmap(pngBytes: file.bytes())
        let isOwn = try PNGRows(image.pngData()).hasPixels(of: image)
        #expect(isOwn)
        for chunk in [("tRNS", [0, 1, 0, 2, 0, 3]), ("gAMA", bigEndian(100_000))] as [(String, [UInt8])] {
            file.chunks = [chunk]
            #expect(try !PNGRows(file.bytes()).hasPixels(of: image))
        }
        file.chunks = []
        file.isInterlaced = true
        #expect(try !PNGRows(file.bytes()).hasPixels(of: image))
    }

    /// Chunks with correct checksums, and other compressed bytes.
    @Test func damagedPixelsAreNotEqual() throws {
        let image = try testImage(width: 40, height: 30, isOpaque: false)
        let bytes = try image.pngData()
        let file = try PNGFile(bytes)
        let content = try #require(file.chunks.first { $0.type == "IDAT" }).content
        func rebuilt(_ data: [UInt8]) -> [UInt8] {
            Array(bytes[..<(content.lowerBound - 8)]) + HandmadePNG.chunk("IDAT", data)
                + HandmadePNG.chunk("IEND", [])
        }
        let data = Array(bytes[content])
        #expect(try PNGRows(rebuilt(data)).hasPixels(of: image))
        for index in data.indices {
            var changed = data
            changed[index] ^= 1 << UInt8(index % 8)
            // The first two bytes also contain the level, which has no effect.
            guard try PNGRows(rebuilt(changed)).hasPixels(of: image) else { continue }
            let decoded = try Bitmap(pngBytes: rebuilt(changed))
            let isEqual = decoded == image
            #expect(isEqual, "\(index)")
        }
        for count in stride(from: 0, to: data.count, by: 7) {
            let rows = try PNGRows(rebuilt(Array(data[..<count])))
            #expect(!rows.hasPixels(of: image), "\(count) bytes")
        }
    }
}
