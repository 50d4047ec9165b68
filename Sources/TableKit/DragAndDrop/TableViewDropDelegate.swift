/// The outcome that a drop on a table would have. Mirrors `UITableViewDropProposal`.
public final class TableViewDropProposal: DropProposal {
    /// The way a drop changes the table. Mirrors `UITableViewDropProposal.Intent`.
    public enum Intent: Int, Sendable, Hashable, CaseIterable {
        /// The program determines the place of the items.
        case unspecified
        /// The items are inserted at the destination.
        case insertAtDestinationIndexPath
        /// The items are inserted into the row at the destination.
        case insertIntoDestinationIndexPath
        /// The system determines the place of the items.
        case automatic
    }

    /// The way the drop changes the table.
    public let intent: Intent

    /// Creates a proposal with an intent.
    public init(operation: DropOperation, intent: Intent = .unspecified) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// An item that is dropped on a table. Mirrors `UITableViewDropItem`. tablesnap creates none.
public protocol TableViewDropItem: AnyObject {
    /// The item.
    var dragItem: DragItem { get }

    /// The row in the same table that the item comes from, or `nil`.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the preview in points.
    var previewSize: CGSize { get }
}

/// A drop on a table. Mirrors `UITableViewDropCoordinator`. tablesnap creates none.
public protocol TableViewDropCoordinator: AnyObject {
    /// The items.
    var items: [any TableViewDropItem] { get }

    /// The row at which the items are dropped, or `nil`.
    var destinationIndexPath: IndexPath? { get }

    /// The last proposal.
    var proposal: TableViewDropProposal { get }

    /// The drop.
    var session: any DropSession { get }

    /// Animates an item to a row.
    @discardableResult
    func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) -> any DragAnimating

    /// Animates an item into a rectangle of a row.
    @discardableResult
    func drop(_ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any DragAnimating
}

/// The methods that accept dropped items. Mirrors `UITableViewDropDelegate`. tablesnap drags no items between apps and
/// does not call them.
public protocol TableViewDropDelegate: AnyObject {
    /// Inserts the items of a drop into the data and the table.
    func tableView(_ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator)

    /// Returns a Boolean value that indicates whether the table accepts the items of a drop.
    func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool

    /// Called by UIKit when the touch enters the table.
    func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession)

    /// Returns the outcome of a drop at a row.
    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> TableViewDropProposal

    /// Called by UIKit when the touch leaves the table.
    func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession)

    /// Called by UIKit when a drop has ended.
    func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession)

    /// Returns the appearance of the preview of a dropped row, or `nil` for the system's.
    func tableView(_ tableView: TableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> DragPreviewParameters?
}

extension TableViewDropDelegate {
    /// Returns `true`.
    public func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession) {}

    /// Returns a proposal to copy the items.
    public func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> TableViewDropProposal { TableViewDropProposal(operation: .copy) }

    /// Does nothing.
    public func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession) {}

    /// Does nothing.
    public func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession) {}

    /// Returns `nil`.
    public func tableView(
        _ tableView: TableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> DragPreviewParameters? { nil }
}
