/// The methods that provide the items of dragged rows. Mirrors `UITableViewDragDelegate`. tablesnap drags no items
/// between apps and does not call them.
public protocol TableViewDragDelegate: AnyObject {
    /// Returns the items of a row. An empty array prevents the drag.
    func tableView(
        _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: IndexPath
    ) -> [DragItem]

    /// Returns the items of a row that the user adds to a drag.
    func tableView(
        _ tableView: TableView, itemsForAddingTo session: any DragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [DragItem]

    /// Returns the appearance of the preview of a row, or `nil` for the system's.
    func tableView(_ tableView: TableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> DragPreviewParameters?

    /// Called by UIKit when a drag begins.
    func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession)

    /// Called by UIKit when a drag has ended.
    func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession)

    /// Returns a Boolean value that indicates whether the items can be moved.
    func tableView(_ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession) -> Bool

    /// Returns a Boolean value that indicates whether the items can only be dropped in the same app.
    func tableView(
        _ tableView: TableView, dragSessionIsRestrictedToDraggingApplication session: any DragSession
    ) -> Bool
}

extension TableViewDragDelegate {
    /// Returns no items.
    public func tableView(
        _ tableView: TableView, itemsForAddingTo session: any DragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [DragItem] { [] }

    /// Returns `nil`.
    public func tableView(
        _ tableView: TableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> DragPreviewParameters? { nil }

    /// Does nothing.
    public func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession) {}

    /// Does nothing.
    public func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession) {}

    /// Returns `true`.
    public func tableView(
        _ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession
    ) -> Bool { true }

    /// Returns `false`.
    public func tableView(
        _ tableView: TableView, dragSessionIsRestrictedToDraggingApplication session: any DragSession
    ) -> Bool { false }
}
