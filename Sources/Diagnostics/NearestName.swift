/// The name among `candidates` that `name` is most likely a misspelling of, or `nil` when none is close.
///
/// Close means that a third of the letters or fewer, at most three, are added, left out, replaced or swapped
/// with their neighbor (Damerau–Levenshtein), whatever their case. Failing that, it means that a candidate
/// begins with `name`. Among equally close candidates, those with the same first letter win, because it is
/// seldom wrong. Among these, the longest wins, because letters are more often left out than replaced or added,
/// then the first. Names of more than 64 characters are never close.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
    guard let target = NameLetters(name), !target.letters.isEmpty else { return nil }
    var nearest: (name: String, rank: (sharesFirstLetter: Int, length: Int))?
    // One edit of a two-letter name is allowed, but replacing all there is of a name is not.
    var allowed = target.letters.count == 1 ? 0 : min(3, max(1, target.letters.count / 3))
    var beginning: String?
    for candidate in candidates {
        guard let other = NameLetters(candidate) else { continue }
        if let distance = target.distance(to: other, limit: allowed) {
            let rank = (other.letters.first == target.letters.first ? 1 : 0, other.letters.count)
            if let nearest, distance == allowed, nearest.rank >= rank { continue }
            nearest = (candidate, rank)
            guard distance > 0 else { break }
            allowed = distance
        } else if beginning == nil, target.letters.count >= 3, other.letters.starts(with: target.letters) {
            beginning = candidate
        }
    }
    return nearest?.name ?? beginning
}

/// Returns a question with the nearest of the known names, or `nil` if none is close.
///
/// - Parameter quote: The quotation mark around the name. Empty for what is typed in a terminal.
package func suggestion(
    forUnknown name: String, among known: some Sequence<String>, quote: String = "\""
) -> String? {
    nearestName(to: name, among: known).map { "did you mean \(quote)\($0)\(quote)?" }
}

/// Returns the remedy for an unknown name: the nearest of the known names, if one is close, and all of them if there are
/// others.
///
/// - Parameter list: The known names as a list. `nil` lists all of them.
package func remedy(forUnknown name: String, among known: [String], listed list: String? = nil) -> String {
    let all = existing(known, listed: list)
    guard let suggestion = suggestion(forUnknown: name, among: known) else { return all }
    return known.count == 1 ? suggestion : "\(suggestion) \(all.firstUppercased)"
}

/// Returns the known names that resemble a name most, at most `count`.
package func nearestNames(to name: String, among known: [String], count: Int) -> [String] {
    guard let target = NameLetters(name) else { return Array(known.prefix(count)) }
    let distances = known.map { candidate in
        NameLetters(candidate).flatMap { target.distance(to: $0, limit: .max) } ?? .max
    }
    let order = known.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
    return order.prefix(count).map { known[$0] }
}

/// The letters of a name, in lower case.
private struct NameLetters {
    let letters: [Character]

    /// `nil` for a name too long to compare.
    init?(_ name: String) {
        guard name.utf8.prefix(257).count <= 256 else { return nil }
        letters = Array(name.lowercased())
        guard letters.count <= 64 else { return nil }
    }

    /// The number of edits between two names, or `nil` when it is more than `limit`.
    func distance(to other: NameLetters, limit: Int) -> Int? {
        let (rows, columns) = (letters.count, other.letters.count)
        guard abs(rows - columns) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...columns)
        for row in 0..<rows {
            var current = [row + 1]
            for column in 0..<columns {
                let isSame = letters[row] == other.letters[column]
                var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                let isSwap =
                    row > 0 && column > 0 && letters[row] == other.letters[column - 1]
                    && letters[row - 1] == other.letters[column]
                if isSwap {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[columns] <= limit ? last[columns] : nil
    }
}
