/// Builds PNG files byte by byte, without libpng and zlib, in every variety and with every fault.
struct HandmadePNG {
    enum Colour: UInt8 {
        case grey = 0
        case rgb = 2
        case palette = 3
        case greyAlpha = 4
        case rgba = 6

        var channels: Int {
            switch self {
            case .grey, .palette: 1
            case .rgb: 3
            case .greyAlpha: 2
            case .rgba: 4
            }
        }
    }

    var width: Int
    var height: Int
    var depth: Int
    var colour: Colour
    var isInterlaced = false
    /// Between IHDR and IDAT: PLTE, tRNS and the like.
    var chunks: [(type: String, content: [UInt8])] = []
    /// The samples of the pixel at a place, one a channel.
    var samples: (_ x: Int, _ y: Int) -> [Int]

    func bytes() -> [UInt8] {
        let header =
            bigEndian(width) + bigEndian(height)
            + [UInt8(depth), colour.rawValue, 0, 0, isInterlaced ? 1 : 0]
        return Self.signature + Self.chunk("IHDR", header)
            + chunks.flatMap { Self.chunk($0.type, $0.content) }
            + Self.chunk("IDAT", Self.stored(filteredRows())) + Self.chunk("IEND", [])
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
        for (left, top, across, down) in passes where left < width {
            for y in stride(from: top, to: height, by: down) {
                result.append(0)
                result += packed(stride(from: left, to: width, by: across).flatMap { samples($0, y) })
            }
        }
        return result
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

    /// A zlib stream of uncompressed blocks.
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
