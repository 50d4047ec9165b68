/// The criterion for pixels to count as different.
///
/// In every mode, bitwise equal pixels never differ.
public enum ComparisonMode: Sendable, Hashable {
    /// Any difference of red, green, blue or alpha counts.
    case exact

    /// Pixels differ if the difference of red, green, blue or alpha exceeds `maximum`, from 0 to 255.
    case channels(maximum: Int)

    /// Pixels differ by their perceived difference (YIQ), in which brightness weighs more than color. It counts the
    /// same pixels as pixelmatch 7.2 with the same options. Later versions measure color differently.
    ///
    /// - Parameters:
    ///   - threshold: The threshold, from 0 to 1, where 1 is the difference between black and white. Default: 0.1, as
    ///     in pixelmatch.
    ///   - countsAntialiasing: A Boolean value that indicates whether antialiased pixels in either image count too
    ///     (pixelmatch's `includeAA`). Otherwise they are counted separately.
    ///   - backdrop: The backdrop of translucent pixels.
    case perceptual(
        threshold: Double = 0.1, countsAntialiasing: Bool = false, backdrop: Backdrop = .checkerboard)

    /// Pixels differ if the distance of their colors exceeds `maximum` by the CIEDE2000 formula. A distance of 1 is
    /// approximately the smallest perceptible difference. Black and white have a distance of 100.
    ///
    /// Translucent pixels are compared over black and over white, and the larger distance counts.
    case ciede2000(maximum: Double = 2)

    /// Pixels differ if their structural similarity (SSIM) is less than `minimum`, from -1 to 1. The similarity is that
    /// of the surrounding 7 × 7 pixels, in red, green, blue or alpha.
    ///
    /// The similarity at each pixel counts rather than the mean. A missing word hardly affects the mean of a mostly
    /// white table.
    case ssim(minimum: Double = 0.95)

    /// The backdrop of translucent pixels.
    public enum Backdrop: String, Sendable, CaseIterable {
        /// pixelmatch's color pattern, on which every change of alpha is visible.
        case checkerboard
        /// White.
        case white
    }

    /// The reason why the mode is invalid, or `nil` if it is valid.
    package var problem: String? {
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
