extension Typesetter {
    /// Inserts soft hyphens at possible breaks, in paragraphs with hyphenation. Words that already contain soft hyphens
    /// are unchanged.
    func hyphenate(_ text: inout DrawableText, _ request: TextRequest) {
        let isHyphenated =
            request.hyphenates || text.paragraphs.contains { $0.style?.usesDefaultHyphenation == true }
        guard isHyphenated, request.lineLimit != 1 else { return }
        var cursor = SpanCursor(text)
        var positions: [Int] = []
        var whole = text.text
        whole.withUTF8 { bytes in
            for block in text.blocks(in: bytes) {
                cursor.move(to: block.range.lowerBound)
                let style = cursor.paragraphStyle
                let mode = style?.lineBreakMode ?? request.lineBreakMode
                if style?.usesDefaultHyphenation ?? request.hyphenates, mode != .byCharWrapping {
                    let slice = UnsafeBufferPointer(rebasing: bytes[block.range])
                    for word in words(of: String(decoding: slice, as: UTF8.self)) {
                        let start = block.range.lowerBound + word.start
                        cursor.move(to: start)
                        let patterns = dictionaries.patterns(for: cursor.language ?? request.language)
                        positions += patterns?.breaks(in: word.letters).map { $0 + start } ?? []
                    }
                }
            }
        }
        text.insertSoftHyphens(at: positions)
    }
}

/// The maximum length of a hyphenated word, in bytes.
private let longestWord = 200

/// Returns the lowercase words of a text that can be hyphenated, with their UTF-8 offsets.
private func words(of text: String) -> [(start: Int, letters: [UInt8])] {
    text.unicodeScalars.split { !$0.isPartOfWord }.compactMap { word in
        let letters = word.flatMap(\.inSmallLetters)
        guard letters.count <= longestWord, !word.contains("\u{AD}") else { return nil }
        return (text.utf8.distance(from: text.startIndex, to: word.startIndex), letters)
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfWord: Bool {
        self == "\u{AD}" || properties.isAlphabetic || properties.generalCategory == .nonspacingMark
    }

    /// The lowercase form, if it has the same number of bytes.
    fileprivate var inSmallLetters: [UInt8] {
        let lower = properties.lowercaseMapping
        return Array(lower.utf8.count == UTF8.width(self) ? lower.utf8 : String(self).utf8)
    }
}
