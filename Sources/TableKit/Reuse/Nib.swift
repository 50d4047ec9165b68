/// A named prototype of views: the counterpart of an Interface Builder file. Mirrors `UINib`.
///
/// tablesnap cannot read nib files. A program registers closures for the names while it creates its tables:
///
///     Nib.withPrototypes(["Cell": { MyCell(style: .default, reuseIdentifier: "Cell") }]) {
///         table.register(Nib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Cell")
///     }
public struct Nib {
    /// The name.
    public let name: String

    /// Creates the view for an owner. A reuse pool has none, and calls `awakeFromNib` itself.
    let make: @Sendable (_ owner: Any?) -> View

    /// Creates a nib for a registered name. An unknown name is a programming error: it terminates the program with a
    /// message that lists the registered names.
    public init(nibName name: String, bundle: Bundle?) {
        self.name = name
        make = PrototypeRegistry.prototype(
            name, of: "view", in: PrototypeRegistry.current.views, registeredBy: "Nib.withPrototypes")
    }

    /// Registers closures by name while `body` runs.
    public static func withPrototypes<Result>(
        _ registrations: [String: @Sendable () -> View], _ body: () throws -> Result
    ) rethrows -> Result {
        let views = registrations.mapValues { make in { @Sendable (_: Any?) in make() } }
        return try PrototypeRegistry.adding(views: views, body)
    }

    /// Registers closures by name while `body` runs. Each takes the owner that loads the nib, and sets its outlets. The
    /// owner is `nil` for a nib that is registered with a table.
    ///
    ///     Nib.withPrototypes(settingOutlets: ["Card": { owner in
    ///         let card = View(), label = Label()
    ///         card.addSubview(label)
    ///         (owner as? CardView)?.titleLabel = label
    ///         return card
    ///     }]) { CardView() }
    public static func withPrototypes<Result>(
        settingOutlets registrations: [String: @Sendable (_ owner: Any?) -> View], _ body: () throws -> Result
    ) rethrows -> Result {
        try PrototypeRegistry.adding(views: registrations, body)
    }

    /// Creates the view for an owner, and returns it as the only element of an array.
    public func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        let view = make(owner)
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
