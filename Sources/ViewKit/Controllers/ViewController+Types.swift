/// The style of a presentation. Mirrors `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Int, Sendable, Hashable, CaseIterable {
    /// The style that the system selects: a sheet.
    case automatic = -2
    /// No adaptation.
    case none = -1
    /// The whole screen. The presenting controller disappears.
    case fullScreen = 0
    /// A sheet.
    case pageSheet = 1
    /// A centered sheet.
    case formSheet = 2
    /// The area of the presenting controller, which disappears.
    case currentContext = 3
    /// A custom presentation.
    case custom = 4
    /// The whole screen, above the presenting controller.
    case overFullScreen = 5
    /// The area of the presenting controller, above it.
    case overCurrentContext = 6
    /// A popover.
    case popover = 7
}

/// The animation of a presentation. Mirrors `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Int, Sendable, Hashable, CaseIterable {
    /// The view slides up.
    case coverVertical
    /// The view flips.
    case flipHorizontal
    /// The view fades in.
    case crossDissolve
    /// The page curls.
    case partialCurl
}

/// The style of the status bar. Mirrors `UIStatusBarStyle`.
public enum StatusBarStyle: Int, Sendable, Hashable, CaseIterable {
    /// Text in a color that suits the appearance.
    case `default` = 0
    /// Light text.
    case lightContent = 1
    /// Dark text.
    case darkContent = 3
}

/// The animation of the status bar. Mirrors `UIStatusBarAnimation`.
public enum StatusBarAnimation: Int, Sendable, Hashable, CaseIterable {
    /// No animation.
    case none
    /// The bar fades.
    case fade
    /// The bar slides.
    case slide
}

/// Edges of a rectangle. Mirrors `UIRectEdge`.
public struct RectEdge: OptionSet, Sendable, Hashable {
    /// The bits, one for each edge.
    public let rawValue: UInt

    /// Creates a set of edges from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = RectEdge(rawValue: 1)
    /// The left edge.
    public static let left = RectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = RectEdge(rawValue: 4)
    /// The right edge.
    public static let right = RectEdge(rawValue: 8)
    /// All edges.
    public static let all: RectEdge = [.top, .left, .bottom, .right]
}

/// The coordinator of a transition between controllers or sizes. Mirrors `UIViewControllerTransitionCoordinator`.
public protocol ViewControllerTransitionCoordinator: AnyObject {
    /// Performs animations together with the transition.
    @discardableResult func animate(
        alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// The state of a transition. Mirrors `UIViewControllerTransitionCoordinatorContext`.
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }

    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
}
