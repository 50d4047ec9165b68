extension TableView {
    package struct Page {
        /// The ranges of the content that the page repeats at its top: the titles of columns, and the header of a section
        /// that continues from the previous page.
        package let headers: [Range<CGFloat>]
        /// The range of the content below the headers.
        package let range: Range<CGFloat>
    }

    /// The titles of columns in the header of a section. They are also those of the following sections, up to the next
    /// titles.
    package struct ColumnTitles {
        /// The section with the header.
        package let section: Int
        /// The height of the titles, in points. The height is 0 if the section has no columns.
        package let height: CGFloat
        /// The height of the header below the titles, in points.
        package let below: CGFloat

        package init(section: Int, height: CGFloat, below: CGFloat) {
            (self.section, self.height, self.below) = (section, height, below)
        }
    }

    /// Returns the page that begins at a position of the content.
    ///
    /// The page ends between two rows. It does not separate a header from its first row, or a footer from its last.
    /// Only a row higher than a page is split, between lines of its text. Such a row begins where there is space for
    /// its first line.
    ///
    /// - Parameters:
    ///   - whole: The range of the content that all pages cover together.
    ///   - space: The height of a page, in points.
    ///   - lines: Returns the unbreakable parts of a range of the content, from top to bottom, without overlaps.
    package func page(
        from top: CGFloat, in whole: Range<CGFloat>, space: CGFloat,
        lines: (Range<CGFloat>) -> [Range<CGFloat>]
    ) -> Page {
        let headers = headersToRepeat(at: top, space: space)
        let bottom = top + space - headers.height
        guard bottom < whole.upperBound else { return Page(headers: headers, range: top..<whole.upperBound) }
        let block = block(at: bottom)
        let start = block.starts.first { $0 > top }
        if let start, block.height <= space - headersToRepeat(at: block.top, space: space).height {
            return Page(headers: headers, range: top..<start)
        }
        let cut = Self.cut(from: max(top, block.top), before: bottom, lines)
        return Page(headers: headers, range: top..<(cut ?? start ?? bottom))
    }

    /// Returns the end of a range of the content without split rows. It is before a position, or after the row that
    /// begins at the range's top.
    package func rowEnd(before bottom: CGFloat, after top: CGFloat) -> CGFloat {
        let block = block(at: bottom)
        return (block.starts + [block.top + block.height]).first { $0 > top } ?? bottom
    }

    /// Returns the titles of columns that are above a position, and the header of the section at it. Those that would take
    /// most of the page are omitted.
    private func headersToRepeat(at top: CGFloat, space: CGFloat) -> [Range<CGFloat>] {
        let geometry = geometry
        guard let section = geometry.sections(in: top..<top.nextUp).first else { return [] }
        let span = geometry.headerSpan(of: section)
        let continues = top >= span.bottom && top < geometry.rowsSpan(of: section).bottom
        var headers: [Range<CGFloat>] = []
        if let titles = columnTitles.last(where: { $0.section <= section }), titles.section < section {
            let bottom = geometry.headerSpan(of: titles.section).bottom - titles.below
            headers.append(bottom - titles.height..<bottom)
        }
        if continues { headers.append(span.top..<span.bottom) }
        while !headers.isEmpty, headers.height >= space / 2 { headers.removeLast() }
        return headers.filter { !$0.isEmpty }
    }

    /// The element at a position that a page break should not split.
    private struct Block {
        /// The positions of possible breaks above the element. A break before a header is preferred to one after it.
        var starts: [CGFloat]
        /// The position of the row, the header, or an empty element.
        var top: CGFloat
        var height: CGFloat = 0
    }

    private func block(at position: CGFloat) -> Block {
        let geometry = geometry
        let nothing = Block(starts: [position], top: position)
        guard let section = geometry.sections(in: position..<position.nextUp).first else { return nothing }
        let header = geometry.headerSpan(of: section)
        let rows = geometry.rowsSpan(of: section)
        if position <= rows.top { return Block(starts: [header.top], top: header.top) }
        // A footer stays together with the last row.
        let inside = min(position, rows.bottom.nextDown)
        guard let row = geometry.rows(in: inside..<inside.nextUp, of: section).first else { return nothing }
        let span = geometry.row(row, in: section)
        if span.bottom == position, position < rows.bottom { return nothing }
        return Block(
            starts: row == 0 ? [header.top, span.top] : [span.top], top: span.top, height: span.height)
    }

    /// Returns the last position before another one that splits nothing and has content before it; `nil` if there is
    /// none.
    private static func cut(
        from top: CGFloat, before bottom: CGFloat, _ lines: (Range<CGFloat>) -> [Range<CGFloat>]
    ) -> CGFloat? {
        guard top < bottom else { return nil }
        let lines = lines(top..<bottom)
        guard let last = lines.lastIndex(where: { $0.upperBound <= bottom }), lines[last].lowerBound >= top
        else { return nil }
        guard lines.indices.contains(last + 1) else { return bottom }
        return min(bottom, (lines[last].upperBound + lines[last + 1].lowerBound) / 2)
    }
}

extension [Range<CGFloat>] {
    /// The height of all ranges together.
    fileprivate var height: CGFloat { reduce(0) { $0 + $1.upperBound - $1.lowerBound } }
}
