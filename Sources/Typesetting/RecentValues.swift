/// Values by key in bounded space: those that were not used for the longest time are dropped first.
package struct RecentValues<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var size: Int
        var lastUse: UInt64
    }

    /// The largest sum of the values' sizes.
    package let capacity: Int

    /// The sum of the values' sizes at present; at most ``capacity``.
    package private(set) var size = 0

    private var entries: [Key: Entry] = [:]
    private var useCount: UInt64 = 0

    /// Makes an empty cache. A capacity is a number of values, or of bytes where each value is inserted with its size.
    package init(capacity: Int) { self.capacity = capacity }

    /// The number of values at present.
    package var count: Int { entries.count }

    /// Returns a value and marks it as used; `nil` if it was dropped or never inserted.
    package subscript(key: Key) -> Value? {
        mutating get {
            useCount += 1
            guard let index = entries.index(forKey: key) else { return nil }
            entries.values[index].lastUse = useCount
            return entries.values[index].value
        }
    }

    /// Inserts a value, or replaces it or its size. Drops others until there is space; a value larger than the whole
    /// capacity is not retained.
    package mutating func insert(_ value: Value, size newSize: Int = 1, for key: Key) {
        guard newSize <= capacity else { return remove(key) }
        useCount += 1
        size += newSize - (entries[key]?.size ?? 0)
        entries[key] = Entry(value: value, size: newSize, lastUse: useCount)
        if size > capacity { dropOldest(downTo: max(newSize, capacity - capacity / 4)) }
    }

    /// Marks a value as the next one to be dropped.
    package mutating func retire(_ key: Key) { entries[key]?.lastUse = 0 }

    private mutating func remove(_ key: Key) {
        if let old = entries.removeValue(forKey: key) { size -= old.size }
    }

    /// Drops what was not used for the longest time: more than needed, so that entries are not sorted for each new one.
    private mutating func dropOldest(downTo target: Int) {
        for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard size > target else { return }
            remove(key)
        }
    }
}
