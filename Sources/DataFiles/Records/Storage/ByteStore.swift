/// The bytes of texts or records in blocks.
struct ByteStore {
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
