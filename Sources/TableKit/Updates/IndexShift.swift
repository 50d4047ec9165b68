/// The mapping of indexes when elements of a list are removed and inserted. Each lookup takes logarithmic time.
struct IndexShift: Equatable, Sendable {
    /// The old indexes of the removed elements, in order.
    private let removed: [Int]
    /// The new indexes of the inserted elements, in order.
    private let added: [Int]

    init(removed: some Sequence<Int> = [], added: some Sequence<Int> = []) {
        self.removed = removed.sorted()
        self.added = added.sorted()
    }

    /// Returns the new index, or `nil` for a removed element.
    func newIndex(of index: Int) -> Int? { Self.shift(index, from: removed, to: added) }

    /// Returns the old index, or `nil` for an inserted element.
    func oldIndex(of index: Int) -> Int? { Self.shift(index, from: added, to: removed) }

    /// Returns the index of an element that is not in `left`, in a list with the indexes `right` instead.
    private static func shift(_ index: Int, from left: [Int], to right: [Int]) -> Int? {
        let before = left.partition { _, number in number >= index }
        if before < left.count, left[before] == index { return nil }
        let rank = index - before
        // right[i] - i of the elements before right[i] were in the list already.
        return rank + right.partition { position, number in number - position > rank }
    }
}

extension [Int] {
    /// Returns the first index of a sorted list from which a condition holds, or the count if there is none.
    fileprivate func partition(_ holds: (_ position: Int, _ number: Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle, self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
