extension Typesetter {
    /// Inserts soft hyphens at possible breaks, in paragraphs with hyphenation. Words that already contain soft hyphens
    /// are unchanged.
    func hyphenate(_ text: inout DrawableText, _ request: TextRequest) {
        let asks =
            request.hyphenates || text.paragraphs.contains { $0.style?.usesDefaultHyphenation == true }
        guard asks, request.lineLimit != 1 else { return }
        var cursor = SpanCursor(text)
        var positions: [Int] = []
        var whole = text.text
        whole.withUTF8 { bytes in
            var block = text.block(after: nil, in: bytes)
            while let current = block {
                cursor.move(to: current.range.lowerBound)
                let style = cursor.paragraphStyle
                let mode = style?.lineBreakMode ?? request.lineBreakMode
                if style?.usesDefaultHyphenation ?? request.hyphenates, mode != .byCharWrapping {
                    let slice = UnsafeBufferPointer(rebasing: bytes[current.range])
                    for word in Words(String(decoding: slice, as: UTF8.self)) {
                        let start = current.range.lowerBound + word.start
                        cursor.move(to: start)
                        positions += breaks(in: word.letters, cursor.language ?? request.language).map {
                            $0 + start
                        }
                    }
                }
                block = text.block(after: current, in: bytes)
            }
        }
        text.insertSoftHyphens(at: positions)
    }

    private func breaks(in word: [UInt8], _ language: String) -> [Int] {
        dictionaries.patterns(for: language)?.breaks(in: word) ?? []
    }
}

/// The lowercase words of a text that can be hyphenated, with their UTF-8 offsets.
private struct Words: Sequence, IteratorProtocol {
    private var rest: Substring.UnicodeScalarView
    private var offset = 0

    init(_ text: String) { rest = text[...].unicodeScalars }

    private static let longest = 200

    mutating func next() -> (start: Int, letters: [UInt8])? {
        while !rest.isEmpty {
            let start = offset
            var letters: [UInt8] = []
            var isFree = true
            while let scalar = rest.first, scalar.isPartOfWord {
                rest.removeFirst()
                offset += UTF8.width(scalar)
                isFree = isFree && scalar != "\u{AD}"
                letters += scalar.inSmallLetters
            }
            if !letters.isEmpty, isFree, letters.count <= Self.longest { return (start, letters) }
            while let scalar = rest.first, !scalar.isPartOfWord {
                rest.removeFirst()
                offset += UTF8.width(scalar)
            }
        }
        return nil
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
