/// The presentation of a controller. Mirrors the part of `UIPresentationController` that compiles without a screen.
open class PresentationController {
    /// The object that adapts the presentation. Present for compatibility with UIKit.
    public weak var delegate: (any AdaptivePresentationControllerDelegate)?

    init() {}
}

/// The methods that adapt a presentation. Mirrors `UIAdaptivePresentationControllerDelegate`. No image calls them.
public protocol AdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style of the presentation on a narrow screen.
    func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle

    /// Returns the style of the presentation with other traits.
    func adaptivePresentationStyle(
        for controller: PresentationController, traitCollection: TraitCollection
    ) -> ModalPresentationStyle

    /// Called after the user has dismissed the controller.
    func presentationControllerDidDismiss(_ presentationController: PresentationController)

    /// Called before the user dismisses the controller.
    func presentationControllerWillDismiss(_ presentationController: PresentationController)

    /// Returns a Boolean value that indicates whether the user can dismiss the controller.
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
}

extension AdaptivePresentationControllerDelegate {
    /// Returns `automatic`.
    public func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle {
        .automatic
    }

    /// Returns the style for any traits.
    public func adaptivePresentationStyle(
        for controller: PresentationController, traitCollection: TraitCollection
    ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}

    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
    {
        true
    }
}

/// The methods of a popover's delegate. Mirrors `UIPopoverPresentationControllerDelegate`. No image calls them.
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
    /// Called before the popover is presented.
    func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: PopoverPresentationController
    ) {}
}
