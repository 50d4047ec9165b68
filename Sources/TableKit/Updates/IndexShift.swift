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
        let before = left.partitioningIndex { $0 >= index }
        if before < left.count, left[before] == index { return nil }
        let rank = index - before
        // right[i] - i of the elements before right[i] were in the list already.
        return rank + right.indices.partitioningIndex { right[$0] - $0 > rank }
    }
}
