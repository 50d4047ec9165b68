/// A source of choices by bytes: the same bytes make the same choices. After the last byte, every choice is
/// the first.
struct ByteChoices {
    private let bytes: [UInt8]
    private var next = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A Boolean value that indicates whether all bytes are used.
    var isAtEnd: Bool { next >= bytes.count }

    mutating func byte() -> UInt8 {
        guard next < bytes.count else { return 0 }
        defer { next += 1 }
        return bytes[next]
    }

    /// Returns a number from 0 to less than `limit`, which is at least 1.
    mutating func number(below limit: Int) -> Int {
        var value = Int(byte())
        var reach = 256
        while reach < limit {
            value = value << 8 | Int(byte())
            reach <<= 8
        }
        return value % limit
    }

    /// Returns `true` once in `count` times.
    mutating func oneIn(_ count: Int) -> Bool { number(below: count) == count - 1 }

    mutating func element<Element>(of list: [Element]) -> Element? {
        list.isEmpty ? nil : list[number(below: list.count)]
    }

    /// Returns the next bytes, fewer than `count` at the end.
    mutating func bytes(_ count: Int) -> [UInt8] {
        let end = min(bytes.count, next + count)
        defer { next = end }
        return Array(bytes[next..<end])
    }

    /// Returns all remaining bytes.
    mutating func rest() -> [UInt8] { bytes(bytes.count - next) }
}
