extension TableView {
    /// Shows a range of the content as in an image, and returns its views from back to front. The frames are valid
    /// until other content is shown.
    package func shownViews(
        in range: Range<CGFloat>, viewport: CGRect
    ) -> [(element: TablePart.Element, view: View)] {
        showContent(in: range, viewport: viewport)
        setNeedsLayout()
        var shown: [(element: TablePart.Element, view: View)] = []
        func add(_ element: TablePart.Element, _ view: View?) {
            guard let view, view.superview === self, !view.isHidden, view.alpha > 0 else { return }
            view.layoutIfNeeded()
            shown.append((element, view))
        }
        add(.background, backgroundView)
        add(.refreshControl, refreshControl)
        add(.tableHeader, tableHeaderView)
        for (path, cell) in rows(drawnIn: range) { add(.row(path), cell) }
        let parts = headerFooterViews.sorted { $0.key < $1.key }
        for case (.footer(let section), let view) in parts { add(.footer(section), view) }
        for case (.header(let section), let view) in parts { add(.header(section), view) }
        add(.tableFooter, tableFooterView)
        add(.index, overlays.index)
        add(.scrollIndicator, overlays.indicator)
        return shown
    }

    /// A Boolean value that indicates whether the user drags a row, which covers others.
    package var showsDraggedRow: Bool { interaction.dragged != nil }
}
