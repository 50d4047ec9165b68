import Images

/// The permitted number of different pixels, as a number and as a fraction of the compared pixels. Both limits apply.
///
/// A limit whose range does not begin at 0 declares a known difference. An image with fewer differences fails too, so
/// that the limit is tightened.
public struct DifferenceLimit: Sendable, Hashable {
    /// The permitted number of different pixels.
    public var pixels: ClosedRange<Int>

    /// The permitted fraction of different pixels, from 0 to 1.
    public var share: ClosedRange<Double>

    /// A limit that permits no difference.
    public static let none = DifferenceLimit(pixels: 0...0)

    /// Creates a limit of both kinds. An omitted limit permits everything.
    public init(pixels: ClosedRange<Int> = 0...Int.max, share: ClosedRange<Double> = 0...1) {
        self.pixels = pixels
        self.share = share
    }

    /// Returns a limit with a maximum number of pixels.
    public static func pixels(_ maximum: Int) -> Self { .init(pixels: min(0, maximum)...maximum) }

    /// Returns a limit with a range of pixel numbers.
    public static func pixels(_ range: ClosedRange<Int>) -> Self { .init(pixels: range) }

    /// Returns a limit with a maximum fraction of the pixels. For example, 0.001 is one in a thousand.
    public static func share(_ maximum: Double) -> Self {
        // A range cannot contain NaN. Like any other fraction outside of 0 to 1, it makes the comparison fail.
        maximum.isNaN ? .init(share: -1...(-1)) : .init(share: min(0, maximum)...maximum)
    }

    /// Returns a limit with a range of fractions of the pixels.
    public static func share(_ range: ClosedRange<Double>) -> Self { .init(share: range) }

    /// The reason why the limit is invalid, or `nil` if it is valid.
    package var flaw: String? {
        if pixels.lowerBound < 0 {
            "a limit of \(pixels.lowerBound) pixels is less than none"
        } else if share.lowerBound < 0 || share.upperBound > 1 {
            "a share from \(share.lowerBound) to \(share.upperBound) is not within 0 ... 1"
        } else {
            nil
        }
    }

    /// Returns the range of pixel numbers that satisfies both limits, for a number of compared pixels. It is empty if
    /// the limits contradict each other.
    func allowed(of compared: Int) -> (fewest: Int, most: Int) {
        let total = Double(compared)
        // The product can have rounding errors, so the quotient, which users check, is decisive.
        let (pixels, share) = (pixels.clamped(to: 0...Int.max), share.clamped(to: 0...1))
        var fewest = Int((share.lowerBound * total).rounded(.down))
        while Double(fewest) / total < share.lowerBound { fewest += 1 }
        var most = Int((share.upperBound * total).rounded(.up))
        while Double(most) / total > share.upperBound { most -= 1 }
        return (max(pixels.lowerBound, fewest), min(pixels.upperBound, most, compared))
    }
}

extension DifferenceLimit: CustomStringConvertible {
    /// The description of the limit, such as “at most 50 pixels and 0.1 %”.
    public var description: String {
        let isPixelsLimited = pixels != 0...Int.max
        let isShareLimited = share != 0...1
        var parts: [String] = []
        if isPixelsLimited || !isShareLimited {
            parts.append(
                Self.words(pixels.lowerBound, pixels.upperBound, isFromZero: pixels.lowerBound == 0)
                    + " pixels")
        }
        if isShareLimited {
            parts.append(
                Self.words(
                    share.lowerBound.percentage, share.upperBound.percentage,
                    isFromZero: share.lowerBound == 0))
        }
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
        return "\(percent.shortened(toTell: min(percent, 100 - percent))) %"
    }

    /// Returns the number with enough decimals for two digits of `part`.
    func shortened(toTell part: Double) -> String {
        var unit = 1.0
        while unit < 10_000, part * unit < 10 { unit *= 10 }
        let rounded = (self * unit).rounded() / unit
        return rounded == rounded.rounded() ? "\(Int(clamping: rounded))" : "\(rounded)"
    }
}
