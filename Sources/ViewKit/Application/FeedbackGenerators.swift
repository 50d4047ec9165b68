import Foundation

/// A generator of haptic feedback. Mirrors `UIFeedbackGenerator`. Feedback has no effect on an image.
open class FeedbackGenerator {
    /// Creates a generator.
    public init() {}

    /// Prepares feedback.
    open func prepare() {}
}

/// A generator of feedback for impacts. Mirrors `UIImpactFeedbackGenerator`.
open class ImpactFeedbackGenerator: FeedbackGenerator {
    /// The strength of an impact. Mirrors `UIImpactFeedbackGenerator.FeedbackStyle`.
    public enum FeedbackStyle: Int, Sendable, Hashable, CaseIterable {
        /// A strength.
        case light, medium, heavy, soft, rigid
    }

    /// Creates a generator of impacts of a strength.
    public convenience init(style: FeedbackStyle) { self.init() }

    /// Generates feedback.
    open func impactOccurred() {}

    /// Generates feedback of an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for changes of a selection. Mirrors `UISelectionFeedbackGenerator`.
open class SelectionFeedbackGenerator: FeedbackGenerator {
    /// Generates feedback.
    open func selectionChanged() {}
}

/// A generator of feedback for results. Mirrors `UINotificationFeedbackGenerator`.
open class NotificationFeedbackGenerator: FeedbackGenerator {
    /// The kind of a result. Mirrors `UINotificationFeedbackGenerator.FeedbackType`.
    public enum FeedbackType: Int, Sendable, Hashable, CaseIterable {
        /// A kind of result.
        case success, warning, error
    }

    /// Generates feedback.
    open func notificationOccurred(_ type: FeedbackType) {}
}
