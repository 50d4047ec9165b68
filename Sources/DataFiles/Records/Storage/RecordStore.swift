/// Records in compact form: their texts, and a few bytes for the length of each.
struct RecordStore {
    private var bytes = ByteStore()
    private var locations = BlockArray<UInt64>()

    /// The memory of the records, in bytes.
    var byteCount: Int { bytes.byteCount + locations.count * MemoryLayout<UInt64>.stride }

    mutating func append(_ record: Record) { locations.append(bytes.add(record.packed[...])) }

    /// Appends a record of another store.
    mutating func append(_ index: Int, of other: RecordStore) {
        locations.append(bytes.add(other.bytes[other.locations[index]]))
    }

    subscript(index: Int) -> Record { Record(packed: bytes[locations[index]]) }
}

extension Record {
    /// The line, the number of fields and the length of each, seven bits a byte, and then the texts.
    fileprivate var packed: [UInt8] {
        var bytes: [UInt8] = []
        func append(_ number: Int) {
            var rest = number
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(truncatingIfNeeded: rest))
        }
        append(line)
        append(fieldCount)
        for column in 0..<fieldCount { append(withField(column) { $0.count }) }
        for column in 0..<fieldCount { withField(column) { bytes.append(contentsOf: $0) } }
        return bytes
    }

    fileprivate init(packed bytes: ArraySlice<UInt8>) {
        var rest = bytes
        func number() -> Int {
            var (number, shift) = (0, 0)
            while let byte = rest.popFirst() {
                number |= Int(byte & 0x7F) << shift
                shift += 7
                if byte < 0x80 { break }
            }
            return number
        }
        let line = number()
        let lengths = (0..<number()).map { _ in number() }
        self.init(line: line, lengths: lengths, bytes: Array(rest))
    }
}

/// Records of a store in another order.
struct RetainedRecords {
    let store: RecordStore
    /// The positions of the records in the store.
    let positions: [UInt32]

    subscript(index: Int) -> Record { store[Int(positions[index])] }
}
