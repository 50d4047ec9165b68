import TableKit

/// A recorder of a table's calls to its delegate and data source, in their order. It returns the values that
/// a test specifies.
package final class RecordingDelegate: TableViewDelegate {
    /// The calls, one on each line, with rows as section.row.
    package var calls: [String] = []

    package var shouldHighlight: (IndexPath) -> Bool = { _ in true }
    package var willSelect: (IndexPath) -> IndexPath? = { $0 }
    package var willDeselect: (IndexPath) -> IndexPath? = { $0 }
    package var didSelect: (TableView, IndexPath) -> Void = { _, _ in }
    package var editingStyle: (IndexPath) -> TableViewCell.EditingStyle = { _ in .delete }
    package var deleteTitle: String?
    package var leading: (IndexPath) -> SwipeActionsConfiguration? = { _ in nil }
    package var trailing: (IndexPath) -> SwipeActionsConfiguration? = { _ in nil }
    package var moveTarget: (IndexPath, IndexPath) -> IndexPath = { $1 }
    package var dragTarget: CGPoint?
    package var didScroll: (ScrollView) -> Void = { _ in }

    package init() {}

    /// Creates a recorder that also records the calls to a data source.
    package convenience init(_ script: ScriptedTable) {
        self.init()
        script.table.delegate = self
        script.commit = { [unowned self] _, style, path in note("commit \(style)", path) }
        script.move = { [unowned self] _, from, to in calls.append("move \(from.name) to \(to.name)") }
    }

    /// Returns the recorded calls, and removes them.
    package func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    package func note(_ call: String, _ path: IndexPath?) { calls.append("\(call) \(path?.name ?? "nil")") }

    // MARK: Selection

    package func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
        return shouldHighlight(indexPath)
    }

    package func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }

    package func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }

    package func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willSelect", indexPath)
        return willSelect(indexPath)
    }

    package func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willDeselect", indexPath)
        return willDeselect(indexPath)
    }

    package func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        note("didSelect", indexPath)
        didSelect(tableView, indexPath)
    }

    package func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }

    package func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        note("accessory", indexPath)
    }

    // MARK: Editing

    package func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { editingStyle(indexPath) }

    package func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { deleteTitle }

    package func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        note("leading", indexPath)
        return leading(indexPath)
    }

    package func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        note("trailing", indexPath)
        return trailing(indexPath)
    }

    package func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
        note("willBeginEditing", indexPath)
    }

    package func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
        note("didEndEditing", indexPath)
    }

    package func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        calls.append("target from \(sourceIndexPath.name) to \(proposedDestinationIndexPath.name)")
        return moveTarget(sourceIndexPath, proposedDestinationIndexPath)
    }

    // MARK: Scrolling

    package func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
        calls.append("willBeginDragging\(scrollView.isDragging ? "" : ", not dragging")")
    }

    package func scrollViewDidScroll(_ scrollView: ScrollView) {
        calls.append("didScroll to \(Double(scrollView.contentOffset.y))")
        didScroll(scrollView)
    }

    package func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDragging at \(Double(targetContentOffset.pointee.y))")
        if let dragTarget { targetContentOffset.pointee = dragTarget }
    }

    package func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging\(decelerate ? ", decelerates" : "")")
    }

    package func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
        calls.append("willBeginDecelerating")
    }

    package func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
        calls.append("didEndDecelerating")
    }
}

extension IndexPath {
    /// The row as section.row.
    fileprivate var name: String { "\(section).\(row)" }
}
