/// The differences between two lists of unique elements, with the minimum number of moves.
struct Differences {
    struct Step: Equatable {
        var old: Int
        var new: Int
    }

    /// The old indexes of deleted elements.
    var deleted: [Int] = []
    /// The new indexes of inserted elements.
    var inserted: [Int] = []
    /// The elements that retain their order.
    var staying: [Step] = []
    /// The elements that change their order.
    var moved: [Step] = []

    /// Returns the differences from one list to another.
    static func from<Element: Hashable>(_ old: [Element], to new: [Element]) -> Differences {
        var differences = Differences()
        var positions = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
        var steps: [Step] = []
        for (index, element) in new.enumerated() {
            if let position = positions.removeValue(forKey: element) {
                steps.append(Step(old: position, new: index))
            } else {
                differences.inserted.append(index)
            }
        }
        differences.deleted = positions.values.sorted()
        for (step, stays) in zip(steps, longestAscent(steps.map(\.old))) {
            if stays { differences.staying.append(step) } else { differences.moved.append(step) }
        }
        return differences
    }

    /// Returns the membership of each number in the longest increasing subsequence, computed with patience sorting.
    private static func longestAscent(_ numbers: [Int]) -> [Bool] {
        // For each length, the index of the smallest number that ends a subsequence of that length.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: numbers.count)
        for (position, number) in numbers.enumerated() {
            let length = ends.partitioningIndex { numbers[$0] >= number }
            previous[position] = length > 0 ? ends[length - 1] : nil
            if length < ends.count { ends[length] = position } else { ends.append(position) }
        }
        var isChosen = [Bool](repeating: false, count: numbers.count)
        var position = ends.last
        while let chosen = position {
            isChosen[chosen] = true
            position = previous[chosen]
        }
        return isChosen
    }
}
