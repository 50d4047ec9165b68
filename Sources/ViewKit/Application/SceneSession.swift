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
