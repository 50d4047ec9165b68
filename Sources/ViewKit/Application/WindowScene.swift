/// A scene with windows. Mirrors the part of `UIScene` and `UIWindowScene` that compiles without a screen.
public final class WindowScene {
    /// The windows.
    public var windows: [Window] = []

    /// The screen.
    public var screen: Screen { .main }

    /// The object that is notified of changes of the scene.
    public weak var delegate: (any WindowSceneDelegate)?

    /// The orientation of the scene, which is that of the screen.
    public var interfaceOrientation: InterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }

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
