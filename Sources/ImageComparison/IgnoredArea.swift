/// The pixels that a comparison ignores.
struct IgnoredArea {
    private let rects: [PixelRect]

    init(_ rects: [PixelRect]) { self.rects = rects.sorted { $0.x < $1.x } }

    /// Calls `body` with each range of ignored pixels in rows of an image, without overlaps.
    func forEachColumnRange(
        width: Int, rows: Range<Int>, _ body: (_ columns: Range<Int>, _ row: Int) -> Void
    ) {
        let spans = rects.map { (columns: $0.columns(within: width), rows: $0.rows(within: rows.upperBound)) }
        for y in rows {
            var end = 0
            for span in spans where span.rows.contains(y) {
                let columns = max(end, span.columns.lowerBound)..<max(end, span.columns.upperBound)
                guard !columns.isEmpty else { continue }
                body(columns, y)
                end = columns.upperBound
            }
        }
    }

    /// Returns the number of ignored pixels in an image.
    func pixelCount(width: Int, height: Int) -> Int {
        var count = 0
        forEachColumnRange(width: width, rows: 0..<height) { columns, _ in count += columns.count }
        return count
    }
}
