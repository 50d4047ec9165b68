/// The idle views by identifier, and the registrations that create new views.
package struct ReusePool<Element: Reusable> {
    /// The minimum number of idle views, across all identifiers, before any is dropped.
    private let minCapacity: Int
    private var maxInUse = 0
    private var recycled = 0

    /// The name of the views in messages.
    private let kind: String

    /// The registrations by identifier.
    private var registrations: [String: Registration] = [:]
    /// The idle views, and for each the number of views recycled before it.
    private var idle: [String: [(element: Element, order: Int)]] = [:]
    // The views in `idle`. A view that two rows shared is recycled twice but must be dequeued only once.
    private var waiting: Set<ObjectIdentifier> = []
    private var inUse: Set<ObjectIdentifier> = []

    private struct Registration {
        /// The name in messages.
        var name: String
        /// A Boolean value that indicates whether the views come from a prototype and are therefore awakened.
        var isPrototype = true
        var make: () -> View
    }

    private var created = 0
    private var dequeued = 0

    package var counts: ReuseCounts {
        ReuseCounts(
            created: created, dequeued: dequeued, inUse: inUse.count,
            idle: idle.values.reduce(0) { $0 + $1.count })
    }

    /// Creates an empty pool of views that messages call `kind`.
    ///
    /// The maximum number of idle views is `minCapacity`, or twice the maximum number in use if that is larger. Without
    /// a limit, views with unique identifiers would accumulate.
    package init(of kind: String, minCapacity: Int = 256) {
        self.kind = kind
        self.minCapacity = minCapacity
    }

    // MARK: Registering

    /// Registers the class that creates views with an identifier; `nil` removes the registration.
    ///
    /// Like the other overloads, it returns the idle views of the previous registration, which are now obsolete.
    package mutating func register(_ type: AnyClass?, _ identifier: String) -> [Element] {
        guard let type else { return unregister(identifier) }
        guard let elementType = type as? Element.Type else {
            fatalError(
                "expected a subclass of \(Element.self) for \"\(identifier)\", found \(type); \(registered)"
            )
        }
        return register(
            Registration(name: "the class \(type)", isPrototype: false) {
                elementType.make(registeredFor: identifier)
            }, identifier)
    }

    package mutating func register(_ nib: Nib?, _ identifier: String) -> [Element] {
        guard let nib else { return unregister(identifier) }
        return register(Registration(name: "the nib \"\(nib.name)\"", make: { nib.make(nil) }), identifier)
    }

    package mutating func register(_ prototype: (() -> Element)?, _ identifier: String) -> [Element] {
        guard let prototype else { return unregister(identifier) }
        return register(Registration(name: "the closure", make: prototype), identifier)
    }

    private mutating func register(_ registration: Registration, _ identifier: String) -> [Element] {
        defer { registrations[identifier] = registration }
        return unregister(identifier)
    }

    private mutating func unregister(_ identifier: String) -> [Element] {
        registrations[identifier] = nil
        let dropped = (idle.removeValue(forKey: identifier) ?? []).map(\.element)
        for element in dropped { waiting.remove(ObjectIdentifier(element)) }
        return dropped
    }

    // MARK: Using

    /// Returns an idle view, a new view if the identifier is registered, or `nil`.
    package mutating func dequeue(_ identifier: String) -> Element? {
        if let element = idle[identifier]?.popLast()?.element {
            dequeued += 1
            waiting.remove(ObjectIdentifier(element))
            use(element)
            element.prepareForReuse()
            return element
        }
        guard let registration = registrations[identifier] else { return nil }
        let view = registration.make()
        // As in UIKit, a registered class can pass any identifier to its superclass, and a nib need not have one.
        if let element = view as? Element, !registration.isPrototype || element.reuseIdentifier == nil {
            element.givenReuseIdentifier = identifier
        }
        guard let element = view as? Element, element.reuseIdentifier == identifier else {
            fatalError(
                "expected a \(Element.self) with the identifier \"\(identifier)\" from \(registration.name), "
                    + "found \(Self.description(of: view)); \(registered)")
        }
        if registration.isPrototype { element.awakeFromNib() }
        created += 1
        use(element)
        return element
    }

    private mutating func use(_ element: Element) {
        inUse.insert(ObjectIdentifier(element))
        maxInUse = max(maxInUse, inUse.count)
    }

    /// Returns a view to the pool. The result is `false` for a view without identifier, which the pool does not retain.
    package mutating func recycle(_ element: Element) -> Bool {
        guard let identifier = element.reuseIdentifier else { return false }
        inUse.remove(ObjectIdentifier(element))
        if waiting.insert(ObjectIdentifier(element)).inserted {
            idle[identifier, default: []].append((element, recycled))
            recycled += 1
        }
        return true
    }

    /// Drops the views that have been idle longest if there are too many, and returns them. It drops more than
    /// necessary, so that the search is rare.
    package mutating func removeSurplus() -> [Element] {
        let capacity = max(minCapacity, 2 * maxInUse)
        guard waiting.count > capacity else { return [] }
        let orders = idle.values.joined().map(\.order).sorted()
        let oldest = orders[orders.count - capacity / 2]
        let dropped = idle.values.joined().filter { $0.order < oldest }.sorted { $0.order < $1.order }
            .map(\.element)
        idle = idle.mapValues { $0.filter { $0.order >= oldest } }.filter { !$0.value.isEmpty }
        for element in dropped { waiting.remove(ObjectIdentifier(element)) }
        return dropped
    }

    /// Removes a view from the idle views. It is for a view that the program retained and shows without dequeuing it.
    package mutating func withdraw(_ element: Element) {
        guard waiting.remove(ObjectIdentifier(element)) != nil, let identifier = element.reuseIdentifier
        else { return }
        idle[identifier]?.removeAll { $0.element === element }
    }

    // MARK: Programming errors

    package func unregistered(_ identifier: String) -> String {
        "no \(kind) is registered for the identifier \"\(identifier)\"; \(registered)"
    }

    /// The list of registrations at the end of a message.
    private var registered: String {
        let names = registrations.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return "registered: \(names.isEmpty ? "none" : names)"
    }

    private static func description(of view: View) -> String {
        guard let element = view as? Element else { return "a \(type(of: view))" }
        let identifier = element.reuseIdentifier.map { "\"\($0)\"" } ?? "nil"
        return "a \(type(of: view)) with the identifier \(identifier)"
    }
}

/// The usage counts of a reuse pool.
public struct ReuseCounts: Sendable, Equatable {
    /// The number of views the pool created.
    public let created: Int
    /// The number of times the pool reused a view.
    public let dequeued: Int
    /// The number of views currently in use.
    public let inUse: Int
    /// The number of idle views.
    public let idle: Int
}
