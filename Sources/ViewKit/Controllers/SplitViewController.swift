/// A container of a list and its details. Mirrors the part of `UISplitViewController` that controllers in it require.
///
/// An image of it shows the first controller's view, as on a narrow screen.
open class SplitViewController: ViewController {
    /// The controllers, from the list to the details.
    open var viewControllers: [ViewController] = [] {
        didSet {
            for child in oldValue where !viewControllers.contains(child) {
                child.willMove(toParent: nil)
                child.viewIfLoaded?.removeFromSuperview()
                child.removeFromParent()
            }
            for child in viewControllers where child.parent !== self {
                addChild(child)
                child.didMove(toParent: self)
            }
            let (old, new) = (oldValue.first, viewControllers.first)
            if old !== new { replaceContent(old, by: new, animated: false) }
        }
    }

    /// A Boolean value that indicates whether only one controller is visible. It is always `true`.
    open var isCollapsed: Bool { true }

    override func prepareToAppear() {
        if let first = viewControllers.first, first.viewIfLoaded?.superview == nil { fill(with: first) }
    }
}
