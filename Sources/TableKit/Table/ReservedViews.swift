/// The views of rows, or of headers and footers, that belong to their elements but are outside the displayed range.
///
/// They stay in the table but are hidden, so that their state does not change.
struct ReservedViews<Key: Hashable & Comparable, Element: View> {
    /// The views, and whether the program has hidden them.
    private var entries: [Key: (view: Element, isHidden: Bool)] = [:]

    /// The elements, from top to bottom.
    var keys: [Key] { entries.keys.sorted() }

    subscript(key: Key) -> Element? { entries[key]?.view }

    mutating func insert(_ view: Element, at key: Key) {
        entries[key] = (view, view.isHidden)
        view.isHidden = true
    }

    mutating func remove(at key: Key) -> Element? {
        guard let (view, isHidden) = entries.removeValue(forKey: key) else { return nil }
        view.isHidden = isHidden
        return view
    }

    /// Replaces the keys, and removes those whose result is `nil`.
    mutating func carry(_ newKey: (Key) -> Key?) { entries = entries.carried(newKey) }
}

extension Dictionary where Key: Comparable {
    /// Returns the dictionary with mapped keys. Keys mapped to `nil` are removed.
    func carried(_ newKey: (Key) -> Key?) -> Self {
        Dictionary(
            sorted { $0.key < $1.key }.compactMap { old, value in newKey(old).map { ($0, value) } },
            uniquingKeysWith: { first, _ in first })
    }
}
