/// The positions of header and footer views. In a plain table, those of the visible sections stay on the screen until
/// the next section pushes them off.
struct HeaderFooterPositions {
    private let geometry: RowGeometry
    private let viewport: Range<CGFloat>
    private let areSticky: Bool
    private let displacement: DraggedRow.Displacement?

    /// Creates the positions.
    ///
    /// - Parameters:
    ///   - viewport: The range of the content in which the views stay.
    ///   - displacement: The displacement that a dragged row causes.
    init(
        _ geometry: RowGeometry, viewport: Range<CGFloat>, areSticky: Bool,
        displacement: DraggedRow.Displacement? = nil
    ) {
        self.geometry = geometry
        self.viewport = viewport
        self.areSticky = areSticky
        self.displacement = displacement
    }

    private func displaced(_ top: CGFloat) -> CGFloat { displacement?(top) ?? top }

    func header(of section: Int) -> RowGeometry.Span {
        var span = geometry.headerSpan(of: section)
        span.top = displaced(span.top)
        guard areSticky else { return span }
        let lowest = displaced(geometry.rowsSpan(of: section).bottom) - span.height
        span.top = max(span.top, min(viewport.lowerBound, lowest))
        return span
    }

    func footer(of section: Int) -> RowGeometry.Span {
        var span = geometry.footerSpan(of: section)
        span.top = displaced(span.top)
        guard areSticky else { return span }
        let highest = displaced(geometry.rowsSpan(of: section).top)
        span.top = min(span.top, max(viewport.upperBound - span.height, highest))
        return span
    }
}
