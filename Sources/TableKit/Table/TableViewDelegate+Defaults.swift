// What a delegate's methods answer until a program has written them.

extension TableViewDelegate {
    /// Not answered: the table's own row height holds.
    public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        TableView.unanswered
    }

    /// Not answered: the table's own estimate holds.
    public func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        TableView.unanswered
    }

    /// Not answered: the table's own header height holds.
    public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        TableView.unanswered
    }

    /// Not answered: the table's own footer height holds.
    public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        TableView.unanswered
    }

    /// No view.
    public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }

    /// No view.
    public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }

    /// Nothing is changed.
    public func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    }

    /// Nothing is changed.
    public func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
    }

    /// Nothing is done.
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

    /// Nothing is done.
    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Nothing is done.
    public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// Every row makes room.
    public func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    {
        true
    }

    /// Nothing is changed.
    public func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) {}

    /// Deletion.
    public func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        .delete
    }

    /// Every row may be touched.
    public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Nothing is done.
    public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Nothing is done.
    public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// The row itself.
    public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// The row itself.
    public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// "Delete".
    public func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Deletion, if the row can be deleted.
    public func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Nothing.
    public func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Nothing is done.
    public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Nothing is done.
    public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// The place where the finger holds it.
    public func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// Not answered: the cell's own level holds.
    public func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        Int.min
    }
}
