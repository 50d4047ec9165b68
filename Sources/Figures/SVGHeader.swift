import Files

/// What a figure's SVG file contains about itself.
struct SVGHeader {
    /// The width in pixels.
    let width: Int
    /// The alt text.
    let title: String
    /// The text for programs.
    let metadata: String

    /// Reads a file that was drawn for a figure. The result is `nil` for other files.
    init?(_ bytes: [UInt8]) {
        // The drawing between them may be large.
        guard let lineEnd = Self.offset(after: 2, in: bytes[...]),
            let lastLines = Self.offset(before: 2, in: bytes)
        else { return nil }
        let start = String(decoding: bytes[..<lineEnd], as: UTF8.self)
        let end = String(decoding: bytes[lastLines...], as: UTF8.self)
        guard let size = start.firstMatch(of: /^<svg [^>]* viewBox="0 0 (\d{1,9}) \d{1,9}"/),
            let width = Int(size.1),
            let metadata = end.firstMatch(of: /^<metadata>([^<]*)<\/metadata>\n<\/svg>\n$/)
        else { return nil }
        self.width = width
        title = start.firstMatch(of: /\n<title>([^<]*)<\/title>\n/).map { String($0.1).xmlUnescaped } ?? ""
        self.metadata = String(metadata.1).xmlUnescaped
    }

    private static let lineFeed = UInt8(ascii: "\n")

    /// Returns the offset after a number of lines.
    private static func offset(after lines: Int, in bytes: ArraySlice<UInt8>) -> Int? {
        guard lines > 0 else { return bytes.startIndex }
        guard let end = bytes.firstIndex(of: lineFeed) else { return nil }
        return offset(after: lines - 1, in: bytes[(end + 1)...])
    }

    /// Returns the offset of the last lines.
    private static func offset(before lines: Int, in bytes: [UInt8]) -> Int? {
        var rest = bytes.dropLast()
        for _ in 0..<lines {
            guard let end = rest.lastIndex(of: lineFeed) else { return nil }
            rest = rest[..<end]
        }
        return rest.endIndex + 1
    }
}
