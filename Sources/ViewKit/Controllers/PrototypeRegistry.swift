/// The closures that replace Interface Builder files, by name. They create objects for the thread or task that requests
/// them.
package struct PrototypeRegistry: Sendable {
    /// The registered closures.
    @TaskLocal package static var current = PrototypeRegistry()

    /// The closures of views, which take the owner of the nib.
    package private(set) var views: [String: @Sendable (_ owner: Any?) -> View] = [:]
    private(set) var controllers: [String: Storyboard.Prototype] = [:]
    private(set) var segues: [String: Storyboard.Prototype] = [:]

    /// Registers closures while `body` runs.
    package static func adding<Result>(
        views: [String: @Sendable (_ owner: Any?) -> View] = [:],
        controllers: [String: Storyboard.Prototype] = [:], segues: [String: Storyboard.Prototype] = [:],
        _ body: () throws -> Result
    ) rethrows -> Result {
        var registry = current
        registry.views.merge(views) { $1 }
        registry.controllers.merge(controllers) { $1 }
        registry.segues.merge(segues) { $1 }
        return try $current.withValue(registry, operation: body)
    }

    /// Returns the closure with a name. An unknown name is a programming error: it terminates the program with a message
    /// that lists the registered names.
    ///
    /// - Parameters:
    ///   - kind: What the closure creates.
    ///   - method: The method that registers closures.
    package static func prototype<Closure>(
        _ name: String, of kind: String, in prototypes: [String: Closure], registeredBy method: String
    ) -> Closure {
        guard let prototype = prototypes[name] else {
            let names = prototypes.keys.sorted().joined(separator: ", ")
            fatalError(
                "no prototype of a \(kind) is called \"\(name)\"; registered: "
                    + "\(names.isEmpty ? "none" : names); register it with \(method)")
        }
        return prototype
    }
}
