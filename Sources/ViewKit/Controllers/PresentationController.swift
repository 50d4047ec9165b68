/// The presentation of a controller. Mirrors the part of `UIPresentationController` that compiles without a screen.
open class PresentationController {
    /// The object that is asked about the presentation. Present for compatibility with UIKit.
    public weak var delegate: (any AdaptivePresentationControllerDelegate)?

    init() {}
}

/// The source of a popover. Mirrors `UIPopoverPresentationController`. An image does not show popovers.
public final class PopoverPresentationController: PresentationController {
    /// The view that the popover points to.
    public weak var sourceView: View?

    /// The rectangle that the popover points to, in the coordinates of ``sourceView``.
    public var sourceRect = CGRect.null

    /// The bar button that the popover points to.
    public weak var barButtonItem: BarButtonItem?

    /// The background color of the popover.
    public var backgroundColor: Color?

    /// The directions of the popover's arrow.
    public var permittedArrowDirections = PopoverArrowDirection.any
}

/// The directions of a popover's arrow. Mirrors `UIPopoverArrowDirection`.
public struct PopoverArrowDirection: OptionSet, Sendable, Hashable {
    /// The bits, one for each direction.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An arrow that points up.
    public static let up = PopoverArrowDirection(rawValue: 1)
    /// An arrow that points down.
    public static let down = PopoverArrowDirection(rawValue: 2)
    /// An arrow that points left.
    public static let left = PopoverArrowDirection(rawValue: 4)
    /// An arrow that points right.
    public static let right = PopoverArrowDirection(rawValue: 8)
    /// Any direction.
    public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
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
