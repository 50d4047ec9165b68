/// A container that shows the top of a stack of controllers. Mirrors `UINavigationController`.
///
/// An image of it shows the top controller's view without bars. A change of the stack takes effect immediately, and
/// calls the methods of both controllers in UIKit's order if the navigation controller is visible.
open class NavigationController: ViewController {
    /// Creates a navigation controller with a controller at the root.
    public init(rootViewController: ViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a navigation controller without controllers. The classes of the bars are present for compatibility with
    /// UIKit.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a navigation controller without controllers.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller without controllers. The coder contains nothing to decode.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The object that is notified of changes of the stack.
    open weak var delegate: (any NavigationControllerDelegate)?

    // MARK: The stack

    private var stack: [ViewController] = []

    /// The controllers, from the root to the top.
    open var viewControllers: [ViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top.
    open var topViewController: ViewController? { stack.last }

    /// The controller that is in front: the presented one, or the one at the top.
    open var visibleViewController: ViewController? {
        var front = topViewController
        while let next = front?.presentedViewController { front = next }
        return front
    }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
        let removed = stack.filter { !viewControllers.contains($0) }
        let added = viewControllers.filter { !stack.contains($0) }
        replaceStack(by: viewControllers, removing: removed, adding: added, animated: animated)
    }

    /// Adds a controller at the top. A controller that is already in the stack is ignored.
    open func pushViewController(_ viewController: ViewController, animated: Bool) {
        guard !stack.contains(viewController) else { return }
        replaceStack(
            by: stack + [viewController], removing: [], adding: [viewController], animated: animated)
    }

    /// Removes the controller at the top, unless it is the root.
    ///
    /// - Returns: The removed controller.
    @discardableResult open func popViewController(animated: Bool) -> ViewController? {
        pop(toCount: stack.count - 1, animated: animated).last
    }

    /// Removes the controllers above a controller of the stack.
    ///
    /// - Returns: The removed controllers, from the bottom.
    @discardableResult open func popToViewController(
        _ viewController: ViewController, animated: Bool
    ) -> [ViewController]? {
        stack.firstIndex(of: viewController).map { pop(toCount: $0 + 1, animated: animated) }
    }

    /// Removes all controllers except the root.
    ///
    /// - Returns: The removed controllers, from the bottom.
    @discardableResult open func popToRootViewController(animated: Bool) -> [ViewController]? {
        pop(toCount: 1, animated: animated)
    }

    private func pop(toCount count: Int, animated: Bool) -> [ViewController] {
        guard count > 0, count < stack.count else { return [] }
        let removed = Array(stack[count...])
        replaceStack(by: Array(stack[..<count]), removing: removed, adding: [], animated: animated)
        return removed
    }

    private func replaceStack(
        by new: [ViewController], removing removed: [ViewController], adding added: [ViewController],
        animated: Bool
    ) {
        let old = topViewController
        for controller in added { addChild(controller) }
        for controller in removed { controller.willMove(toParent: nil) }
        stack = new
        navigationBar.items = new.map(\.navigationItem)
        if let old { old.isMovingFromParent = removed.contains(old) }
        if let new = topViewController { new.isMovingToParent = added.contains(new) }
        if old !== topViewController { changeTop(from: old, animated: animated) }
        old?.isMovingFromParent = false
        topViewController?.isMovingToParent = false
        for controller in removed { controller.removeFromParent() }
        for controller in added { controller.didMove(toParent: self) }
    }

    private func changeTop(from old: ViewController?, animated: Bool) {
        let new = topViewController
        guard appearance.isVisible else { return replaceContent(old, by: new, animated: animated) }
        new?.loadViewIfNeeded()
        if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
        replaceContent(old, by: new, animated: animated)
        if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }

    override func prepareToAppear() {
        guard let top = topViewController, top.viewIfLoaded?.superview == nil else { return }
        fill(with: top)
    }

    open override func show(_ vc: ViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    /// The bar at the top. An image does not show it.
    public let navigationBar = NavigationBar()

    /// A Boolean value that indicates whether the bar at the top is hidden.
    open var isNavigationBarHidden = false

    /// Sets ``isNavigationBarHidden``.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// The bar at the bottom. An image does not show it.
    public let toolbar = Toolbar()

    /// A Boolean value that indicates whether the bar at the bottom is hidden.
    open var isToolbarHidden = true

    /// Sets ``isToolbarHidden``.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// A Boolean value that indicates whether a swipe hides the bars. Present for compatibility with UIKit.
    open var hidesBarsOnSwipe = false

    /// A Boolean value that indicates whether a tap hides the bars. Present for compatibility with UIKit.
    open var hidesBarsOnTap = false

    /// A Boolean value that indicates whether the keyboard hides the bars. Present for compatibility with UIKit.
    open var hidesBarsWhenKeyboardAppears = false
}
