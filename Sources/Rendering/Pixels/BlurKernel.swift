import Foundation

/// The weights of a Gaussian blur in one direction. Integers, so that every machine gets the same pixels.
struct BlurKernel {
    private let weights: [Int]
    private let total: Int
    /// At `index`, the sum of the weights from there on.
    private let sums: [Int]

    /// How far a pixel is blurred, in pixels.
    let reach: Int

    /// Beyond this many standard deviations nothing is left of an 8-bit pixel.
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

    /// Blurs every line of pixels by itself. Takes time for each pixel, and for each one that differs from that before it.
    func blur(
        _ pixels: UnsafeMutablePointer<UInt8>, lines: Int, lineStep: Int, length: Int, step: Int
    ) {
        guard reach > 0 else { return }
        var line = Line(count: length)
        for number in 0..<lines { blur(pixels + number * lineStep, length: length, step: step, &line) }
    }

    /// What is known of a line while it is blurred.
    private struct Line {
        /// The weighted sum at each pixel, without what ``steps`` adds.
        var sums: [Int]
        /// What every pixel from here on has more.
        var steps: [Int]

        init(count: Int) {
            sums = [Int](repeating: 0, count: count)
            steps = [Int](repeating: 0, count: count + 1)
        }
    }

    private func blur(
        _ start: UnsafeMutablePointer<UInt8>, length: Int, step: Int, _ line: inout Line
    ) {
        var hasChanges = false
        line.sums.withUnsafeMutableBufferPointer { lineSums in
            line.steps.withUnsafeMutableBufferPointer { steps in
                var previous = 0
                for index in 0...length {
                    // Beyond the line there is nothing.
                    let value = index < length ? Int(start[index * step]) : 0
                    guard value != previous else { continue }
                    if !hasChanges {
                        lineSums.update(repeating: 0)
                        steps.update(repeating: 0)
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
        }
    }

    /// Adds a change of the pixels from an index on: pixels further than ``reach`` before it have nothing of it, those
    /// further behind all of it.
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
