/// An animation of views that can be started later. Mirrors the part of `UIViewPropertyAnimator` that an image requires.
///
/// An image shows the end of the animation: starting it performs the changes and calls the completions immediately.
open class ViewPropertyAnimator {
    /// The position at the end of an animation. Mirrors `UIViewAnimatingPosition`.
    public enum Position: Int, Sendable, Hashable, CaseIterable {
        /// The end.
        case end
        /// The beginning.
        case start
        /// A position in between.
        case current
    }

    /// The duration in seconds.
    public let duration: TimeInterval

    private var animations: [() -> Void] = []
    private var completions: [(Position) -> Void] = []

    /// Creates an animation with a curve.
    public init(duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { addAnimations(animations) }
    }

    /// Creates an animation with a spring.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

    /// Performs changes and calls the completion.
    @discardableResult public static func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: View.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Position) -> Void)? = nil
    ) -> ViewPropertyAnimator {
        let animator = ViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// A Boolean value that indicates whether the animation runs. It is always `false`.
    open var isRunning: Bool { false }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    /// Adds changes that UIKit delays.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    /// Adds a closure that is called at the end.
    open func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append(completion) }

    /// Performs the changes and calls the completions.
    open func startAnimation() {
        let (animations, completions) = (animations, completions)
        (self.animations, self.completions) = ([], [])
        for animation in animations { animation() }
        for completion in completions { completion(.end) }
    }

    /// Performs the changes without the delay.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    /// Pauses the animation. Present for compatibility with UIKit.
    open func pauseAnimation() {}

    /// Removes changes that have not been performed. With `withoutFinishing`, the completions are not called either;
    /// otherwise ``finishAnimation(at:)`` calls them.
    open func stopAnimation(_ withoutFinishing: Bool) {
        animations = []
        if withoutFinishing { completions = [] }
    }

    /// Calls the completions of a stopped animation.
    open func finishAnimation(at finalPosition: Position) {
        let completions = completions
        self.completions = []
        for completion in completions { completion(finalPosition) }
    }
}
