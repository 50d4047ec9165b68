extension TableView {
    /// Something that a table shows, with what people call it: "row 1:4", of section 1, or "header 2".
    package struct ShownView {
        package let name: String
        package let view: View
    }

    /// Shows a stretch of the content as a picture of it does, and answers what stands in it, from back to front. The
    /// frames hold until something else is shown.
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
