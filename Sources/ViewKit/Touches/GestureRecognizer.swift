import Foundation

/// An object that calls methods for gestures. Mirrors `UIGestureRecognizer`.
///
/// Simulated touches do not reach recognizers. ``recognize()`` simulates a gesture. UIKit's subclasses, such as
/// `UITapGestureRecognizer`, are in `UIKitNames`.
///
/// A method of a gesture has no parameters or the recognizer: `GestureRecognizer(target: self, action: expand)`. The
/// recognizer retains the method's object. With `Settings.expand` for `expand`, it does not.
open class GestureRecognizer {
    /// The progress of a gesture. Mirrors `UIGestureRecognizer.State`.
    public enum State: Int, Sendable, Hashable, CaseIterable {
        /// No touch has occurred.
        case possible
        /// A continuous gesture has begun.
        case began
        /// A continuous gesture has changed.
        case changed
        /// The gesture has been recognized.
        case ended
        /// The gesture was interrupted.
        case cancelled
        /// The touches are another gesture.
        case failed
        /// The name of ``ended`` for gestures that are not continuous.
        public static let recognized = State.ended
    }

    /// The object that decides on the recognition of gestures. The recognizer does not call it.
    open weak var delegate: (any GestureRecognizerDelegate)?

    private var methods: [TargetAction] = []

    /// Creates a recognizer without a method.
    public init() {}

    /// Creates a recognizer without a method.
    public convenience init(target: Any?, action: Never?) { self.init() }

    /// Creates a recognizer, which calls a method.
    public convenience init<each Argument>(
        target: Any?, action: @escaping (repeat each Argument) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Creates a recognizer, which calls a method of the target's class.
    public convenience init<Target: AnyObject, each Argument>(
        target: Target, action: @escaping (Target) -> (repeat each Argument) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Creates a recognizer, which calls a method of the first object of a class in the responder chain of its view.
    public convenience init<Target: AnyObject, each Argument>(
        target: Responder.Type?, action: @escaping (Target) -> (repeat each Argument) -> Void
    ) {
        self.init()
        methods.append(TargetAction(action))
    }

    /// Adds a method.
    public func addTarget<each Argument>(
        _ target: Any?, action: @escaping (repeat each Argument) -> Void
    ) { methods.append(TargetAction(target, action)) }

    /// Adds a method of the target's class. The recognizer does not retain the target.
    public func addTarget<Target: AnyObject, each Argument>(
        _ target: Target, action: @escaping (Target) -> (repeat each Argument) -> Void
    ) { methods.append(TargetAction(target, action)) }

    /// Simulates the gesture: calls the methods in the order in which they were added, with the state `ended`. An
    /// inactive recognizer calls none.
    public func recognize() {
        guard isEnabled else { return }
        state = .ended
        for method in methods { method.perform(from: view, self) }
        state = .possible
    }

    /// The view that contains the recognizer.
    public internal(set) weak var view: View?

    /// The progress of the gesture. It is `ended` during ``recognize()``, and `possible` otherwise.
    open internal(set) var state = State.possible

    /// A Boolean value that indicates whether the recognizer is active.
    open var isEnabled = true

    /// A name for tests and for debugging.
    open var name: String?

    /// A Boolean value that indicates whether a recognized gesture ends touches of the view.
    open var cancelsTouchesInView = true

    /// Returns the location of the gesture in a view's coordinates. It is always the zero point.
    open func location(in view: View?) -> CGPoint { .zero }
}

/// The decisions on the recognition of gestures. Mirrors `UIGestureRecognizerDelegate`. Every method has a default
/// implementation. tablesnap does not call them.
public protocol GestureRecognizerDelegate: AnyObject {
    /// Returns a Boolean value that indicates whether a gesture can begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool

    /// Returns a Boolean value that indicates whether two gestures can be recognized together.
    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool
}

extension GestureRecognizerDelegate {
    /// Returns `true`.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

    /// Returns `false`.
    public func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool { false }
}

extension View {
    /// The gesture recognizers of the view. `nil` if there are none.
    public var gestureRecognizers: [GestureRecognizer]? {
        get {
            guard let recognizers = uncommon?.gestureRecognizers, !recognizers.isEmpty else { return nil }
            return recognizers
        }
        set {
            for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Adds a gesture recognizer; see ``GestureRecognizer``.
    public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        ownUncommon.gestureRecognizers.append(recognizer)
        recognizer.view = self
    }

    /// Removes a gesture recognizer.
    public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view === self else { return }
        uncommon?.gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }
}
