/// Which pixels the texels of a mask cover along one axis. A texel may cover several pixels, and one of many equal texels
/// is stored once, so that the mask of a shape is small at every scale and length.
struct MaskAxis {
    /// From the shape's origin to the first texel, in pixels.
    let start: Int
    /// The number of stored texels.
    let count: Int
    /// The number of pixels per texel, a power of two.
    let step: Int
    /// A stored texel between equal ones.
    let middle: Int
    /// How many more texels equal to the middle one follow it than are stored.
    let repetitions: Int

    /// Covers what is blurred.
    ///
    /// - Parameters:
    ///   - extent: From where to where the shape reaches, in pixels.
    ///   - reach: How much further it is blurred, in texels.
    ///   - straight: Where all rows or columns of pixels are equal, in pixels; `nil` for nowhere.
    init(_ extent: ClosedRange<Double>, reach: Int, step: Int, straight: ClosedRange<Double>?) {
        let length = Double(step)
        let first = Int((extent.lowerBound / length).rounded(.down)) - reach
        let end = Int((extent.upperBound / length).rounded(.up)) + reach
        // Texels of which all that they are blurred with is equal, with one on each side to interpolate.
        let equal = straight.map {
            (
                first: Int(($0.lowerBound / length).rounded(.up)) + reach,
                end: Int(($0.upperBound / length).rounded(.down)) - reach
            )
        }
        self.step = step
        start = first * step
        repetitions = equal.map { max($0.end - $0.first - 3, 0) } ?? 0
        middle = (equal?.first ?? first) + 1 - first
        count = end - first - repetitions
    }

    /// The number of pixels that the mask covers.
    var length: Int { (count + repetitions) * step }

    /// A Boolean value that indicates whether each pixel has a texel.
    var isPlain: Bool { step == 1 && repetitions == 0 }

    /// The number of pixels by which the shape is shortened.
    var shortening: Int { repetitions * step }

    /// The pixels that are equal to the middle texel.
    var repeatedPixels: Range<Int> {
        guard repetitions > 0 else { return 0..<0 }
        return (middle * step + step / 2)..<((middle + repetitions) * step + step / 2)
    }

    /// The two texels that a pixel is between, and how much of the second it has: 0 for nothing to 2 × ``step``.
    func texels(at pixel: Int) -> (first: Int, second: Int, weight: Int) {
        let position = 2 * pixel + 1 - step
        let first = position >> (step.trailingZeroBitCount + 1)
        return (stored(first), stored(first + 1), position & (2 * step - 1))
    }

    /// The stored texel that stands for a texel; 0 to ``count`` - 1.
    private func stored(_ texel: Int) -> Int {
        let index = texel <= middle ? texel : max(texel - repetitions, middle)
        return min(max(index, 0), count - 1)
    }
}
