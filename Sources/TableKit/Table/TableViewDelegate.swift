/// What decides how a table's rows look. Mirrors `UITableViewDelegate`; what UIKit leaves optional has an answer
/// here that a delegate may replace.
public protocol TableViewDelegate: ScrollViewDelegate {
    /// The height of a row in points, or ``TableView/automaticDimension`` for what its content needs.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// The height a row is taken to have until it is shown, in points; ``TableView/automaticDimension`` to find the true
    /// one at once.
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// The height of the header above a section in points, or ``TableView/automaticDimension``.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat

    /// The height of the footer below a section in points, or ``TableView/automaticDimension``.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat

    /// The view above a section, or nil for one with the data source's title.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

    /// The view below a section, or nil for one with the data source's title.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

    /// Called just before a header is shown.
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)

    /// Called just before a footer is shown.
    func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)

    /// Called just before a row is shown, for last changes to its state and background.
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// Called after a row has gone from the screen.
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// Called after a header has gone from the screen.
    func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)

    /// Called after a footer has gone from the screen.
    func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

    // MARK: Selection

    /// Whether a row may look touched and be selected by a finger; yes unless answered otherwise.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Called when a finger has come down on a row.
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

    /// Called when the finger has left a row, before the row is selected.
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)

    /// The row to select for a tap on this one: itself, another one, or nil for none.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// The row to deselect for a tap that deselects this one: itself, another one, or nil for none.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called after a row has been selected by a tap.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

    /// Called after a row has been deselected by a tap.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

    /// Called after a row's detail button has been tapped.
    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // MARK: Editing

    /// What a row offers while the table is edited; deletion unless answered otherwise.
    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
        -> TableViewCell.EditingStyle

    /// Whether a row's content makes room for an editing control even when it shows none; yes unless answered
    /// otherwise.
    func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// The title of the button that deletes a row; nil for "Delete".
    func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?

    /// What a row offers when it is pulled from its trailing edge; nil for deletion, if the row can be deleted.
    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?

    /// What a row offers when it is pulled from its leading edge; nil for nothing.
    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?

    /// Called when a finger begins to pull a row aside for its actions. Not called while the table is edited.
    func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Called when a row that was pulled aside is back; nil if it is gone.
    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)

    /// Where a row goes that a finger holds over another place; the very place unless answered otherwise.
    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// How many levels a row's content is moved to the right; the cell's own unless answered otherwise.
    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}
