/// Sums over the bytes above and below each byte of a pixel row, in two images. The largest sum, of seven rows of
/// squares, does not overflow.
struct ColumnSums {
    private let count: Int

    /// The kinds of sums, consecutive instead of interleaved so that the compiler can vectorize.
    private var sums: [Int32]

    /// The sums for one byte of a row.
    struct Pointers<Pointer: Strideable> where Pointer.Stride == Int {
        let first: Pointer, second: Pointer
        /// The sum of the squares of both images.
        let squares: Pointer
        let products: Pointer

        fileprivate init(_ start: Pointer, count: Int) {
            first = start
            second = start.advanced(by: count)
            squares = start.advanced(by: 2 * count)
            products = start.advanced(by: 3 * count)
        }
    }

    /// Creates sums of 0.
    ///
    /// - Parameter count: The number of bytes in a row.
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
