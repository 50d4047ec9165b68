/// Where the words of a language may be broken: the patterns of a dictionary as libhyphen and LibreOffice have them,
/// by Liang's method. Patterns that change a word's letters where it is broken are left out.
struct HyphenationPatterns: Sendable {
    /// What breaks compounds into words, if the dictionary tells them apart, and then what breaks words.
    private var levels = [Level()]

    /// - Parameter dictionary: The file's content in UTF-8; its first line names the encoding it had.
    init(_ dictionary: some Sequence<UInt8>) {
        for line in Array(dictionary).split(separator: UInt8(ascii: "\n")).dropFirst() { read(line) }
    }

    private mutating func read(_ line: ArraySlice<UInt8>) {
        switch line.first {
        case nil, UInt8(ascii: "#"), UInt8(ascii: "%"): break
        // Patterns are written in small letters.
        case .some(UInt8(ascii: "A")...UInt8(ascii: "Z")):
            let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
            let number = words.count > 1 ? Int(words[1]).map { max($0, 1) } : nil
            switch words[0] {
            case "NEXTLEVEL": levels.append(Level())
            case "LEFTHYPHENMIN": levels[levels.count - 1].leastBefore = number ?? 1
            case "RIGHTHYPHENMIN": levels[levels.count - 1].leastAfter = number ?? 1
            default: break
            }
        default: levels[levels.count - 1].add(line)
        }
    }

    /// Where a word in small letters may be broken, as offsets in its UTF-8.
    func breaks(in word: [UInt8]) -> [Int] { breaks(in: word, level: 0) }

    private func breaks(in word: [UInt8], level: Int) -> [Int] {
        let found = levels[level].breaks(in: word)
        guard level + 1 < levels.count else { return found }
        return zip([0] + found, found + [word.count]).flatMap { start, end in
            (start > 0 ? [start] : [])
                + breaks(in: Array(word[start..<end]), level: level + 1).map { $0 + start }
        }
    }
}

extension HyphenationPatterns {
    /// Patterns that are looked for together.
    private struct Level: Sendable {
        /// By a pattern's letters, the weights before each of their bytes and after the last. Where the greatest weight of
        /// all patterns that fit is odd, a word may be broken.
        private var weights: [[UInt8]: [UInt8]] = [:]
        private var longest = 0
        /// How many letters stay together at a word's ends.
        var leastBefore = 2, leastAfter = 2

        /// The beginning and the end of a word.
        private static let edge = UInt8(ascii: ".")

        /// Adds a pattern, in which digits are the weights.
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
                    for (place, weight) in found.enumerated() {
                        greatest[start + place] = max(greatest[start + place], weight)
                    }
                }
            }
            let starts = word.indices.filter { word[$0] & 0xC0 != 0x80 }
            return starts.dropFirst(leastBefore).dropLast(leastAfter - 1).filter {
                greatest[$0 + 1] % 2 == 1
            }
        }
    }
}
