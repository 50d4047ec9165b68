extension DifferenceMap {
    /// Returns the largest number of different pixels in any square, as pixelmatch counts them with `windowSize`.
    ///
    /// - Parameter side: The side of the square in pixels. In an image that is narrower or lower, the smaller dimension
    ///   of the image is the side.
    func densestWindow(side: Int) -> Int {
        let side = max(1, min(side, width, height))
        var columns = [Int](repeating: 0, count: width)
        /// Adds the different pixels of a row to their columns, and returns whether there are any.
        func add(_ row: Int, _ sign: Int) -> Bool {
            var isDifferent = false
            forEachRun(columns: 0..<width, rows: row..<row + 1) { run, _ in
                for x in run { columns[x] += sign }
                isDifferent = true
            }
            return isDifferent
        }
        var densest = 0
        for bottom in 0..<height {
            if bottom >= side { _ = add(bottom - side, -1) }
            // One of the densest squares has different pixels in its last row.
            if add(bottom, 1) { densest = max(densest, Self.largestSum(of: columns, count: side)) }
        }
        return densest
    }

    /// Returns the largest sum of consecutive numbers.
    private static func largestSum(of numbers: [Int], count: Int) -> Int {
        var sum = numbers.prefix(count).reduce(0, +)
        var largest = sum
        for index in count..<max(count, numbers.count) {
            sum += numbers[index] - numbers[index - count]
            largest = max(largest, sum)
        }
        return largest
    }
}
