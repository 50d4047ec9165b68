/// A controller of a table that is also the table's data source and delegate. Mirrors the part of
/// `UITableViewController` that an image requires.
///
/// It declares every method of ``TableViewDataSource`` and ``TableViewDelegate``, because Swift calls only methods that
/// a class declares together with the conformance. A subclass overrides them with `override`, as in UIKit.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
    private let style: TableView.Style

    /// Creates a controller of a table of the given style.
    public init(style: TableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a plain table. The names are present for compatibility with UIKit.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller of a plain table. The coder contains nothing to decode.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    // UIKit's type.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's table. Reading it never returns `nil`.
    open var tableView: TableView! {
        get {
            guard let table = view as? TableView else {
                fatalError("loadView() of \(type(of: self)) has set a view that is not a table")
            }
            return table
        }
        set { view = newValue }
    }

    /// A Boolean value that indicates whether the selected rows are deselected when the table appears. Default: `true`.
    open var clearsSelectionOnViewWillAppear = true

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] {
            tableView.deselectRow(at: path, animated: animated)
        }
    }

    /// The control above the rows that a user pulls to refresh. `nil` shows no control.
    open var refreshControl: RefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    open override func loadView() {
        let table = TableView(style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Begins or ends editing of the table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// Returns 1. Override it for more sections.
    open func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// Returns 0. Override it to show rows.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// Returns an empty cell. Override it to show content.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Returns `nil`. Override it to show a title.
    open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns `nil`. Override it to show a title.
    open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `true`. Override it to prevent editing of rows.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Returns `true` for rows with a reorder control. Override it to show the control, or to prevent moving of rows.
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.leaveMovingUnspecified()
    }

    /// Returns `nil`. Override it to show an index.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// Returns the section with the same index. Override it for another mapping.
    open func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Does nothing. Override it to perform the edit.
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing. Override it to perform the move.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Delegate

    /// Returns the table's row height. Override it for other heights.
    open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        TableView.unspecified
    }

    /// Returns the table's estimate. Override it for other estimates.
    open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        TableView.unspecified
    }

    /// Returns the table's header height. Override it for other heights.
    open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        TableView.unspecified
    }

    /// Returns the table's footer height. Override it for other heights.
    open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        TableView.unspecified
    }

    /// Returns `nil`. Override it to show a custom view.
    open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }

    /// Returns `nil`. Override it to show a custom view.
    open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }

    /// Does nothing. Override it to change the cell.
    open func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing. Override it to change the view.
    open func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}

    /// Does nothing. Override it to change the view.
    open func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}

    /// Does nothing. Override it to respond.
    open func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing. Override it to respond.
    open func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) {}

    /// Does nothing. Override it to respond.
    open func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) {}

    /// Returns `delete`. Override it for another editing style.
    open func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { .delete }

    /// Returns `true`. Override it to prevent indentation.
    open func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Returns a value that leaves the cell's indentation level unchanged. Override it for other levels.
    open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        Int.min
    }

    /// Returns `nil`, which shows “Delete”. Override it for another title.
    open func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Returns `nil`, which offers deletion if the row can be deleted. Override it for other actions.
    open func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Returns `nil`. Override it to offer actions.
    open func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Does nothing. Override it to respond.
    open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Does nothing. Override it to respond.
    open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Returns the proposed position. Override it for another position.
    open func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    // MARK: Selection

    /// Returns `true`. Override it to prevent highlighting.
    open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Does nothing. Override it to respond.
    open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Does nothing. Override it to respond.
    open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns the row. Override it to select another row or none.
    open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Returns the row. Override it to deselect another row or none.
    open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Does nothing. Override it to respond.
    open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

    /// Does nothing. Override it to respond.
    open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Does nothing. Override it to respond.
    open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    // MARK: Scrolling

    /// Does nothing. Override it to respond.
    open func scrollViewDidScroll(_ scrollView: ScrollView) {}

    /// Does nothing. Override it to respond.
    open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

    /// Leaves the target unchanged. Override it to change the target.
    open func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing. Override it to respond.
    open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing. Override it to respond.
    open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

    /// Does nothing. Override it to respond.
    open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

    /// Does nothing. Override it to respond.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

    /// Does nothing. Override it to respond.
    open func scrollViewDidZoom(_ scrollView: ScrollView) {}

    /// Returns `nil`. Override it to return another value.
    open func viewForZooming(in scrollView: ScrollView) -> View? { nil }

    /// Does nothing. Override it to respond.
    open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

    /// Does nothing. Override it to respond.
    open func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {}

    /// Returns `true`. Override it to return `false`.
    open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }

    /// Does nothing. Override it to respond.
    open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}

    /// Does nothing. Override it to respond.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

    // MARK: Other methods of the delegate

    /// Returns an unspecified height. Override it to return another value.
    open func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        TableView.unspecified
    }

    /// Returns an unspecified height. Override it to return another value.
    open func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        TableView.unspecified
    }

    /// Returns `nil`. Override it to return another value.
    open func tableView(_ tableView: TableView, editActionsForRowAt indexPath: IndexPath)
        -> [TableViewRowAction]?
    { nil }

    /// Returns `true`. Override it to return `false`.
    open func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    { true }

    /// Does nothing. Override it to respond.
    open func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    /// Returns `false`. Override it to return `true`.
    open func tableView(
        _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Does nothing. Override it to respond.
    open func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    }

    /// Does nothing. Override it to respond.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

    /// Returns `true`. Override it to return `false`.
    open func tableView(
        _ tableView: TableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: SpringLoadedInteractionContext
    ) -> Bool { true }

    /// Returns `true`. Override it to return `false`.
    open func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

    /// Returns `true`. Override it to return `false`.
    open func tableView(_ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext)
        -> Bool
    { true }

    /// Does nothing. Override it to respond.
    open func tableView(
        _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
        with coordinator: FocusAnimationCoordinator
    ) {}

    /// Returns `nil`. Override it to return another value.
    open func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { nil }

    /// Returns the table's value. Override it to return another value.
    open func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        tableView.selectionFollowsFocus
    }

    /// Returns `false`. Override it to return `true`.
    open func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns `false`. Override it to return `true`.
    open func tableView(
        _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }

    /// Does nothing. Override it to respond.
    open func tableView(
        _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// Returns `nil`. Override it to return another value.
    open func tableView(
        _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> ContextMenuConfiguration? { nil }

    /// Returns `nil`. Override it to return another value.
    open func tableView(
        _ tableView: TableView,
        previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? { nil }

    /// Returns `nil`. Override it to return another value.
    open func tableView(
        _ tableView: TableView,
        previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? { nil }

    /// Does nothing. Override it to respond.
    open func tableView(
        _ tableView: TableView, willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
        animator: ContextMenuInteractionCommitAnimating
    ) {}

    /// Does nothing. Override it to respond.
    open func tableView(
        _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
        animator: ContextMenuInteractionAnimating?
    ) {}

    /// Does nothing. Override it to respond.
    open func tableView(
        _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
        animator: ContextMenuInteractionAnimating?
    ) {}
}
