import TableKit

// Names without an effect on images, for files that only mention them.

/// A vector. Mirrors `CGVector`.
public struct CGVector: Hashable, Sendable {
    /// The horizontal component.
    public var dx: CGFloat
    /// The vertical component.
    public var dy: CGFloat

    /// The vector whose components are 0.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

/// A checker of spelling, which finds no errors. Mirrors `UITextChecker`.
open class UITextChecker {
    /// Creates a checker.
    public init() {}

    /// Returns the range of a misspelled word: always that of `NSNotFound`.
    open func rangeOfMisspelledWord(
        in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    /// Returns corrections: always `nil`.
    open func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? { nil }
}

/// A change of layers with time, which has no effect. Mirrors `CAAnimation`.
open class CAAnimation {
    /// Creates an animation.
    public init() {}

    /// The duration in seconds.
    open var duration: TimeInterval = 0
    /// The start in seconds.
    open var beginTime: TimeInterval = 0
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// A Boolean value that indicates whether the animation runs backwards after its end.
    open var autoreverses = false
    /// The course of the animation.
    open var timingFunction: CAMediaTimingFunction?
    /// The appearance before and after the animation.
    open var fillMode = CAMediaTimingFillMode.removed
    /// A Boolean value that indicates whether the animation is removed at its end.
    open var isRemovedOnCompletion = true
}

/// The appearance before and after an animation. Mirrors `CAMediaTimingFillMode`.
public enum CAMediaTimingFillMode: String, Hashable, Sendable {
    /// The part of time in which the animation has an effect.
    case removed, forwards, backwards, both
}

/// The course of an animation. Mirrors `CAMediaTimingFunction`.
public struct CAMediaTimingFunction: Hashable, Sendable {
    /// The name of the course.
    public let name: CAMediaTimingFunctionName

    /// Creates a course with a name.
    public init(name: CAMediaTimingFunctionName) { self.name = name }
}

/// The name of the course of an animation. Mirrors `CAMediaTimingFunctionName`.
public enum CAMediaTimingFunctionName: String, Hashable, Sendable {
    /// A course.
    case linear, easeIn, easeOut, easeInEaseOut, `default`
}

/// An animation of a property, which has no effect. Mirrors `CABasicAnimation`.
open class CABasicAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// The first value.
    open var fromValue: Any?
    /// The last value. The layer does not take it: set the property of the layer, too.
    open var toValue: Any?
    /// The difference to the first value.
    open var byValue: Any?

    /// Creates an animation of a property.
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

/// An animation through several values, which has no effect. Mirrors `CAKeyframeAnimation`.
open class CAKeyframeAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// The values.
    open var values: [Any]?
    /// The times of the values, from 0 to 1.
    open var keyTimes: [NSNumber]?

    /// Creates an animation of a property.
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

extension Layer {
    /// Adds an animation. An image shows the layer's own properties, so the animation has no effect.
    public func add(_ animation: CAAnimation, forKey key: String?) {}

    /// Removes an animation, which has no effect.
    public func removeAnimation(forKey key: String) {}

    /// Removes animations, which have no effect.
    public func removeAllAnimations() {}
}

/// A recognizer of drags from an edge of the screen. Mirrors `UIScreenEdgePanGestureRecognizer`.
open class UIScreenEdgePanGestureRecognizer: PanGestureRecognizer {
    /// The edges at which the gesture begins.
    open var edges: RectEdge = []
}
