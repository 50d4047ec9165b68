/// Views waiting to be used again, by identifier, and how to make new ones.
package struct ReusePool<Element: Reusable> {
    /// What makes views with an identifier.
    private struct Maker {
        /// What it is called in messages.
        var name: String
        var make: () -> View?
    }

    /// What the views are called in messages.
    private let kind: String

    private var makers: [String: Maker] = [:]
    private var idle: [String: [Element]] = [:]
    // Who is in `idle`: a view that two rows shared comes back twice and must not be given out twice.
    private var waiting: Set<ObjectIdentifier> = []
    private var inUse: Set<ObjectIdentifier> = []

    private var created = 0
    private var dequeued = 0

    /// What the pool has done so far.
    package var counts: ReuseCounts {
        ReuseCounts(
            created: created, dequeued: dequeued, inUse: inUse.count,
            idle: idle.values.reduce(0) { $0 + $1.count })
    }

    /// Makes an empty pool of views that messages call `kind`.
    package init(of kind: String) { self.kind = kind }

    // MARK: Registering

    /// Says which class makes views with an identifier, with `init(coder:)`; nil forgets it.
    ///
    /// The answer of this function and its fellows is the idle views, which were made in another way and are no longer
    /// of use.
    package mutating func register(_ type: AnyClass?, _ identifier: String) -> [Element] {
        guard let type else { return forget(identifier) }
        guard let elementType = type as? Element.Type else {
            fatalError(
                "The class \(type), to be registered for \"\(identifier)\", is no \(Element.self); \(registered)."
            )
        }
        return register(identifier, "The class \(type)") {
            elementType.init(coder: PrototypeCoder(reuseIdentifier: identifier))
        }
    }

    /// Says which nib makes views with an identifier; nil forgets it.
    package mutating func register(_ nib: Nib?, _ identifier: String) -> [Element] {
        guard let nib else { return forget(identifier) }
        return register(identifier, "The nib \"\(nib.name)\"", nib.makeView)
    }

    /// Says which closure makes views with an identifier; nil forgets it.
    package mutating func register(_ prototype: (() -> Element)?, _ identifier: String) -> [Element] {
        guard let prototype else { return forget(identifier) }
        return register(identifier, "The closure", prototype)
    }

    private mutating func register(
        _ identifier: String, _ name: String, _ make: @escaping () -> View?
    ) -> [Element] {
        defer { makers[identifier] = Maker(name: name, make: make) }
        return forget(identifier)
    }

    private mutating func forget(_ identifier: String) -> [Element] {
        makers[identifier] = nil
        let dropped = idle.removeValue(forKey: identifier) ?? []
        for element in dropped { waiting.remove(ObjectIdentifier(element)) }
        return dropped
    }

    // MARK: Using

    /// A view waiting to be used again, or a new one if the identifier is registered, or nil.
    package mutating func dequeue(_ identifier: String) -> Element? {
        if let element = idle[identifier]?.popLast() {
            dequeued += 1
            waiting.remove(ObjectIdentifier(element))
            inUse.insert(ObjectIdentifier(element))
            element.prepareForReuse()
            return element
        }
        guard let maker = makers[identifier] else { return nil }
        let view = maker.make()
        guard let element = view as? Element, element.reuseIdentifier == identifier else {
            fatalError(
                "\(maker.name) registered for \"\(identifier)\" makes \(Self.description(of: view)), where a "
                    + "\(Element.self) with that identifier is wanted; \(registered).")
        }
        element.awakeFromNib()
        created += 1
        inUse.insert(ObjectIdentifier(element))
        return element
    }

    /// Takes a view back. One without an identifier is let go, and so the answer is false.
    package mutating func recycle(_ element: Element) -> Bool {
        guard let identifier = element.reuseIdentifier else { return false }
        inUse.remove(ObjectIdentifier(element))
        if waiting.insert(ObjectIdentifier(element)).inserted {
            idle[identifier, default: []].append(element)
        }
        return true
    }

    /// Says that a view is used without having been dequeued, as one is that the program kept.
    package mutating func withdraw(_ element: Element) {
        guard waiting.remove(ObjectIdentifier(element)) != nil, let identifier = element.reuseIdentifier
        else {
            return
        }
        idle[identifier]?.removeAll { $0 === element }
    }

    // MARK: Mistakes of the program

    /// The message for an identifier that nothing is registered for.
    package func unregistered(_ identifier: String) -> String {
        "No \(kind) is registered for the identifier \"\(identifier)\"; \(registered)."
    }

    /// What is registered, for the end of a message.
    private var registered: String {
        let known = makers.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return "registered are: \(known.isEmpty ? "none" : known)"
    }

    private static func description(of view: View?) -> String {
        guard let view else { return "nothing" }
        guard let element = view as? Element else { return "a \(type(of: view))" }
        let identifier = element.reuseIdentifier.map { "\"\($0)\"" } ?? "nil"
        return "a \(type(of: view)) with the identifier \(identifier)"
    }
}

/// What a reuse pool has done so far.
public struct ReuseCounts: Sendable, Equatable {
    /// How many views the pool made.
    public let created: Int
    /// How many times it gave a view out again.
    public let dequeued: Int
    /// How many of the views it gave out have not come back.
    public let inUse: Int
    /// How many views wait to be used again.
    public let idle: Int
}
