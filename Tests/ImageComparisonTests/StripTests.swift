import Images
import TableSpecimens
import Testing

@testable import ImageComparison

/// Images that are compared a few rows at a time, as large ones are: the same is found as in one piece.
@Suite struct StripTests {
    private static let modes: [ComparisonMode] = [
        .exact, .channels(maximum: 20), .perceptual(threshold: 0.05),
        .perceptual(threshold: 0.05, countsAntialiasing: true, backdrop: .white), .oklab(threshold: 0.05),
        .ciede2000(maximum: 4), .ssim(minimum: 0.9),
    ]

    private func expectTheSame(
        _ first: Bitmap, _ second: Bitmap, _ mode: ComparisonMode, ignoring ignored: [PixelRect],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func compare(rowsPerStrip: Int) throws -> ImageComparison {
            try ImageComparison(
                rowsOf: first, second, tolerance: Tolerance(mode, limit: .pixels(5)), ignoring: ignored,
                rowsPerStrip: rowsPerStrip)
        }
        let (width, height) = (max(first.width, second.width), max(first.height, second.height))
        let whole = try compare(rowsPerStrip: height)
        for rowsPerStrip in [1, 2, 3, 5, 8] {
            let strips = try compare(rowsPerStrip: rowsPerStrip)
            #expect("\(strips)" == "\(whole)", sourceLocation: sourceLocation)
            #expect(strips.outcome == whole.outcome && strips.regions == whole.regions)
            #expect(strips.largestDifference == whole.largestDifference, sourceLocation: sourceLocation)
            #expect(strips.antialiasedPixels == whole.antialiasedPixels, sourceLocation: sourceLocation)
            let areEqual = (0..<height).allSatisfy { y in
                (0..<width).allSatisfy { strips.map?[$0, y] == whole.map?[$0, y] }
            }
            #expect(areEqual, "\(mode) in strips of \(rowsPerStrip)", sourceLocation: sourceLocation)
        }
    }

    /// Shapes with smoothed edges, whose pixels depend on their neighbors.
    @Test(arguments: modes)
    func shapes(mode: ComparisonMode) throws {
        for seed in 0..<3 as Range<UInt64> {
            let first = try Bitmap.discs(24, 22, seed: seed, shift: 0, isOpaque: seed != 1)
            let second = try Bitmap.discs(24, 22, seed: seed, shift: 0.6, isOpaque: seed == 0)
            try expectTheSame(first, second, mode, ignoring: [])
            let ignored = [
                PixelRect(x: 3, y: 6, width: 9, height: 5), PixelRect(x: 0, y: 15, width: 99, height: 1),
            ]
            try expectTheSame(first, second, mode, ignoring: ignored)
        }
    }

    /// Single rows that differ, at and beside the borders of strips.
    @Test(arguments: modes)
    func rows(mode: ComparisonMode) throws {
        var random = SeededNumbers(seed: 3)
        let first = try Bitmap.random(9, 17, levels: 3, isOpaque: true, &random)
        for row in [0, 4, 7, 8, 16] {
            let second = try first.changing([(2, row), (3, row), (8, row)], to: Pixel(200, 30, 90))
            try expectTheSame(first, second, mode, ignoring: [])
        }
    }

    @Test(arguments: modes)
    func otherSizes(mode: ComparisonMode) throws {
        var random = SeededNumbers(seed: 4)
        let first = try Bitmap.random(12, 9, levels: 2, isOpaque: false, &random)
        let second = try Bitmap.random(8, 14, levels: 2, isOpaque: false, &random)
        try expectTheSame(first, second, mode, ignoring: [PixelRect(x: 5, y: 7, width: 3, height: 4)])
        try expectTheSame(second, first, mode, ignoring: [])
    }

    /// A few rows of each image are in memory at a time, and each is read once.
    @Test func fewRowsAreInMemory() throws {
        let image = CountedRows(width: 100, height: 5000)
        let other = CountedRows(width: 100, height: 5000, changedRow: 3000)
        let comparison = try ImageComparison(
            rowsOf: image, other, tolerance: Tolerance(.ssim()), rowsPerStrip: 10)
        #expect(comparison.regions == [PixelRect(x: 0, y: 2997, width: 100, height: 7)])
    }

    /// Unreadable rows are an error, even below the common part of both images.
    @Test func allRowsAreRead() {
        #expect(throws: ImageError.damaged("row 29")) {
            try ImageComparison(
                rowsOf: CountedRows(width: 4, height: 10),
                CountedRows(width: 4, height: 30, changedRow: nil, damagedRow: 29))
        }
    }
}

/// An image that is made while it is read.
private struct CountedRows: RowSource {
    var width: Int
    var height: Int
    var changedRow: Int?
    var damagedRow: Int?

    func makeRowReader() -> any RowReader { Reader(self) }

    private final class Reader: RowReader {
        private let rows: CountedRows
        private var next = 0

        init(_ rows: CountedRows) { self.rows = rows }

        func readRow(into row: UnsafeMutableRawBufferPointer) throws(ImageError) {
            precondition(next < rows.height)
            if next == rows.damagedRow { throw .damaged("row \(next)") }
            row.initializeMemory(as: UInt8.self, repeating: next == rows.changedRow ? 90 : 255)
            next += 1
        }
    }
}
