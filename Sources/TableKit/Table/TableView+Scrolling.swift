extension TableView {
    /// The position of a row on the screen after scrolling. Mirrors `UITableView.ScrollPosition`.
    public enum ScrollPosition: Int, Sendable, Hashable, CaseIterable {
        /// Scrolls by the minimum distance that makes the row visible.
        case none
        /// Scrolls the row to the top of the screen.
        case top
        /// Scrolls the row to the middle of the screen.
        case middle
        /// Scrolls the row to the bottom of the screen.
        case bottom
    }

    /// Scrolls a row to a position on the screen, within the limits of the content. Nothing happens if the row does not
    /// exist.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard geometry.contains(indexPath) else { return }
        scroll(animated: animated) { self.offset(showing: indexPath, at: scrollPosition) }
    }

    /// Scrolls a section to the top of the screen, within the limits of the content. Nothing happens if the section
    /// does not exist.
    func scroll(toSection section: Int) {
        guard section >= 0, section < numberOfSections else { return }
        scroll(animated: false) {
            self.restingOffset(self.geometry.span(of: section).top - self.adjustedContentInset.top)
        }
    }

    private func scroll(animated: Bool, to desired: () -> CGFloat) {
        // The heights of newly visible rows can differ from their estimates and displace other rows.
        while true {
            let offset = CGPoint(x: contentOffset.x, y: desired())
            let range = Range(from: offset.y, to: offset.y + bounds.height)
            guard !range.isEmpty, geometry.hasEstimates(in: range) else {
                return setContentOffset(offset, animated: animated)
            }
            measureRows(in: range)
        }
    }

    /// Scrolls the selected row nearest to the top of the screen to a position on the screen.
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
        // A header that stays at the top must not cover the row.
        let header = style == .plain ? geometry.headerSpan(of: path.section).height : 0
        let top = row.top - inset.top - header
        let bottom = row.bottom + inset.bottom - bounds.height
        let desired: CGFloat =
            switch position {
            case .top: top
            case .bottom: bottom
            case .middle: (top + bottom) / 2
            case .none: contentOffset.y > top ? top : max(contentOffset.y, min(bottom, top))
            }
        return restingOffset(desired)
    }

    /// Sets a width or height of 0 to that of the theme's screen.
    package func takeScreenSize() {
        let screen = environment.screenSize
        if frame.size.width == 0 { frame.size.width = screen.width }
        if frame.size.height == 0 { frame.size.height = screen.height }
    }

    /// Makes the controller of the table appear, because a user can touch only what is visible.
    func appearOnScreen() {
        screenController?.appear()
        takeScreenSize()
    }

    // MARK: The end of the content

    var screen: Range<CGFloat> { Range(from: bounds.minY, to: bounds.maxY) }

    /// A Boolean value that indicates whether the screen shows space beyond the content's end, as during a bounce. It
    /// uses cached heights, without queries to the data source.
    var isBeyondEnd: Bool {
        guard let height = cachedGeometry?.value.height else { return false }
        let inset = adjustedContentInset
        return contentOffset.y > max(height + inset.bottom - bounds.height, -inset.top)
    }

    /// Measures the rows on the screen. If this moves the content's end onto the screen, the table scrolls back.
    func measureScreen(returningFromBeyond: Bool) {
        guard !isShowing else { return }
        _ = geometry
        guard returningFromBeyond || !isBeyondEnd else { return }
        measureRows(in: screen)
        returnToEnd()
    }

    func returnToEnd() {
        // The heights of newly visible rows can differ from their estimates.
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
