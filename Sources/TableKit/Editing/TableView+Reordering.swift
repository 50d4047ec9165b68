extension TableView {
    /// Lifts a row to be moved, as a finger on its reorder control does. A picture shows it above the others, with its
    /// shadow, and the gap where it would land. Mirrors what `UICollectionView` calls interactive movement.
    ///
    /// - Returns: Whether there is such a row and the data source lets it be moved.
    @discardableResult
    public func beginReordering(rowAt indexPath: IndexPath) -> Bool {
        cancelReordering()
        hideSwipeActions()
        guard geometry.contains(indexPath),
            dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
        else { return false }
        let span = geometry.row(indexPath.row, in: indexPath.section)
        measureRows(in: Range(from: span.top, to: span.top.nextUp))
        interaction.lifted = LiftedRow(indexPath, in: geometry)
        liftedRowDidMove()
        return true
    }

    /// Holds the lifted row with its middle at a height of the content, in points. When it comes nearest to another
    /// place, the delegate is asked where it is to go.
    public func moveReorderedRow(to y: CGFloat) {
        guard var lifted = interaction.lifted, y.isFinite else { return }
        let geometry = geometry
        let lowest = max(geometry.height - lifted.span.height, 0)
        lifted.top = (0...lowest).clamp(y - lifted.span.height / 2)
        let proposal = lifted.nearestPlace(in: geometry)
        if proposal != lifted.proposal {
            lifted.proposal = proposal
            let target =
                delegate?.tableView(
                    self, targetIndexPathForMoveFromRowAt: lifted.path, toProposedIndexPath: proposal)
                ?? proposal
            if lifted.fits(target, in: geometry) { lifted.target = target }
        }
        interaction.lifted = lifted
        liftedRowDidMove()
    }

    /// Lets the lifted row go: it takes its new place, of which the data source is told.
    public func endReordering() {
        guard let lifted = interaction.lifted else { return }
        cancelReordering()
        guard lifted.target != lifted.path else { return }
        dataSource?.tableView(self, moveRowAt: lifted.path, to: lifted.target)
        moveRow(at: lifted.path, to: lifted.target)
    }

    /// Puts the lifted row back where it came from.
    public func cancelReordering() {
        guard let lifted = interaction.lifted else { return }
        interaction.lifted = nil
        // Behind the headers again, where the cells of rows are.
        if let cell = rows[lifted.path] { insertCell(cell) }
        overlays.lifted?.removeFromSuperview()
        overlays.lifted = nil
        liftedRowDidMove()
    }

    private func liftedRowDidMove() {
        for (path, cell) in rows { place(cell, at: path, geometry) }
        setNeedsLayout()
    }

    // MARK: What is shown

    /// The place of a lifted row and its shadow.
    func liftedExtent(_ lifted: LiftedRow) -> Range<CGFloat> {
        let reach = environment.theme.touches.lift.reach
        return Range(from: lifted.top - reach, to: lifted.top + lifted.span.height + reach)
    }

    /// Shows the cell of the lifted row above all others.
    func showLifted(_ lifted: LiftedRow, _ geometry: RowGeometry) {
        overlays.lifted?.isHidden = rows[lifted.path] == nil
        guard let cell = rows[lifted.path] else { return }
        let view = overlays.lifted ?? LiftedRowView()
        if view.superview == nil {
            insertSubview(view, at: subviews.count - overlays.count)
            overlays.lifted = view
        }
        view.frame = rowFrame(top: lifted.top, height: lifted.span.height)
        view.alpha = environment.theme.touches.lift.opacity
        if cell.superview !== view { view.addSubview(cell) }
        cell.frame = view.bounds
    }
}
