/// The mapping of a mask's texels to pixels along one axis.
///
/// A texel may cover several pixels, and of many equal texels only one is stored. The mask of a shape is therefore
/// small at every scale and length.
struct MaskAxis {
    /// The offset from the shape's origin to the first texel, in pixels.
    let start: Int
    /// The number of stored texels.
    let count: Int
    /// The number of pixels per texel, a power of two.
    let step: Int
    /// The index of a stored texel between equal ones.
    let middle: Int
    /// The number of additional texels that are equal to the middle one and not stored.
    let repetitions: Int

    /// Creates an axis for a blurred shape.
    ///
    /// - Parameters:
    ///   - extent: The range of the shape, in pixels.
    ///   - reach: The radius of the blur, in texels.
    ///   - straight: The range in which all rows or columns of pixels are equal, in pixels. `nil` if there is none.
    init(_ extent: ClosedRange<Double>, reach: Int, step: Int, straight: ClosedRange<Double>?) {
        let length = Double(step)
        let first = Int((extent.lowerBound / length).rounded(.down)) - reach
        let end = Int((extent.upperBound / length).rounded(.up)) + reach
        // The texels whose neighborhood within the blur radius is uniform, minus one on each side for interpolation.
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

    var length: Int { (count + repetitions) * step }

    var isPlain: Bool { step == 1 && repetitions == 0 }

    /// The number of pixels by which the shape is shortened.
    var shortening: Int { repetitions * step }

    /// The pixels that are equal to the middle texel.
    var repeatedPixels: Range<Int> {
        guard repetitions > 0 else { return 0..<0 }
        return (middle * step + step / 2)..<((middle + repetitions) * step + step / 2)
    }

    /// Returns the two texels around a pixel, and the weight of the second, from 0 to 2 × ``step``.
    func texels(at pixel: Int) -> (first: Int, second: Int, weight: Int) {
        let position = 2 * pixel + 1 - step
        let first = position >> (step.trailingZeroBitCount + 1)
        return (stored(first), stored(first + 1), position & (2 * step - 1))
    }

    /// Returns the index of the stored texel for a texel, from 0 to ``count`` - 1.
    private func stored(_ texel: Int) -> Int {
        let index = texel <= middle ? texel : max(texel - repetitions, middle)
        return min(max(index, 0), count - 1)
    }
}
