/// A named prototype of views: the counterpart of an Interface Builder file. Mirrors `UINib`.
///
/// tablesnap cannot read nib files. A program registers closures for the names while it creates its tables:
///
///     Nib.withPrototypes(["Cell": { MyCell(style: .default, reuseIdentifier: "Cell") }]) {
///         table.register(Nib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Cell")
///     }
public struct Nib {
    /// The registered closures by name. They create views for the thread or task that requests them.
    @TaskLocal private static var prototypes: [String: @Sendable () -> View] = [:]

    /// The name.
    public let name: String

    /// Creates the view for a reuse pool, which calls `awakeFromNib` itself.
    let make: @Sendable () -> View

    /// Creates a nib for a registered name. An unknown name is a programming error: it terminates the program with a
    /// message that lists the registered names.
    public init(nibName name: String, bundle: Bundle?) {
        guard let make = Self.prototypes[name] else {
            let names = Self.prototypes.keys.sorted().joined(separator: ", ")
            fatalError(
                "no prototype is called \"\(name)\"; registered are: \(names.isEmpty ? "none" : names); "
                    + "register the name with Nib.withPrototypes")
        }
        self.name = name
        self.make = make
    }

    /// Registers closures by name while `body` runs.
    public static func withPrototypes<Result>(
        _ registrations: [String: @Sendable () -> View], _ body: () throws -> Result
    ) rethrows -> Result {
        let prototypes = Self.prototypes.merging(registrations) { $1 }
        return try Self.$prototypes.withValue(prototypes, operation: body)
    }

    /// Creates the view and returns it as the only element of an array.
    public func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        let view = make()
        view.awakeFromNib()
        return [view]
    }
}

extension TableView {
    /// Registers the nib that creates the cells with an identifier; `nil` removes the registration. The nib's cells
    /// must have that reuse identifier.
    public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
        drop(cellPool.register(nib, identifier))
    }

    /// Registers the nib that creates the header and footer views with an identifier; `nil` removes the registration.
    /// The nib's views must have that reuse identifier.
    public func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        drop(headerFooterPool.register(nib, identifier))
    }
}
