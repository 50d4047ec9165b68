/// Headers and footers: the delegate's views, or bands with the data source's titles.
extension TableView {
    /// The identifier of the bands the table itself makes for titles.
    private static let titleIdentifier = "tablesnap.title"

    /// Shows a section's header and footer where they share some height with the range.
    func showBands(
        of section: Int, in range: Range<CGFloat>, _ places: BandPlaces, _ dataSource: any TableViewDataSource
    ) {
        func isShown(_ frame: CGRect) -> Bool {
            frame.height > 0 && frame.minY < range.upperBound && frame.maxY > range.lowerBound
        }
        let scale = traitCollection.displayScale
        let header = rect(places.header(of: section)).rowsOnPixels(scale: scale)
        if headers[section] == nil, isShown(header), let view = headerView(section, dataSource) {
            headers[section] = view
            view.isHidden = false
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
        headers[section]?.frame = header
        let footer = rect(places.footer(of: section)).rowsOnPixels(scale: scale)
        if footers[section] == nil, isShown(footer), let view = footerView(section, dataSource) {
            footers[section] = view
            view.isHidden = false
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        footers[section]?.frame = footer
    }

    /// The view above a section, in the table but not yet placed, or nil for none.
    func headerView(_ section: Int, _ dataSource: any TableViewDataSource) -> View? {
        let band = environment.theme.group(for: style).header
        if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return adopt(view, band) }
        return titleBand(band, dataSource.tableView(self, titleForHeaderInSection: section))
    }

    /// The view below a section, in the table but not yet placed, or nil for none.
    func footerView(_ section: Int, _ dataSource: any TableViewDataSource) -> View? {
        let band = environment.theme.group(for: style).footer
        if let view = delegate?.tableView(self, viewForFooterInSection: section) { return adopt(view, band) }
        return titleBand(band, dataSource.tableView(self, titleForFooterInSection: section))
    }

    private func titleBand(_ band: Theme.Band, _ title: String?) -> View? {
        guard let title, !title.isEmpty else { return nil }
        let identifier = Self.titleIdentifier
        let view = bandPool.dequeue(identifier) ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
        view.textLabel?.text = band.isUppercase ? title.uppercased() : title
        return adopt(view, band)
    }

    /// Takes a view into the table, and tells it what the table's style says of bands.
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

    func hideBand(of section: Int, in bands: ReferenceWritableKeyPath<TableView, [Int: View]>) {
        guard let view = self[keyPath: bands].removeValue(forKey: section) else { return }
        if bands == \.headers {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        retire(view)
    }

    /// Keeps a header or footer for another section. Like a cell it stays in the table, hidden.
    func retire(_ view: View) {
        guard let band = view as? TableViewHeaderFooterView, bandPool.recycle(band) else {
            return view.removeFromSuperview()
        }
        band.isHidden = true
        drop(bandPool.removeSurplus())
    }
}
