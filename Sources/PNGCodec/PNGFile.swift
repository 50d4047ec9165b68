import CZlib

/// A PNG file taken apart into chunks, without decoding the pixels.
package struct PNGFile: Sendable {
    /// The bytes at a file's start that `size(ofFileStartingWith:)` needs.
    package static let sizePrefixLength = 33

    package struct Chunk: Sendable, Equatable {
        /// Four letters.
        package let type: String
        /// Where the content is in the file.
        package let content: Range<Int>
    }

    package let bytes: [UInt8]

    /// In the file's order, from IHDR to IEND. A chunk with a wrong checksum that the picture does not need
    /// is left out.
    package let chunks: [Chunk]

    /// Pixels, 1 ... 2^31 - 1 each.
    package let size: (width: Int, height: Int)

    /// Checks that the file is whole.
    ///
    /// - Throws: `notPNG`, `cutShort` or `damaged`.
    package init(_ bytes: [UInt8]) throws(PNGError) {
        size = try Self.size(ofFileStartingWith: bytes)
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

    /// The picture's sides in pixels.
    ///
    /// - Parameter bytes: At least the first `sizePrefixLength` bytes of the file.
    package static func size(
        ofFileStartingWith bytes: [UInt8]
    ) throws(PNGError) -> (width: Int, height: Int) {
        guard !bytes.isEmpty, bytes.prefix(signature.count) == signature.prefix(bytes.count) else {
            throw .notPNG
        }
        guard bytes.count >= sizePrefixLength else { throw .cutShort }
        let header = Chunk(type: "IHDR", content: 16..<29)
        guard number(in: bytes, at: 8) == 13, bytes[12..<16].elementsEqual(header.type.utf8) else {
            throw .damaged("it does not begin with its size")
        }
        guard isIntact(header, in: bytes) else {
            throw .damaged("the checksum of the chunk IHDR is wrong")
        }
        let (width, height) = (Int(number(in: bytes, at: 16)), Int(number(in: bytes, at: 20)))
        let sides = 1...PNGHeader.maximumSide
        guard sides.contains(width), sides.contains(height) else {
            throw .damaged("its size is \(width) × \(height)")
        }
        return (width, height)
    }

    /// What the file says about pixels per metre, if it says the same for both directions.
    package var pixelsPerMetre: UInt32? {
        guard let content = chunks.first(where: { $0.type == "pHYs" })?.content, content.count == 9,
            bytes[content.lowerBound + 8] == 1
        else { return nil }
        let horizontal = Self.number(in: bytes, at: content.lowerBound)
        return horizontal == Self.number(in: bytes, at: content.lowerBound + 4) ? horizontal : nil
    }

    /// The texts in the file's order. Compressed ones are left out.
    package var texts: [PNGText] {
        chunks.compactMap { chunk in
            switch chunk.type {
            case "tEXt": plainText(bytes[chunk.content])
            case "iTXt": internationalText(bytes[chunk.content])
            default: nil
            }
        }
    }

    private func plainText(_ content: ArraySlice<UInt8>) -> PNGText? {
        guard let end = content.firstIndex(of: 0) else { return nil }
        return PNGText(
            keyword: String(latin1: content[..<end]), text: String(latin1: content[(end + 1)...]))
    }

    private func internationalText(_ content: ArraySlice<UInt8>) -> PNGText? {
        // Keyword, zero, whether compressed, method, language, zero, translated keyword, zero, text.
        guard let keywordEnd = content.firstIndex(of: 0), content.endIndex - keywordEnd > 3,
            content[keywordEnd + 1] == 0,
            let languageEnd = content[(keywordEnd + 3)...].firstIndex(of: 0),
            let translationEnd = content[(languageEnd + 1)...].firstIndex(of: 0)
        else { return nil }
        return PNGText(
            keyword: String(latin1: content[..<keywordEnd]),
            text: String(decoding: content[(translationEnd + 1)...], as: UTF8.self))
    }

    /// The bytes that every PNG begins with.
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
    }

    /// A number in network byte order.
    private static func number(in bytes: [UInt8], at offset: Int) -> UInt32 {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Whether the checksum, which covers type and content, is right.
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
    /// Whether the picture cannot be shown without it: PNG marks such chunks by a capital letter.
    fileprivate var isNeeded: Bool { type.first?.isUppercase ?? true }
}
