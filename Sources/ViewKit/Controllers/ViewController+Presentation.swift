import Diagnostics

extension ViewController {
    /// The controller that this controller, or one of its containers, presents.
    public var presentedViewController: ViewController? { presented ?? parent?.presentedViewController }

    /// The controller that has presented this controller, or one of its containers.
    public var presentingViewController: ViewController? { presenter ?? parent?.presentingViewController }

    /// The source of the presentation as a popover. `nil` for other styles.
    public var popoverPresentationController: PopoverPresentationController? {
        modalPresentationStyle == .popover || self is AlertController ? ownPopover : nil
    }

    /// The presentation. Present for compatibility with UIKit.
    public var presentationController: PresentationController? { ownPopover }

    private var coversPresenter: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
    }

    func show(_ controller: ViewController, modally animated: Bool, _ completion: (() -> Void)?) {
        let presenter = outermost
        guard presenter.presented == nil, controller.presenter == nil, controller !== presenter else {
            return Warnings.report(
                "\(type(of: presenter)) cannot present \(type(of: controller)), because one of them is already "
                    + "part of a presentation", remedy: "present from the controller that is in front")
        }
        presenter.presented = controller
        controller.presenter = presenter
        controller.hidesPresenter = controller.coversPresenter && presenter.appearance.isVisible
        controller.isBeingPresented = true
        controller.loadViewIfNeeded()
        if controller.hidesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        controller.appear(animated: animated)
        if controller.hidesPresenter { presenter.endAppearanceTransition() }
        controller.isBeingPresented = false
        completion?()
    }

    func dismissPresented(animated: Bool) {
        let presenter = presentingAncestor ?? presentingViewController
        guard let presenter, let controller = presenter.presented else { return }
        if controller.presented != nil { controller.dismissPresented(animated: false) }
        controller.isBeingDismissed = true
        controller.beginAppearanceTransition(false, animated: animated)
        presenter.presented = nil
        if controller.hidesPresenter { presenter.appear(animated: animated) }
        controller.endAppearanceTransition()
        controller.isBeingDismissed = false
        controller.presenter = nil
    }

    /// The controller or the nearest of its containers that presents another controller.
    private var presentingAncestor: ViewController? {
        presented == nil ? parent?.presentingAncestor : self
    }
}
