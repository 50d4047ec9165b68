/// The squared distance in the YIQ color space, as in pixelmatch 7.2, where black and white have a value of 35215.
///
/// The operations are in pixelmatch's order, because another order would round differently and count other pixels.
struct PerceptualRule: AntialiasingRule {
    let maximum: Double
    let countsAntialiasing: Bool
    private let backdrop: ComparisonMode.Backdrop

    private static let largest = 35215.0

    init(threshold: Double, countsAntialiasing: Bool, backdrop: ComparisonMode.Backdrop) {
        maximum = Self.largest * threshold * threshold
        self.countsAntialiasing = countsAntialiasing
        self.backdrop = backdrop
    }

    func reported(_ distance: Double) -> Double { (distance / Self.largest).squareRoot() }

    @inline(__always) func distance(
        _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, at index: Int
    ) -> Double {
        let difference = BlendedDifference(first, second, at: index, over: backdrop)
        let (red, green, blue) = (difference.red, difference.green, difference.blue)
        let y = difference.luma
        let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
        let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    @inline(__always) func brightness(
        _ pixel: UnsafePointer<UInt8>, over neighbor: UnsafePointer<UInt8>, at index: Int
    ) -> Double {
        BlendedDifference(pixel, neighbor, at: index, over: backdrop).luma
    }
}
