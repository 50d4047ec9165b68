import Foundation

/// The weights of a Gaussian blur in one direction. They are integers, so that all machines give the same pixels.
struct BlurKernel {
    private let weights: [Int]
    private let total: Int
    /// The cumulative sums: the element at `index` is the sum of the weights from there on.
    private let sums: [Int]

    /// The radius of the kernel, in pixels.
    let reach: Int

    /// Beyond this number of standard deviations, the effect on an 8-bit pixel is 0.
    private static let deviationsReached = 2.5

    /// - Parameter deviation: The standard deviation in pixels, 0 or more.
    init(deviation: Double) {
        let reach = Int((deviation * Self.deviationsReached).rounded(.up))
        let unit = Double(1 << 16)
        weights = (-reach...reach).map { offset in
            guard deviation > 0 else { return Int(unit) }
            let distance = Double(offset) / deviation
            return Int((unit * exp(-distance * distance / 2)).rounded())
        }
        self.reach = reach
        total = weights.reduce(0, +)
        var sum = 0
        sums = weights.reversed().map { weight in
            sum += weight
            return sum
        }.reversed()
    }

    /// Blurs every line of pixels separately. The time depends on the number of pixels, and on the number that differ
    /// from the one before.
    func blur(_ pixels: UnsafeMutablePointer<UInt8>, lines: Int, lineStep: Int, length: Int, step: Int) {
        guard reach > 0 else { return }
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * length + 1) { memory in
            // The weighted sum at each pixel, without the sum of the steps.
            let lineSums = UnsafeMutableBufferPointer(rebasing: memory[..<length])
            // The amount that is added to each pixel from here on.
            let steps = UnsafeMutableBufferPointer(rebasing: memory[length...])
            for number in 0..<lines { blur(pixels + number * lineStep, step: step, lineSums, steps) }
        }
    }

    private func blur(
        _ start: UnsafeMutablePointer<UInt8>, step: Int, _ lineSums: UnsafeMutableBufferPointer<Int>,
        _ steps: UnsafeMutableBufferPointer<Int>
    ) {
        let length = lineSums.count
        var hasChanges = false
        var previous = 0
        for index in 0...length {
            // Pixels beyond the line are empty.
            let value = index < length ? Int(start[index * step]) : 0
            guard value != previous else { continue }
            if !hasChanges {
                lineSums.initialize(repeating: 0)
                steps.initialize(repeating: 0)
                hasChanges = true
            }
            add(value - previous, at: index, to: lineSums, steps)
            previous = value
        }
        guard hasChanges else { return }
        var level = total / 2
        for index in 0..<length {
            level += steps[index]
            start[index * step] = UInt8((level + lineSums[index]) / total)
        }
    }

    /// Adds a change of the pixels from an index on. It has no effect on pixels further than ``reach`` before the
    /// index, and its full effect on those further behind.
    private func add(
        _ change: Int, at index: Int, to lineSums: UnsafeMutableBufferPointer<Int>,
        _ steps: UnsafeMutableBufferPointer<Int>
    ) {
        let count = lineSums.count
        sums.withUnsafeBufferPointer { sums in
            for pixel in max(index - reach, 0)..<min(index + reach, count) {
                lineSums[pixel] += change * sums[index - pixel + reach]
            }
        }
        steps[min(index + reach, count)] += change * total
    }
}
