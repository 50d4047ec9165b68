// Not libhyphen: with the same dictionaries, it omits breaks that their patterns define. Where a longer pattern begins but
// does not match, it does not return to the shorter one.

/// The hyphenation patterns of a language, from a dictionary for libhyphen and LibreOffice, with Liang's algorithm.
/// Patterns that change letters at a break are ignored.
struct HyphenationPatterns: Sendable {
    /// The pattern levels: an optional first level that splits compounds, and the level that splits words.
    private var levels = [Level()]

    /// Creates patterns from a dictionary.
    ///
    /// - Parameter dictionary: The file's content in UTF-8. Its first line names the original encoding.
    init(_ dictionary: some Sequence<UInt8>) {
        for line in Array(dictionary).split(separator: UInt8(ascii: "\n")).dropFirst() { read(line) }
    }

    private mutating func read(_ line: ArraySlice<UInt8>) {
        switch line.first {
        case nil, UInt8(ascii: "#"), UInt8(ascii: "%"): break
        // Patterns are in lowercase.
        case .some(UInt8(ascii: "A")...UInt8(ascii: "Z")):
            let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
            let number = words.count > 1 ? Int(words[1]).map { max($0, 1) } : nil
            switch words[0] {
            case "NEXTLEVEL": levels.append(Level())
            case "LEFTHYPHENMIN": levels[levels.count - 1].minLettersBefore = number ?? 1
            case "RIGHTHYPHENMIN": levels[levels.count - 1].minLettersAfter = number ?? 1
            default: break
            }
        default: levels[levels.count - 1].add(line)
        }
    }

    /// Returns the possible breaks of a lowercase word, as UTF-8 offsets.
    func breaks(in word: [UInt8], level: Int = 0) -> [Int] {
        let found = levels[level].breaks(in: word)
        guard level + 1 < levels.count else { return found }
        return zip([0] + found, found + [word.count]).flatMap { start, end in
            (start > 0 ? [start] : [])
                + breaks(in: Array(word[start..<end]), level: level + 1).map { $0 + start }
        }
    }
}

extension HyphenationPatterns {
    private struct Level: Sendable {
        /// The weights before each byte and after the last, by the letters of the pattern. A break is possible where
        /// the maximum weight of all matching patterns is odd.
        private var weights: [[UInt8]: [UInt8]] = [:]
        private var longest = 0
        /// The minimum number of letters before and after a break.
        var minLettersBefore = 2, minLettersAfter = 2

        /// The marker of the beginning and end of a word.
        private static let edge = UInt8(ascii: ".")

        /// Adds a pattern, whose digits are the weights.
        mutating func add(_ pattern: ArraySlice<UInt8>) {
            var letters: [UInt8] = []
            var values: [UInt8] = [0]
            for byte in pattern where byte > UInt8(ascii: " ") {
                switch byte {
                case UInt8(ascii: "/"): return
                case UInt8(ascii: "0")...UInt8(ascii: "9"): values[values.count - 1] = byte & 0x0F
                default:
                    letters.append(byte)
                    values.append(0)
                }
            }
            guard !letters.isEmpty else { return }
            weights[letters] = values
            longest = max(longest, letters.count)
        }

        func breaks(in word: [UInt8]) -> [Int] {
            let letters = [Self.edge] + word + [Self.edge]
            var greatest = [UInt8](repeating: 0, count: letters.count + 1)
            for start in letters.indices {
                for end in letters.indices.dropFirst(start).prefix(longest) {
                    guard let found = weights[Array(letters[start...end])] else { continue }
                    for (index, weight) in found.enumerated() {
                        greatest[start + index] = max(greatest[start + index], weight)
                    }
                }
            }
            let starts = word.indices.filter { word[$0] & 0xC0 != 0x80 }
            return starts.dropFirst(minLettersBefore).dropLast(minLettersAfter - 1).filter {
                greatest[$0 + 1] % 2 == 1
            }
        }
    }
}
