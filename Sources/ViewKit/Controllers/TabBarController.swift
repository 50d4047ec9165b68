/// A container that shows one of several controllers. Mirrors the part of `UITabBarController` that controllers in it
/// require.
///
/// An image of it shows the selected controller's view without the bar.
open class TabBarController: ViewController {
    /// The controllers, from the leading tab. Setting them selects the first, unless the selected one remains.
    open var viewControllers: [ViewController]? {
        didSet {
            let selected = selectedViewController
            for child in children where !(viewControllers ?? []).contains(child) {
                child.willMove(toParent: nil)
                child.viewIfLoaded?.removeFromSuperview()
                child.removeFromParent()
            }
            for child in viewControllers ?? [] where child.parent !== self {
                addChild(child)
                child.didMove(toParent: self)
            }
            tabBar.items = viewControllers?.map(\.tabBarItem)
            let remains = selected.map { viewControllers?.contains($0) ?? false } ?? false
            select(remains ? selected : viewControllers?.first)
        }
    }

    /// Sets ``viewControllers``.
    open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    private var selected: ViewController?

    /// The selected controller. Other controllers than ``viewControllers`` are ignored.
    open var selectedViewController: ViewController? {
        get { selected }
        set { if let newValue, viewControllers?.contains(newValue) ?? false { select(newValue) } }
    }

    /// The index of the selected controller. An index out of range is ignored.
    open var selectedIndex: Int {
        get { selected.flatMap { viewControllers?.firstIndex(of: $0) } ?? 0 }
        set {
            if let viewControllers, viewControllers.indices.contains(newValue) {
                select(viewControllers[newValue])
            }
        }
    }

    private func select(_ new: ViewController?) {
        guard new !== selected else { return }
        let old = selected
        selected = new
        replaceContent(old, by: new, animated: false)
    }

    override func prepareToAppear() {
        if let selected, selected.viewIfLoaded?.superview == nil { fill(with: selected) }
    }

    /// The bar at the bottom. An image does not show it.
    public let tabBar = TabBar()
}
