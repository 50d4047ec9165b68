import TableSpecimens
import Testing

@testable import Images

/// For any bytes, reading ends with an image of the announced size or with an error.
@Suite struct PNGFuzzTests {
    private func read(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        let limits = PNGLimits(pixels: 1_000_000)
        do {
            let image = try Bitmap(pngBytes: bytes, limits: limits)
            let file = try PNGFile(bytes)
            #expect(
                image.width == file.format.width && image.height == file.format.height,
                sourceLocation: sourceLocation)
            _ = (file.texts, file.pixelsPerMeter)
            return true
        } catch {
            let text = error.reason
            let isSentence = text.hasPrefix("is ") && text.count > 10 && !text.contains("  ")
            #expect(isSentence, "\(text)", sourceLocation: sourceLocation)
            return false
        }
    }

    /// Returns every kind of file, with texts and a gamma.
    private func seeds() throws -> [[UInt8]] {
        var files: [[UInt8]] = []
        let kinds: [(HandmadePNG.Color, [Int])] = [
            (.gray, [1, 2, 4, 8, 16]), (.palette, [1, 2, 4, 8]), (.rgb, [8, 16]), (.grayAlpha, [8, 16]),
            (.rgba, [8, 16]),
        ]
        for (color, depths) in kinds {
            for depth in depths {
                for isInterlaced in [false, true] {
                    var file = HandmadePNG(
                        width: 7, height: 5, depth: depth, color: color, isInterlaced: isInterlaced
                    ) { x, y in (0..<color.channels).map { (x + y + $0) % (1 << min(depth, 4)) } }
                    file.filter = { UInt8($0 % 5) }
                    file.chunks = [("gAMA", bigEndian(60_000)), ("tEXt", Array("k".utf8) + [0, 65])]
                    if color == .palette {
                        file.chunks.append(("PLTE", (0..<1 << depth).flatMap { [UInt8($0), 0, 9] }))
                        file.chunks.append(("tRNS", [1, 2]))
                    }
                    file.dataSize = 40
                    files.append(file.bytes())
                }
            }
        }
        files.append(try testImage(width: 9, height: 9, isOpaque: false).pngData())
        return files
    }

    /// Corrects every checksum, as far as the chunks can be recognized.
    private func repaired(_ bytes: [UInt8]) -> [UInt8] {
        var result = HandmadePNG.signature
        var offset = 8
        while bytes.count - offset >= 12 {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = min(bytes.count - 4, offset + 8 + length)
            let type = String(decoding: bytes[offset + 4..<offset + 8].map { $0 & 0x7F }, as: UTF8.self)
            result += HandmadePNG.chunk(type, Array(bytes[offset + 8..<end]))
            offset = end + 4
        }
        return result
    }

    @Test func randomlyChangedFilesAreReadOrRejected() throws {
        var random = SeededNumbers(seed: 20)
        var results = (read: 0, rejected: 0)
        for seed in try seeds() {
            #expect(read(seed))
            for round in 0..<60 {
                var bytes = seed
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let position = Int.random(in: 8..<bytes.count, using: &random)
                    switch Int.random(in: 0..<5, using: &random) {
                    case 0: bytes.remove(at: position)
                    case 1: bytes.insert(.random(in: 0...255, using: &random), at: position)
                    case 2: bytes[position] = [0, 1, 127, 128, 255].randomElement(using: &random) ?? 0
                    default: bytes[position] = .random(in: 0...255, using: &random)
                    }
                }
                if round % 6 > 0 { bytes = repaired(bytes) }
                if read(bytes) { results.read += 1 } else { results.rejected += 1 }
            }
        }
        #expect(results.read > 100 && results.rejected > 500, "\(results)")
    }

    /// Faults behind right checksums, in chunks of random contents.
    @Test func randomContentsAreReadOrRejected() {
        var random = SeededNumbers(seed: 2)
        var failures = 0
        for _ in 0..<500 {
            let (width, height) = (
                Int.random(in: 0...40, using: &random), Int.random(in: 0...40, using: &random)
            )
            let depth: UInt8 = [1, 2, 4, 8, 16].randomElement(using: &random) ?? 8
            let color = UInt8.random(in: 0...6, using: &random)
            let interlacing = UInt8.random(in: 0...1, using: &random)
            let header = bigEndian(width) + bigEndian(height) + [depth, color, 0, 0, interlacing]
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
            if !read(bytes) { failures += 1 }
        }
        #expect((100..<500).contains(failures))
    }
}
