extension TableView {
    package struct Page {
        /// The repeated header of a section that continues from the previous page, in points of the content. `nil` if
        /// there is none.
        package let header: CGRect?
        /// The range of the content below the header.
        package let range: Range<CGFloat>
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
        let header = headerToRepeat(at: top, space: space)
        let bottom = top + space - (header?.height ?? 0)
        guard bottom < whole.upperBound else { return Page(header: header, range: top..<whole.upperBound) }
        let block = block(at: bottom)
        let start = block.starts.first { $0 > top }
        if let start, block.height <= space - block.headerHeight(repeatedWithin: space) {
            return Page(header: header, range: top..<start)
        }
        let cut = Self.cut(from: max(top, block.top), before: bottom, lines)
        return Page(header: header, range: top..<(cut ?? start ?? bottom))
    }

    /// Returns the end of a range of the content without split rows. It is before a position, or after the row that
    /// begins at the range's top.
    package func rowEnd(before bottom: CGFloat, after top: CGFloat) -> CGFloat {
        let block = block(at: bottom)
        return (block.starts + [block.top + block.height]).first { $0 > top } ?? bottom
    }

    /// Returns the header of the section at a position. The result is `nil` if the position is inside the header, or if
    /// the header takes most of the page.
    private func headerToRepeat(at top: CGFloat, space: CGFloat) -> CGRect? {
        let geometry = geometry
        guard let section = geometry.sections(in: top..<top.nextUp).first else { return nil }
        let span = geometry.headerSpan(of: section)
        guard span.height > 0, span.height < space / 2, top >= span.bottom,
            top < geometry.rowsSpan(of: section).bottom
        else { return nil }
        return rect(span)
    }

    /// The element at a position that a page break should not split.
    private struct Block {
        /// The positions of possible breaks above the element. A break before a header is preferred to one after it.
        var starts: [CGFloat]
        /// The position of the row, the header, or an empty element.
        var top: CGFloat
        var height: CGFloat = 0
        var header: CGFloat = 0

        func headerHeight(repeatedWithin space: CGFloat) -> CGFloat { header < space / 2 ? header : 0 }
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
            starts: row == 0 ? [header.top, span.top] : [span.top], top: span.top, height: span.height,
            header: header.height)
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
