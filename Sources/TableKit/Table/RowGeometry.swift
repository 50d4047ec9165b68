/// Where the sections, headers, rows and footers of a table lie, from their heights alone. Distances are points from
/// the top of the content.
///
/// Rows of one height take no memory each; rows of different heights take one number each. Any place is found by
/// bisection.
package struct RowGeometry: Equatable, Sendable {
    /// The heights of a section's rows.
    package enum Rows: Equatable, Sendable {
        case uniform(count: Int, height: CGFloat)
        /// The distance from the first row's top to each row's lower edge.
        case varying(ends: [CGFloat])

        package var count: Int {
            switch self {
            case .uniform(let count, _): count
            case .varying(let ends): ends.count
            }
        }

        /// The distance from the first row's top to a row's upper edge; for `count`, to the last row's lower edge.
        func offset(of row: Int) -> CGFloat {
            switch self {
            case .uniform(_, let height): CGFloat(row) * height
            case .varying(let ends): row == 0 ? 0 : ends[row - 1]
            }
        }

        /// The row at a distance from the first row's top; rows without height are passed over.
        func row(at offset: CGFloat) -> Int {
            switch self {
            case .uniform(let count, let height):
                return height > 0 ? min(max(Int(offset / height), 0), count) : count
            case .varying(let ends):
                return ends.firstIndexBisecting { $0 > offset }
            }
        }
    }

    /// One section.
    package struct Section: Equatable, Sendable {
        package var top: CGFloat
        package var header: CGFloat
        package var rows: Rows
        package var footer: CGFloat

        package var rowsTop: CGFloat { top + header }
        package var rowsBottom: CGFloat { rowsTop + rows.offset(of: rows.count) }
        package var bottom: CGFloat { rowsBottom + footer }
    }

    package private(set) var sections: [Section] = []

    package init() {}

    /// The height of everything.
    package var height: CGFloat { sections.last?.bottom ?? 0 }

    /// Adds a section below the others.
    package mutating func append(header: CGFloat, rows: Rows, footer: CGFloat) {
        sections.append(Section(top: height, header: header, rows: rows, footer: footer))
    }

    /// The upper edge and the height of a row.
    package func row(_ row: Int, in section: Int) -> (top: CGFloat, height: CGFloat) {
        let section = sections[section]
        let start = section.rows.offset(of: row)
        return (section.rowsTop + start, section.rows.offset(of: row + 1) - start)
    }

    /// The sections that share some height with the range.
    package func sections(in range: Range<CGFloat>) -> Range<Int> {
        let first = sections.firstIndexBisecting { $0.bottom > range.lowerBound }
        let end = sections.firstIndexBisecting { $0.top >= range.upperBound }
        return first..<max(first, end)
    }

    /// The rows of a section that share some height with the range.
    package func rows(in range: Range<CGFloat>, of section: Int) -> Range<Int> {
        let section = sections[section]
        guard range.lowerBound < section.rowsBottom, range.upperBound > section.rowsTop else { return 0..<0 }
        let first = section.rows.row(at: max(range.lowerBound - section.rowsTop, 0))
        var end = first
        while end < section.rows.count, section.rowsTop + section.rows.offset(of: end) < range.upperBound {
            end += 1
        }
        return first..<end
    }
}

extension Array {
    /// The first index whose element passes a test that all later elements pass too; the end if none does.
    fileprivate func firstIndexBisecting(where passes: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if passes(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
