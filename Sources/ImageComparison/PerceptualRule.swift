/// The squared distance in the YIQ color space, as in pixelmatch 7.2, where black and white have a value of 35215.
///
/// The operations are in pixelmatch's order, because another order would round differently and count other pixels.
struct PerceptualRule: PixelRule {
    let maximum: Double
    private let countsAntialiasing: Bool
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
        let (red, green, blue) = Self.difference(first, second, at: index, over: backdrop)
        let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
        let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
        let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    /// Returns the brightness of the first pixel minus that of the second.
    @inline(__always) static func brightness(
        _ first: UnsafePointer<UInt8>, over second: UnsafePointer<UInt8>, at index: Int,
        backdrop: ComparisonMode.Backdrop
    ) -> Double {
        let (red, green, blue) = difference(first, second, at: index, over: backdrop)
        return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    }

    @inline(__always) private static func difference(
        _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, at index: Int,
        over backdrop: ComparisonMode.Backdrop
    ) -> (red: Double, green: Double, blue: Double) {
        if first[3] & second[3] == .max {
            return (
                Double(Int(first[0]) - Int(second[0])), Double(Int(first[1]) - Int(second[1])),
                Double(Int(first[2]) - Int(second[2]))
            )
        }
        let shown = color(of: backdrop, at: index)
        let (firstAlpha, secondAlpha) = (Int(first[3]), Int(second[3]))
        func blended(_ channel: Int, _ shown: Int) -> Double {
            Double(
                Int(first[channel]) * firstAlpha - Int(second[channel]) * secondAlpha
                    - shown * (firstAlpha - secondAlpha)) / 255
        }
        return (blended(0, shown.red), blended(1, shown.green), blended(2, shown.blue))
    }

    /// Returns the color of the backdrop. The checkerboard pattern depends on the golden ratio and the offset of the
    /// pixel's first byte. The offset is a multiple of 4, so red is constant.
    private static func color(
        of backdrop: ComparisonMode.Backdrop, at index: Int
    ) -> (red: Int, green: Int, blue: Int) {
        guard backdrop == .checkerboard else { return (255, 255, 255) }
        let offset = Double(index * Bitmap.bytesPerPixel)
        return (
            48, 48 + 159 * (Int(offset / 1.618033988749895) & 1),
            48 + 159 * (Int(offset / 2.618033988749895) & 1)
        )
    }

    func isAntialiased(_ pair: ImagePair, x: Int, y: Int) -> Bool {
        guard !countsAntialiasing else { return false }
        let neighborhood = Neighborhood(x: x, y: y, width: pair.width, height: pair.height)
        return neighborhood.isSmoothedEdge(in: pair.first, and: pair.second, over: backdrop)
            || neighborhood.isSmoothedEdge(in: pair.second, and: pair.first, over: backdrop)
    }
}
