/// Controllers and segues by name: the counterpart of an Interface Builder file. Mirrors `UIStoryboard`.
///
/// tablesnap cannot read storyboards. A program registers closures for the names, while it creates and uses its
/// controllers:
///
///     Storyboard.withPrototypes(segues: ["showDetail": { DetailController() }]) {
///         list.performSegue(withIdentifier: "showDetail", sender: nil)
///     }
public struct Storyboard: Sendable {
    /// A closure that creates a controller.
    public typealias Prototype = @Sendable () -> ViewController

    /// The storyboard with all registered controllers. `nil` if there are none.
    static var registered: Storyboard? {
        PrototypeRegistry.current.controllers.isEmpty ? nil : Storyboard(name: "Main", bundle: nil)
    }

    /// The name.
    public let name: String

    /// Creates a storyboard. Every name gives the same registered controllers.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Registers closures while `body` runs.
    ///
    /// - Parameters:
    ///   - controllers: The closures that create controllers, by their identifiers in the storyboard.
    ///   - segues: The closures that create the destinations of segues, by the identifiers of the segues.
    ///   - body: Creates and uses controllers.
    public static func withPrototypes<Result>(
        controllers: [String: Prototype] = [:], segues: [String: Prototype] = [:], _ body: () throws -> Result
    ) rethrows -> Result {
        try PrototypeRegistry.adding(controllers: controllers, segues: segues, body)
    }

    /// Creates the controller with an identifier. An unknown identifier is a programming error: it terminates the
    /// program with a message that lists the registered identifiers.
    public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
        Self.make(identifier, of: "controller", from: PrototypeRegistry.current.controllers)
    }

    /// Creates the controller with an identifier.
    public func instantiateViewController<Controller: ViewController>(identifier: String) -> Controller {
        let controller = instantiateViewController(withIdentifier: identifier)
        guard let controller = controller as? Controller else {
            fatalError(
                "expected a \(Controller.self) from the prototype \"\(identifier)\", found a \(type(of: controller))"
            )
        }
        return controller
    }

    /// Creates the controller with the identifier `initial`. `nil` if it is not registered.
    public func instantiateInitialViewController() -> ViewController? {
        PrototypeRegistry.current.controllers["initial"].map { _ in
            instantiateViewController(withIdentifier: "initial")
        }
    }

    static func destination(ofSegue identifier: String) -> ViewController {
        make(identifier, of: "segue", from: PrototypeRegistry.current.segues)
    }

    private static func make(
        _ identifier: String, of kind: String, from prototypes: [String: Prototype]
    ) -> ViewController {
        let controller = PrototypeRegistry.prototype(
            identifier, of: kind, in: prototypes, registeredBy: "Storyboard.withPrototypes")()
        controller.awakeFromNib()
        return controller
    }
}
