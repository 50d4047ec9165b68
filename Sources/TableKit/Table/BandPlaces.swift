/// Where headers and footers stand: in a plain table those of the sections on the screen stay there, and are pushed off
/// by the next.
struct BandPlaces {
    private let geometry: RowGeometry
    private let viewport: Range<CGFloat>
    private let areSticky: Bool

    /// - Parameter viewport: The stretch of the content in which they stay.
    init(_ geometry: RowGeometry, viewport: Range<CGFloat>, areSticky: Bool) {
        self.geometry = geometry
        self.viewport = viewport
        self.areSticky = areSticky
    }

    func header(of section: Int) -> RowGeometry.Span {
        var span = geometry.headerSpan(of: section)
        guard areSticky else { return span }
        let lowest = geometry.rowsSpan(of: section).bottom - span.height
        span.top = max(span.top, min(viewport.lowerBound, lowest))
        return span
    }

    func footer(of section: Int) -> RowGeometry.Span {
        var span = geometry.footerSpan(of: section)
        guard areSticky else { return span }
        let highest = geometry.rowsSpan(of: section).top
        span.top = min(span.top, max(viewport.upperBound - span.height, highest))
        return span
    }
}
