/// A rule that determines whether a pixel differs, from the pixel and its neighbors.
protocol PixelRule {
    /// The maximum distance of pixels that count as the same.
    var maximum: Double { get }

    /// Returns the distance of two pixels that are not bitwise equal, in the rule's own unit.
    ///
    /// - Parameter index: The pixel's index in the common part of the images, in reading order.
    mutating func distance(
        _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, at index: Int
    ) -> Double

    /// Returns a Boolean value that indicates whether a pixel beyond the maximum distance does not count because it is
    /// antialiased.
    func isAntialiased(_ pair: ImagePair, x: Int, y: Int) -> Bool

    /// Returns a distance in the unit of the comparison mode.
    func reported(_ distance: Double) -> Double
}

extension PixelRule {
    func isAntialiased(_ pair: ImagePair, x: Int, y: Int) -> Bool { false }
    func reported(_ distance: Double) -> Double { distance }
}

/// A rule that compares each channel separately.
struct ChannelRule: PixelRule {
    let maximum: Double

    func distance(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, at index: Int) -> Double {
        var largest = 0
        var channel = 0
        while channel < Bitmap.bytesPerPixel {
            let difference = abs(Int(first[channel]) - Int(second[channel]))
            if difference > largest { largest = difference }
            channel += 1
        }
        return Double(largest)
    }
}

/// The results of comparing pixels.
struct PixelCounts {
    var different = 0
    var antialiased = 0
    /// A Boolean value that indicates whether any pixel that is not ignored differs bitwise, even if the difference is
    /// accepted.
    var hasUnequalPixels = false
    /// The largest difference in the mode's unit, without ignored and antialiased pixels.
    var largestDifference = 0.0

    /// Adds the results of another strip.
    mutating func add(_ other: PixelCounts) {
        different += other.different
        antialiased += other.antialiased
        hasUnequalPixels = hasUnequalPixels || other.hasUnequalPixels
        largestDifference = max(largestDifference, other.largestDifference)
    }
}

extension DifferenceMap {
    /// Compares the pixels of some rows of the common part, except ignored pixels.
    mutating func mark(_ pair: ImagePair, rows: Range<Int>, by rule: some PixelRule) -> PixelCounts {
        var counts = PixelCounts()
        var rule = rule
        var largest = 0.0
        for y in rows where !pair.isRowEqual(y) {
            withStates(ofRow: y) { states in
                pair.forEachUnequalPixel(inRows: y..<y + 1) { x, y in
                    guard states[x] == State.accepted.rawValue else { return }
                    counts.hasUnequalPixels = true
                    let distance = rule.distance(
                        pair.first.pixel(x, y), pair.second.pixel(x, y), at: y * pair.width + x)
                    if distance > rule.maximum {
                        if rule.isAntialiased(pair, x: x, y: y) {
                            states[x] = State.antialiased.rawValue
                            counts.antialiased += 1
                            return
                        }
                        states[x] = State.different.rawValue
                        counts.different += 1
                    }
                    if distance > largest { largest = distance }
                }
            }
        }
        counts.largestDifference = rule.reported(largest)
        return counts
    }
}
