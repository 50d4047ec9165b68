/// What a JPEG file says about its picture in front of the pixels.
package struct JPEGHeader: Sendable, Equatable {
    /// The bytes that every JPEG begins with.
    package static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

    /// The sides of the stored picture in pixels, 1 ... 65535, before it is turned upright.
    package let storedWidth: Int, storedHeight: Int

    /// How the stored picture is turned upright.
    package private(set) var orientation = JPEGOrientation.up

    let colors: Colors

    /// How many bytes of the file this is read from.
    private var length = 0

    /// The largest pictures that are decoded unless the caller says otherwise.
    package static let maximumPixels = 100_000_000

    /// What the bytes of a pixel mean.
    enum Colors: Equatable {
        case grayOrColor
        /// Four inks. Programs that follow Adobe store the paper's white as 255.
        case inks(isInverted: Bool)
    }

    /// The sides of the picture in pixels, upright.
    package var size: (width: Int, height: Int) {
        orientation.swapsSides ? (storedHeight, storedWidth) : (storedWidth, storedHeight)
    }

    /// Reads the header.
    ///
    /// - Parameter bytes: The file, or its beginning.
    /// - Throws: `notJPEG`, `damaged`, `unsupported`, or `cutShort` when the header goes on after these bytes.
    package init(ofFileStartingWith bytes: [UInt8]) throws(JPEGError) {
        guard !bytes.isEmpty, bytes.prefix(3) == Self.signature.prefix(bytes.count) else { throw .notJPEG }
        var segments = JPEGSegments(bytes)
        var orientation: JPEGOrientation?
        var followsAdobe = false
        while true {
            let segment = try segments.next()
            switch segment.marker {
            case 0xE1:
                // The first is the camera's; a program may have added one of its own after it.
                orientation = orientation ?? JPEGOrientation(exifSegment: segment.content)
            case 0xEE:
                if segment.content.starts(with: Array("Adobe".utf8)) { followsAdobe = true }
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(segment.marker):
                try self.init(frame: segment.content, followsAdobe: followsAdobe)
                self.orientation = orientation ?? .up
                length = segments.offset
                return
            default: break
            }
        }
    }

    /// Reads the header, and makes sure that the file does not end before the picture does.
    ///
    /// - Throws: As above.
    package init(ofWholeFile bytes: [UInt8]) throws(JPEGError) {
        try self.init(ofFileStartingWith: bytes)
        guard bytes[length...].hasEndMarker else { throw .cutShort }
    }

    /// Makes sure that there are no more pixels than are decoded.
    ///
    /// - Throws: `tooLarge`.
    package func checkSize(maximumPixels: Int = JPEGHeader.maximumPixels) throws(JPEGError) {
        guard storedWidth * storedHeight <= maximumPixels else {
            throw .tooLarge(width: size.width, height: size.height, maximumPixels: maximumPixels)
        }
    }

    /// Reads the segment that describes the pixels.
    private init(frame: ArraySlice<UInt8>, followsAdobe: Bool) throws(JPEGError) {
        guard frame.count >= 6 else { throw .damaged("its size is missing") }
        let values = Array(frame.prefix(6)).map(Int.init)
        storedHeight = values[1] << 8 | values[2]
        storedWidth = values[3] << 8 | values[4]
        guard values[0] == 8 else { throw .unsupported("\(values[0]) bits a colour") }
        // JPEG lets the height follow the pixels; nobody does that.
        guard storedHeight > 0 else { throw .unsupported("its height after the pixels") }
        guard storedWidth > 0 else { throw .damaged("its width is 0") }
        switch values[5] {
        case 1, 3: colors = .grayOrColor
        case 4: colors = .inks(isInverted: followsAdobe)
        default: throw .unsupported("\(values[5]) colours a pixel")
        }
    }
}

/// Walks over the segments in front of the pixels. Each has a marker, and most have content.
private struct JPEGSegments {
    private let bytes: [UInt8]
    private(set) var offset = 2

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() throws(JPEGError) -> (marker: UInt8, content: ArraySlice<UInt8>) {
        let marker = try nextMarker()
        guard marker != 0xD9, marker != 0xDA else { throw .damaged("its size is missing") }
        // Markers that stand alone.
        if marker == 0x01 || (0xD0...0xD8).contains(marker) { return (marker, []) }
        guard bytes.count - offset >= 2 else { throw .cutShort }
        let length = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
        guard length >= 2 else { throw .damaged("a part of it is \(length) bytes long") }
        guard bytes.count - offset >= length else { throw .cutShort }
        defer { offset += length }
        return (marker, bytes[offset + 2..<offset + length])
    }

    /// Passes over whatever is no marker, as libjpeg does.
    private mutating func nextMarker() throws(JPEGError) -> UInt8 {
        while offset + 1 < bytes.count {
            let (first, second) = (bytes[offset], bytes[offset + 1])
            if first == 0xFF, second != 0xFF, second != 0 {
                offset += 2
                return second
            }
            offset += 1
        }
        throw .cutShort
    }
}

extension ArraySlice<UInt8> {
    /// Whether the marker that ends a JPEG is anywhere in the bytes.
    fileprivate var hasEndMarker: Bool {
        indices.dropLast().reversed().contains { self[$0] == 0xFF && self[$0 + 1] == 0xD9 }
    }
}
