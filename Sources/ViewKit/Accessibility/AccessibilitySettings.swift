/// The assistive technologies that are in use. Mirrors `UIAccessibility`. None is.
public enum AccessibilitySettings {
    /// A Boolean value that indicates whether VoiceOver reads the screen. It is always `false`.
    public static var isVoiceOverRunning: Bool { false }

    /// A Boolean value that indicates whether animations are reduced. It is always `false`.
    public static var isReduceMotionEnabled: Bool { false }

    /// A Boolean value that indicates whether transparency is reduced. It is always `false`.
    public static var isReduceTransparencyEnabled: Bool { false }

    /// An event of which assistive technologies are notified. Mirrors `UIAccessibility.Notification`.
    public enum Notification: Sendable, Hashable {
        /// A text that is read.
        case announcement
        /// A change of part of the screen.
        case layoutChanged
        /// A change of the complete screen.
        case screenChanged
    }

    /// Notifies assistive technologies. It has no effect.
    public static func post(notification: Notification, argument: Any?) {}
}
