extension TableView {
    /// What of a table stands on one page.
    package struct Page {
        /// The header of the section that goes on from the page before, in points of the content; nil for none.
        package let header: CGRect?
        /// The stretch of the content below it.
        package let range: Range<CGFloat>
    }

    /// The page that begins at a place of the content. It ends between two rows, and does not part a header from its first
    /// row, or a footer from its last; only a row higher than the page is cut.
    ///
    /// - Parameters:
    ///   - whole: The stretch of the content that all pages show together.
    ///   - room: The height of a page, in points.
    ///   - repeatsHeaders: Whether a page that begins inside a section has the section's header at its top.
    package func page(
        from top: CGFloat, in whole: Range<CGFloat>, room: CGFloat, repeatsHeaders: Bool = true
    ) -> Page {
        let header = repeatsHeaders ? headerToRepeat(at: top, room: room) : nil
        let bottom = top + room - (header?.height ?? 0)
        guard bottom < whole.upperBound else { return Page(header: header, range: top..<whole.upperBound) }
        let end = breakPlace(before: bottom, after: top)
        return Page(header: header, range: top..<(end > top ? end : bottom))
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

    /// The last place before another at which a page may end.
    private func breakPlace(before bottom: CGFloat, after top: CGFloat) -> CGFloat {
        let geometry = geometry
        guard let section = geometry.sections(in: bottom..<bottom.nextUp).first else { return bottom }
        let rows = geometry.rowsSpan(of: section)
        if bottom <= rows.top { return geometry.headerSpan(of: section).top }
        // A footer takes the last row along.
        let place = min(bottom, rows.bottom.nextDown)
        guard let row = geometry.rows(in: place..<place.nextUp, of: section).first else { return bottom }
        let span = geometry.row(row, in: section)
        if span.bottom == bottom, bottom < rows.bottom { return bottom }
        let start = row == 0 ? geometry.headerSpan(of: section).top : span.top
        return start > top ? start : span.top
    }
}
