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
