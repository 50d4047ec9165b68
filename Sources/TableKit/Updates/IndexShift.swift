/// How the numbers of the things in a list change when some are taken out and others put in. Each answer takes
/// logarithmic time.
struct IndexShift: Equatable, Sendable {
    /// The numbers before, of what was taken out, in order.
    private let removed: [Int]
    /// The numbers after, of what was put in, in order.
    private let added: [Int]

    init(removed: some Sequence<Int> = [], added: some Sequence<Int> = []) {
        self.removed = removed.sorted()
        self.added = added.sorted()
    }

    /// The number after, or nil for what was taken out.
    func newIndex(of index: Int) -> Int? { Self.shift(index, from: removed, to: added) }

    /// The number before, or nil for what was put in.
    func oldIndex(of index: Int) -> Int? { Self.shift(index, from: added, to: removed) }

    /// The number of something that is not among `left`, in a list with the numbers `right` instead.
    private static func shift(_ index: Int, from left: [Int], to right: [Int]) -> Int? {
        let before = left.partition { _, number in number >= index }
        if before < left.count, left[before] == index { return nil }
        let rank = index - before
        // Of the numbers before right[i], right[i] - i are of things that were in the list already.
        return rank + right.partition { place, number in number - place > rank }
    }
}

extension [Int] {
    /// The first place of a sorted list where a condition holds that holds from there on; the count if there is none.
    fileprivate func partition(_ holds: (_ place: Int, _ number: Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle, self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
