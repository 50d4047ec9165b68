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
        guard geometry.contains(indexPath), dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
        else { return false }
        let span = geometry.row(indexPath.row, in: indexPath.section)
        measureRows(in: Range(from: span.top, to: span.top.nextUp))
        interaction.dragged = DraggedRow(indexPath, in: geometry)
        draggedRowDidMove()
        return true
    }

    /// Moves the center of the dragged row to a vertical position in the content, in points. If another index path
    /// becomes the nearest, the table requests the target from the delegate.
    public func moveReorderedRow(to y: CGFloat) {
        guard var dragged = interaction.dragged, y.isFinite else { return }
        let geometry = geometry
        let lowest = max(geometry.height - dragged.span.height, 0)
        dragged.top = (0...lowest).clamp(y - dragged.span.height / 2)
        let proposal = dragged.nearestPosition(in: geometry)
        if proposal != dragged.proposal {
            dragged.proposal = proposal
            let target =
                delegate?.tableView(
                    self, targetIndexPathForMoveFromRowAt: dragged.path, toProposedIndexPath: proposal)
                ?? proposal
            if dragged.fits(target, in: geometry) { dragged.target = target }
        }
        interaction.dragged = dragged
        draggedRowDidMove()
    }

    /// Ends dragging: the row takes its new position, and the table notifies the data source.
    public func endReordering() {
        guard let dragged = interaction.dragged else { return }
        cancelReordering()
        guard dragged.target != dragged.path else { return }
        dataSource?.tableView(self, moveRowAt: dragged.path, to: dragged.target)
        moveRow(at: dragged.path, to: dragged.target)
    }

    /// Returns the dragged row to its original position.
    public func cancelReordering() {
        guard let dragged = interaction.dragged else { return }
        interaction.dragged = nil
        // Cells of rows are behind the headers.
        if let cell = displayedCell(at: dragged.path) { insertCell(cell) }
        overlays.dragged?.removeFromSuperview()
        overlays.dragged = nil
        draggedRowDidMove()
    }

    private func draggedRowDidMove() {
        for (path, cell) in displayedCells { position(cell, at: path, geometry) }
        setNeedsLayout()
    }

    // MARK: Display

    /// Returns the vertical extent of a dragged row and its shadow.
    func draggedExtent(_ dragged: DraggedRow) -> Range<CGFloat> {
        let reach = environment.theme.touches.drag.reach
        return Range(from: dragged.top - reach, to: dragged.top + dragged.span.height + reach)
    }

    func showDragged(_ dragged: DraggedRow, _ geometry: RowGeometry) {
        overlays.dragged?.isHidden = rows[dragged.path] == nil
        guard let cell = rows[dragged.path] else { return }
        let view = overlays.dragged ?? DraggedRowView()
        if view.superview == nil {
            insertSubview(view, at: subviews.count - overlayCount)
            overlays.dragged = view
        }
        view.frame = rowFrame(top: dragged.top, height: dragged.span.height)
        view.alpha = environment.theme.touches.drag.opacity
        if cell.superview !== view { view.addSubview(cell) }
        cell.untransformedFrame = view.bounds
    }
}
