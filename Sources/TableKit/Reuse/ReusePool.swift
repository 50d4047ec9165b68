/// Views waiting to be used again, by identifier, and how to make new ones.
package struct ReusePool<Element: Reusable> {
    private var makers: [String: () -> Element] = [:]
    private var idle: [String: [Element]] = [:]

    /// How many views have been made and handed out, for tests and for the curious.
    package private(set) var counts = ReuseCounts()

    package init() {}

    /// Says how views with an identifier are made; nil forgets it.
    package mutating func register(_ identifier: String, _ make: (() -> Element)?) {
        makers[identifier] = make
        idle[identifier] = nil
    }

    /// The identifiers views can be made for, in order.
    package var registeredIdentifiers: [String] { makers.keys.sorted() }

    /// A view waiting to be used again, or a new one if the identifier is registered, or nil.
    package mutating func dequeue(_ identifier: String) -> Element? {
        if let element = idle[identifier]?.popLast() {
            counts.dequeued += 1
            counts.idle -= 1
            element.prepareForReuse()
            return element
        }
        guard let make = makers[identifier] else { return nil }
        counts.created += 1
        return make()
    }

    /// Takes a view back. One without an identifier is let go, and so the answer is false.
    package mutating func recycle(_ element: Element) -> Bool {
        guard let identifier = element.reuseIdentifier else { return false }
        idle[identifier, default: []].append(element)
        counts.idle += 1
        return true
    }
}

/// What a reuse pool has done so far.
public struct ReuseCounts: Sendable, Equatable {
    /// How many views were made by the pool.
    public internal(set) var created = 0
    /// How many times a view was used again.
    public internal(set) var dequeued = 0
    /// How many views wait to be used again.
    public internal(set) var idle = 0
}
