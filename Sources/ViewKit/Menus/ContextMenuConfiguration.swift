/// The context menu of a view, such as a row: its actions and its preview. Mirrors `UIContextMenuConfiguration`. Images show no menus.
public final class ContextMenuConfiguration {
    /// A closure that returns the controller of the preview.
    public typealias PreviewProvider = () -> ViewController?

    /// A closure that returns the menu. Its argument is the list of the system's actions, which is empty.
    public typealias ActionProvider = (_ suggestedActions: [MenuElement]) -> Menu?

    /// The identifier. `nil` in the initializer creates a unique one.
    public let identifier: Any

    /// The closure that returns the controller of the preview.
    public let previewProvider: PreviewProvider?

    /// The closure that returns the menu.
    public let actionProvider: ActionProvider?

    /// Creates a configuration.
    public init(
        identifier: Any? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

/// The style of the animation that shows the content of a preview. Mirrors `UIContextMenuInteractionCommitStyle`.
public enum ContextMenuInteractionCommitStyle: Int, Sendable, Hashable, CaseIterable {
    /// The preview disappears.
    case dismiss
    /// The preview becomes the content.
    case pop
}

/// The animation of a context menu. Mirrors `UIContextMenuInteractionAnimating`. tablesnap has none.
public protocol ContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview, or `nil`.
    var previewViewController: ViewController? { get }

    /// Adds a closure that UIKit animates.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that UIKit calls after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation that shows the content of a preview. Mirrors `UIContextMenuInteractionCommitAnimating`. tablesnap has
/// none.
public protocol ContextMenuInteractionCommitAnimating: ContextMenuInteractionAnimating {
    /// The style of the animation.
    var preferredCommitStyle: ContextMenuInteractionCommitStyle { get set }
}
