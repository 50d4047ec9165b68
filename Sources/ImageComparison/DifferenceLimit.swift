/// The permitted number of different pixels: a number, a fraction of the compared pixels, and a number in any window of
/// the image. All limits apply.
///
/// A limit whose range does not begin at 0 declares a known difference. An image with fewer differences fails too, so
/// that the limit is tightened.
public struct DifferenceLimit: Sendable, Hashable {
    /// The permitted number of different pixels.
    public var pixels: ClosedRange<Int>

    /// The permitted fraction of different pixels, from 0 to 1.
    public var fraction: ClosedRange<Double>

    /// The permitted number of different pixels in any window. `nil` permits everything.
    public var window: Window?

    /// The permitted number of different pixels in any square window of the image. It permits scattered differences in a
    /// large image, but not a different letter.
    public struct Window: Sendable, Hashable {
        /// The maximum number of different pixels.
        public var pixels: Int

        /// The side of the window in pixels, which is pixelmatch's `windowSize`. In an image that is narrower or lower,
        /// the smaller dimension of the image is the side.
        public var side: Int

        /// Creates a limit.
        public init(pixels: Int, side: Int) { (self.pixels, self.side) = (pixels, side) }
    }

    /// A limit that permits no difference.
    public static let none = DifferenceLimit(pixels: 0...0)

    /// Creates a limit of all kinds. An omitted limit permits everything.
    public init(
        pixels: ClosedRange<Int> = 0...Int.max, fraction: ClosedRange<Double> = 0...1, window: Window? = nil
    ) {
        self.pixels = pixels
        self.fraction = fraction
        self.window = window
    }

    /// Returns a limit with a maximum number of pixels.
    public static func pixels(_ maximum: Int) -> Self { .init(pixels: min(0, maximum)...maximum) }

    /// Returns a limit with a range of pixel numbers.
    public static func pixels(_ range: ClosedRange<Int>) -> Self { .init(pixels: range) }

    /// Returns a limit with a maximum fraction of the pixels. For example, 0.001 is one in a thousand.
    public static func fraction(_ maximum: Double) -> Self {
        // A range cannot contain NaN. Like any other fraction outside of 0 to 1, it makes the comparison fail.
        maximum.isNaN ? .init(fraction: -1...(-1)) : .init(fraction: min(0, maximum)...maximum)
    }

    /// Returns a limit with a range of fractions of the pixels.
    public static func fraction(_ range: ClosedRange<Double>) -> Self { .init(fraction: range) }

    /// Returns a limit with a maximum number of pixels in any window with a side in pixels.
    public static func pixels(_ maximum: Int, inWindowOf side: Int) -> Self {
        .init(window: Window(pixels: maximum, side: side))
    }

    /// The reason why the limit is invalid, or `nil` if it is valid.
    package var problem: String? {
        if pixels.lowerBound < 0 {
            "a limit of \(pixels.lowerBound) pixels is less than 0"
        } else if fraction.lowerBound < 0 || fraction.upperBound > 1 {
            "a fraction from \(fraction.lowerBound) to \(fraction.upperBound) is not within 0 ... 1"
        } else if let window, window.pixels < 0 {
            "a limit of \(window.pixels) pixels is less than 0"
        } else if let window, window.side < 1 {
            "a window of \(window.side) pixels is less than 1"
        } else {
            nil
        }
    }

    /// Returns the range of pixel numbers that satisfies both limits, for a number of compared pixels. It is empty if
    /// the limits contradict each other.
    func allowed(of compared: Int) -> (minimum: Int, maximum: Int) {
        let total = Double(compared)
        // The product can have rounding errors, so the quotient, which users check, is decisive.
        let (pixels, fraction) = (pixels.clamped(to: 0...Int.max), fraction.clamped(to: 0...1))
        var minimum = Int((fraction.lowerBound * total).rounded(.down))
        while Double(minimum) / total < fraction.lowerBound { minimum += 1 }
        var maximum = Int((fraction.upperBound * total).rounded(.up))
        while Double(maximum) / total > fraction.upperBound { maximum -= 1 }
        return (max(pixels.lowerBound, minimum), min(pixels.upperBound, maximum, compared))
    }
}

extension DifferenceLimit: CustomStringConvertible {
    /// The description of the limit, such as “at most 50 pixels and 0.1 %”.
    public var description: String {
        let isPixelsLimited = pixels != 0...Int.max
        let isFractionLimited = fraction != 0...1
        var parts: [String] = []
        if isPixelsLimited || !isFractionLimited && window == nil {
            parts.append(
                Self.words(pixels.lowerBound, pixels.upperBound, isFromZero: pixels.lowerBound == 0)
                    + " pixels")
        }
        if isFractionLimited {
            parts.append(
                Self.words(
                    fraction.lowerBound.percentage, fraction.upperBound.percentage,
                    isFromZero: fraction.lowerBound == 0))
        }
        if let window { parts.append("at most \(window.pixels) pixels in \(window.side) × \(window.side)") }
        return parts.joined(separator: " and ")
    }

    private static func words<Bound>(_ lower: Bound, _ upper: Bound, isFromZero: Bool) -> String {
        isFromZero ? "at most \(upper)" : "\(lower) to \(upper)"
    }
}

extension Double {
    /// The fraction as a percentage, with two significant digits.
    var percentage: String {
        let percent = self * 100
        guard percent > 0, percent < 100 else { return "\(Int(clamping: percent)) %" }
        if percent < 0.001 { return "less than 0.001 %" }
        if percent > 99.999 { return "more than 99.999 %" }
        return "\(percent.shortened(forDigitsOf: min(percent, 100 - percent))) %"
    }

    /// Returns the number with enough decimals for two digits of `part`.
    func shortened(forDigitsOf part: Double) -> String {
        var unit = 1.0
        while unit < 10_000, part * unit < 10 { unit *= 10 }
        let rounded = (self * unit).rounded() / unit
        return rounded == rounded.rounded() ? "\(Int(clamping: rounded))" : "\(rounded)"
    }
}
