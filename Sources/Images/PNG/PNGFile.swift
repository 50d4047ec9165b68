import CZlib

/// The chunks of a PNG file, without decoded pixels.
package struct PNGFile: Sendable {
    /// The number of bytes at the start of a file that `format(ofFileStartingWith:)` requires.
    package static let sizePrefixLength = 33

    package struct Chunk: Sendable, Equatable {
        /// The chunk type, four letters.
        package let type: String
        /// The range of the content in the file.
        package let content: Range<Int>
    }

    /// The complete file.
    package let bytes: [UInt8]

    /// The chunks in the order of the file, from IHDR to IEND, without ancillary chunks that have a wrong checksum.
    package let chunks: [Chunk]

    package let format: PNGFormat

    /// The sides of the image in pixels.
    package var size: (width: Int, height: Int) { (format.width, format.height) }

    /// Parses a file, and checks that it is complete.
    ///
    /// - Throws: `unknownFormat`, `cutShort` or `damaged`.
    package init(_ bytes: [UInt8]) throws(ImageError) {
        format = try Self.format(ofFileStartingWith: bytes)
        var chunks: [Chunk] = []
        var offset = Self.signature.count
        repeat {
            guard bytes.count - offset >= 12 else { throw .cutShort }
            let length = Int(Self.number(in: bytes, at: offset))
            let type = bytes[offset + 4..<offset + 8]
            guard length <= PNGHeader.maximumSide, type.allSatisfy(Self.isLetter) else {
                throw .damaged("it has a chunk without a name")
            }
            guard bytes.count - offset - 12 >= length else { throw .cutShort }
            let chunk = Chunk(
                type: String(decoding: type, as: UTF8.self), content: offset + 8..<offset + 8 + length)
            if Self.isIntact(chunk, in: bytes) {
                chunks.append(chunk)
            } else if chunk.isNeeded {
                throw .damaged("the checksum of the chunk \(chunk.type) is wrong")
            }
            offset += 12 + length
        } while chunks.last?.type != "IEND"
        self.bytes = bytes
        self.chunks = chunks
    }

    /// Returns the size and pixel format of an image.
    ///
    /// - Parameter bytes: At least the first `sizePrefixLength` bytes of the file.
    /// - Throws: `unknownFormat`, `cutShort` or `damaged`.
    package static func format(ofFileStartingWith bytes: [UInt8]) throws(ImageError) -> PNGFormat {
        guard !bytes.isEmpty, bytes.prefix(signature.count) == signature.prefix(bytes.count) else {
            throw .notPNG(startingWith: bytes)
        }
        guard bytes.count >= sizePrefixLength else { throw .cutShort }
        let header = Chunk(type: "IHDR", content: 16..<29)
        guard number(in: bytes, at: 8) == 13, bytes[12..<16].elementsEqual(header.type.utf8) else {
            throw .damaged("it does not begin with its size")
        }
        guard isIntact(header, in: bytes) else { throw .damaged("the checksum of the chunk IHDR is wrong") }
        return try PNGFormat(header: bytes[header.content])
    }

    /// Checks that the file is long enough for the pixels of the complete image. A small file must not cause
    /// a large allocation.
    ///
    /// - Throws: `damaged`.
    func checkPixels() throws(ImageError) {
        let data = chunks.filter { $0.type == "IDAT" }
        guard let first = chunks.firstIndex(where: { $0.type == "IDAT" }) else {
            throw .damaged("it has no pixels")
        }
        guard chunks[first...].prefix(data.count).allSatisfy({ $0.type == "IDAT" }) else {
            throw .damaged("its pixels are interrupted by another chunk")
        }
        if format.hasPalette,
            !chunks.prefix(while: { $0.type != "IDAT" }).contains(where: { $0.type == "PLTE" })
        {
            throw .damaged("it has no palette in front of its pixels")
        }
        let compressed = data.reduce(0) { $0 + $1.content.count }
        guard format.rawSize <= compressed * Self.largestInflation else {
            throw .damaged("it has too few pixels for \(format.width) × \(format.height)")
        }
    }

    /// The maximum number of bytes for one compressed byte: 258 for two bits.
    private static let largestInflation = 1032

    /// The resolution in pixels per meter. `nil` if it is unspecified, or different in both directions.
    package var pixelsPerMeter: UInt32? {
        guard let content = chunks.first(where: { $0.type == "pHYs" })?.content, content.count == 9,
            bytes[content.lowerBound + 8] == 1
        else { return nil }
        let horizontal = Self.number(in: bytes, at: content.lowerBound)
        return horizontal == Self.number(in: bytes, at: content.lowerBound + 4) ? horizontal : nil
    }

    /// The number of pixels per point. `nil` if the resolution is unspecified.
    package var scale: Double? {
        pixelsPerMeter.map { pixels in
            (Double(pixels) / Double(PNGHeader.pixelsPerMeter(atScale: 1)) * 100).rounded() / 100
        }
    }

    /// The first bytes of every PNG file.
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
    }

    /// Returns a number in network byte order.
    static func number(in bytes: [UInt8], at offset: Int) -> UInt32 {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Returns a Boolean value that indicates whether the checksum of the type and the content is correct.
    private static func isIntact(_ chunk: Chunk, in bytes: [UInt8]) -> Bool {
        let start = chunk.content.lowerBound - 4
        let count = UInt32(chunk.content.count + 4)
        let checksum = bytes.withUnsafeBufferPointer { buffer in
            crc32(0, buffer.baseAddress.map { $0 + start }, count)
        }
        return checksum == UInt(number(in: bytes, at: chunk.content.upperBound))
    }
}

extension PNGFile.Chunk {
    /// A Boolean value that indicates whether the chunk is critical for the image. PNG marks critical chunks
    /// by a capital letter.
    fileprivate var isNeeded: Bool { type.first?.isUppercase ?? true }
}
