/// A comparison of two images in strips, which requires memory for only a few rows of each. A strip includes the
/// surrounding rows that affect its pixels, so that the strip height does not affect the result.
struct StripComparison {
    let reference: any RowSource
    let actual: any RowSource
    let mode: ComparisonMode
    let area: IgnoredArea

    /// The maximum number of rows above and below a pixel that affect its result.
    private static let margin = max(StructuralSimilarity.reach, Neighborhood.reach)

    /// Compares all pixels that are not ignored. Returns `nil` if they are bitwise equal.
    ///
    /// - Parameter map: The map, in which all pixels are accepted.
    /// - Throws: The errors of reading the rows.
    func mark(_ map: inout DifferenceMap) throws(ImageError) -> PixelCounts? {
        if reference.hasPixels(of: actual) { return nil }
        let size = (width: min(reference.width, actual.width), height: min(reference.height, actual.height))
        let capacity = map.rowsPerStrip + 2 * Self.margin
        let first = try RowWindow(reference, capacity: capacity)
        let second = try RowWindow(actual, capacity: capacity)
        var counts = PixelCounts()
        for strip in map.strips(within: size.height) {
            area.forEachColumnRange(width: map.width, rows: strip) {
                map.fill(columns: $0, row: $1, .ignored)
            }
            let rows =
                max(0, strip.lowerBound - Self.margin)..<min(size.height, strip.upperBound + Self.margin)
            try first.move(to: rows)
            try second.move(to: rows)
            guard let firstRows = first.pixels, let secondRows = second.pixels else { continue }
            let pair = ImagePair(first: firstRows, second: secondRows, width: size.width, height: size.height)
            if rows.allSatisfy(pair.isRowEqual) { continue }
            counts.add(map.mark(pair, rows: strip, mode, ignoring: area))
        }
        try first.finish()
        try second.finish()
        area.forEachColumnRange(width: map.width, rows: size.height..<map.height) {
            map.fill(columns: $0, row: $1, .ignored)
        }
        counts.different += map.markBeyond(width: size.width, height: size.height)
        return counts.hasUnequalPixels || counts.different > 0 ? counts : nil
    }
}

extension DifferenceMap {
    fileprivate mutating func mark(
        _ pair: ImagePair, rows: Range<Int>, _ mode: ComparisonMode, ignoring area: IgnoredArea
    ) -> PixelCounts {
        switch mode {
        case .exact: mark(pair, rows: rows, by: ChannelRule(maximum: 0))
        case .channels(let maximum): mark(pair, rows: rows, by: ChannelRule(maximum: Double(maximum)))
        case .perceptual(let threshold, let countsAntialiasing, let backdrop):
            mark(
                pair, rows: rows,
                by: PerceptualRule(
                    threshold: threshold, countsAntialiasing: countsAntialiasing, backdrop: backdrop))
        case .oklab(let threshold, let countsAntialiasing, let backdrop):
            mark(
                pair, rows: rows,
                by: OKLabRule(
                    threshold: threshold, countsAntialiasing: countsAntialiasing, backdrop: backdrop))
        case .ciede2000(let maximum): mark(pair, rows: rows, by: ColorDistanceRule(maximum: maximum))
        case .ssim(let minimum):
            StructuralSimilarity.mark(&self, pair, rows: rows, minimum: minimum, ignoring: area)
        }
    }
}
