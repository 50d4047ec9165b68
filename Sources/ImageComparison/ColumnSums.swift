/// For every byte of a row of pixels, sums over the bytes above and below it in two pictures. The largest, of seven
/// rows of squares, is far below the largest number.
struct ColumnSums {
    private let count: Int

    /// One kind of sum after the other rather than interleaved, so that the compiler adds many at once.
    private var sums: [Int32]

    /// The sums of one byte of a row each.
    struct Pointers<Pointer: Strideable> where Pointer.Stride == Int {
        let first: Pointer
        let second: Pointer
        /// Of both pictures together.
        let squares: Pointer
        let products: Pointer

        fileprivate init(_ start: Pointer, count: Int) {
            first = start
            second = start.advanced(by: count)
            squares = start.advanced(by: 2 * count)
            products = start.advanced(by: 3 * count)
        }
    }

    /// - Parameter count: Bytes of a row.
    init(count: Int) {
        self.count = count
        sums = [Int32](repeating: 0, count: 4 * count)
    }

    mutating func clear(_ range: Range<Int>) {
        for kind in 0..<4 {
            sums.withUnsafeMutableBufferPointer { sums in
                sums[kind * count + range.lowerBound..<kind * count + range.upperBound].update(repeating: 0)
            }
        }
    }

    /// Adds a row of each picture.
    mutating func add(
        _ firstRow: UnsafePointer<UInt8>, _ secondRow: UnsafePointer<UInt8>, _ range: Range<Int>
    ) {
        sums.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            let sums = Pointers(start, count: count)
            var index = range.lowerBound
            while index < range.upperBound {
                let (a, b) = (Int32(firstRow[index]), Int32(secondRow[index]))
                sums.first[index] &+= a
                sums.second[index] &+= b
                sums.squares[index] &+= a &* a &+ b &* b
                sums.products[index] &+= a &* b
                index += 1
            }
        }
    }

    func withPointers(_ body: (Pointers<UnsafePointer<Int32>>) -> Void) {
        sums.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { body(Pointers(start, count: count)) }
        }
    }
}
