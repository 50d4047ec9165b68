/// The transformation of a stored image to its upright orientation, by the numbers of the Exif standard.
package enum JPEGOrientation: Int, Sendable, CaseIterable {
    case up = 1
    case mirrored
    case upsideDown
    case upsideDownMirrored
    /// Rows become columns.
    case transposed
    /// The image is rotated clockwise by 90°.
    case clockwise
    /// Rows become columns, from the last to the first.
    case transverse
    /// The image is rotated counterclockwise by 90°.
    case anticlockwise

    /// A Boolean value that indicates whether the transformation swaps width and height.
    package var swapsSides: Bool { rawValue >= 5 }

    /// Returns the pixels of the upright image.
    ///
    /// - Parameter pixels: The stored pixels: `width * height` of four bytes, row by row.
    func upright(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
        let last = (x: width - 1, y: (height - 1) * width)
        // The index of the upright image's first pixel in the stored one, and the steps to the right and down.
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
    /// Creates the orientation from the content of an APP1 segment, which is at most 64 KiB.
    ///
    /// The result is `nil` if the segment is not Exif or contains no valid orientation. The image then
    /// remains in its stored orientation.
    init?(exifSegment content: ArraySlice<UInt8>) {
        let prefix = Array("Exif\0\0".utf8)
        guard content.starts(with: prefix) else { return nil }
        let tiff = TIFFNumbers(bytes: Array(content.dropFirst(prefix.count)))
        guard tiff.short(at: 2) == 42, let directory = tiff.long(at: 4), let count = tiff.short(at: directory)
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

/// Numbers in the byte order that the first bytes specify. The result is `nil` for offsets beyond the end.
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
