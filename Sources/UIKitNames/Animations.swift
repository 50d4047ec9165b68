import TableKit

// The animations of layers, of which an image shows the end.

/// A group of changes with a common animation. Mirrors `CATransaction`. An image shows the end of the animation, so the
/// completion is called when the group ends.
public enum CATransaction {
    /// Begins a group of changes on the current thread.
    public static func begin() { groups.completions.append(nil) }

    /// Ends the group of changes, and calls its completion.
    public static func commit() { groups.completions.popLast()??() }

    /// Sets the closure that ``commit()`` calls. Without a group, it is called immediately.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        let groups = groups
        guard !groups.completions.isEmpty else {
            block?()
            return
        }
        groups.completions[groups.completions.count - 1] = block
    }

    /// Disables animations. It has no effect, because an image shows their end.
    public static func setDisableActions(_ isDisabled: Bool) {}

    /// Sets the duration of animations, in seconds. It has no effect, because an image shows their end.
    public static func setAnimationDuration(_ duration: TimeInterval) {}

    private static let key = "tablesnap.CATransaction"

    /// The completions of the groups of a thread, the innermost last.
    private final class Groups {
        var completions: [(() -> Void)?] = []
    }

    private static var groups: Groups {
        if let groups = Thread.current.threadDictionary[key] as? Groups { return groups }
        let groups = Groups()
        Thread.current.threadDictionary[key] = groups
        return groups
    }
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
