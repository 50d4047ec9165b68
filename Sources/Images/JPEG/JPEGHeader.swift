/// The header of a JPEG file: everything before the pixels.
package struct JPEGHeader: Sendable, Equatable {
    /// The first bytes of every JPEG file.
    package static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

    /// The sides of the image in its stored orientation, from 1 to 65535 pixels.
    package let storedWidth: Int, storedHeight: Int

    /// The transformation to the upright orientation.
    package private(set) var orientation = JPEGOrientation.up

    let colors: Colors

    /// The colors of the file if they are not drawn correctly as sRGB, as the subject of a sentence. `nil` if they are.
    package private(set) var ignoredColors: String?

    /// The number of bytes that the header takes.
    private var length = 0

    /// The number of scans. 0 if the header was read without the complete file.
    private var scanCount = 0

    /// The color space of the pixels.
    enum Colors: Equatable {
        case grayOrColor
        /// CMYK. Programs that follow Adobe's convention store white as 255.
        case inks(isInverted: Bool)
    }

    /// The sides of the image in its upright orientation, in pixels.
    package var size: (width: Int, height: Int) {
        orientation.swapsSides ? (storedHeight, storedWidth) : (storedWidth, storedHeight)
    }

    /// Reads the header.
    ///
    /// - Parameter bytes: The file, or its beginning.
    /// - Throws: `unknownFormat`, `damaged`, `unsupported`, or `cutShort` if the header continues after these bytes.
    package init(ofFileStartingWith bytes: [UInt8]) throws(ImageError) {
        guard !bytes.isEmpty, bytes.prefix(3) == Self.signature.prefix(bytes.count) else { throw .notJPEG }
        var segments = JPEGSegments(bytes: bytes)
        var orientation: JPEGOrientation?
        var followsAdobe = false
        var profile = JPEGColorProfile()
        while true {
            let segment = try segments.next()
            switch segment.marker {
            case 0xE1:
                // The first orientation is from the camera. A program may have added another after it.
                orientation = orientation ?? JPEGOrientation(exifSegment: segment.content)
            case 0xE2: profile.add(segment.content)
            case 0xEE: if segment.content.starts(with: Array("Adobe".utf8)) { followsAdobe = true }
            case JPEGSegments.scanMarker, JPEGSegments.endMarker: throw .damaged("its size is missing")
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(segment.marker):
                try self.init(frame: segment.content, followsAdobe: followsAdobe)
                self.orientation = orientation ?? .up
                ignoredColors = profile.subject ?? (colors == .grayOrColor ? nil : "the color space CMYK")
                length = segments.offset
                return
            default: break
            }
        }
    }

    /// Reads the header, counts the scans, and checks that the file does not end before the image.
    ///
    /// - Throws: `unknownFormat`, `damaged`, `unsupported` or `cutShort`.
    package init(ofWholeFile bytes: [UInt8]) throws(ImageError) {
        try self.init(ofFileStartingWith: bytes)
        guard bytes[length...].hasEndMarker else { throw .cutShort }
        scanCount = JPEGSegments(bytes: bytes, offset: length).scanCount
    }

    /// Checks that decoding exceeds neither the memory nor the time limits.
    ///
    /// - Throws: `tooLarge`.
    package func check(_ limits: JPEGLimits = JPEGLimits()) throws(ImageError) {
        let pixels = storedWidth * storedHeight
        guard pixels <= limits.pixels else {
            throw .tooLarge(
                width: size.width, height: size.height, limit: "\(limits.pixels) in all are allowed")
        }
        guard scanCount <= limits.scans else {
            throw ImageError(.tooLarge, reason: "has \(scanCount) scans, when \(limits.scans) are allowed")
        }
        guard scanCount * pixels <= limits.pixelsOfScans else {
            throw ImageError(
                .tooLarge,
                reason: "has \(scanCount) scans of \(size.width) × \(size.height) pixels, "
                    + "when \(limits.pixelsOfScans) pixels in all are allowed")
        }
    }

    /// Reads the segment that describes the pixels.
    private init(frame: ArraySlice<UInt8>, followsAdobe: Bool) throws(ImageError) {
        guard frame.count >= 6 else { throw .damaged("its size is missing") }
        let values = Array(frame.prefix(6)).map(Int.init)
        storedHeight = values[1] << 8 | values[2]
        storedWidth = values[3] << 8 | values[4]
        guard values[0] == 8 else { throw .unsupported("\(values[0]) bits a color") }
        // JPEG permits the height to follow the pixels, but encoders do not use this.
        guard storedHeight > 0 else { throw .unsupported("its height after the pixels") }
        guard storedWidth > 0 else { throw .damaged("its width is 0") }
        switch values[5] {
        case 1, 3: colors = .grayOrColor
        case 4: colors = .inks(isInverted: followsAdobe)
        default: throw .unsupported("\(values[5]) colors a pixel")
        }
    }
}

/// A sequence of the segments of a file. Each has a marker, and most have content.
private struct JPEGSegments {
    let bytes: [UInt8]
    private(set) var offset = 2

    /// The number of scans up to the end of the image, or up to the first invalid segment.
    var scanCount: Int {
        var rest = self
        var count = 0
        while let segment = try? rest.next(), segment.marker != Self.endMarker {
            if segment.marker == Self.scanMarker { count += 1 }
        }
        return count
    }

    static let scanMarker: UInt8 = 0xDA
    static let endMarker: UInt8 = 0xD9

    mutating func next() throws(ImageError) -> (marker: UInt8, content: ArraySlice<UInt8>) {
        let marker = try nextMarker()
        // These markers have no content.
        if marker == 0x01 || (0xD0...Self.endMarker).contains(marker) { return (marker, []) }
        guard bytes.count - offset >= 2 else { throw .cutShort }
        let length = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
        guard length >= 2 else { throw .damaged("a part of it is \(length) bytes long") }
        guard bytes.count - offset >= length else { throw .cutShort }
        defer { offset += length }
        return (marker, bytes[offset + 2..<offset + length])
    }

    /// Skips bytes up to the next marker, as libjpeg does. This includes pixels.
    private mutating func nextMarker() throws(ImageError) -> UInt8 {
        let found: Int? = bytes.withUnsafeBufferPointer { bytes in
            var index = offset
            while index + 1 < bytes.count {
                if bytes[index] == 0xFF, bytes[index + 1] != 0xFF, bytes[index + 1] != 0 { return index }
                index += 1
            }
            return nil
        }
        guard let found else { throw .cutShort }
        offset = found + 2
        return bytes[found + 1]
    }
}

extension ArraySlice<UInt8> {
    /// A Boolean value that indicates whether the bytes contain the end marker of a JPEG.
    fileprivate var hasEndMarker: Bool {
        indices.dropLast().reversed().contains { self[$0] == 0xFF && self[$0 + 1] == 0xD9 }
    }
}
