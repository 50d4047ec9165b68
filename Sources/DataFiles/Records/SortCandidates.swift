import Diagnostics
import Foundation

/// The records among which a sort chooses, with their keys in compact form.
///
/// With a limit, it discards records that cannot be among the first ones, whenever there are twice as many as
/// the limit. Its memory then depends on the limit instead of on the number of records.
struct SortCandidates {
    /// The memory that the candidates and the sort take, in bytes.
    private(set) var byteCount = 0
    /// The maximum of ``byteCount`` up to now.
    private(set) var peakByteCount = 0

    private let columns: [SelectedRecords.SortColumn]
    private let limit: Int
    private let maxBytes: Int
    private var records = BlockArray<UInt32>()
    /// The keys of each record, in the order of the columns.
    private var keys = BlockArray<SortKey>()
    private var texts = SortTexts()
    /// A Boolean value that indicates whether candidates are discarded. Otherwise, the retained ones take so much memory that
    /// discarding others would soon repeat.
    private var isPruned = true

    /// The memory of a record next to its keys: its index, its position, and half of a position in the sort.
    private static let recordBytes = 10
    /// The number of candidates beyond the limit that make sorting them worthwhile.
    private static let minSurplus = 1024

    init(_ columns: [SelectedRecords.SortColumn], limit: Int?, maxBytes: Int) {
        (self.columns, self.maxBytes) = (columns, maxBytes)
        self.limit = limit ?? .max
    }

    /// Adds a record after the others.
    ///
    /// - Throws: `Diagnostic` if the candidates take more than the maximum memory.
    mutating func add(_ record: Record, at index: UInt32, _ context: FormatContext) throws(Diagnostic) {
        guard limit > 0 else { return }
        records.append(index)
        for column in columns {
            keys.append(SortKey(record[column.column], column: column.column, context, &texts))
        }
        countBytes()
        let surplus = records.count - limit
        // Both the old and the retained candidates are in memory for a moment.
        let isFull = byteCount > maxBytes / 2
        if isPruned, surplus > 0, isFull || surplus >= max(limit, Self.minSurplus) { prune() }
        guard byteCount <= maxBytes else {
            throw Diagnostic(
                message: "the columns to sort by take more than \(maxBytes >> 20) MiB of memory",
                remedy: "filter the records, or sort the file")
        }
    }

    private mutating func countBytes() {
        byteCount =
            records.count * Self.recordBytes + keys.count * MemoryLayout<SortKey>.stride + texts.byteCount
        peakByteCount = max(peakByteCount, byteCount)
    }

    /// Retains only the first candidates of the order, in the order of the records.
    private mutating func prune() {
        let (oldRecords, oldKeys, oldTexts, oldByteCount) = (records, keys, texts, byteCount)
        let first = sortedPositions().prefix(limit).sorted()
        (records, keys, texts) = (BlockArray(), BlockArray(), SortTexts())
        for position in first {
            records.append(oldRecords[Int(position)])
            for step in columns.indices {
                keys.append(oldKeys[Int(position) * columns.count + step].moved(from: oldTexts, to: &texts))
            }
        }
        countBytes()
        peakByteCount = max(peakByteCount, oldByteCount + byteCount)
        isPruned = byteCount <= maxBytes / 4
    }

    /// Returns the indices of the first records in their order.
    func sorted() -> [UInt32] { sortedPositions().prefix(limit).map { records[Int($0)] } }

    private func sortedPositions() -> [UInt32] {
        var positions = Array(0..<UInt32(truncatingIfNeeded: records.count))
        positions.sort { left, right in
            for (step, column) in columns.enumerated() {
                let (a, b) = (
                    keys[Int(left) * columns.count + step], keys[Int(right) * columns.count + step]
                )
                let order = a.compared(to: b, isDescending: column.isDescending, texts)
                if order != 0 { return order < 0 }
            }
            return left < right
        }
        return positions
    }
}

/// The sort key of a record in one column, in 16 bytes. The bytes of longer texts are in a ``SortTexts``.
struct SortKey {
    private enum Kind: UInt64 {
        case number, date, text, nothing
    }

    /// The number or the seconds of the date, or the first seven bytes of the text and its length, so that a comparison of
    /// integers is one of values.
    private let bits: UInt64
    /// The kind in 2 bits, and the location of the text in the other ones.
    private let packed: UInt64

    private static let locationBits: UInt64 = 62
    /// The number of bytes of a text in a key.
    private static let prefixCount = 7

    private init(_ kind: Kind, _ bits: UInt64, _ location: UInt64 = 0) {
        self.bits = bits
        packed = kind.rawValue << Self.locationBits | location
    }

    /// Creates the key of a text in a column.
    init(_ text: String, column: Int, _ context: FormatContext, _ texts: inout SortTexts) {
        if let number = context.order(text, column: column) {
            self.init(.number, Self.bits(number == 0 ? 0 : number))
        } else if text.isEmpty {
            self.init(.nothing, 0)
        } else if let date = CivilTime(text) {
            // The text contains fractions of seconds.
            self.init(.date, Self.bits(Double(date.seconds)), texts.add(Self.bytes(of: text)[...]))
        } else {
            let bytes = Self.bytes(of: text)
            let first = (0..<Self.prefixCount).reduce(UInt64(0)) {
                $0 << 8 | ($1 < bytes.count ? UInt64(bytes[$1]) : 0)
            }
            // The length distinguishes zeros that are bytes of the text from those after it.
            let length = UInt64(min(bytes.count, Self.prefixCount + 1))
            self.init(.text, first << 8 | length, texts.add(bytes.dropFirst(Self.prefixCount)))
        }
    }

    /// Returns the bytes of a text regardless of case, in the order of its characters: equal characters have the
    /// same bytes.
    private static func bytes(of text: String) -> [UInt8] {
        let lowercase = text.lowercased()
        guard lowercase.utf8.contains(where: { $0 >= 0x80 }) else { return Array(lowercase.utf8) }
        return Array(lowercase.precomposedStringWithCanonicalMapping.utf8)
    }

    /// Returns integers in the order of numbers.
    private static func bits(_ number: Double) -> UInt64 {
        let bits = number.bitPattern
        return number.sign == .minus ? ~bits : bits | 1 << 63
    }

    private var kind: UInt64 { packed >> Self.locationBits }

    private var location: UInt64 { packed & (1 << Self.locationBits - 1) }

    /// Returns the key with its text in another store.
    func moved(from texts: SortTexts, to others: inout SortTexts) -> SortKey {
        guard let kind = Kind(rawValue: kind) else { return self }
        return SortKey(kind, bits, others.add(texts[location]))
    }

    /// Returns a negative number if the key precedes another one, 0 if they are equal, or else a positive number.
    /// In both directions, numbers come before dates, dates before texts, and texts before empty values.
    func compared(to other: SortKey, isDescending: Bool, _ texts: SortTexts) -> Int {
        guard kind == other.kind else { return kind < other.kind ? -1 : 1 }
        let order =
            bits == other.bits
            ? texts.compare(location, other.location) : bits < other.bits ? -1 : 1
        return isDescending ? -order : order
    }
}

/// The bytes of texts in blocks.
struct SortTexts {
    private var blocks: [[UInt8]] = []
    /// The number of bytes that texts take, with those at the ends of blocks that remain empty.
    private(set) var byteCount = 0

    private static let blockBytes = 1 << 20
    /// The numbers of bits of the start in a block and of the length in a location, below those of the block. Texts are at
    /// most three times as long as a record of 16 MiB, and 256 MiB are fewer than 1,024 blocks.
    private static let (startBits, lengthBits) = (UInt64(26), UInt64(26))

    /// Adds a text, and returns its location. That of an empty text is 0.
    mutating func add(_ text: ArraySlice<UInt8>) -> UInt64 {
        guard !text.isEmpty else { return 0 }
        let space = (blocks.last?.capacity ?? 0) - (blocks.last?.count ?? 0)
        if space < text.count {
            byteCount += space
            blocks.append([])
            blocks[blocks.count - 1].reserveCapacity(max(Self.blockBytes, text.count))
        }
        let start = UInt64(blocks[blocks.count - 1].count)
        blocks[blocks.count - 1].append(contentsOf: text)
        byteCount += text.count
        return (UInt64(blocks.count - 1) << Self.startBits | start) << Self.lengthBits | UInt64(text.count)
    }

    /// The bytes of the text at a location.
    subscript(location: UInt64) -> ArraySlice<UInt8> {
        let length = Int(location & (1 << Self.lengthBits - 1))
        guard length > 0 else { return [] }
        let start = Int(location >> Self.lengthBits & (1 << Self.startBits - 1))
        return blocks[Int(location >> (Self.lengthBits + Self.startBits))][start..<start + length]
    }

    /// Returns a negative number if a text precedes another one, 0 if they are equal, or else a positive number.
    func compare(_ location: UInt64, _ other: UInt64) -> Int {
        guard location != other else { return 0 }
        let (left, right) = (self[location], self[other])
        let mismatch = zip(left, right).first { $0 != $1 }
        guard let mismatch else { return left.count - right.count }
        return mismatch.0 < mismatch.1 ? -1 : 1
    }
}
