/// A cache of limited size, which drops the least recently used values first.
package struct RecentValues<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var size: Int
        var lastUse: UInt64
    }

    package let capacity: Int

    /// The current sum of the values' sizes, at most ``capacity``.
    package private(set) var size = 0

    private var entries: [Key: Entry] = [:]
    private var useCount: UInt64 = 0

    /// Creates an empty cache. The capacity is a number of values, or of bytes if values are inserted with their sizes.
    package init(capacity: Int) { self.capacity = capacity }

    package var count: Int { entries.count }

    /// The size to which values are dropped: less than the capacity, so that entries are rarely sorted.
    private var remainingSize: Int { capacity - capacity / 4 }

    /// A Boolean value that indicates whether no value has to be dropped soon.
    package var hasSpace: Bool { size < remainingSize }

    /// Returns a value and marks it as used, or returns `nil` if it is not in the cache.
    package subscript(key: Key) -> Value? {
        mutating get {
            useCount += 1
            guard let index = entries.index(forKey: key) else { return nil }
            entries.values[index].lastUse = useCount
            return entries.values[index].value
        }
    }

    /// Inserts or replaces a value. Other values are dropped until there is space. A value larger than the capacity is
    /// not retained.
    package mutating func insert(_ value: Value, size newSize: Int = 1, for key: Key) {
        guard newSize <= capacity else { return remove(key) }
        useCount += 1
        size += newSize - (entries[key]?.size ?? 0)
        entries[key] = Entry(value: value, size: newSize, lastUse: useCount)
        if size > capacity { dropOldest(downTo: max(newSize, remainingSize)) }
    }

    /// Marks a value as the next one to be dropped.
    package mutating func retire(_ key: Key) { entries[key]?.lastUse = 0 }

    private mutating func remove(_ key: Key) {
        if let old = entries.removeValue(forKey: key) { size -= old.size }
    }

    /// Drops the least recently used values.
    private mutating func dropOldest(downTo target: Int) {
        // Keys and values can be large, so only the uses are sorted.
        let uses = entries.values.map { (lastUse: $0.lastUse, size: $0.size) }
        var excess = size - target
        let last = uses.sorted { $0.lastUse < $1.lastUse }.first {
            excess -= $0.size
            return excess <= 0
        }
        guard let last else { return }
        entries = entries.filter { $0.value.lastUse > last.lastUse }
        size = entries.values.reduce(0) { $0 + $1.size }
    }
}
