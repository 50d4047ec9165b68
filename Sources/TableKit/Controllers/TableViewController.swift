/// A controller whose view is a table, and which is that table's data source and delegate. Mirrors the part of
/// `UITableViewController` that a picture needs.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
    private let style: TableView.Style

    /// Makes a controller of a table of the given style.
    public init(style: TableView.Style = .plain) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of a plain table; the coder holds nothing to decode.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The controller's table.
    open var tableView: TableView {
        get {
            guard let table = view as? TableView else {
                fatalError("loadView() of \(type(of: self)) has set a view that is not a table.")
            }
            return table
        }
        set { view = newValue }
    }

    /// What is shown above the rows while they are loaded anew; nil for nothing.
    open var refreshControl: RefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    open override func loadView() {
        let table = TableView(style: style)
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

    /// One section, unless overridden.
    open func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// No rows, unless overridden.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// An empty cell, unless overridden.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// No title, unless overridden.
    open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title, unless overridden.
    open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Every row can be edited, unless overridden.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Every row can be moved, unless overridden.
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// No index, unless overridden.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// The section at the same place, unless overridden.
    open func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Does nothing, unless overridden.
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing, unless overridden.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Delegate

    /// The table's row height, unless overridden.
    open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        TableView.unanswered
    }

    /// The table's estimate, unless overridden.
    open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        TableView.unanswered
    }

    /// The table's header height, unless overridden.
    open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        TableView.unanswered
    }

    /// The table's footer height, unless overridden.
    open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        TableView.unanswered
    }

    /// No view, unless overridden.
    open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }

    /// No view, unless overridden.
    open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }

    /// Changes nothing, unless overridden.
    open func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Changes nothing, unless overridden.
    open func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) {}

    /// Changes nothing, unless overridden.
    open func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
    ) {}

    /// Does nothing, unless overridden.
    open func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing, unless overridden.
    open func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) {}

    /// Does nothing, unless overridden.
    open func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) {}

    /// Deletion, unless overridden.
    open func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        .delete
    }

    /// Every row makes room, unless overridden.
    open func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        true
    }

    /// The cell's own level, unless overridden.
    open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        Int.min
    }

    /// "Delete", unless overridden.
    open func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Deletion, if the row can be deleted, unless overridden.
    open func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Nothing, unless overridden.
    open func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Does nothing, unless overridden.
    open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Does nothing, unless overridden.
    open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// The place where the finger holds the row, unless overridden.
    open func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    // MARK: Selection

    /// Every row may be touched, unless overridden.
    open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Does nothing, unless overridden.
    open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Does nothing, unless overridden.
    open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// The row itself, unless overridden.
    open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// The row itself, unless overridden.
    open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }

    /// Does nothing, unless overridden.
    open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

    /// Does nothing, unless overridden.
    open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Does nothing, unless overridden.
    open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    // MARK: Scrolling

    /// Does nothing, unless overridden.
    open func scrollViewDidScroll(_ scrollView: ScrollView) {}

    /// Does nothing, unless overridden.
    open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

    /// Changes nothing, unless overridden.
    open func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
    ) {}

    /// Does nothing, unless overridden.
    open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing, unless overridden.
    open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

    /// Does nothing, unless overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

    /// Does nothing, unless overridden.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
