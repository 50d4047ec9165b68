extension TableView {
    /// Where a row goes when the table scrolls to it. Mirrors `UITableView.ScrollPosition`.
    public enum ScrollPosition: Int, Sendable, Hashable, CaseIterable {
        /// As little scrolling as shows the whole row.
        case none
        /// To the top.
        case top
        /// To the middle.
        case middle
        /// To the bottom.
        case bottom
    }

    /// Scrolls until a row is where it shall be, as far as the content's ends let it. Nothing happens if there is no
    /// such row.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard geometry.contains(indexPath) else { return }
        scroll(animated: animated) { self.offset(showing: indexPath, at: scrollPosition) }
    }

    /// Scrolls until a section is at the top of the screen, as far as the content's ends let it. Nothing happens if there
    /// is no such section.
    func scroll(toSection section: Int) {
        guard section >= 0, section < numberOfSections else { return }
        scroll(animated: false) {
            self.restingOffset(self.geometry.span(of: section).top - self.adjustedContentInset.top)
        }
    }

    private func scroll(animated: Bool, to wanted: () -> CGFloat) {
        // Rows that come to the screen may turn out higher or lower than they were taken for, and move the others.
        while true {
            let offset = CGPoint(x: contentOffset.x, y: wanted())
            let range = Range(from: offset.y, to: offset.y + bounds.height)
            guard !range.isEmpty, geometry.hasEstimates(in: range) else {
                return setContentOffset(offset, animated: animated)
            }
            measureRows(in: range)
        }
    }

    /// Scrolls until the selected row nearest to the top of the screen is where it shall be.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let top = bounds.minY
        let nearest = selection.min {
            let distances = (abs(rectForRow(at: $0).minY - top), abs(rectForRow(at: $1).minY - top))
            return distances.0 == distances.1 ? $0 < $1 : distances.0 < distances.1
        }
        if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
    }

    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGFloat {
        let row = geometry.row(path.row, in: path.section)
        let inset = adjustedContentInset
        // A header that stays at the top is not to cover the row.
        let header = style == .plain ? geometry.headerSpan(of: path.section).height : 0
        let top = row.top - inset.top - header
        let bottom = row.bottom + inset.bottom - bounds.height
        let wanted: CGFloat =
            switch position {
            case .top: top
            case .bottom: bottom
            case .middle: (top + bottom) / 2
            case .none: contentOffset.y > top ? top : max(contentOffset.y, min(bottom, top))
            }
        return restingOffset(wanted)
    }

    /// Gives a table without a width or height that of the theme's screen.
    package func takeScreenSize() {
        let theme = environment.theme
        if frame.size.width == 0 { frame.size.width = theme.tableWidth }
        if frame.size.height == 0 { frame.size.height = theme.scrolling.screenHeight }
    }

    // MARK: The end of the content

    /// The stretch of the content on the screen.
    var screen: Range<CGFloat> { Range(from: bounds.minY, to: bounds.maxY) }

    /// Whether the screen shows more than there is below the content's end, as it does while it bounces. Answered from
    /// what the table knows, without asking the data source.
    var isBeyondEnd: Bool {
        guard let height = knownGeometry?.value.height else { return false }
        let inset = adjustedContentInset
        return contentOffset.y > max(height + inset.bottom - bounds.height, -inset.top)
    }

    /// Finds the heights of the rows on the screen. When that brings the content's end onto it, the table scrolls back.
    func measureScreen(returningFromBeyond: Bool) {
        guard !isShowing else { return }
        _ = geometry
        guard returningFromBeyond || !isBeyondEnd else { return }
        measureRows(in: screen)
        returnToEnd()
    }

    /// Scrolls back to the end of the content from beyond it.
    func returnToEnd() {
        // Rows that come to the screen may turn out higher or lower than they were taken for.
        while true {
            _ = geometry
            guard isBeyondEnd else { return }
            let end = restingOffsets.upperBound
            let screen = Range(from: end, to: end + bounds.height)
            guard !screen.isEmpty, geometry.hasEstimates(in: screen) else {
                contentOffset.y = end
                return
            }
            measureRows(in: screen)
        }
    }
}
