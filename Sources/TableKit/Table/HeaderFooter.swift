package enum HeaderFooter: Hashable, Comparable, Sendable {
    case header(_ section: Int)
    case footer(_ section: Int)

    var section: Int {
        switch self {
        case .header(let section), .footer(let section): section
        }
    }

    func inSection(_ section: Int) -> HeaderFooter {
        switch self {
        case .header: .header(section)
        case .footer: .footer(section)
        }
    }
}

extension RowGeometry {
    package func span(of part: HeaderFooter) -> Span {
        switch part {
        case .header(let section): headerSpan(of: section)
        case .footer(let section): footerSpan(of: section)
        }
    }
}

/// The positions of header and footer views. In a plain table, those of the visible sections stay on the screen until
/// the next section pushes them off.
struct HeaderFooterPositions {
    let geometry: RowGeometry
    /// The range of the content in which the views stay.
    let viewport: Range<CGFloat>
    let areSticky: Bool
    let displacement: DraggedRow.Displacement?

    /// Returns a Boolean value that indicates whether a view is at another position than in the content.
    func isPinned(_ part: HeaderFooter) -> Bool { span(of: part) != ownSpan(of: part) }

    private func displaced(_ top: CGFloat) -> CGFloat { displacement?(top) ?? top }

    private func ownSpan(of part: HeaderFooter) -> RowGeometry.Span {
        var span = geometry.span(of: part)
        span.top = displaced(span.top)
        return span
    }

    func span(of part: HeaderFooter) -> RowGeometry.Span {
        var span = ownSpan(of: part)
        guard areSticky else { return span }
        let rows = geometry.rowsSpan(of: part.section)
        switch part {
        case .header: span.top = max(span.top, min(viewport.lowerBound, displaced(rows.bottom) - span.height))
        case .footer: span.top = min(span.top, max(viewport.upperBound - span.height, displaced(rows.top)))
        }
        return span
    }
}
