import Foundation
package import ImageComparison
import Images

/// An area in which the pixels of two images differ, in each of them.
package struct ChangedArea: Sendable, Hashable {
    /// The area in the golden image. `nil` if it is in an inserted row.
    package var before: PixelRect?
    /// The area in the image. `nil` if it is in a removed row.
    package var after: PixelRect?
    /// The number of different pixels.
    package var pixels: Int
    /// The indices of the changes in words that affect the area.
    package var changes: [Int] = []

    package init(before: PixelRect?, after: PixelRect?, pixels: Int) {
        (self.before, self.after, self.pixels) = (before, after, pixels)
    }

    /// The maximum number of areas of two images. With more, areas at larger distances are merged.
    static let maxCount = 64

    /// The smallest area that contains two areas.
    private func union(_ other: ChangedArea) -> ChangedArea {
        func union(_ a: PixelRect?, _ b: PixelRect?) -> PixelRect? {
            guard let a, let b else { return a ?? b }
            let (x, y) = (min(a.x, b.x), min(a.y, b.y))
            return PixelRect(
                x: x, y: y, width: max(a.x + a.width, b.x + b.width) - x,
                height: max(a.y + a.height, b.y + b.height) - y)
        }
        return ChangedArea(
            before: union(before, other.before), after: union(after, other.after),
            pixels: pixels + other.pixels)
    }

    private static func union(_ areas: some Collection<ChangedArea>) -> [ChangedArea] {
        areas.first.map { first in [areas.dropFirst().reduce(first) { $0.union($1) }] } ?? []
    }

    // MARK: Finding

    /// Returns the areas of a comparison without aligned rows.
    static func of(
        _ comparison: ImageComparison, before: (width: Int, height: Int), after: (width: Int, height: Int)
    ) -> [ChangedArea] {
        comparison.regions.map { region in
            ChangedArea(
                before: region.within(before), after: region.within(after),
                pixels: comparison.differentPixels(in: region))
        }
    }

    /// Returns the areas of two images with aligned rows. No area is in two rows, so that equal changes of a row are found at
    /// all of its places.
    ///
    /// - Parameters:
    ///   - mode: The comparison of two pixels.
    ///   - ignored: The parts of the images that are not compared.
    static func of(
        _ before: Bitmap, _ after: Bitmap, _ rows: AlignedRows, mode: ComparisonMode,
        ignoring ignored: [PixelRect]
    ) -> [ChangedArea] {
        let bands = rows.bands.map { areas(of: $0, before, after, mode, ignored) }
        let all = bands.flatMap(\.self)
        if all.count <= maxCount { return all }
        let merged = bands.flatMap { union($0) }
        return merged.prefix(maxCount - 1) + union(merged.dropFirst(maxCount - 1))
    }

    private static func areas(
        of band: AlignedRows.Band, _ before: Bitmap, _ after: Bitmap, _ mode: ComparisonMode,
        _ ignored: [PixelRect]
    ) -> [ChangedArea] {
        if band.isOnlyInOne {
            let old = before.rect(band.before), new = after.rect(band.after)
            let isIgnored = (new ?? old).map { rect in ignored.contains { $0.contains(rect) } } ?? true
            let pixels = (old ?? new).map { $0.width * $0.height } ?? 0
            return isIgnored ? [] : [ChangedArea(before: old, after: new, pixels: pixels)]
        }
        if before.hasEqualRows(band.before, after, band.after) { return [] }
        guard let old = before.slice(band.before), let new = after.slice(band.after) else { return [] }
        let shifted = ignored.map {
            PixelRect(x: $0.x, y: $0.y - band.after.lowerBound, width: $0.width, height: $0.height)
        }
        let comparison = ImageComparison(old, new, tolerance: Tolerance(mode), ignoring: shifted)
        return of(comparison, before: old.size, after: new.size).map { area in
            var area = area
            area.before?.y += band.before.lowerBound
            area.after?.y += band.after.lowerBound
            return area
        }
    }
}

extension ChangedArea: Codable {
    private enum CodingKeys: CodingKey {
        case before, after, pixels, changes
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func rect(_ key: CodingKeys) throws -> PixelRect? {
            guard let sides = try values.decodeIfPresent([Int].self, forKey: key) else { return nil }
            // Larger images cannot be read.
            guard sides.count == 4, sides.allSatisfy({ (0...1 << 31).contains($0) }), sides[2] > 0,
                sides[3] > 0
            else { throw decoder.invalid("a rectangle consists of x, y, width and height") }
            return PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
        }
        before = try rect(.before)
        after = try rect(.after)
        pixels = try values.decode(Int.self, forKey: .pixels)
        changes = try values.decode([Int].self, forKey: .changes)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(before?.sides, forKey: .before)
        try values.encodeIfPresent(after?.sides, forKey: .after)
        try values.encode(pixels, forKey: .pixels)
        try values.encode(changes, forKey: .changes)
    }
}

extension PixelRect {
    /// The origin and the size.
    package var sides: [Int] { [x, y, width, height] }

    /// The part of the rectangle in an image. `nil` if there is none.
    package func within(_ size: (width: Int, height: Int)) -> PixelRect? {
        let (columns, rows) = (columns(within: size.width), rows(within: size.height))
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    fileprivate func contains(_ other: PixelRect) -> Bool {
        x <= other.x && y <= other.y && x + width >= other.x + other.width
            && y + height >= other.y + other.height
    }
}

extension Bitmap {
    /// The sides in pixels.
    var size: (width: Int, height: Int) { (width, height) }

    /// The rectangle of some rows. `nil` if there are none.
    fileprivate func rect(_ rows: Range<Int>) -> PixelRect? {
        rows.isEmpty ? nil : PixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count)
    }

    /// Returns an image of some rows. `nil` if there are none.
    fileprivate func slice(_ rows: Range<Int>) -> Bitmap? {
        try? Bitmap(
            width: width, height: rows.count,
            bytes: Array(bytes[rows.lowerBound * bytesPerRow..<rows.upperBound * bytesPerRow]))
    }

    /// Returns a Boolean value that indicates whether some rows are bitwise equal to those of another image.
    fileprivate func hasEqualRows(_ rows: Range<Int>, _ other: Bitmap, _ others: Range<Int>) -> Bool {
        guard rows.count == others.count, bytesPerRow == other.bytesPerRow else { return false }
        return bytes.withUnsafeBytes { first in
            other.bytes.withUnsafeBytes { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return true }
                return memcmp(
                    first + rows.lowerBound * bytesPerRow, second + others.lowerBound * bytesPerRow,
                    rows.count * bytesPerRow) == 0
            }
        }
    }
}
