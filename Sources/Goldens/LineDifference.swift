import Diagnostics

/// The difference of two texts by lines, in the unified format.
package struct LineDifference: Sendable, Equatable {
    /// A line with its sign: `-` if it was removed, `+` if it was added, or a space.
    private struct Line: Sendable, Equatable {
        var sign: Character
        var text: Substring
        /// The numbers of the line in both texts, or of the next one there, from 1.
        var old: Int, new: Int
    }

    private let lines: [Line]
    /// The number of removed and added lines.
    package let removed: Int, added: Int

    /// The number of equal lines around a change.
    private static let context = 3
    /// The maximum number of lines that are compared with each other. More lines have one difference, from the first to
    /// the last different one.
    private static let maxLines = 4000

    /// Compares two texts.
    package init(from old: String, to new: String) {
        let (old, new) = (Self.lines(of: old), Self.lines(of: new))
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }
            .count
        let changed = (old: start..<old.count - end, new: start..<new.count - end)
        let kept = Self.kept(old[changed.old], new[changed.new])
        var lines: [Line] = []
        var (index, position) = (0, 0)
        func add(_ sign: Character, _ text: Substring) {
            lines.append(Line(sign: sign, text: text, old: index + 1, new: position + 1))
        }
        while index < old.count || position < new.count {
            if index < old.count, changed.old.contains(index), kept[index] == nil {
                add("-", old[index])
                index += 1
            } else if position < new.count, changed.new.contains(position), kept[index] != position {
                add("+", new[position])
                position += 1
            } else {
                add(" ", new[position])
                (index, position) = (index + 1, position + 1)
            }
        }
        self.lines = lines
        removed = lines.count { $0.sign == "-" }
        added = lines.count { $0.sign == "+" }
    }

    /// Returns the lines, where a last one without a line feed is different from one with it.
    private static func lines(of text: String) -> [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true {
            lines.removeLast()
        } else {
            lines[lines.count - 1] += "\\ without a line feed"
        }
        return lines
    }

    /// Returns the indices of equal lines in the second text by those in the first.
    private static func kept(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> [Int: Int] {
        guard old.count + new.count <= maxLines else { return [:] }
        var numbers: [Substring: Int] = [:]
        func number(_ line: Substring) -> Int {
            let number = numbers[line] ?? numbers.count
            numbers[line] = number
            return number
        }
        var (removed, inserted) = (Set<Int>(), Set<Int>())
        for change in new.map(number).difference(from: old.map(number)) {
            switch change {
            case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
            case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
            }
        }
        let pairs = zip(
            old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
        return Dictionary(uniqueKeysWithValues: Array(pairs))
    }

    /// The counts of changed lines, such as “1 line removed, 2 added”.
    package var summary: String {
        if removed == 0 { return "\(counted(added, "line")) added" }
        return counted(removed, "line") + " removed" + (added > 0 ? ", \(added) added" : "")
    }

    /// The complete difference, with a line feed after each line.
    package var text: String { excerpt(lines: .max, characters: .max).map { $0 + "\n" }.joined() }

    /// Returns the first lines of the difference, each with a number of characters at most, and how many follow.
    package func excerpt(lines limit: Int = 40, characters: Int = 200) -> [String] {
        var result: [String] = []
        for hunk in hunks {
            result.append(heading(of: hunk))
            result += lines[hunk].map { line in
                let isLong = line.text.count > characters
                return "\(line.sign)\(isLong ? line.text.prefix(characters) + "…" : line.text)"
            }
        }
        guard result.count > limit else { return result }
        return result.prefix(limit) + ["… \(result.count - limit) more"]
    }

    /// The ranges of changed lines with the lines around them.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in lines.indices where lines[index].sign != " " {
            let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private func heading(of hunk: Range<Int>) -> String {
        func range(_ start: Int, without sign: Character) -> String {
            let count = lines[hunk].count { $0.sign != sign }
            // As in the unified format, an empty range has the number of the line before it.
            return count == 0 ? "\(start - 1),0" : count == 1 ? "\(start)" : "\(start),\(count)"
        }
        let first = lines[hunk.lowerBound]
        return "@@ -\(range(first.old, without: "+")) +\(range(first.new, without: "-")) @@"
    }
}
