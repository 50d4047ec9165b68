/// The pixels along one side of an image that contribute to the pixels of a scaled one, and their weights.
///
/// The weights are those of Cairo's filter `CAIRO_FILTER_BEST`, including their rounding. Unlike Cairo, it also filters
/// images whose sides change but whose area hardly does.
struct ScalingFilter {
    /// The unit of weights, and of positions between pixels.
    static let one = 1 << 16

    /// The number of pixels that contribute to a target pixel.
    let weightCount: Int

    /// The first pixel that contributes to each target pixel. It may be outside of the image.
    private(set) var starts: [Int32] = []

    /// The weights of the pixels that contribute to each target pixel. Their sum is ``one``.
    private(set) var weights: [[Int32]] = []

    /// Returns the filters for some columns and rows of a scaled image. Each side is 1 pixel or more.
    static func filters(
        from size: (width: Int, height: Int), to target: (width: Int, height: Int), columns: Range<Int>,
        rows: Range<Int>
    ) -> (across: ScalingFilter, down: ScalingFilter) {
        let across = 1 / (Double(target.width) / Double(size.width))
        let down = 1 / (Double(target.height) / Double(size.height))
        let isBox = max(across, down) > ScalingKernel.maxRadius
        func filter(_ targets: Range<Int>, of count: Int, _ step: Double) -> ScalingFilter {
            .filter(
                targets, of: count, step, ScalingKernel(radius: ScalingKernel.radius(step), isBox: isBox))
        }
        return (filter(columns, of: target.width, across), filter(rows, of: target.height, down))
    }

    /// Returns the filter for a range of a number of target pixels, at a distance of `step` pixels.
    private static func filter(
        _ targets: Range<Int>, of count: Int, _ step: Double, _ kernel: ScalingKernel
    ) -> ScalingFilter {
        var filter = ScalingFilter(weightCount: kernel.width)
        let phaseSize = one / kernel.phaseCount
        let roundedStep = rounded(step)
        // The centers of both images are at the same place, although the step is rounded.
        let center = Double((roundedStep * count + 1) / 2) / Double(one)
        let first = (roundedStep + 1) / 2 - rounded((center * (1 / step) - Double(count) / 2) * step)
        for target in targets {
            let middle = ((first + roundedStep * target) & -phaseSize) + phaseSize / 2
            filter.starts.append(Int32((middle - 1 - (kernel.width - 1) * one / 2) >> 16))
            filter.weights.append(kernel.weights(at: Double(middle & (one - 1)) / Double(one)))
        }
        return filter
    }

    private static func rounded(_ number: Double) -> Int {
        Int((number * Double(one)).rounded(.toNearestOrEven))
    }
}

/// A function of the distance of a pixel to a target pixel.
private struct ScalingKernel {
    /// The number of pixels that a target pixel replaces, or less than 1 where pixels become visible squares.
    let radius: Double

    /// Whether the function is that of a box, instead of a Catmull-Rom spline.
    let isBox: Bool

    /// More pixels would require too much time. If a side shrinks by more, a box reads fewer pixels.
    static let maxRadius = 16.0

    /// Returns the radius for target pixels at a distance of `step` pixels.
    ///
    /// If an image is enlarged to more than twice its size, its pixels increasingly become squares.
    static func radius(_ step: Double) -> Double {
        switch step {
        case maxRadius...: maxRadius
        case 1...: step
        case 0.5...: 1
        case (1 / 128)...: 1 / (1 / step - 1)
        default: 1 / 127
        }
    }

    /// The number of pixels in which the function is not zero.
    var width: Int {
        if isBox { return radius < 1 ? 2 : Int((radius + 1).rounded(.up)) }
        return max(2, Int((radius * 4).rounded(.up)))
    }

    /// The number of equal parts of a pixel, a power of two. All positions in one of them have the same weights.
    var phaseCount: Int {
        var count = 1
        while radius * Double(count) <= 128 { count *= 2 }
        return count
    }

    /// Returns the weights of the pixels around a position in one of them, from 0 to 1.
    func weights(at position: Double) -> [Int32] {
        let half = Double(width) / 2
        let first = (position - half - 0.5).rounded(.up) - position + 0.5
        let values = (0..<width).map { value(first + Double($0)) }
        let factor = 1 / values.reduce(0, +)
        let one = Double(ScalingFilter.one)
        var weights = values.map { Int32(($0 * one).rounded(.towardZero) * factor) }
        weights[width / 2] += Int32(ScalingFilter.one) - weights.reduce(0, +)
        return weights
    }

    private func value(_ distance: Double) -> Double {
        if isBox {
            let edge = (radius + 1) / 2
            return max(0, min(radius, 1, edge - distance, edge + distance))
        }
        return Self.spline(distance, radius)
    }

    /// Returns a value of a Catmull-Rom spline, or the sum of its values at several places in a large pixel.
    private static func spline(_ distance: Double, _ radius: Double) -> Double {
        if radius < 1 {
            return spline(distance * 2 - 0.5, radius * 2) + spline(distance * 2 + 0.5, radius * 2)
        }
        let x = abs(distance / radius)
        switch x {
        case ..<1: return ((9 * x - 15) * x * x + 6) / 6
        case ..<2: return (((-3 * x + 15) * x - 24) * x + 12) / 6
        default: return 0
        }
    }
}
