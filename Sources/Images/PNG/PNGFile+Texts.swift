import CZlib

extension PNGFile {
    /// The maximum total size of a file's compressed texts in bytes. A small file could contain texts of any size.
    package static let maxInflatedBytes = 4 << 20

    /// The texts in the order of the file, without invalid ones and compressed ones beyond `maxInflatedBytes`.
    package var texts: [PNGText] {
        var space = Self.maxInflatedBytes
        return chunks.compactMap { chunk -> PNGText? in
            switch chunk.type {
            case "tEXt": plainText(bytes[chunk.content])
            case "zTXt": compressedText(bytes[chunk.content], &space)
            case "iTXt": internationalText(bytes[chunk.content], &space)
            default: nil
            }
        }.filter(\.isValid)
    }

    private func plainText(_ content: ArraySlice<UInt8>) -> PNGText? {
        guard let end = content.firstIndex(of: 0) else { return nil }
        return PNGText(keyword: String(latin1: content[..<end]), text: String(latin1: content[(end + 1)...]))
    }

    private func compressedText(_ content: ArraySlice<UInt8>, _ space: inout Int) -> PNGText? {
        // Keyword, null, compression method, text.
        guard let end = content.firstIndex(of: 0), content.endIndex - end > 2, content[end + 1] == 0,
            let text = Self.inflated(content[(end + 2)...], &space)
        else { return nil }
        return PNGText(keyword: String(latin1: content[..<end]), text: String(latin1: text))
    }

    private func internationalText(_ content: ArraySlice<UInt8>, _ space: inout Int) -> PNGText? {
        // Keyword, null, compression flag, compression method, language, null, translated keyword, null, text.
        guard let keywordEnd = content.firstIndex(of: 0), content.endIndex - keywordEnd > 3,
            content[keywordEnd + 1] <= 1, content[keywordEnd + 2] == 0,
            let languageEnd = content[(keywordEnd + 3)...].firstIndex(of: 0),
            let translationEnd = content[(languageEnd + 1)...].firstIndex(of: 0)
        else { return nil }
        let isCompressed = content[keywordEnd + 1] == 1
        let stored = content[(translationEnd + 1)...]
        guard let text = isCompressed ? Self.inflated(stored, &space) : Array(stored) else { return nil }
        return PNGText(
            keyword: String(latin1: content[..<keywordEnd]), text: String(decoding: text, as: UTF8.self))
    }

    /// Returns the content of a zlib stream, or `nil` if it is corrupt or longer than `space`. Subtracts the
    /// length from `space`.
    static func inflated(_ stream: ArraySlice<UInt8>, _ space: inout Int) -> [UInt8]? {
        var capacity = min(space, max(256, 4 * stream.count))
        while true {
            var status = Z_OK
            let text = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                var size = UInt(capacity)
                status = stream.withUnsafeBufferPointer {
                    uncompress(output.baseAddress, &size, $0.baseAddress, UInt($0.count))
                }
                count = status == Z_OK ? Int(size) : 0
            }
            if status == Z_OK {
                space -= text.count
                return text
            }
            // The buffer was too small, or the stream is truncated. These differ for zlib only if there is space left.
            guard status == Z_BUF_ERROR, capacity < space else { return nil }
            capacity = min(space, 4 * capacity)
        }
    }
}
