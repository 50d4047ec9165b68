import CTurboJPEG
import Images

/// JPEG files made on the spot.
enum TestJPEG {
    /// Encodes pixels of the given format, `width * height` of them.
    static func file(
        _ pixels: [UInt8], width: Int, height: Int, format: TJPF = TJPF_RGBA, sampling: TJSAMP = TJSAMP_444,
        isProgressive: Bool = false
    ) -> [UInt8] {
        let handle = tjInitCompress()
        defer { tjDestroy(handle) }
        var output: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let flags = TJFLAG_ACCURATEDCT | (isProgressive ? TJFLAG_PROGRESSIVE : 0)
        let status = tjCompress2(
            handle, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &output, &count,
            Int32(sampling.rawValue), 95, Int32(flags))
        defer { tjFree(output) }
        precondition(status == 0, String(cString: tjGetErrorStr2(handle)))
        return Array(UnsafeBufferPointer(start: output, count: Int(count)))
    }

    /// An image of four flat quarters, each of 16 × 24 pixels: red, green; blue, white.
    static let quarters = file(quarterPixels, width: 32, height: 48)

    static let quarterPixels: [UInt8] = (0..<48).flatMap { y in
        (0..<32).flatMap { x in quarterColor(x < 16, y < 24) + [255] }
    }

    static func quarterColor(_ isLeft: Bool, _ isUpper: Bool) -> [UInt8] {
        switch (isLeft, isUpper) {
        case (true, true): [255, 0, 0]
        case (false, true): [0, 255, 0]
        case (true, false): [0, 0, 255]
        case (false, false): [255, 255, 255]
        }
    }

    /// Returns the file with an Exif segment that specifies its orientation.
    static func turned(_ file: [UInt8], orientation: UInt8, isLittleEndian: Bool = true) -> [UInt8] {
        func number(_ value: Int, size: Int) -> [UInt8] {
            let bytes = (0..<size).map { UInt8(value >> (8 * $0) & 255) }
            return isLittleEndian ? bytes : bytes.reversed()
        }
        var tiff: [UInt8] = isLittleEndian ? [0x49, 0x49] : [0x4D, 0x4D]
        tiff += number(42, size: 2) + number(8, size: 4) + number(2, size: 2)
        // Another entry first: the width.
        tiff += number(0x0100, size: 2) + number(4, size: 2) + number(1, size: 4) + number(32, size: 4)
        tiff += number(0x0112, size: 2) + number(3, size: 2) + number(1, size: 4)
        tiff += number(Int(orientation), size: 2) + [0, 0] + number(0, size: 4)
        return inserting(Array("Exif\0\0".utf8) + tiff, marker: 0xE1, in: file)
    }

    /// Returns the file with another segment at its beginning.
    static func inserting(_ content: [UInt8], marker: UInt8, in file: [UInt8]) -> [UInt8] {
        let length = content.count + 2
        return file[..<2] + [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content + file[2...]
    }
}

extension Bitmap {
    func color(x: Int, y: Int) -> [UInt8] {
        Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 3])
    }
}

/// Returns a Boolean value that indicates whether two colors are equal within the precision of JPEG.
func isClose(_ left: [UInt8], _ right: [UInt8], tolerance: Int = 3) -> Bool {
    zip(left, right).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
}
