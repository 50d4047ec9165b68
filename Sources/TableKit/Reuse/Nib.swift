/// A named way to make views: the counterpart of an Interface Builder file. Mirrors `UINib`.
///
/// Nib files cannot be read here. A program says what the names stand for while it makes its tables:
///
///     Nib.withPrototypes(["Cell": { MyCell(style: .default, reuseIdentifier: "Cell") }]) {
///         table.register(Nib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Cell")
///     }
public struct Nib {
    @TaskLocal private static var prototypes = Prototypes()

    /// What the names stand for. The closures make views for the thread or task that asks for them.
    private struct Prototypes: Sendable {
        var makers: [String: @Sendable () -> View] = [:]
    }

    /// The name.
    public let name: String

    private let make: @Sendable () -> View

    /// Finds what a name stands for. An unknown name is a mistake in the program, which ends with a message that names
    /// the known ones.
    public init(nibName name: String, bundle: Bundle?) {
        guard let make = Self.prototypes.makers[name] else {
            let known = Self.prototypes.makers.keys.sorted().joined(separator: ", ")
            fatalError(
                "No prototype is called \"\(name)\"; there are: \(known.isEmpty ? "none" : known). "
                    + "Say what the name stands for with Nib.withPrototypes.")
        }
        self.name = name
        self.make = make
    }

    /// Says what names stand for while `body` runs.
    public static func withPrototypes<Result>(
        _ makers: [String: @Sendable () -> View], _ body: () throws -> Result
    ) rethrows -> Result {
        var prototypes = Self.prototypes
        prototypes.makers.merge(makers) { $1 }
        return try Self.$prototypes.withValue(prototypes, operation: body)
    }

    /// Makes the view the name stands for; the only element of the answer.
    public func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        let view = make()
        view.awakeFromNib()
        return [view]
    }

    /// Makes the view for a reuse pool, which wakes it itself.
    func makeView() -> View { make() }
}

extension TableView {
    /// Says which nib makes the cells with an identifier; nil forgets it. The nib's cells have that reuse identifier.
    public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
        drop(cellPool.register(nib, identifier))
    }

    /// Says which nib makes the headers and footers with an identifier; nil forgets it. The nib's views have that reuse
    /// identifier.
    public func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        drop(bandPool.register(nib, identifier))
    }
}
