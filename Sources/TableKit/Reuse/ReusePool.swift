/// Views waiting to be used again, by identifier, and how to make new ones.
package struct ReusePool<Element: Reusable> {
    private var makers: [String: () -> Element] = [:]
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

    package init() {}

    /// Says how views with an identifier are made; nil forgets it. The answer is the idle views, which were made in
    /// another way and are no longer of use.
    package mutating func register(_ identifier: String, _ make: (() -> Element)?) -> [Element] {
        makers[identifier] = make
        let dropped = idle.removeValue(forKey: identifier) ?? []
        for element in dropped { waiting.remove(ObjectIdentifier(element)) }
        return dropped
    }

    /// A view waiting to be used again, or a new one if the identifier is registered, or nil.
    package mutating func dequeue(_ identifier: String) -> Element? {
        if let element = idle[identifier]?.popLast() {
            dequeued += 1
            waiting.remove(ObjectIdentifier(element))
            inUse.insert(ObjectIdentifier(element))
            element.prepareForReuse()
            return element
        }
        guard let make = makers[identifier] else { return nil }
        let element = make()
        guard element.reuseIdentifier == identifier else {
            fatalError(
                "The closure registered for \"\(identifier)\" made a \(type(of: element)) with the identifier "
                    + "\(element.reuseIdentifier.map { "\"\($0)\"" } ?? "nil"). Make it with \"\(identifier)\"."
            )
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

    /// The beginning of a message about an identifier that nothing is registered for.
    package func unregistered(_ kind: String, _ identifier: String) -> String {
        let known = makers.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return "No \(kind) is registered for the identifier \"\(identifier)\"; registered are: "
            + "\(known.isEmpty ? "none" : known). Call "
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
