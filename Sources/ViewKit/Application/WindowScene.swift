/// A scene with windows. Mirrors the part of `UIScene` and `UIWindowScene` that compiles without a screen.
public final class WindowScene {
    /// The windows.
    public var windows: [Window] = []

    /// The screen.
    public let screen = Screen.main

    /// The object that is notified of changes of the scene.
    public weak var delegate: (any WindowSceneDelegate)?

    /// The orientation of the scene.
    public var interfaceOrientation: InterfaceOrientation { .portrait }

    /// The state of the scene.
    public var activationState: ActivationState { .foregroundActive }

    /// The state of a scene. Mirrors `UIScene.ActivationState`.
    public enum ActivationState: Int, Sendable, Hashable, CaseIterable {
        /// The scene is not connected.
        case unattached = -1
        /// The scene is in front and receives events.
        case foregroundActive = 0
        /// The scene is in front.
        case foregroundInactive = 1
        /// The scene is in the background.
        case background = 2
    }

    /// The reasons for a scene. Mirrors `UIScene.ConnectionOptions`.
    public struct ConnectionOptions: Sendable {}

    /// Creates a scene without windows.
    public init() {}
}

/// The configuration of a scene. Mirrors `UISceneConfiguration`.
public final class SceneConfiguration {
    /// The name of the configuration.
    public let name: String?

    /// The role of scenes with the configuration.
    public let role: SceneSession.Role

    /// Creates a configuration.
    public init(name: String?, sessionRole: SceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// A scene over several launches. Mirrors `UISceneSession`.
public final class SceneSession: Hashable {
    /// The role of a scene. Mirrors `UISceneSession.Role`.
    public struct Role: RawRepresentable, Sendable, Hashable {
        /// The role as a string.
        public let rawValue: String

        /// Creates a role from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A scene on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The role of the scene.
    public let role = Role.windowApplication

    init() {}

    /// Returns a Boolean value that indicates whether two sessions are the same object.
    public static func == (left: SceneSession, right: SceneSession) -> Bool { left === right }

    /// Hashes the identity of the session.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The methods that a scene calls. Mirrors the part of `UIWindowSceneDelegate` that most programs implement. Nothing
/// calls them.
public protocol WindowSceneDelegate: AnyObject {
    /// The window.
    var window: Window? { get set }

    /// Called when the scene is created.
    func scene(
        _ scene: WindowScene, willConnectTo session: SceneSession,
        options connectionOptions: WindowScene.ConnectionOptions)

    /// Called after the scene has been released.
    func sceneDidDisconnect(_ scene: WindowScene)

    /// Called after the scene has become active.
    func sceneDidBecomeActive(_ scene: WindowScene)

    /// Called before the scene becomes inactive.
    func sceneWillResignActive(_ scene: WindowScene)

    /// Called before the scene moves to the front.
    func sceneWillEnterForeground(_ scene: WindowScene)

    /// Called after the scene has moved to the background.
    func sceneDidEnterBackground(_ scene: WindowScene)
}

extension WindowSceneDelegate {
    /// Returns `nil` and ignores a new value.
    public var window: Window? {
        get { nil }
        set {}
    }

    /// Does nothing.
    public func scene(
        _ scene: WindowScene, willConnectTo session: SceneSession,
        options connectionOptions: WindowScene.ConnectionOptions
    ) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: WindowScene) {}

    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: WindowScene) {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: WindowScene) {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: WindowScene) {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: WindowScene) {}
}
