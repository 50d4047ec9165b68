import Images

/// Tells of a pixel whether it differs, from the pixel itself and its neighbors.
protocol PixelRule {
    /// The largest distance of pixels that count as the same.
    var maximum: Double { get }

    /// How far apart two pixels are that are not equal bit for bit, in the rule's own measure.
    ///
    /// - Parameter index: The pixel's place in the common part of the pictures, counted in reading order.
    mutating func distance(
        _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, at index: Int
    ) -> Double

    /// Whether a pixel further apart than `maximum` does not count, being a shape's smoothed edge.
    func isAntialiased(_ pair: PicturePair, x: Int, y: Int) -> Bool

    /// A distance in the measure of the mode that people choose.
    func reported(_ distance: Double) -> Double
}

extension PixelRule {
    func isAntialiased(_ pair: PicturePair, x: Int, y: Int) -> Bool { false }
    func reported(_ distance: Double) -> Double { distance }
}

/// Compares each channel by itself.
struct ChannelRule: PixelRule {
    let maximum: Double

    func distance(
        _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, at index: Int
    ) -> Double {
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

/// What judging pixels found.
struct PixelCounts {
    var different = 0
    var antialiased = 0
    /// Whether any pixel that is not ignored is not equal bit for bit, even if the difference is accepted.
    var hasUnequalPixels = false
    /// In the mode's measure, over all pixels but the ignored and the antialiased.
    var largestDifference = 0.0

    /// Adds what was found in another strip.
    mutating func add(_ other: PixelCounts) {
        different += other.different
        antialiased += other.antialiased
        hasUnequalPixels = hasUnequalPixels || other.hasUnequalPixels
        largestDifference = max(largestDifference, other.largestDifference)
    }
}

extension DifferenceMap {
    /// Judges the pixels of some rows of the common part that are not ignored.
    mutating func mark(_ pair: PicturePair, rows: Range<Int>, by rule: some PixelRule) -> PixelCounts {
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
