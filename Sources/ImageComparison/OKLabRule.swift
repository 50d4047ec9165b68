/// The HyAB distance in OKLab, as in the versions of pixelmatch after 7.2, where black and white have a distance of 1.
///
/// OKLab is that of https://bottosson.github.io/posts/oklab/, with the lightness corrected near black. The tables and
/// the order of the operations are pixelmatch's, because others would round differently and count other pixels.
struct OKLabRule: AntialiasingRule {
    let maximum: Double
    let countsAntialiasing: Bool
    private let backdrop: ComparisonMode.Backdrop
    private let tables = OKLabTables.shared
    /// The previous pair of opaque colors, which often repeats because rendered images have uniform areas.
    private var last: (first: UInt32, second: UInt32, distance: Double)?

    init(threshold: Double, countsAntialiasing: Bool, backdrop: ComparisonMode.Backdrop) {
        maximum = threshold
        self.countsAntialiasing = countsAntialiasing
        self.backdrop = backdrop
    }

    mutating func distance(
        _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, at index: Int
    ) -> Double {
        guard first[3] & second[3] == .max else {
            let shown = backdrop.color(at: index)
            return distance(tables.color(first, over: shown), tables.color(second, over: shown))
        }
        let firstWord = UnsafeRawPointer(first).loadUnaligned(as: UInt32.self)
        let secondWord = UnsafeRawPointer(second).loadUnaligned(as: UInt32.self)
        if let last, last.first == firstWord, last.second == secondWord { return last.distance }
        let distance = distance(tables.color(first), tables.color(second))
        last = (firstWord, secondWord, distance)
        return distance
    }

    private func distance(_ first: OKLabColor, _ second: OKLabColor) -> Double {
        let lightness = abs(first.lightness - second.lightness)
        let long = first.long - second.long
        let medium = first.medium - second.medium
        let short = first.short - second.short
        let a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        let b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
        let chroma = a * a + b * b
        let distance = lightness + chroma.squareRoot()
        // pixelmatch compares squares. At the threshold, its comparison is decisive rather than the rounded sum.
        let rest = maximum - lightness
        let isAccepted = rest > 0 && chroma <= rest * rest
        return isAccepted ? min(distance, maximum) : max(distance, maximum.nextUp)
    }

    func brightness(
        _ pixel: UnsafePointer<UInt8>, over neighbor: UnsafePointer<UInt8>, at index: Int
    ) -> Double {
        let luma = BlendedDifference(pixel, neighbor, at: index, over: .white).luma
        // Pixels that look equal over white are equal only if their alpha is.
        return luma == 0 ? Double(Int(pixel[3]) - Int(neighbor[3])) / 2 : luma
    }
}

/// The cube roots of a color's responses of the three kinds of cones, and its lightness in OKLab.
struct OKLabColor {
    let long: Double, medium: Double, short: Double
    /// The lightness from 0 to 1, corrected near black.
    let lightness: Double

    fileprivate init(long: Double, medium: Double, short: Double) {
        (self.long, self.medium, self.short) = (long, medium, short)
        let uncorrected = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        let (k1, k2) = (0.206, 0.03)
        let k3 = (1 + k1) / (1 + k2)
        let x = k3 * uncorrected - k1
        lightness = 0.5 * (x + (x * x + 4 * k2 * k3 * uncorrected).squareRoot())
    }
}

/// The tables of pixelmatch's conversion to OKLab, which interpolates between their entries.
///
/// Only operations that IEEE 754 specifies bit by bit compute them. `pow` and `cbrt` round differently from system to
/// system.
private final class OKLabTables: Sendable {
    static let shared = OKLabTables()

    /// The linear components of sRGB components from 0 to 255. The last one is twice in the table.
    private let linear: [Double]
    /// The cube roots of the multiples of 1/4096 up to a little more than 1.
    private let cubeRoots: [Double]

    private static let cubeRootSteps = 4096

    private init() {
        let linear = (0...255).map { component in
            let value = Double(component) / 255
            if value <= 0.04045 { return value / 12.92 }
            // The power of 2.4 is the square times that of 2/5.
            let base = (value + 0.055) / 1.055
            return base * base * Self.root(5, of: base * base)
        }
        self.linear = linear + linear.suffix(1)
        cubeRoots = (0...Self.cubeRootSteps + 1).map {
            Self.root(3, of: Double($0) / Double(Self.cubeRootSteps))
        }
    }

    /// Returns a root of a number from 0 to a little more than 1, by Newton's method.
    private static func root(_ degree: Int, of number: Double) -> Double {
        guard number > 0 else { return 0 }
        // The steps decrease from above until rounding ends them.
        var root = max(1, number)
        while true {
            let power = (1..<degree - 1).reduce(root) { power, _ in power * root }
            let next = root - (power * root - number) / (Double(degree) * power)
            if next >= root { return root }
            root = next
        }
    }

    private func interpolated(_ table: [Double], at position: Double) -> Double {
        let index = Int(position)
        return table[index] + (table[index + 1] - table[index]) * (position - Double(index))
    }

    private func color(red: Double, green: Double, blue: Double) -> OKLabColor {
        func root(_ response: Double) -> Double {
            interpolated(cubeRoots, at: response * Double(Self.cubeRootSteps))
        }
        return OKLabColor(
            long: root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
            medium: root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
            short: root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue))
    }

    func color(_ pixel: UnsafePointer<UInt8>) -> OKLabColor {
        color(red: linear[Int(pixel[0])], green: linear[Int(pixel[1])], blue: linear[Int(pixel[2])])
    }

    /// Returns the color of a translucent pixel over a backdrop.
    func color(
        _ pixel: UnsafePointer<UInt8>, over backdrop: (red: Int, green: Int, blue: Int)
    ) -> OKLabColor {
        let alpha = Int(pixel[3])
        func blended(_ channel: UInt8, _ shown: Int) -> Double {
            interpolated(linear, at: Double(Int(channel) * alpha + shown * (255 - alpha)) / 255)
        }
        return color(
            red: blended(pixel[0], backdrop.red), green: blended(pixel[1], backdrop.green),
            blue: blended(pixel[2], backdrop.blue))
    }
}
