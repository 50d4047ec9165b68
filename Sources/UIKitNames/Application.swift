import TableKit

/// The application. Mirrors the part of `UIApplication` that compiles without a device.
///
/// It is immutable, so that no state of the process changes an image: setting its properties has no effect.
public final class UIApplication: Sendable {
    /// The application of this process.
    public static let shared = UIApplication()

    private init() {}

    /// The state of an application. Mirrors `UIApplication.State`.
    public enum State: Int, Sendable, Hashable, CaseIterable {
        /// In front, with events.
        case active
        /// In front, without events.
        case inactive
        /// In the background.
        case background
    }

    /// A key of the reasons for a launch. Mirrors `UIApplication.LaunchOptionsKey`.
    public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
        /// The key as a string.
        public let rawValue: String

        /// Creates a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The URL to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The notification that the user has opened.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    /// An option for opening a URL. Mirrors `UIApplication.OpenURLOptionsKey` and
    /// `UIApplication.OpenExternalURLOptionsKey`.
    public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
        /// The key as a string.
        public let rawValue: String

        /// Creates a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The notification that the application has become active. Nothing posts it, nor the following.
    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The notification that the application becomes inactive.
    public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The notification that the application has moved to the background.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The notification that the application moves to the front.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")

    /// The name of the URL that opens the settings.
    public static let openSettingsURLString = "app-settings:"

    /// The state. It is always `active`.
    public var applicationState: State { .active }

    /// The object that is notified of changes of the state. It is always `nil`.
    public var delegate: (any UIApplicationDelegate)? { nil }

    /// The window with the keyboard. It is always `nil`.
    public var keyWindow: Window? { nil }

    /// The windows. There are none.
    public var windows: [Window] { [] }

    /// The scenes. There are none.
    public var connectedScenes: [WindowScene] { [] }

    /// The orientation of the status bar.
    public var statusBarOrientation: InterfaceOrientation { .portrait }

    /// The rectangle of the status bar. An image shows none.
    public var statusBarFrame: CGRect { .zero }

    /// The text size that the user prefers.
    public var preferredContentSizeCategory: ContentSizeCategory {
        Screen.main.traitCollection.preferredContentSizeCategory
    }

    /// The layout direction.
    public var userInterfaceLayoutDirection: LayoutDirection { Screen.main.traitCollection.layoutDirection }

    /// A Boolean value that indicates whether the indicator of network activity is visible. An image shows none.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set {}
    }

    /// A Boolean value that indicates whether the screen stays on. Present for compatibility with UIKit.
    public var isIdleTimerDisabled: Bool {
        get { false }
        set {}
    }

    /// The number on the application's icon. Present for compatibility with UIKit.
    public var applicationIconBadgeNumber: Int {
        get { 0 }
        set {}
    }

    /// Returns `false`, because no URL can be opened.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Calls the completion with `false`, because no URL can be opened.
    public func open(
        _ url: URL, options: [OpenURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    /// Registers for notifications from a server. Present for compatibility with UIKit.
    public func registerForRemoteNotifications() {}
}

/// The methods that an application calls. Mirrors the part of `UIApplicationDelegate` that most programs implement.
/// Nothing calls them: a program draws images in its own main function.
public protocol UIApplicationDelegate: AnyObject {
    /// The window.
    var window: Window? { get set }

    /// Called when the application has launched.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called before the application becomes inactive.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called after the application has moved to the background.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the application moves to the front.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called after the application has become active.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the application terminates.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Returns `nil` and ignores a new value.
    public var window: Window? {
        get { nil }
        set {}
    }

    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Does nothing, so that a class with the attribute `@main` compiles.
    public static func main() {}
}
