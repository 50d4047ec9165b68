/// Header and footer views: those of the delegate, or default views with the data source's titles.
extension TableView {
    private static let titleIdentifier = "tablesnap.title"

    func showHeaderFooterView(
        _ part: HeaderFooter, in range: Range<CGFloat>, _ positions: HeaderFooterPositions,
        _ dataSource: any TableViewDataSource
    ) {
        let frame = rect(positions.span(of: part)).rowsOnPixels(scale: traitCollection.displayScale)
        let isShown = frame.height > 0 && frame.minY < range.upperBound && frame.maxY > range.lowerBound
        if headerFooterViews[part] == nil, isShown {
            headerFooterViews[part] = reservedHeaderFooterViews.remove(at: part)
        }
        if headerFooterViews[part] == nil, isShown, let view = makeHeaderFooterView(part, dataSource) {
            headerFooterViews[part] = view
            view.isHidden = false
            switch part {
            case .header(let section):
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            case .footer(let section):
                delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
        }
        headerFooterViews[part]?.untransformedFrame = frame
        (headerFooterViews[part] as? TableViewHeaderFooterView)?.isPinned = positions.isPinned(part)
    }

    /// Returns the view of a header or footer, added to the table but without a frame; `nil` if there is none.
    func makeHeaderFooterView(_ part: HeaderFooter, _ dataSource: any TableViewDataSource) -> View? {
        switch part {
        case .header(let section):
            return delegate?.tableView(self, viewForHeaderInSection: section).map {
                adopt($0, group(\.header))
            }
                ?? titleView(group(\.header), dataSource.tableView(self, titleForHeaderInSection: section))
        case .footer(let section):
            return delegate?.tableView(self, viewForFooterInSection: section).map {
                adopt($0, group(\.footer))
            }
                ?? titleView(group(\.footer), dataSource.tableView(self, titleForFooterInSection: section))
        }
    }

    private func titleView(_ style: Theme.HeaderFooter, _ title: String?) -> View? {
        guard let title, !title.isEmpty else { return nil }
        let identifier = Self.titleIdentifier
        let view =
            headerFooterPool.dequeue(identifier) ?? TableViewHeaderFooterView(reuseIdentifier: identifier)
        setTitle(title, of: view, style)
        return adopt(view, style)
    }

    /// Adds a view to the table, and applies the table style's header or footer style.
    private func adopt(_ view: View, _ headerFooterStyle: Theme.HeaderFooter) -> View {
        if view.superview !== self { insertSubview(view, at: subviews.count - overlayCount) }
        guard let view = view as? TableViewHeaderFooterView else { return view }
        view.style = headerFooterStyle
        view.rowMargin = contentMargin + group(\.sideInset).value(forWidth: bounds.width)
        return view
    }

    /// Applies the present style and title to a displayed view.
    func updateHeaderFooterView(_ part: HeaderFooter, _ dataSource: any TableViewDataSource) {
        guard let view = displayedView(of: part) as? TableViewHeaderFooterView else { return }
        let style: Theme.HeaderFooter, title: () -> String?
        switch part {
        case .header(let section):
            style = group(\.header)
            title = { dataSource.tableView(self, titleForHeaderInSection: section) }
        case .footer(let section):
            style = group(\.footer)
            title = { dataSource.tableView(self, titleForFooterInSection: section) }
        }
        // Whether a title is uppercase depends on the theme.
        if view.reuseIdentifier == Self.titleIdentifier, style.isUppercase != view.style?.isUppercase {
            setTitle(title(), of: view, style)
        }
        _ = adopt(view, style)
    }

    private func setTitle(
        _ title: String?, of view: TableViewHeaderFooterView, _ style: Theme.HeaderFooter
    ) { view.textLabel?.text = style.isUppercase ? title?.uppercased() : title }

    func hideHeaderFooterView(_ part: HeaderFooter) {
        guard
            let view = headerFooterViews.removeValue(forKey: part)
                ?? reservedHeaderFooterViews.remove(at: part)
        else { return }
        switch part {
        case .header(let section):
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer(let section):
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        retire(view)
    }

    /// Recycles a header or footer view. Like a cell, it stays in the table but is hidden.
    func retire(_ view: View) {
        guard let view = view as? TableViewHeaderFooterView, headerFooterPool.recycle(view) else {
            return view.removeFromSuperview()
        }
        view.isHidden = true
        drop(headerFooterPool.removeSurplus())
    }
}
