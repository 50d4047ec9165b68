import CZlib
import Foundation

/// The parts of a PDF file that tests require: its pages, and their texts, in the order of the file.
struct PDFReader {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns how often a text occurs in the file outside of its streams' data.
    func count(of text: String) -> Int {
        String(decoding: bytes, as: Unicode.ASCII.self).components(separatedBy: text).count - 1
    }

    /// The texts of each stream that has any, in the order of the file.
    var texts: [[String]] { streams.map(Self.texts).filter { !$0.isEmpty } }

    /// Returns the operands of an operator with one operand, in the order of the file.
    func operands(of name: String) -> [String] {
        streams.flatMap { stream -> [String] in
            let words = stream.split(whereSeparator: \.isWhitespace)
            return zip(words, words.dropFirst()).filter { $0.1 == name }.map { String($0.0) }
        }
    }

    private var streams: [String] {
        var streams: [String] = []
        var rest = bytes[...]
        while let start = rest.firstRange(of: Array("stream\n".utf8)) {
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: Array("endstream".utf8)) else { break }
            if let text = Self.inflated(Array(rest[..<end.lowerBound])) { streams.append(text) }
            rest = rest[end.upperBound...]
        }
        return streams
    }

    private static func inflated(_ data: [UInt8]) -> String? {
        var size = UInt(max(data.count * 50, 1 << 16))
        var result = [UInt8](repeating: 0, count: Int(size))
        guard uncompress(&result, &size, data, UInt(data.count)) == Z_OK else { return nil }
        return String(decoding: result[..<Int(size)], as: Unicode.ASCII.self)
    }

    /// Returns the strings of a content stream, each with the text that is drawn together.
    private static func texts(_ stream: String) -> [String] {
        var texts: [String] = []
        var text = ""
        var isInside = false
        var last: Character = " "
        // Cairo breaks long lines, in strings after a backslash.
        for character in stream.replacing("\\\n", with: "") {
            switch character {
            case "(": isInside = true
            case ")": isInside = false
            case _ where isInside: text.append(character)
            case "J" where last == "T", "j" where last == "T":
                texts.append(text)
                text = ""
            default: break
            }
            last = character
        }
        return texts
    }
}
