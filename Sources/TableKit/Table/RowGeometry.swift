/// The positions of the sections, headers, rows and footers of a table, derived from their heights. Distances are
/// points from the top of the content.
///
/// Rows of uniform height require no memory each, and their positions are found in constant time. Rows of different
/// heights require a few numbers each, and their positions are found by bisection.
package struct RowGeometry: Equatable, Sendable {
    /// A vertical range of the content.
    package struct Span: Equatable, Sendable {
        package var top: CGFloat
        package var height: CGFloat

        package var bottom: CGFloat { top + height }

        /// Returns a Boolean value that indicates whether the range covers at least one pixel, for a number of pixels
        /// per point.
        package func hasPixel(scale: CGFloat) -> Bool {
            bottom.onPixel(scale: scale) > top.onPixel(scale: scale)
        }
    }

    package enum Rows: Equatable, Sendable {
        case uniform(count: Int, height: CGFloat)
        case varying(VaryingRows)

        package var count: Int {
            switch self {
            case .uniform(let count, _): count
            case .varying(let rows): rows.heights.count
            }
        }

        /// Returns the distance from the first row's top to a row's top. For `count` it is the distance to the last
        /// row's bottom.
        func offset(of row: Int) -> CGFloat {
            switch self {
            case .uniform(_, let height): CGFloat(row) * height
            case .varying(let rows): rows.heights.sum(before: row)
            }
        }

        func height(of row: Int) -> CGFloat {
            switch self {
            case .uniform(_, let height): height
            case .varying(let rows): rows.heights[row]
            }
        }

        /// Returns the row at a distance from the first row's top. Rows without height are skipped.
        func row(at offset: CGFloat) -> Int {
            switch self {
            case .uniform(let count, let height):
                height > 0 ? min(max(Int(clamping: offset / height), 0), count) : count
            case .varying(let rows): rows.heights.index(endingBeyond: offset)
            }
        }
    }

    /// Rows with individual heights, some of which can be estimates.
    package struct VaryingRows: Equatable, Sendable {
        package fileprivate(set) var heights: PrefixSums
        private var estimated: Set<Int>

        package init(heights: [CGFloat], estimated: [Int] = []) {
            self.heights = PrefixSums(heights)
            self.estimated = Set(estimated)
        }

        package func isEstimated(_ row: Int) -> Bool { estimated.contains(row) }

        package var hasEstimates: Bool { !estimated.isEmpty }

        fileprivate mutating func set(_ height: CGFloat, at row: Int) {
            heights[row] = height
            estimated.remove(row)
        }
    }

    private struct Section: Equatable {
        /// The space above the header.
        var padding: CGFloat
        var header: CGFloat
        var rows: Rows
        var footer: CGFloat

        var rowsHeight: CGFloat { rows.offset(of: rows.count) }
        var height: CGFloat { padding + header + rowsHeight + footer }
    }

    private var sections: [Section] = []
    private var heights = PrefixSums()

    /// The heights of the table header view and the table footer view.
    package var header: CGFloat = 0, footer: CGFloat = 0

    package init() {}

    package var height: CGFloat { header + heights.total + footer }
    /// The height of all sections together.
    var sectionsHeight: CGFloat { heights.total }
    package var sectionCount: Int { sections.count }
    package var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
    package var rowCounts: [Int] { sections.map(\.rows.count) }

    package func rowCount(in section: Int) -> Int { sections[section].rows.count }

    package func rows(in section: Int) -> Rows { sections[section].rows }

    package func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && path.row >= 0 && path.row < rowCount(in: path.section)
    }

    package mutating func append(padding: CGFloat = 0, header: CGFloat, rows: Rows, footer: CGFloat) {
        sections.append(Section(padding: padding, header: header, rows: rows, footer: footer))
        heights.append(sections[sections.count - 1].height)
    }

    /// Replaces the estimated height of a row with its actual height.
    package mutating func setHeight(_ height: CGFloat, ofRow row: Int, in section: Int) {
        guard case .varying(var rows) = sections[section].rows else { return }
        // A second reference would cause a copy.
        sections[section].rows = .uniform(count: 0, height: 0)
        rows.set(height, at: row)
        sections[section].rows = .varying(rows)
        heights[section] = sections[section].height
    }

    // MARK: Positions

    /// Returns the range of a section, including its header and footer.
    package func span(of section: Int) -> Span {
        Span(top: header + heights.sum(before: section), height: heights[section])
    }

    package func headerSpan(of section: Int) -> Span {
        Span(top: span(of: section).top + sections[section].padding, height: sections[section].header)
    }

    package func rowsSpan(of section: Int) -> Span {
        Span(top: headerSpan(of: section).bottom, height: sections[section].rowsHeight)
    }

    package func footerSpan(of section: Int) -> Span {
        Span(top: rowsSpan(of: section).bottom, height: sections[section].footer)
    }

    package func row(_ row: Int, in section: Int) -> Span {
        Span(top: boundary(above: row, in: section), height: sections[section].rows.height(of: row))
    }

    /// Returns the position above a row, or below the last row if `row` is the count.
    func boundary(above row: Int, in section: Int) -> CGFloat {
        rowsSpan(of: section).top + sections[section].rows.offset(of: row)
    }

    // MARK: Searches

    package func sections(in range: Range<CGFloat>) -> Range<Int> {
        let first = heights.index(endingBeyond: range.lowerBound - header)
        var end = first
        while end < sectionCount, span(of: end).top < range.upperBound { end += 1 }
        return first..<end
    }

    package func rows(in range: Range<CGFloat>, of section: Int) -> Range<Int> {
        let span = rowsSpan(of: section)
        guard range.lowerBound < span.bottom, range.upperBound > span.top else { return 0..<0 }
        let rows = sections[section].rows
        let first = rows.row(at: max(range.lowerBound - span.top, 0))
        let end = (first..<rows.count)
            .partitioningIndex { !(span.top + rows.offset(of: $0) < range.upperBound) }
        return first..<end
    }

    /// Returns the rows of a section that intersect the range and cover at least one pixel. `scale` is the number of
    /// pixels per point. The number of rows never exceeds that of the pixels.
    package func rowsWithPixels(in range: Range<CGFloat>, of section: Int, scale: CGFloat) -> [Int] {
        let rows = rows(in: range, of: section)
        let top = rowsSpan(of: section).top
        var found: [Int] = []
        var row = rows.lowerBound
        while row < rows.upperBound {
            let span = self.row(row, in: section)
            if span.hasPixel(scale: scale) {
                found.append(row)
                row += 1
            } else {
                // The next row with a pixel extends beyond the center of this row's last pixel.
                let middle = span.top.onPixel(scale: scale) + 0.499 / scale
                row = max(self.rows(in: section).row(at: middle - top), row + 1)
            }
        }
        return found
    }

    package var hasEstimates: Bool {
        sections.contains { if case .varying(let rows) = $0.rows { rows.hasEstimates } else { false } }
    }

    package func hasEstimates(in range: Range<CGFloat>) -> Bool {
        sections(in: range).contains { section in
            rows(in: range, of: section).contains { isEstimated($0, in: section) }
        }
    }

    package func isEstimated(_ row: Int, in section: Int) -> Bool {
        if case .varying(let rows) = sections[section].rows { rows.isEstimated(row) } else { false }
    }
}
