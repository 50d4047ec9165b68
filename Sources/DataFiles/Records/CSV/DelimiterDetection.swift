/// The detection of the delimiter in the first records of a delimited input.
///
/// A delimiter fits if it divides all records of the sample into the same number of fields. Of those that fit, the one with
/// the most fields is the delimiter. If none fits with two or more fields, it is the one with the most records that have
/// the same number of fields, two or more, because lines of a report can precede the header. The delimiter of the format is
/// preferred.
struct DelimiterDetection {
    /// The maximum length of the sample in bytes.
    static let sampleBytes = 64 << 10
    private static let sampleRecords = 100
    private static let candidates = [Delimiter.comma, .semicolon, .tab, .bar]

    /// The first bytes of the input.
    let sample: UnsafeRawBufferPointer
    /// A Boolean value that indicates whether the sample is the complete input.
    let isComplete: Bool
    /// The start of comments. It is empty if there are none.
    let comment: [UInt8]
    let maximumFields: Int

    /// The result for a candidate. Later properties decide only if the others are equal.
    private struct Score {
        var fit = Fit.none
        /// The number of fields if the delimiter fits, or else of records with the most frequent number of fields.
        var extent = 0
        /// The most frequent number of fields.
        var fields = 0

        /// How many records have the same number of fields.
        enum Fit: Int {
            case none, allWithOne, most, all
        }

        func exceeds(_ other: Score) -> Bool {
            (fit.rawValue, extent, fields) > (other.fit.rawValue, other.extent, other.fields)
        }
    }

    /// Returns the delimiter of the input.
    func delimiter(preferring preferred: Delimiter) -> Delimiter {
        var best = (delimiter: preferred, score: score(of: preferred))
        for candidate in Self.candidates where candidate != preferred {
            let score = score(of: candidate)
            if score.fields > 1, score.exceeds(best.score) { best = (candidate, score) }
        }
        return best.delimiter
    }

    private func score(of delimiter: Delimiter) -> Score {
        let scanner = DelimitedScanner(delimiter: delimiter, maximumFields: maximumFields)
        var row = RowLayout()
        var rest = sample
        var fieldCounts: [Int] = []
        var fits = true
        while fieldCounts.count < Self.sampleRecords, let record = startOfRecord(in: rest) {
            rest = record
            do throws(ScanStop) {
                try scanner.scan(rest, isFinal: isComplete, into: &row)
            } catch {
                if case .error = error { fits = false }
                break
            }
            fieldCounts.append(row.fields.count)
            rest = UnsafeRawBufferPointer(rebasing: rest[row.length...])
        }
        guard let (fields, equal) = fieldCounts.mostFrequent else { return Score() }
        if fits, equal == fieldCounts.count {
            return Score(fit: fields > 1 ? .all : .allWithOne, extent: fields, fields: fields)
        }
        // Prose also has a few commas and semicolons.
        let areMost = equal * 5 >= fieldCounts.count * 3 && fields > 1 && fieldCounts[0] > 1
        return Score(fit: areMost ? .most : .none, extent: fields > 1 ? equal : 0, fields: fields)
    }

    /// Returns the bytes from the first record on. `nil` if there are only empty lines and comments.
    private func startOfRecord(in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var at = 0
        while at < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[at...])
            if rest[0].isLineEnd {
                at += 1
            } else if !comment.isEmpty, rest.starts(with: comment) {
                guard let end = rest.firstIndex(where: \.isLineEnd) else { return nil }
                at += end
            } else {
                return rest
            }
        }
        return nil
    }
}

extension [Int] {
    /// The most frequent number, or the greatest of several, and how often it occurs. `nil` without numbers.
    var mostFrequent: (number: Int, count: Int)? {
        let counts = reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }.map { ($0.key, $0.value) }
    }
}
