/// Consecutive lengths whose offsets are found and changed in logarithmic time (a Fenwick tree).
///
/// Equal lengths result in bitwise equal sums, regardless of earlier values. A changed length is summed again instead
/// of corrected. Thus a list with replaced estimates equals a list that was exact from the start.
package struct PrefixSums: Equatable, Sendable {
    private var lengths: [CGFloat]
    /// At `i`, the sum of the `lowestBit(i + 1)` lengths that end with `lengths[i]`.
    private var sums: [CGFloat]

    package init(_ lengths: [CGFloat] = []) {
        self.lengths = lengths
        sums = lengths
        for index in lengths.indices { addUp(index) }
    }

    package var count: Int { lengths.count }
    package var total: CGFloat { sum(before: count) }

    package mutating func append(_ length: CGFloat) {
        lengths.append(length)
        sums.append(length)
        addUp(count - 1)
    }

    package subscript(index: Int) -> CGFloat {
        get { lengths[index] }
        set {
            guard lengths[index] != newValue else { return }
            lengths[index] = newValue
            var changed = index
            while changed < count {
                addUp(changed)
                changed += Self.lowestBit(changed + 1)
            }
        }
    }

    /// Returns the sum of the first `index` lengths, which is the offset of the length at `index`.
    package func sum(before index: Int) -> CGFloat {
        var sum: CGFloat = 0
        var end = 0
        // The largest range comes first, as in the search below, so that both produce bitwise equal sums.
        while end < index {
            end += Self.highestBit(index - end)
            sum += sums[end - 1]
        }
        return sum
    }

    /// Returns the first index whose length ends beyond `offset`, or ``count`` if there is none. Lengths of 0 are
    /// skipped.
    package func index(endingBeyond offset: CGFloat) -> Int {
        var end = 0
        var sum: CGFloat = 0
        var bit = Self.highestBit(count)
        while bit > 0 {
            if end + bit <= count, sum + sums[end + bit - 1] <= offset {
                end += bit
                sum += sums[end - 1]
            }
            bit >>= 1
        }
        return end
    }

    private mutating func addUp(_ index: Int) {
        var sum = lengths[index]
        var part = index
        let start = index + 1 - Self.lowestBit(index + 1)
        while part > start {
            sum += sums[part - 1]
            part -= Self.lowestBit(part)
        }
        sums[index] = sum
    }

    private static func lowestBit(_ number: Int) -> Int { number & -number }

    private static func highestBit(_ number: Int) -> Int {
        number > 0 ? 1 << (Int.bitWidth - 1 - number.leadingZeroBitCount) : 0
    }
}
