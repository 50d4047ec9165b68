/// The structural similarity of the square around each pixel, as ``ComparisonMode/ssim(minimum:)`` defines it.
struct StructuralSimilarity {
    /// The number of pixels from the center of a square to its side.
    static let reach = 3

    private let minimum: Double
    private let pair: ImagePair
    /// The sums of the columns of the squares around one pixel row, with four channels each.
    private var columns: ColumnSums

    /// The sums over a square in one channel.
    private struct Sums {
        var first: Int32 = 0, second: Int32 = 0, squares: Int32 = 0, products: Int32 = 0

        /// The constants C₁ and C₂ of the definition.
        private static let luminance = 6.5025, contrast = 58.5225

        /// Returns the similarity for sums over the given number of pixels.
        @inline(__always) func similarity(of count: Int) -> Double {
            // Means, variances and covariances are multiplied by the square of the count, which makes them exact
            // integers.
            let square = Double(count * count)
            let (luminance, contrast) = (Self.luminance * square, Self.contrast * square)
            let product = Int(first) * Int(second)
            let means = Int(first) * Int(first) + Int(second) * Int(second)
            let covariance = count * Int(products) - product
            let variances = count * Int(squares) - means
            return (Double(2 * product) + luminance) * (Double(2 * covariance) + contrast)
                / ((Double(means) + luminance) * (Double(variances) + contrast))
        }
    }

    private init(minimum: Double, pair: ImagePair) {
        self.minimum = minimum
        self.pair = pair
        columns = ColumnSums(count: pair.width * Bitmap.bytesPerPixel)
    }

    /// Compares the pixels of some rows of the common part, except ignored pixels. Ignored pixels do not affect the
    /// squares around them, nor do the colors of fully transparent pixels.
    static func mark(
        _ map: inout DifferenceMap, _ pair: ImagePair, rows: Range<Int>, minimum: Double,
        ignoring area: IgnoredArea
    ) -> PixelCounts {
        let firstBytes = pair.first.premultipliedBytes
        var secondBytes = pair.second.premultipliedBytes
        area.forEachColumnRange(width: pair.width, rows: pair.first.rows) { columns, y in
            let row = y - pair.first.rows.lowerBound
            let count = columns.count * Bitmap.bytesPerPixel
            let start = row * pair.second.bytesPerRow + columns.lowerBound * Bitmap.bytesPerPixel
            let source = row * pair.first.bytesPerRow + columns.lowerBound * Bitmap.bytesPerPixel
            secondBytes.replaceSubrange(start..<start + count, with: firstBytes[source..<source + count])
        }
        var counts = PixelCounts()
        counts.hasUnequalPixels = map.hasUnequalPixels(pair, rows: rows)
        firstBytes.withUnsafeBufferPointer { first in
            secondBytes.withUnsafeBufferPointer { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return }
                let premultiplied = ImagePair(
                    first: pair.first.replaced(by: first), second: pair.second.replaced(by: second),
                    width: pair.width, height: pair.height)
                var similarity = StructuralSimilarity(minimum: minimum, pair: premultiplied)
                similarity.mark(&map, rows, &counts)
            }
        }
        return counts
    }

    private mutating func mark(_ map: inout DifferenceMap, _ strip: Range<Int>, _ counts: inout PixelCounts) {
        let changed = changedColumns()
        for y in strip {
            let rows = max(0, y - Self.reach)..<min(pair.height, y + Self.reach + 1)
            // Squares without changes have a similarity of 1.
            var (left, right) = (Int.max, Int.min)
            for row in rows {
                let columns = changed[row - pair.first.rows.lowerBound]
                left = min(left, columns.left)
                right = max(right, columns.right)
            }
            guard left <= right else { continue }
            let range = max(0, left - Self.reach)..<min(pair.width, right + Self.reach + 1)
            sumColumns(
                max(0, range.lowerBound - Self.reach)..<min(pair.width, range.upperBound + Self.reach), rows)
            mark(&map, range, row: y, rowCount: rows.count, &counts)
        }
    }

    /// Returns the first and last changed column of every row in memory.
    private func changedColumns() -> [(left: Int, right: Int)] {
        let rows = pair.first.rows
        var changed = [(left: Int, right: Int)](repeating: (Int.max, Int.min), count: rows.count)
        pair.forEachUnequalPixel(inRows: rows) { x, y in
            let index = y - rows.lowerBound
            changed[index].left = min(changed[index].left, x)
            changed[index].right = x
        }
        return changed
    }

    private mutating func sumColumns(_ range: Range<Int>, _ rows: Range<Int>) {
        let bytes = range.lowerBound * Bitmap.bytesPerPixel..<range.upperBound * Bitmap.bytesPerPixel
        columns.clear(bytes)
        for y in rows { columns.add(pair.first.pixel(0, y), pair.second.pixel(0, y), bytes) }
    }

    private func mark(
        _ map: inout DifferenceMap, _ range: Range<Int>, row y: Int, rowCount: Int,
        _ counts: inout PixelCounts
    ) {
        columns.withPointers { columns in
            map.withStates(ofRow: y) { states in
                @inline(__always) func slide(_ sums: inout Sums, _ index: Int, _ sign: Int32) {
                    sums.first &+= sign &* columns.first[index]
                    sums.second &+= sign &* columns.second[index]
                    sums.squares &+= sign &* columns.squares[index]
                    sums.products &+= sign &* columns.products[index]
                }
                var (red, green, blue, alpha) = (Sums(), Sums(), Sums(), Sums())
                @inline(__always) func slide(_ column: Int, _ sign: Int32) {
                    let index = column * Bitmap.bytesPerPixel
                    slide(&red, index, sign)
                    slide(&green, index + 1, sign)
                    slide(&blue, index + 2, sign)
                    slide(&alpha, index + 3, sign)
                }
                var from = max(0, range.lowerBound - Self.reach)
                var to = from
                var x = range.lowerBound
                while x < range.upperBound {
                    while to < min(pair.width, x + Self.reach + 1) {
                        slide(to, 1)
                        to += 1
                    }
                    while from < x - Self.reach {
                        slide(from, -1)
                        from += 1
                    }
                    let count = (to - from) * rowCount
                    let similarity = min(
                        min(red.similarity(of: count), green.similarity(of: count)),
                        min(blue.similarity(of: count), alpha.similarity(of: count)))
                    if states[x] == DifferenceMap.State.accepted.rawValue {
                        counts.largestDifference = max(counts.largestDifference, 1 - similarity)
                        if similarity < minimum {
                            states[x] = DifferenceMap.State.different.rawValue
                            counts.different += 1
                        }
                    }
                    x += 1
                }
            }
        }
    }
}

extension DifferenceMap {
    /// Returns a Boolean value that indicates whether any pixel of some rows that is not ignored differs bitwise.
    fileprivate func hasUnequalPixels(_ pair: ImagePair, rows: Range<Int>) -> Bool {
        var isFound = false
        pair.forEachUnequalPixel(inRows: rows) { x, y in isFound = isFound || self[x, y] == .accepted }
        return isFound
    }
}

extension PixelRows {
    /// The bytes with premultiplied colors.
    fileprivate var premultipliedBytes: [UInt8] {
        var result = Array(UnsafeBufferPointer(start: start, count: rows.count * bytesPerRow))
        result.withUnsafeMutableBufferPointer { result in
            var index = 0
            while index < result.count {
                let alpha = Int(result[index + 3])
                if alpha < 255 {
                    for channel in index..<index + 3 {
                        result[channel] = UInt8((Int(result[channel]) * alpha + 127) / 255)
                    }
                }
                index += Bitmap.bytesPerPixel
            }
        }
        return result
    }

    /// Returns the same rows with other bytes.
    fileprivate func replaced(by bytes: UnsafePointer<UInt8>) -> PixelRows {
        PixelRows(start: bytes, bytesPerRow: bytesPerRow, rows: rows)
    }
}
