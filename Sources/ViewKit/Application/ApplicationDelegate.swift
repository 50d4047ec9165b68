/// The methods that an application calls. Mirrors the part of `UIApplicationDelegate` that most programs implement.
/// Nothing calls them: a program draws images in its own main function.
public protocol ApplicationDelegate: AnyObject {
    /// The window.
    var window: Window? { get set }

    /// Called when the application has launched.
    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called before the application becomes inactive.
    func applicationWillResignActive(_ application: Application)

    /// Called after the application has moved to the background.
    func applicationDidEnterBackground(_ application: Application)

    /// Called before the application moves to the front.
    func applicationWillEnterForeground(_ application: Application)

    /// Called after the application has become active.
    func applicationDidBecomeActive(_ application: Application)

    /// Called before the application terminates.
    func applicationWillTerminate(_ application: Application)
}

extension ApplicationDelegate {
    /// Returns `nil` and ignores a new value.
    public var window: Window? {
        get { nil }
        set {}
    }

    /// Returns `true`.
    public func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing.
    public func applicationWillResignActive(_ application: Application) {}

    /// Does nothing.
    public func applicationDidEnterBackground(_ application: Application) {}

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: Application) {}

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: Application) {}

    /// Does nothing.
    public func applicationWillTerminate(_ application: Application) {}

    /// Does nothing, so that a class with the attribute `@main` compiles.
    public static func main() {}
}
