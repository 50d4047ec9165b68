/// Header and footer views: those of the delegate, or default views with the data source's titles.
extension TableView {
    /// The reuse identifier of the default views.
    private static let titleIdentifier = "tablesnap.title"

    /// Shows the header and footer of a section where they intersect the range.
    func showHeaderFooterViews(
        of section: Int, in range: Range<CGFloat>, _ positions: HeaderFooterPositions,
        _ dataSource: any TableViewDataSource
    ) {
        func isShown(_ frame: CGRect) -> Bool {
            frame.height > 0 && frame.minY < range.upperBound && frame.maxY > range.lowerBound
        }
        let scale = traitCollection.displayScale
        let header = rect(positions.header(of: section)).rowsOnPixels(scale: scale)
        if headers[section] == nil, isShown(header), let view = headerView(section, dataSource) {
            headers[section] = view
            view.isHidden = false
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
        headers[section]?.frame = header
        let footer = rect(positions.footer(of: section)).rowsOnPixels(scale: scale)
        if footers[section] == nil, isShown(footer), let view = footerView(section, dataSource) {
            footers[section] = view
            view.isHidden = false
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        footers[section]?.frame = footer
    }

    /// Returns the header view of a section, added to the table but without a frame; `nil` if there is none.
    func headerView(_ section: Int, _ dataSource: any TableViewDataSource) -> View? {
        let band = environment.theme.group(for: style).header
        if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return adopt(view, band) }
        return titleView(band, dataSource.tableView(self, titleForHeaderInSection: section))
    }

    /// Returns the footer view of a section, added to the table but without a frame; `nil` if there is none.
    func footerView(_ section: Int, _ dataSource: any TableViewDataSource) -> View? {
        let band = environment.theme.group(for: style).footer
        if let view = delegate?.tableView(self, viewForFooterInSection: section) { return adopt(view, band) }
        return titleView(band, dataSource.tableView(self, titleForFooterInSection: section))
    }

    private func titleView(_ band: Theme.Band, _ title: String?) -> View? {
        guard let title, !title.isEmpty else { return nil }
        let identifier = Self.titleIdentifier
        let view =
            headerFooterPool.dequeue(identifier) ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
        view.textLabel?.text = band.isUppercase ? title.uppercased() : title
        return adopt(view, band)
    }

    /// Adds a view to the table, and applies the table style's header or footer style.
    private func adopt(_ view: View, _ band: Theme.Band) -> View {
        if view.superview !== self { insertSubview(view, at: subviews.count - overlays.count) }
        guard let view = view as? TableViewHeaderFooterView else { return view }
        let theme = environment.theme
        view.band = band
        view.titleInset =
            theme.cell.margin.value(forWidth: bounds.width)
            + theme.group(for: style).sideInset.value(forWidth: bounds.width)
        return view
    }

    func hideHeaderFooterView(of section: Int, in bands: ReferenceWritableKeyPath<TableView, [Int: View]>) {
        guard let view = self[keyPath: bands].removeValue(forKey: section) else { return }
        if bands == \.headers {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        retire(view)
    }

    /// Recycles a header or footer view. Like a cell, it stays in the table but is hidden.
    func retire(_ view: View) {
        guard let band = view as? TableViewHeaderFooterView, headerFooterPool.recycle(band) else {
            return view.removeFromSuperview()
        }
        band.isHidden = true
        drop(headerFooterPool.removeSurplus())
    }
}
