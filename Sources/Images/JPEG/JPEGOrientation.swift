/// How a stored picture is turned upright, by the numbers of the Exif standard.
package enum JPEGOrientation: Int, Sendable, CaseIterable {
    case up = 1
    case mirrored
    case upsideDown
    case upsideDownMirrored
    /// Rows become columns.
    case transposed
    /// To be turned clockwise by a quarter.
    case clockwise
    /// Rows become columns, from the last to the first.
    case transverse
    /// To be turned anticlockwise by a quarter.
    case anticlockwise

    /// Whether the upright picture is as wide as the stored one is high.
    package var swapsSides: Bool { rawValue >= 5 }

    /// Makes the pixels of the upright picture.
    ///
    /// - Parameter pixels: The stored ones, `width * height` of four bytes, row by row.
    func upright(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
        let last = (x: width - 1, y: (height - 1) * width)
        // Where the upright picture begins in the stored one, and the steps that go right and down.
        let (start, right, down): (Int, Int, Int) =
            switch self {
            case .up: (0, 1, width)
            case .mirrored: (last.x, -1, width)
            case .upsideDown: (last.x + last.y, -1, -width)
            case .upsideDownMirrored: (last.y, 1, -width)
            case .transposed: (0, width, 1)
            case .clockwise: (last.y, -width, 1)
            case .transverse: (last.x + last.y, -width, -1)
            case .anticlockwise: (last.x, width, -1)
            }
        let (columns, rows) = swapsSides ? (height, width) : (width, height)
        return [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
            let target = UnsafeMutableRawBufferPointer(target)
            pixels.withUnsafeBytes { source in
                for y in 0..<rows {
                    for x in 0..<columns {
                        let pixel = source.load(
                            fromByteOffset: 4 * (start + x * right + y * down), as: UInt32.self)
                        target.storeBytes(of: pixel, toByteOffset: 4 * (y * columns + x), as: UInt32.self)
                    }
                }
            }
            count = pixels.count
        }
    }
}

extension JPEGOrientation {
    /// Finds the orientation in the content of an APP1 segment, which is at most 64 KiB.
    ///
    /// Returns nil when the segment is not Exif or says nothing sensible: the picture is then shown as it is stored.
    init?(exifSegment content: ArraySlice<UInt8>) {
        let prefix = Array("Exif\0\0".utf8)
        guard content.starts(with: prefix) else { return nil }
        let tiff = TIFFNumbers(bytes: Array(content.dropFirst(prefix.count)))
        guard tiff.short(at: 2) == 42, let directory = tiff.long(at: 4),
            let count = tiff.short(at: directory)
        else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = tiff.short(at: entry) else { return nil }
            guard tag == Self.tag else { continue }
            guard tiff.short(at: entry + 2) == Self.shortType, let value = tiff.short(at: entry + 8) else {
                return nil
            }
            self.init(rawValue: value)
            return
        }
        return nil
    }

    private static let tag = 0x0112, shortType = 3
}

/// Numbers in the byte order that the bytes begin with. Asking beyond the end answers nil.
private struct TIFFNumbers {
    let bytes: [UInt8]

    private var isLittleEndian: Bool? {
        switch bytes.prefix(2) {
        case [0x49, 0x49]: true
        case [0x4D, 0x4D]: false
        default: nil
        }
    }

    func short(at offset: Int) -> Int? { number(at: offset, size: 2) }

    func long(at offset: Int) -> Int? { number(at: offset, size: 4) }

    private func number(at offset: Int, size: Int) -> Int? {
        guard let isLittleEndian, offset >= 0, offset <= bytes.count - size else { return nil }
        let part = bytes[offset..<offset + size]
        return isLittleEndian
            ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
}
