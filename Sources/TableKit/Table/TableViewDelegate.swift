/// The methods that control the appearance and behavior of a table. Mirrors `UITableViewDelegate`. All methods have
/// default implementations.
///
/// Swift connects the methods of a protocol to a class where the class declares the conformance. In Objective-C, a
/// subclass can add methods of the protocol. Here, such methods compile but are never called:
///
///     class List: NSObject, UITableViewDelegate {}
///     class TallList: List {
///         // Never called, unless List implements it and this method overrides it.
///         func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
///     }
///
/// Declare the method in the superclass too, and override it. ``TableViewController`` and
/// ``TableViewDiffableDataSource`` declare every method.
public protocol TableViewDelegate: ScrollViewDelegate {
    /// Returns the height of a row in points, or ``TableView/automaticDimension`` to fit its content.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// Returns the estimated height of a row until it is displayed, in points. ``TableView/automaticDimension``
    /// measures the row immediately.
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// Returns the height of a section's header in points, or ``TableView/automaticDimension``.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat

    /// Returns the height of a section's footer in points, or ``TableView/automaticDimension``.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat

    /// Returns the header view of a section. `nil` shows a default view with the data source's title.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

    /// Returns the footer view of a section. `nil` shows a default view with the data source's title.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

    /// Called before a header is displayed.
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)

    /// Called before a footer is displayed.
    func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)

    /// Called before a row is displayed, for final changes to its state and background.
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// Called after a row has left the screen.
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// Called after a header has left the screen.
    func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)

    /// Called after a footer has left the screen.
    func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

    // MARK: Selection

    /// Returns a Boolean value that indicates whether a touch can highlight and select a row. Default: `true`.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Called after a touch has highlighted a row.
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

    /// Called when a row is no longer highlighted, before the row is selected.
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)

    /// Returns the row to select for a tap on a row: the same row, another row, or `nil` for none.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// Returns the row to deselect for a tap that deselects a row: the same row, another row, or `nil` for none.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called after a tap has selected a row.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

    /// Called after a tap has deselected a row.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

    /// Called after a tap on a row's detail button.
    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    // MARK: Editing

    /// Returns the editing style of a row. Default: deletion.
    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
        -> TableViewCell.EditingStyle

    /// Returns a Boolean value that indicates whether a row's content always moves to provide space for an editing
    /// control. Default: `true`. Otherwise it moves only for a visible control.
    func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// Returns the title of the button that deletes a row. `nil` uses “Delete”.
    func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?

    /// Returns the actions of a row for a swipe from its trailing edge. `nil` offers deletion if the row can be
    /// deleted.
    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?

    /// Returns the actions of a row for a swipe from its leading edge. `nil` offers none.
    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?

    /// Called when the user begins to swipe a row. It is not called in editing mode.
    func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Called when a swiped row has closed. The index path is `nil` if the row no longer exists.
    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)

    /// Returns the index path for a row that the user drags to another position. Default: the proposed index path.
    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// Returns the indentation level of a row's content. Default: the cell's level.
    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Other methods of UIKit

    /// Returns the estimated height of a section's header. tablesnap measures headers immediately and does not call it.
    func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

    /// Returns the estimated height of a section's footer. tablesnap measures footers immediately and does not call it.
    func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    /// Returns the actions of a row for a swipe from its trailing edge, as before iOS 11. `nil` offers deletion if the
    /// row can be deleted. An empty array offers nothing. ``tableView(_:trailingSwipeActionsConfigurationForRowAt:)``
    /// takes precedence.
    func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath) -> [TableViewRowAction]?

    /// Returns a Boolean value that indicates whether a tap on a row performs its primary action. Default: `true`. Rows
    /// have no primary action in editing mode.
    func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

    /// Called after a tap has selected a row outside editing mode, to perform its primary action.
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// Returns a Boolean value that indicates whether a pan with two fingers selects rows. Touches have one point, so
    /// tablesnap does not call it.
    func tableView(_ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool

    /// Called by UIKit when a pan with two fingers begins to select rows.
    func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// Called by UIKit when a pan with two fingers has selected rows.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)

    /// Returns a Boolean value that indicates whether a dragged item activates a row. tablesnap does not call it.
    func tableView(
        _ tableView: TableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: SpringLoadedInteractionContext
    ) -> Bool

    /// Returns a Boolean value that indicates whether a row can have the focus. Images show no focus.
    func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool

    /// Returns a Boolean value that indicates whether the focus can move. Images show no focus.
    func tableView(_ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext) -> Bool

    /// Called by UIKit when the focus has moved. Images show no focus.
    func tableView(
        _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
        with coordinator: FocusAnimationCoordinator)

    /// Returns the row that has the focus first. Images show no focus.
    func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath?

    /// Returns a Boolean value that indicates whether the focus selects a row. Images show no focus.
    func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

    /// Returns a Boolean value that indicates whether a long touch on a row shows the menu of Cut, Copy and Paste.
    /// Images show no menus.
    func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

    /// Returns a Boolean value that indicates whether the menu of a row contains an action. Images show no menus.
    func tableView(
        _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool

    /// Performs an action of a row's menu. Images show no menus.
    func tableView(
        _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?)

    /// Returns the context menu of a row. Images show no menus.
    func tableView(
        _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> ContextMenuConfiguration?

    /// Returns the preview of a context menu that appears. Images show no menus.
    func tableView(
        _ tableView: TableView,
        previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview?

    /// Returns the preview of a context menu that disappears. Images show no menus.
    func tableView(
        _ tableView: TableView,
        previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview?

    /// Called by UIKit when the user taps the preview of a context menu. Images show no menus.
    func tableView(
        _ tableView: TableView, willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
        animator: ContextMenuInteractionCommitAnimating)

    /// Called by UIKit before a context menu appears. Images show no menus.
    func tableView(
        _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
        animator: ContextMenuInteractionAnimating?)

    /// Called by UIKit before a context menu disappears. Images show no menus.
    func tableView(
        _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
        animator: ContextMenuInteractionAnimating?)
}
