/// The differences between two lists of unique elements, with the minimum number of moves.
struct Differences {
    /// The old and new index of an element in both lists.
    struct Step: Equatable {
        var old: Int
        var new: Int
    }

    /// The old indexes of deleted elements.
    private(set) var deleted: [Int] = []
    /// The new indexes of inserted elements.
    private(set) var inserted: [Int] = []
    /// The elements that retain their order.
    private(set) var staying: [Step] = []
    /// The elements that change their order.
    private(set) var moved: [Step] = []

    init<Element: Hashable>(from old: [Element], to new: [Element]) {
        var places = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
        var kept: [Step] = []
        for (index, element) in new.enumerated() {
            if let place = places.removeValue(forKey: element) {
                kept.append(Step(old: place, new: index))
            } else {
                inserted.append(index)
            }
        }
        deleted = places.values.sorted()
        let isStaying = Self.longestAscent(kept.map(\.old))
        for (step, stays) in zip(kept, isStaying) {
            if stays { staying.append(step) } else { moved.append(step) }
        }
    }

    /// Returns the membership of each number in the longest increasing subsequence, computed with patience sorting.
    private static func longestAscent(_ numbers: [Int]) -> [Bool] {
        // For each length, the index of the smallest number that ends a subsequence of that length.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous[place] = low > 0 ? ends[low - 1] : nil
            if low < ends.count { ends[low] = place } else { ends.append(place) }
        }
        var isChosen = [Bool](repeating: false, count: numbers.count)
        var place = ends.last
        while let chosen = place {
            isChosen[chosen] = true
            place = previous[chosen]
        }
        return isChosen
    }
}
