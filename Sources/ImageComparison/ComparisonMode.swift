/// When two pixels count as different.
///
/// Pixels that are equal bit for bit never differ, whatever the mode.
public enum ComparisonMode: Sendable, Hashable {
    /// Any difference of red, green, blue or alpha counts.
    case exact

    /// Pixels differ when red, green, blue or alpha is further apart than `maximum`, 0 ... 255.
    case channels(maximum: Int)

    /// Pixels differ by what the eye sees: brightness more than color (YIQ). Counts the same pixels as pixelmatch
    /// 7.2 with the same options; later versions measure color differently.
    ///
    /// - Parameters:
    ///   - threshold: 0 ... 1, of the distance between black and white. pixelmatch's default is 0.1.
    ///   - countsAntialiasing: Whether pixels that are the smoothed edge of a shape in either picture count too
    ///     (pixelmatch's `includeAA`). They are counted apart otherwise.
    ///   - backdrop: What shows through translucent pixels.
    case perceptual(
        threshold: Double = 0.1, countsAntialiasing: Bool = false, backdrop: Backdrop = .checkerboard)

    /// Pixels differ when their colors are further apart than `maximum` by the CIEDE2000 formula; 1 is about the
    /// smallest difference an eye can see, black and white are 100 apart. Translucent pixels are compared over
    /// black and over white, and the larger distance holds.
    case ciede2000(maximum: Double = 2)

    /// Pixels differ when the structural similarity (SSIM) of the 7 × 7 pixels around them is less than `minimum`,
    /// -1 ... 1, in red, green, blue or alpha.
    ///
    /// The similarity of each place counts rather than the mean of all: a missing word hardly moves the mean of a
    /// table that is mostly white.
    case ssim(minimum: Double = 0.95)

    /// What shows through translucent pixels.
    public enum Backdrop: String, Sendable, CaseIterable {
        /// pixelmatch's pattern of colors, on which no change of alpha goes unseen.
        case checkerboard
        /// White.
        case white
    }

    /// Why the mode cannot be used, or nil.
    package var flaw: String? {
        switch self {
        case .exact: nil
        case .channels(let maximum):
            (0...255).contains(maximum) ? nil : "a channel difference of \(maximum) is not within 0 ... 255"
        case .perceptual(let threshold, _, _):
            (0...1).contains(threshold) ? nil : "a threshold of \(threshold) is not within 0 ... 1"
        case .ciede2000(let maximum):
            maximum >= 0 && maximum.isFinite ? nil : "a color distance of \(maximum) is not 0 or more"
        case .ssim(let minimum):
            (-1...1).contains(minimum) ? nil : "a similarity of \(minimum) is not within -1 ... 1"
        }
    }
}
