import ImageComparison
import Images

/// A target that compares two small bitmaps in every mode, and draws their differences.
enum ComparisonTarget {
    static func run(_ bytes: [UInt8]) throws {
        var choices = ByteChoices(bytes)
        let mode = mode(&choices)
        let limit: DifferenceLimit =
            choices.oneIn(4)
            ? .pixels(choices.number(below: 9), inWindowOf: 1 + choices.number(below: 30))
            : choices.oneIn(2) ? .pixels(choices.number(below: 9)) : .fraction(Double(choices.byte()) / 255)
        let ignored = (0..<choices.number(below: 3)).map { _ in rect(&choices) }
        let (style, isSame) = (choices.element(of: DifferenceImage.allCases) ?? .overlay, choices.oneIn(8))
        let parts = (0..<choices.number(below: 3)).map { _ in rect(&choices) }
        let reference = try bitmap(&choices, like: nil)
        let actual = isSame ? reference : try bitmap(&choices, like: reference)
        let comparison = ImageComparison(
            reference, actual, tolerance: Tolerance(mode, limit: limit), ignoring: ignored)
        _ = (comparison.description, comparison.slack, comparison.differentPixels(inSmallestOf: parts))
        try FuzzFinding.check(
            comparison.differentPixels <= comparison.comparedPixels,
            "\(comparison.differentPixels) of \(comparison.comparedPixels) pixels differ")
        if isSame { try FuzzFinding.check(comparison.differentPixels == 0, "a bitmap differs from itself") }
        _ = try comparison.differenceImage(style)
    }

    private static func mode(_ choices: inout ByteChoices) -> ComparisonMode {
        switch choices.number(below: 6) {
        case 0: .exact
        case 1: .channels(maximum: Int(choices.byte()))
        case 2:
            .perceptual(
                threshold: Double(choices.byte()) / 255, countsAntialiasing: choices.oneIn(2),
                backdrop: choices.oneIn(2) ? .white : .checkerboard)
        case 3:
            .oklab(
                threshold: Double(choices.byte()) / 255, countsAntialiasing: choices.oneIn(2),
                backdrop: choices.oneIn(2) ? .white : .checkerboard)
        case 4: .ciede2000(maximum: Double(choices.byte()) / 8)
        default: .ssim(minimum: Double(choices.byte()) / 127.5 - 1)
        }
    }

    /// Returns a rectangle inside, across or outside of a bitmap, which may have the minimum and maximum
    /// integers.
    private static func rect(_ choices: inout ByteChoices) -> PixelRect {
        func number(_ choices: inout ByteChoices) -> Int {
            let byte = choices.byte()
            return switch byte {
            case 255: .max
            case 254: .min
            default: Int(Int8(truncatingIfNeeded: Int(byte))) / 4
            }
        }
        let (x, y) = (number(&choices), number(&choices))
        return PixelRect(x: x, y: y, width: number(&choices), height: number(&choices))
    }

    /// Returns a bitmap of bytes, or one like another with some bytes changed.
    private static func bitmap(_ choices: inout ByteChoices, like other: Bitmap?) throws -> Bitmap {
        if let other, choices.oneIn(2) {
            var pixels = other.bytes
            for _ in 0..<choices.number(below: 20) {
                pixels[choices.number(below: pixels.count)] = choices.byte()
            }
            return try Bitmap(width: other.width, height: other.height, bytes: pixels)
        }
        let (width, height) = (1 + choices.number(below: 24), 1 + choices.number(below: 24))
        let pattern = choices.bytes(1 + choices.number(below: width * height * 4))
        let pixels = (0..<width * height * 4).map { pattern.isEmpty ? 255 : pattern[$0 % pattern.count] }
        return try Bitmap(width: width, height: height, bytes: pixels)
    }
}
