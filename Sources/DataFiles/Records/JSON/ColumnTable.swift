/// The columns in the JSON objects that have been read, in the order of their first appearance.
struct ColumnTable {
    private var keys: [[UInt8]] = []
    private var indices: [[UInt8]: Int] = [:]

    var count: Int { keys.count }

    /// The names of the columns. The name of a column with an empty key is its number, and that of the keys of the objects
    /// is `key`, with a number if the objects have such a key, too.
    var names: [String] {
        keys.enumerated().map { index, key in
            if key == Self.keysOfObjects {
                let names = ["key"] + (2...keys.count + 1).map { "key (\($0))" }
                return names.first { !keys.contains(Array($0.utf8)) } ?? "key"
            }
            return key.isEmpty ? "column \(index + 1)" : String(decoding: key, as: UTF8.self)
        }
    }

    /// The column of the keys of the objects, which is no valid text and therefore no key in an object.
    static let keysOfObjects: [UInt8] = [0xFF]

    /// Returns the index of the column with the name `key`.
    ///
    /// Most objects repeat the same keys in the same order. A check of `guess`, the column after the last
    /// result, therefore avoids hashing nearly every key.
    func index(of key: [UInt8], guess: Int) -> Int? {
        guess < keys.count && keys[guess] == key ? guess : indices[key]
    }

    /// Adds the column `key`, which must be new, and returns its index.
    mutating func add(_ key: [UInt8]) -> Int {
        keys.append(key)
        indices[key] = keys.count - 1
        return keys.count - 1
    }
}
