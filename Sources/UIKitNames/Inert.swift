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

/// The assistive technologies that are in use. Mirrors `UIAccessibility`. None is.
public enum UIAccessibility {
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

/// A controller that shares items with other apps. Mirrors `UIActivityViewController`. An image does not show it.
open class UIActivityViewController: ViewController {
    /// The items.
    public let activityItems: [Any]

    /// Creates a controller that shares items.
    public init(activityItems: [Any], applicationActivities: [Any]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without items.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}

/// The methods that UIKit calls for a navigation bar. Mirrors `UINavigationBarDelegate`. tablesnap calls none.
public protocol UINavigationBarDelegate: AnyObject {}
