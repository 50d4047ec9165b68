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
