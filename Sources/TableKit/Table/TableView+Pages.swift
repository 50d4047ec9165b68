extension TableView {
    /// What of a table stands on one page.
    package struct Page {
        /// The header of the section that goes on from the page before, in points of the content; nil for none.
        package let header: CGRect?
        /// The stretch of the content below it.
        package let range: Range<CGFloat>
    }

    /// The page that begins at a place of the content. It ends between two rows, and does not part a header from its first
    /// row, or a footer from its last. Only a row higher than a page is cut, between lines of its text; it begins where
    /// there is room for the first of them.
    ///
    /// - Parameters:
    ///   - whole: The stretch of the content that all pages show together.
    ///   - room: The height of a page, in points.
    ///   - marks: Answers what should not be cut in a stretch of the content, from top to bottom, each apart from the
    ///     next.
    package func page(
        from top: CGFloat, in whole: Range<CGFloat>, room: CGFloat,
        marks: (Range<CGFloat>) -> [Range<CGFloat>]
    ) -> Page {
        let header = headerToRepeat(at: top, room: room)
        let bottom = top + room - (header?.height ?? 0)
        guard bottom < whole.upperBound else { return Page(header: header, range: top..<whole.upperBound) }
        let block = block(at: bottom)
        let start = block.starts.first { $0 > top }
        if let start, block.height <= room - block.headerHeight(repeatedWithin: room) {
            return Page(header: header, range: top..<start)
        }
        let cut = Self.cut(from: max(top, block.top), before: bottom, marks)
        return Page(header: header, range: top..<(cut ?? start ?? bottom))
    }

    /// Where a stretch of the content ends for which no row is cut: before a place, or behind the row that begins at the
    /// stretch's top.
    package func rowEnd(before bottom: CGFloat, after top: CGFloat) -> CGFloat {
        let block = block(at: bottom)
        return (block.starts + [block.top + block.height]).first { $0 > top } ?? bottom
    }

    /// The header of the section that a place lies in, unless the place is in the header itself, or the header would
    /// take most of the page.
    private func headerToRepeat(at top: CGFloat, room: CGFloat) -> CGRect? {
        let geometry = geometry
        guard let section = geometry.sections(in: top..<top.nextUp).first else { return nil }
        let span = geometry.headerSpan(of: section)
        guard span.height > 0, span.height < room / 2, top >= span.bottom,
            top < geometry.rowsSpan(of: section).bottom
        else { return nil }
        return rect(span)
    }

    /// What a place lies in and should not be parted by the end of a page.
    private struct Block {
        /// Where it may be parted from what is above it: better before than after a header.
        var starts: [CGFloat]
        /// Of the row alone, or the header, or nothing.
        var top: CGFloat
        var height: CGFloat = 0
        /// The height of the section's header.
        var header: CGFloat = 0

        /// How much of a page a header takes that is repeated.
        func headerHeight(repeatedWithin room: CGFloat) -> CGFloat { header < room / 2 ? header : 0 }
    }

    private func block(at place: CGFloat) -> Block {
        let geometry = geometry
        let nothing = Block(starts: [place], top: place)
        guard let section = geometry.sections(in: place..<place.nextUp).first else { return nothing }
        let header = geometry.headerSpan(of: section)
        let rows = geometry.rowsSpan(of: section)
        if place <= rows.top { return Block(starts: [header.top], top: header.top) }
        // A footer takes the last row along.
        let inside = min(place, rows.bottom.nextDown)
        guard let row = geometry.rows(in: inside..<inside.nextUp, of: section).first else { return nothing }
        let span = geometry.row(row, in: section)
        if span.bottom == place, place < rows.bottom { return nothing }
        return Block(
            starts: row == 0 ? [header.top, span.top] : [span.top], top: span.top, height: span.height,
            header: header.height)
    }

    /// The last place before another that nothing is cut at, and that there is something before; nil for none.
    private static func cut(
        from top: CGFloat, before bottom: CGFloat, _ marks: (Range<CGFloat>) -> [Range<CGFloat>]
    ) -> CGFloat? {
        guard top < bottom else { return nil }
        let marks = marks(top..<bottom)
        guard let last = marks.lastIndex(where: { $0.upperBound <= bottom }), marks[last].lowerBound >= top
        else { return nil }
        guard marks.indices.contains(last + 1) else { return bottom }
        return min(bottom, (marks[last].upperBound + marks[last + 1].lowerBound) / 2)
    }
}
