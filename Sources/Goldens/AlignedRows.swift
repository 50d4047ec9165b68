import ImageComparison
import TableKit
import TableSnapshots

/// The rows of pixels of two images next to each other, so that rows of a table that were only moved are not different.
package struct AlignedRows: Sendable, Hashable {
    /// Rows of pixels next to each other. A band of one image is empty in the other one.
    package struct Band: Sendable, Hashable {
        package let before: Range<Int>
        package let after: Range<Int>

        /// The number of rows of the image that has more of them.
        package var height: Int { max(before.count, after.count) }
        /// A Boolean value that indicates whether only one of the images has rows.
        var isOnlyInOne: Bool { before.isEmpty != after.isEmpty }
    }

    package private(set) var bands: [Band] = []

    /// Creates bands in the order of the images.
    init(_ bands: [Band] = []) { self.bands = bands }

    /// The number of rows of all bands.
    package var height: Int { bands.reduce(0) { $0 + $1.height } }

    /// A Boolean value that indicates whether rows have other places in the images.
    package var isMoved: Bool { bands.contains { $0.before.count != $0.after.count } }

    /// The bands without boundaries between those that move equally.
    package var merged: AlignedRows {
        AlignedRows(
            bands.reduce(into: []) { merged, band in
                func move(_ band: Band) -> Int { band.before.isEmpty ? 1 : band.after.isEmpty ? -1 : 0 }
                let isSteady = band.isOnlyInOne || band.before.count == band.after.count
                guard let last = merged.last, isSteady, move(last) == move(band),
                    last.isOnlyInOne || last.before.count == last.after.count
                else { return merged.append(band) }
                merged[merged.count - 1] = Band(
                    before: last.before.lowerBound..<band.before.upperBound,
                    after: last.after.lowerBound..<band.after.upperBound)
            })
    }

    // MARK: Tables

    /// Returns the rows of two images with aligned tables. `nil` if rows overlap.
    ///
    /// - Parameter heights: The heights of the images in pixels.
    static func of(_ alignment: LayoutAlignment, heights: (Int, Int), scale: Double) -> AlignedRows? {
        let olds = ranges(of: alignment.before, scale), news = ranges(of: alignment.after, scale)
        guard let olds, let news else { return nil }
        // Rows that have changed places are removed from one and inserted at the other.
        var pairs: [(before: Int, after: Int)] = []
        for pair in alignment.pairs where pair.after > pairs.last?.after ?? -1 {
            if olds[pair.before] != nil, news[pair.after] != nil { pairs.append(pair) }
        }
        var rows = AlignedRows()
        var (old, new) = (0, 0)
        for pair in pairs {
            rows.addOnly(olds[old..<pair.before], news[new..<pair.after])
            guard let range = olds[pair.before], let other = news[pair.after], range.lowerBound >= rows.end.0,
                other.lowerBound >= rows.end.1
            else { return nil }
            rows.add(rows.end.0..<range.lowerBound, rows.end.1..<other.lowerBound)
            rows.add(range, other)
            (old, new) = (pair.before + 1, pair.after + 1)
        }
        rows.addOnly(olds[old...], news[new...])
        guard rows.end.0 <= heights.0, rows.end.1 <= heights.1 else { return nil }
        rows.add(rows.end.0..<heights.0, rows.end.1..<heights.1)
        return rows
    }

    /// The numbers of rows that the bands contain.
    private var end: (Int, Int) { (bands.last?.before.upperBound ?? 0, bands.last?.after.upperBound ?? 0) }

    private mutating func add(_ old: Range<Int>, _ new: Range<Int>) {
        if !old.isEmpty || !new.isEmpty { bands.append(Band(before: old, after: new)) }
    }

    /// Adds the rows of elements that only one image has.
    private mutating func addOnly(_ olds: ArraySlice<Range<Int>?>, _ news: ArraySlice<Range<Int>?>) {
        for range in olds.compactMap(\.self) where range.upperBound > end.0 {
            add(end.0..<range.upperBound, end.1..<end.1)
        }
        for range in news.compactMap(\.self) where range.upperBound > end.1 {
            add(end.0..<end.0, end.1..<range.upperBound)
        }
    }

    /// Returns the rows of pixels of each row, header and footer; `nil` for other elements. The result is `nil` if some overlap.
    private static func ranges(of blocks: [LayoutAlignment.Block], _ scale: Double) -> [Range<Int>?]? {
        var end = 0
        var ranges: [Range<Int>?] = []
        for block in blocks {
            guard block.element.part.element?.hasFixedWidth == true, let frame = block.element.frame else {
                ranges.append(nil)
                continue
            }
            let rect = frame.pixels(at: scale)
            // Rounding can add a row of pixels.
            let start = max(rect.y, end)
            guard start - rect.y <= 1, rect.y + rect.height >= start else { return nil }
            ranges.append(start..<rect.y + rect.height)
            end = rect.y + rect.height
        }
        return ranges
    }
}

extension AlignedRows: Codable {
    /// The maximum number of bands in a file, which is that of the elements in two records and of the spaces between them.
    private static let maxBands = 4 * LayoutRecord.maxElements + 4

    /// Reads bands as four numbers each: the first row and the number of rows before, and those after.
    package init(from decoder: any Decoder) throws {
        let numbers = try decoder.singleValueContainer().decode([[Int]].self)
        let limit = 1 << 31
        guard numbers.count <= Self.maxBands else { throw decoder.invalid("too many bands") }
        for band in numbers {
            guard band.count == 4, band.allSatisfy({ (0...limit).contains($0) }),
                (band[0], band[2]) == (bands.isEmpty ? (0, 0) : end), band[1] + band[3] > 0
            else { throw decoder.invalid("the bands do not follow each other") }
            add(band[0]..<band[0] + band[1], band[2]..<band[2] + band[3])
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(numbers)
    }

    /// The bands as four numbers each.
    package var numbers: [[Int]] {
        bands.map { [$0.before.lowerBound, $0.before.count, $0.after.lowerBound, $0.after.count] }
    }
}

extension Decoder {
    /// Returns the error of a value with a problem.
    func invalid(_ problem: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: problem))
    }
}
