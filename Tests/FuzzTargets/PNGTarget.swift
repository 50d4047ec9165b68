import CZlib
import Images

/// A target that decodes PNG files: ones with changes in any position and repaired checksums, and ones of any
/// kind that bytes describe.
enum PNGTarget {
    /// Runs the target. The first byte determines the use of the others.
    static func run(_ bytes: [UInt8]) throws {
        guard let first = bytes.first else { return }
        let input = Array(bytes.dropFirst())
        switch first % 4 {
        case 0: try read(input)
        case 1: try read(repaired(input))
        default: try read(described(by: input))
        }
    }

    private static func read(_ file: [UInt8]) throws {
        do throws(ImageError) {
            let bitmap = try Bitmap(pngBytes: file, limits: PNGLimits(pixels: 1 << 18))
            let parts = try PNGFile(file)
            _ = (parts.texts, parts.pixelsPerMeter)
            guard bitmap.width == parts.format.width, bitmap.height == parts.format.height else {
                throw .damaged("another size than the header's")
            }
        } catch {
            let text = error.reason
            try FuzzFinding.check(text.hasPrefix("is ") && text.count > 10, "no sentence: \(text)")
        }
    }

    /// Returns the file with all checksums repaired, as far as there are chunks.
    private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > 8 else { return bytes }
        var result = Array(bytes[..<8])
        var offset = 8
        while bytes.count - offset >= 12 {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = min(bytes.count - 4, offset + 8 + length)
            result += chunk(Array(bytes[offset + 4..<offset + 8]), Array(bytes[offset + 8..<end]))
            offset = end + 4
        }
        return result
    }

    /// Returns a file with a header, chunks and rows of the bytes. Most have a valid kind and enough rows.
    private static func described(by bytes: [UInt8]) -> [UInt8] {
        var choices = ByteChoices(bytes)
        let (width, height) = (1 + choices.number(below: 40), 1 + choices.number(below: 40))
        let kinds: [(color: UInt8, depths: [UInt8])] = [
            (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
        ]
        let kind = kinds[choices.number(below: kinds.count)]
        let isOdd = choices.oneIn(16)
        let depth = isOdd ? choices.byte() : choices.element(of: kind.depths) ?? 8
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = bigEndian(width) + bigEndian(height)
        let ways = [0, isOdd ? choices.byte() : 0, choices.oneIn(2) ? 1 : 0] as [UInt8]
        file += chunk("IHDR", header + [depth, kind.color] + ways)
        for type in [
            "gAMA", "cHRM", "sRGB", "sBIT", "PLTE", "tRNS", "bKGD", "pHYs", "tEXt", "zTXt", "iTXt", "eXIf",
        ] {
            if choices.oneIn(type == "PLTE" && kind.color == 3 ? 1 : 4) {
                file += chunk(type, choices.bytes(choices.number(below: type == "PLTE" ? 100 : 40)))
            }
        }
        let start = choices.bytes(1024)
        let length = (width * 8 + 1) * height * 2
        let rows = (0..<length).map { start.isEmpty ? 0 : start[$0 % start.count] % ($0 % 7 == 0 ? 5 : 255) }
        let data = compressed(choices.oneIn(8) ? start : rows)
        let parts = 1 + choices.number(below: 3)
        for part in 0..<parts {
            file += chunk("IDAT", Array(data[data.count * part / parts..<data.count * (part + 1) / parts]))
        }
        return file + chunk("IEND", [])
    }

    private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var count = compressBound(UInt(bytes.count))
        let space = Int(count)
        return [UInt8](unsafeUninitializedCapacity: space) { buffer, written in
            written =
                compress2(buffer.baseAddress, &count, bytes, UInt(bytes.count), 1) == Z_OK ? Int(count) : 0
        }
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        chunk(Array(type.utf8), content)
    }

    private static func chunk(_ type: [UInt8], _ content: [UInt8]) -> [UInt8] {
        let covered = type + content
        return bigEndian(content.count) + covered + bigEndian(Int(crc32(0, covered, UInt32(covered.count))))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    static let seeds: [[UInt8]] = {
        let pixels = (0..<16 * 16 * 4).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let file = try? Bitmap(width: 16, height: 16, bytes: pixels).pngData()
        return (file.map { [[0] + $0, [1] + $0] } ?? [])
            + (0..<16).map { seed in
                [2] + (0..<300).map { UInt8(truncatingIfNeeded: $0 &* (seed + 3) &+ seed) }
            }
    }()
}
