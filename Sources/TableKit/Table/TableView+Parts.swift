extension TableView {
    /// A visible view with its name, such as “row 1:4” for row 4 of section 1, or “header 2”.
    package struct ShownView {
        package let name: String
        package let view: View
    }

    /// Shows a range of the content as in an image, and returns its views from back to front. The frames are valid
    /// until other content is shown.
    package func shownViews(in range: Range<CGFloat>, viewport: CGRect) -> [ShownView] {
        showContent(in: range, viewport: viewport)
        setNeedsLayout()
        var shown: [ShownView] = []
        func add(_ name: String, _ view: View?) {
            guard let view, view.superview === self, !view.isHidden, view.alpha > 0 else { return }
            view.layoutIfNeeded()
            shown.append(ShownView(name: name, view: view))
        }
        add("background", backgroundView)
        add("refresh control", refreshControl)
        add("table header", tableHeaderView)
        for (path, cell) in rows.sorted(by: { $0.key < $1.key }) {
            add("row \(path.section):\(path.row)", cell)
        }
        for (section, view) in footers.sorted(by: { $0.key < $1.key }) { add("footer \(section)", view) }
        for (section, view) in headers.sorted(by: { $0.key < $1.key }) { add("header \(section)", view) }
        add("table footer", tableFooterView)
        add("index", overlays.index)
        add("scroll indicator", overlays.indicator)
        return shown
    }
}
