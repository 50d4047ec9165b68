/// A change of the focus. Mirrors `UIFocusUpdateContext`. Images show no focus, so tablesnap creates none.
open class FocusUpdateContext {
    /// The view that loses the focus, or `nil`.
    open var previouslyFocusedView: View? { nil }

    /// The view that receives the focus, or `nil`.
    open var nextFocusedView: View? { nil }

    package init() {}
}

/// The animations of a change of the focus. Mirrors `UIFocusAnimationCoordinator`. tablesnap creates none.
public final class FocusAnimationCoordinator {
    package init() {}

    /// Performs the changes and the completion immediately.
    public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// The drag over a row that waits to be activated. Mirrors `UISpringLoadedInteractionContext`. tablesnap creates none.
public protocol SpringLoadedInteractionContext: AnyObject {
    /// The view that shows the waiting, or `nil`.
    var targetView: View? { get set }
}
