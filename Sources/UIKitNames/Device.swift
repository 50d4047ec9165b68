import TableKit

// The device of an image, and what only a real device has.

/// A device. Mirrors `UIDevice`.
public final class UIDevice: Sendable {
    /// The device of the image that is being prepared or drawn. Outside an image, it is an upright phone.
    public static let current = UIDevice()

    private init() {}

    /// The name of the device.
    public var name: String { model }

    /// The model of the device.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The model of the device, in the user's language.
    public var localizedModel: String { model }

    /// The name of the operating system.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

    /// The version of the operating system whose styles the default theme has.
    public var systemVersion: String { "18.0" }

    /// The kind of device.
    public var userInterfaceIdiom: UserInterfaceIdiom { Screen.main.traitCollection.userInterfaceIdiom }

    /// The orientation of the device: upright, or on its left side if the screen is wider than high.
    public var orientation: UIDeviceOrientation {
        let size = Screen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// An identifier of the device. `nil` on every machine.
    public var identifierForVendor: UUID? { nil }

    /// A Boolean value that indicates whether the device runs several programs.
    public var isMultitaskingSupported: Bool { true }
}

/// The orientation of a device. Mirrors `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable, Hashable, CaseIterable {
    /// Unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its left side.
    case landscapeLeft = 3
    /// On its right side.
    case landscapeRight = 4
    /// On its back.
    case faceUp = 5
    /// On its front.
    case faceDown = 6

    /// A Boolean value that indicates whether the orientation is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// A Boolean value that indicates whether the orientation is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The content that the user has copied. Mirrors `UIPasteboard`. It is always empty, and has no effect on images.
public struct UIPasteboard: Sendable {
    /// The pasteboard of the user.
    public static let general = UIPasteboard()

    /// The text. It is always `nil`, and setting it has no effect.
    public var string: String? {
        get { nil }
        nonmutating set {}
    }

    /// The image. It is always `nil`, and setting it has no effect.
    public var image: Image? {
        get { nil }
        nonmutating set {}
    }
}

/// A generator of haptic feedback. Mirrors `UIFeedbackGenerator`. Feedback has no effect on an image.
open class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}

    /// Prepares feedback.
    open func prepare() {}
}

/// A generator of feedback for impacts. Mirrors `UIImpactFeedbackGenerator`.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
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
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Generates feedback.
    open func selectionChanged() {}
}

/// A generator of feedback for results. Mirrors `UINotificationFeedbackGenerator`.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of a result. Mirrors `UINotificationFeedbackGenerator.FeedbackType`.
    public enum FeedbackType: Int, Sendable, Hashable, CaseIterable {
        /// A kind of result.
        case success, warning, error
    }

    /// Generates feedback.
    open func notificationOccurred(_ type: FeedbackType) {}
}
