import Images
import Testing

/// Builds PNG files byte by byte, without libpng and zlib, in every variety and with every error.
struct HandmadePNG {
    enum Color: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .rgb: 3
            case .grayAlpha: 2
            case .rgba: 4
            }
        }
    }

    var width: Int
    var height: Int
    var depth: Int
    var color: Color
    var isInterlaced = false
    /// Between IHDR and IDAT: PLTE, tRNS and the like.
    var chunks: [(type: String, content: [UInt8])] = []
    /// The filter type of each row, 0 ... 4, by the row's number in the file.
    var filter: (_ row: Int) -> UInt8 = { _ in 0 }
    /// Bytes of compressed pixels in each IDAT chunk.
    var dataSize = Int.max
    /// Returns the samples of the pixel at a position, one for each channel.
    var samples: (_ x: Int, _ y: Int) -> [Int]

    func bytes() -> [UInt8] {
        let header =
            bigEndian(width) + bigEndian(height)
            + [UInt8(depth), color.rawValue, 0, 0, isInterlaced ? 1 : 0]
        return Self.signature + Self.chunk("IHDR", header)
            + chunks.flatMap { Self.chunk($0.type, $0.content) }
            + dataChunks().flatMap { Self.chunk("IDAT", $0) } + Self.chunk("IEND", [])
    }

    private func dataChunks() -> [[UInt8]] {
        let data = Self.stored(filteredRows())
        guard dataSize < data.count else { return [data] }
        return stride(from: 0, to: data.count, by: dataSize).map {
            Array(data[$0..<min(data.count, $0 + dataSize)])
        }
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let covered = Array(type.utf8) + content
        return bigEndian(content.count) + covered + bigEndian(Int(checksum(covered)))
    }

    private func filteredRows() -> [UInt8] {
        // Adam7: first column, first row, and the steps from there.
        let passes =
            isInterlaced
            ? [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
                (0, 1, 1, 2),
            ] : [(0, 0, 1, 1)]
        var result: [UInt8] = []
        var row = 0
        for (left, top, across, down) in passes where left < width {
            var above: [UInt8] = []
            for y in stride(from: top, to: height, by: down) {
                let bytes = packed(stride(from: left, to: width, by: across).flatMap { samples($0, y) })
                result.append(filter(row))
                result += filtered(bytes, above, filter(row))
                above = bytes
                row += 1
            }
        }
        return result
    }

    /// Returns the differences of the filter type from the bytes to the left and above.
    private func filtered(_ bytes: [UInt8], _ above: [UInt8], _ type: UInt8) -> [UInt8] {
        let step = max(1, color.channels * depth / 8)
        return bytes.indices.map { index in
            let left = index >= step ? Int(bytes[index - step]) : 0
            let up = above.isEmpty ? 0 : Int(above[index])
            let corner = index >= step && !above.isEmpty ? Int(above[index - step]) : 0
            let prediction: Int
            switch type {
            case 1: prediction = left
            case 2: prediction = up
            case 3: prediction = (left + up) / 2
            case 4:
                let estimate = left + up - corner
                let distances = [left, up, corner].map { abs(estimate - $0) }
                prediction = [left, up, corner][distances.firstIndex(of: distances.min() ?? 0) ?? 0]
            default: prediction = 0
            }
            return bytes[index] &- UInt8(prediction)
        }
    }

    /// Decodes the file and compares every pixel.
    func expect(
        sourceLocation: SourceLocation = #_sourceLocation, _ pixel: (_ x: Int, _ y: Int) -> [UInt8]
    ) throws {
        let expected = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
        let bitmap = try Bitmap(pngBytes: bytes())
        // Compared outside of the macro, which would print every byte.
        let isEqual = bitmap.bytes == expected
        #expect(isEqual, sourceLocation: sourceLocation)
        #expect(bitmap.width == width && bitmap.height == height, sourceLocation: sourceLocation)
    }

    private func packed(_ samples: [Int]) -> [UInt8] {
        if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
        let perByte = 8 / depth
        return stride(from: 0, to: samples.count, by: perByte).map { start in
            (0..<perByte).reduce(0) { byte, index in
                byte << UInt8(depth) | (start + index < samples.count ? UInt8(samples[start + index]) : 0)
            }
        }
    }

    /// Returns a zlib stream of uncompressed blocks.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let count = min(65535, bytes.count - start)
            let isLast: UInt8 = start + count == bytes.count ? 1 : 0
            let low = UInt8(count & 255)
            let high = UInt8(count >> 8)
            result += [isLast, low, high, ~low, ~high] + bytes[start..<start + count]
            start += count
        } while start < bytes.count
        var (a, b) = (1, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return result + bigEndian(b << 16 | a)
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
                value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
            }
        }
    }
}

func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
