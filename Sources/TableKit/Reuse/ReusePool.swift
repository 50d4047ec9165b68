/// Views waiting to be used again, by identifier, and how to make new ones.
package struct ReusePool<Element: Reusable> {
    /// What makes views with an identifier.
    private struct Maker {
        /// What it is called in messages.
        var name: String
        var make: () -> View?
    }

    /// A view that waits, and the number of views that had come back before it.
    private struct Idle {
        var element: Element
        var order: Int
    }

    /// So many views wait at least before any is dropped, of all identifiers together.
    private let minCapacity: Int
    private var maxInUse = 0
    private var recycled = 0

    /// What the views are called in messages.
    private let kind: String

    private var makers: [String: Maker] = [:]
    private var idle: [String: [Idle]] = [:]
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
    ///
    /// At most `minCapacity` views wait, or twice as many as were in use together: each with a different identifier, they
    /// would otherwise wait forever.
    package init(of kind: String, minCapacity: Int = 256) {
        self.kind = kind
        self.minCapacity = minCapacity
    }

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
        let dropped = (idle.removeValue(forKey: identifier) ?? []).map(\.element)
        for element in dropped { waiting.remove(ObjectIdentifier(element)) }
        return dropped
    }

    // MARK: Using

    /// A view waiting to be used again, or a new one if the identifier is registered, or nil.
    package mutating func dequeue(_ identifier: String) -> Element? {
        if let element = idle[identifier]?.popLast()?.element {
            dequeued += 1
            waiting.remove(ObjectIdentifier(element))
            use(element)
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
        use(element)
        return element
    }

    private mutating func use(_ element: Element) {
        inUse.insert(ObjectIdentifier(element))
        maxInUse = max(maxInUse, inUse.count)
    }

    /// Takes a view back. One without an identifier is let go, and so the answer is false.
    package mutating func recycle(_ element: Element) -> Bool {
        guard let identifier = element.reuseIdentifier else { return false }
        inUse.remove(ObjectIdentifier(element))
        if waiting.insert(ObjectIdentifier(element)).inserted {
            idle[identifier, default: []].append(Idle(element: element, order: recycled))
            recycled += 1
        }
        return true
    }

    /// Drops the views that have waited longest if too many wait, and returns them. More than needed are
    /// dropped, so that views are not searched for each one.
    package mutating func removeSurplus() -> [Element] {
        let capacity = max(minCapacity, 2 * maxInUse)
        guard waiting.count > capacity else { return [] }
        let orders = idle.values.joined().map(\.order).sorted()
        let oldest = orders[orders.count - capacity / 2]
        var dropped: [Element] = []
        for (identifier, views) in idle {
            dropped += views.filter { $0.order < oldest }.map(\.element)
            let rest = views.filter { $0.order >= oldest }
            idle[identifier] = rest.isEmpty ? nil : rest
        }
        for element in dropped { waiting.remove(ObjectIdentifier(element)) }
        return dropped
    }

    /// Says that a view is used without having been dequeued, as one is that the program kept.
    package mutating func withdraw(_ element: Element) {
        guard waiting.remove(ObjectIdentifier(element)) != nil, let identifier = element.reuseIdentifier
        else {
            return
        }
        idle[identifier]?.removeAll { $0.element === element }
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
