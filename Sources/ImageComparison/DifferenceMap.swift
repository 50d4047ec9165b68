#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the comparison found for each pixel of the two pictures laid over each other at their top left corners.
struct DifferenceMap: Sendable {
    /// What a pixel is. The raw values are the bytes of the map.
    enum State: UInt8 {
        /// Equal, close enough, or in neither picture.
        case accepted
        case ignored
        case antialiased
        case different
    }

    /// Pixels of the larger picture.
    let width: Int
    let height: Int

    /// One `State` a pixel, row by row.
    var states: [UInt8]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        states = [UInt8](repeating: State.accepted.rawValue, count: width * height)
    }

    subscript(x: Int, y: Int) -> State { State(rawValue: states[y * width + x]) ?? .accepted }

    /// Sets all pixels of a part.
    mutating func fill(columns: Range<Int>, row: Int, _ state: State) {
        guard !columns.isEmpty else { return }
        let offset = row * width + columns.lowerBound
        states.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { memset(start + offset, Int32(state.rawValue), columns.count) }
        }
    }

    /// Calls `body` with each unbroken row of different pixels within `columns` and `rows`, in reading order.
    func forEachRun(
        columns: Range<Int>, rows: Range<Int>, _ body: (_ columns: Range<Int>, _ row: Int) -> Void
    ) {
        states.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            var y = rows.lowerBound
            while y < rows.upperBound {
                let row = base + y * width
                var x = columns.lowerBound
                while x < columns.upperBound,
                    let found = memchr(row + x, Int32(State.different.rawValue), columns.upperBound - x)
                {
                    let start = UnsafeRawPointer(found) - row
                    x = start
                    while x < columns.upperBound,
                        row.load(fromByteOffset: x, as: UInt8.self) == State.different.rawValue
                    {
                        x += 1
                    }
                    body(start..<x, y)
                }
                y += 1
            }
        }
    }

    func forEachRun(_ body: (_ columns: Range<Int>, _ row: Int) -> Void) {
        forEachRun(columns: 0..<width, rows: 0..<height, body)
    }
}
