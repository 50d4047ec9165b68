/// What changes one list of different things into another, with the fewest moves.
struct Differences {
    /// Where something that is in both lists stood, and where it stands.
    struct Step: Equatable {
        var old: Int
        var new: Int
    }

    /// The old places of what is not in the new list.
    private(set) var deleted: [Int] = []
    /// The new places of what was not in the old list.
    private(set) var inserted: [Int] = []
    /// What keeps its order.
    private(set) var staying: [Step] = []
    /// What changes its order.
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

    /// Which of some different numbers are in the longest selection that ascends, found by patience sorting.
    private static func longestAscent(_ numbers: [Int]) -> [Bool] {
        // At each length the place of the least number that ends a selection of that length so far.
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
