import TableKit

// The recognizers of gestures. Simulated touches do not reach them; see `GestureRecognizer`.

/// A recognizer of taps. Mirrors `UITapGestureRecognizer`.
open class UITapGestureRecognizer: GestureRecognizer {
    /// The number of taps of the gesture.
    open var numberOfTapsRequired = 1
    /// The number of touches of each tap.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of long touches. Mirrors `UILongPressGestureRecognizer`.
open class UILongPressGestureRecognizer: GestureRecognizer {
    /// The duration of the touch, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// A recognizer of drags. Mirrors `UIPanGestureRecognizer`.
open class UIPanGestureRecognizer: GestureRecognizer {
    /// The smallest number of touches.
    open var minimumNumberOfTouches = 1
    /// The largest number of touches. Default: no limit.
    open var maximumNumberOfTouches = Int.max

    /// Returns the distance of the drag in a view's coordinates. It is always the zero point.
    open func translation(in view: View?) -> CGPoint { .zero }

    /// Sets the distance of the drag. It has no effect.
    open func setTranslation(_ translation: CGPoint, in view: View?) {}

    /// Returns the speed of the drag in points a second. It is always the zero point.
    open func velocity(in view: View?) -> CGPoint { .zero }
}

/// A recognizer of two touches that approach or part. Mirrors `UIPinchGestureRecognizer`.
open class UIPinchGestureRecognizer: GestureRecognizer {
    /// The ratio of the distances of the touches. Default: 1.
    open var scale: CGFloat = 1
}

/// A recognizer of swipes. Mirrors `UISwipeGestureRecognizer`.
open class UISwipeGestureRecognizer: GestureRecognizer {
    /// The directions of a swipe. Mirrors `UISwipeGestureRecognizer.Direction`.
    public struct Direction: OptionSet, Sendable, Hashable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A horizontal direction.
        public static let right = Direction(rawValue: 1), left = Direction(rawValue: 2)
        /// A vertical direction.
        public static let up = Direction(rawValue: 4), down = Direction(rawValue: 8)
    }

    /// The directions of the gesture.
    open var direction: Direction = .right
}

/// A recognizer of drags from an edge of the screen. Mirrors `UIScreenEdgePanGestureRecognizer`.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the gesture begins.
    open var edges: RectEdge = []
}
