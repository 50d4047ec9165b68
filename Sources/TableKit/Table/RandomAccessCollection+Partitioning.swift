extension RandomAccessCollection {
    /// Returns the first index from which a condition holds to the end of the collection, or the end index if there is
    /// none, by bisection.
    func partitioningIndex(where condition: (Element) -> Bool) -> Index {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
            if condition(self[middle]) { high = middle } else { low = index(after: middle) }
        }
        return low
    }
}
