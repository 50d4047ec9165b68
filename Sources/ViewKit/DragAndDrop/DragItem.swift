/// The data of a dragged item. Mirrors the part of `NSItemProvider` that programs create: it only retains the object.
public final class ItemProvider {
    /// The object, or `nil`.
    public let object: Any?

    /// A suggested file name, or `nil`.
    public var suggestedName: String?

    /// Creates a provider without data.
    public init() { object = nil }

    /// Creates a provider of an object.
    public init(object: Any) { self.object = object }

    /// Creates a provider of an object of a type, such as `public.plain-text`.
    public init(item: Any?, typeIdentifier: String?) { object = item }

    /// Creates a provider of a file. It is never `nil`: the file is not read.
    public init?(contentsOf fileURL: URL) { object = fileURL }
}

/// An item that is dragged. Mirrors `UIDragItem`. tablesnap drags no items between apps.
public final class DragItem {
    /// The data of the item.
    public let itemProvider: ItemProvider

    /// The object that the program associates with the item.
    public var localObject: Any?

    /// Creates an item.
    public init(itemProvider: ItemProvider) { self.itemProvider = itemProvider }
}

/// A drag or drop in progress. Mirrors `UIDragDropSession`. tablesnap creates none.
public protocol DragDropSession: AnyObject {
    /// The dragged items.
    var items: [DragItem] { get }

    /// A Boolean value that indicates whether the items can be moved.
    var allowsMoveOperation: Bool { get }

    /// Returns the position of the touch in a view.
    func location(in view: View) -> CGPoint
}

/// A drag in progress. Mirrors `UIDragSession`. tablesnap creates none.
public protocol DragSession: DragDropSession {
    /// The value that the program associates with the drag.
    var localContext: Any? { get set }
}

/// A drop in progress. Mirrors `UIDropSession`. tablesnap creates none.
public protocol DropSession: DragDropSession {
    /// The drag in the same app, or `nil`.
    var localDragSession: (any DragSession)? { get }

    /// Returns a Boolean value that indicates whether the items have objects of a class.
    func canLoadObjects(ofClass aClass: Any.Type) -> Bool

    /// Loads the objects of a class, and calls the closure with them.
    @discardableResult
    func loadObjects(ofClass aClass: Any.Type, completion: @escaping ([Any]) -> Void) -> Progress
}

/// The outcome of a drop. Mirrors `UIDropOperation`.
public enum DropOperation: UInt, Sendable, Hashable, CaseIterable {
    /// Nothing is dropped.
    case cancel
    /// The drop is forbidden.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved.
    case move
}

/// The outcome that a drop would have. Mirrors `UIDropProposal`.
open class DropProposal {
    /// The outcome of the drop.
    public let operation: DropOperation

    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// The animation of a dropped item. Mirrors `UIDragAnimating`. tablesnap creates none.
public protocol DragAnimating: AnyObject {
    /// Adds a closure that UIKit animates.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that UIKit calls after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}
