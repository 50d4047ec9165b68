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
        // Rows that come to the screen may turn out higher or lower than they were taken for, and move the row.
        while true {
            let offset = CGPoint(x: contentOffset.x, y: offset(showing: indexPath, at: scrollPosition))
            let range = offset.y..<offset.y + bounds.height
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
}
