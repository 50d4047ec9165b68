/// The columns found in JSON objects so far, in the order of their first appearance.
struct ColumnTable {
    private var keys: [[UInt8]] = []
    private var indices: [[UInt8]: Int] = [:]

    var count: Int { keys.count }

    /// The names of the columns; a column whose key is the empty string is called by its number.
    var names: [String] {
        keys.enumerated().map { index, key in
            key.isEmpty ? "column \(index + 1)" : String(decoding: key, as: UTF8.self)
        }
    }

    /// The column called `key`. Objects mostly repeat the same keys in the same order, so that looking at
    /// `guess` first, the column after the last one found, saves hashing nearly every key.
    func index(of key: [UInt8], guess: Int) -> Int? {
        if guess < keys.count, keys[guess] == key {
            return guess
        }
        return indices[key]
    }

    /// Adds the column `key`, which must be new, and returns its index.
    mutating func add(_ key: [UInt8]) -> Int {
        keys.append(key)
        indices[key] = keys.count - 1
        return keys.count - 1
    }
}
