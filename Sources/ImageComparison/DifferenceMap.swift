import Foundation

/// The state of each pixel of two images aligned at their top-left corners.
struct DifferenceMap: Sendable {
    /// The state of a pixel. The raw values are the bytes of the map.
    enum State: UInt8 {
        /// The pixel is equal, within the tolerance, or in neither image.
        case accepted
        case ignored
        case antialiased
        case different
    }

    /// The maximum dimensions of both images in pixels.
    let width: Int, height: Int

    let rowsPerStrip: Int

    /// For each strip, the `State` of each pixel, row by row. Empty if all pixels are accepted.
    private var strips: [[UInt8]]

    private static let pixelsPerStrip = 1 << 20

    /// Creates a map in which all pixels are accepted.
    ///
    /// - Parameter rowsPerStrip: The number of rows in a strip. `nil` uses about a million pixels.
    init(width: Int, height: Int, rowsPerStrip: Int? = nil) {
        self.width = width
        self.height = height
        self.rowsPerStrip = rowsPerStrip ?? max(1, Self.pixelsPerStrip / width)
        strips = Array(repeating: [], count: (height - 1) / self.rowsPerStrip + 1)
    }

    subscript(x: Int, y: Int) -> State {
        let strip = strips[y / rowsPerStrip]
        return strip.isEmpty ? .accepted : State(rawValue: strip[y % rowsPerStrip * width + x]) ?? .accepted
    }

    /// Returns the rows of each strip, up to a height.
    func strips(within height: Int) -> [Range<Int>] {
        stride(from: 0, to: height, by: rowsPerStrip).map { $0..<min(height, $0 + rowsPerStrip) }
    }

    /// Calls `body` with the states of a row, one byte each.
    @inline(__always) mutating func withStates<Result>(
        ofRow y: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Result
    ) -> Result {
        let index = y / rowsPerStrip
        if strips[index].isEmpty {
            strips[index] = Array(
                repeating: State.accepted.rawValue,
                count: width * min(rowsPerStrip, height - index * rowsPerStrip))
        }
        let start = y % rowsPerStrip * width
        return strips[index].withUnsafeMutableBufferPointer {
            body(UnsafeMutableBufferPointer(rebasing: $0[start..<start + width]))
        }
    }

    /// Sets the state of pixels in a row.
    mutating func fill(columns: Range<Int>, row: Int, _ state: State) {
        guard !columns.isEmpty else { return }
        withStates(ofRow: row) { states in
            if let start = states.baseAddress {
                memset(start + columns.lowerBound, Int32(state.rawValue), columns.count)
            }
        }
    }

    /// Marks the pixels outside of the images' common part as different, and returns their number.
    mutating func markBeyond(width: Int, height: Int) -> Int {
        var count = 0
        for y in 0..<self.height {
            let columns = (y < height ? width : 0)..<self.width
            guard !columns.isEmpty else { continue }
            withStates(ofRow: y) { states in
                for x in columns where states[x] == State.accepted.rawValue {
                    states[x] = State.different.rawValue
                    count += 1
                }
            }
        }
        return count
    }

    /// Calls `body` with each run of different pixels within `columns` and `rows`, in reading order.
    func forEachRun(
        columns: Range<Int>, rows: Range<Int>, _ body: (_ columns: Range<Int>, _ row: Int) -> Void
    ) {
        for y in rows where !strips[y / rowsPerStrip].isEmpty {
            strips[y / rowsPerStrip].withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                let row = base + y % rowsPerStrip * width
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
            }
        }
    }

    func forEachRun(_ body: (_ columns: Range<Int>, _ row: Int) -> Void) {
        forEachRun(columns: 0..<width, rows: 0..<height, body)
    }
}
