import Images

/// How many pixels may differ, as a number and as a share of the compared pixels. Both must hold.
///
/// A limit whose range does not begin at 0 declares a known difference: a picture that is suddenly better fails too,
/// so that the limit is tightened rather than forgotten.
public struct DifferenceLimit: Sendable, Hashable {
    /// The number of pixels that may differ.
    public var pixels: ClosedRange<Int>

    /// The share of the compared pixels that may differ, within 0 ... 1.
    public var share: ClosedRange<Double>

    /// No pixel may differ.
    public static let none = DifferenceLimit(pixels: 0...0)

    /// Makes a limit of both kinds. Whatever is left out allows everything.
    public init(pixels: ClosedRange<Int> = 0...Int.max, share: ClosedRange<Double> = 0...1) {
        self.pixels = pixels
        self.share = share
    }

    /// At most so many pixels.
    public static func pixels(_ maximum: Int) -> Self { .init(pixels: min(0, maximum)...maximum) }

    /// From so many to so many pixels.
    public static func pixels(_ range: ClosedRange<Int>) -> Self { .init(pixels: range) }

    /// At most this share of the pixels: 0.001 is one in a thousand.
    public static func share(_ maximum: Double) -> Self {
        // A range cannot hold NaN; like any other share outside of 0 ... 1 it makes the comparison fail.
        maximum.isNaN ? .init(share: -1...(-1)) : .init(share: min(0, maximum)...maximum)
    }

    /// From this share of the pixels to that.
    public static func share(_ range: ClosedRange<Double>) -> Self { .init(share: range) }

    /// Why the limit cannot be used, or nil.
    package var flaw: String? {
        if pixels.lowerBound < 0 {
            "a limit of \(pixels.lowerBound) pixels is less than none"
        } else if share.lowerBound < 0 || share.upperBound > 1 {
            "a share from \(share.lowerBound) to \(share.upperBound) is not within 0 ... 1"
        } else {
            nil
        }
    }

    /// The numbers of pixels that satisfy both limits when so many are compared. Empty when the two contradict
    /// each other.
    func allowed(of compared: Int) -> (fewest: Int, most: Int) {
        let total = Double(compared)
        // The product is off by a rounding now and then, so the quotient, which is what people check, decides.
        let (pixels, share) = (pixels.clamped(to: 0...Int.max), share.clamped(to: 0...1))
        var fewest = Int((share.lowerBound * total).rounded(.down))
        while Double(fewest) / total < share.lowerBound { fewest += 1 }
        var most = Int((share.upperBound * total).rounded(.up))
        while Double(most) / total > share.upperBound { most -= 1 }
        return (max(pixels.lowerBound, fewest), min(pixels.upperBound, most, compared))
    }
}

extension DifferenceLimit: CustomStringConvertible {
    /// The limit in words, such as "at most 50 pixels and 0.1 %".
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
    /// A share in per cent, with two digits that say something.
    var percentage: String {
        let percent = self * 100
        guard percent > 0, percent < 100 else { return "\(Int(clamping: percent)) %" }
        if percent < 0.001 { return "less than 0.001 %" }
        if percent > 99.999 { return "more than 99.999 %" }
        return "\(percent.shortened(toTell: min(percent, 100 - percent))) %"
    }

    /// The number with as many decimals as leave two digits of `part`.
    func shortened(toTell part: Double) -> String {
        var unit = 1.0
        while unit < 10_000, part * unit < 10 { unit *= 10 }
        let rounded = (self * unit).rounded() / unit
        return rounded == rounded.rounded() ? "\(Int(clamping: rounded))" : "\(rounded)"
    }
}
