extension ViewController {
    /// The nearest container that is a navigation controller.
    public var navigationController: NavigationController? { container() }

    /// The nearest container that is a tab bar controller.
    public var tabBarController: TabBarController? { container() }

    /// The nearest container that is a split view controller.
    public var splitViewController: SplitViewController? { container() }

    private func container<Container: ViewController>() -> Container? {
        parent as? Container ?? parent?.container()
    }

    func add(_ child: ViewController) {
        if child.parent === self { return }
        child.willMove(toParent: self)
        child.parent?.children.removeAll { $0 === child }
        children.append(child)
        child.parent = self
        child.environmentDidChange()
    }

    func leaveParent() {
        guard let parent else { return }
        if appearance.isVisible { disappear() }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        environmentDidChange()
        didMove(toParent: nil)
    }

    /// Updates a view that inherits the environment of the controller's container.
    private func environmentDidChange() {
        if let view = viewIfLoaded, view.superview == nil { view.environmentDidChange() }
    }

    /// Makes a child appear if its view is in the view of its visible parent.
    func appear(in parent: ViewController) {
        guard parent.appearance.state == .appeared, parent.shouldAutomaticallyForwardAppearanceMethods,
            let view = parent.viewIfLoaded, viewIfLoaded?.isDescendant(of: view) ?? false
        else { return }
        appear()
    }

    func exchange(_ old: ViewController, _ new: ViewController, _ animations: (() -> Void)?) {
        let isVisible = appearance.isVisible && shouldAutomaticallyForwardAppearanceMethods
        if isVisible { old.beginAppearanceTransition(false, animated: true) }
        if let newView = new.view, let container = old.viewIfLoaded?.superview ?? view {
            container.addSubview(newView)
        }
        if isVisible { new.beginAppearanceTransition(true, animated: true) }
        animations?()
        old.viewIfLoaded?.removeFromSuperview()
        viewIfLoaded?.layoutIfNeeded()
        new.endAppearanceTransition()
        old.endAppearanceTransition()
    }

    /// Replaces the child whose view fills the controller's view. While the controller is not visible, it only removes
    /// the old view: ``prepareToAppear()`` adds the new one.
    func replaceContent(_ old: ViewController?, by new: ViewController?, animated: Bool) {
        guard appearance.isVisible else {
            old?.viewIfLoaded?.removeFromSuperview()
            return
        }
        old?.beginAppearanceTransition(false, animated: animated)
        old?.viewIfLoaded?.removeFromSuperview()
        if let new { fill(with: new) }
        new?.beginAppearanceTransition(true, animated: animated)
        viewIfLoaded?.layoutIfNeeded()
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
    }

    /// Adds the view of a child to the controller's view, which it fills.
    func fill(with child: ViewController) {
        guard let view, let content = child.view else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }
}
