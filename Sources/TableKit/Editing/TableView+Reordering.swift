extension TableView {
    /// Begins to drag a row, as a touch on its reorder control does. Mirrors the interactive movement of
    /// `UICollectionView`.
    ///
    /// An image shows the row above the others, with its shadow, and the gap at its target position.
    ///
    /// - Returns: A Boolean value that indicates whether the row exists and the data source allows it to move.
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

    /// Moves the center of the dragged row to a vertical position in the content, in points. If another index path
    /// becomes the nearest, the table asks the delegate for the target.
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

    /// Ends dragging: the row takes its new position, and the table notifies the data source.
    public func endReordering() {
        guard let lifted = interaction.lifted else { return }
        cancelReordering()
        guard lifted.target != lifted.path else { return }
        dataSource?.tableView(self, moveRowAt: lifted.path, to: lifted.target)
        moveRow(at: lifted.path, to: lifted.target)
    }

    /// Returns the dragged row to its original position.
    public func cancelReordering() {
        guard let lifted = interaction.lifted else { return }
        interaction.lifted = nil
        // Cells of rows are behind the headers.
        if let cell = rows[lifted.path] { insertCell(cell) }
        overlays.lifted?.removeFromSuperview()
        overlays.lifted = nil
        liftedRowDidMove()
    }

    private func liftedRowDidMove() {
        for (path, cell) in rows { place(cell, at: path, geometry) }
        setNeedsLayout()
    }

    // MARK: Display

    /// Returns the vertical extent of a dragged row and its shadow.
    func liftedExtent(_ lifted: LiftedRow) -> Range<CGFloat> {
        let reach = environment.theme.touches.lift.reach
        return Range(from: lifted.top - reach, to: lifted.top + lifted.span.height + reach)
    }

    /// Shows the cell of the dragged row above all others.
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
