/// The criterion for pixels to count as different.
///
/// In every mode, bitwise equal pixels never differ.
public enum ComparisonMode: Sendable, Hashable {
    /// Any difference of red, green, blue or alpha counts.
    case exact

    /// Pixels differ if the difference of red, green, blue or alpha exceeds `maximum`, from 0 to 255.
    case channels(maximum: Int)

    /// Pixels differ by their perceived difference (YIQ), in which brightness weighs more than color. It counts the
    /// same pixels as pixelmatch 7.2 with the same options. Later versions count those of
    /// ``oklab(threshold:countsAntialiasing:backdrop:)``.
    ///
    /// - Parameters:
    ///   - threshold: The threshold, from 0 to 1, where 1 is the difference between black and white. Default: 0.1, as
    ///     in pixelmatch.
    ///   - countsAntialiasing: A Boolean value that indicates whether antialiased pixels in either image count too
    ///     (pixelmatch's `includeAA`). Otherwise they are counted separately.
    ///   - backdrop: The backdrop of translucent pixels.
    case perceptual(
        threshold: Double = 0.1, countsAntialiasing: Bool = false, backdrop: Backdrop = .checkerboard)

    /// Pixels differ by the HyAB distance of their colors in OKLab: the difference of the lightness plus the distance of
    /// the hue and chroma. It counts the same pixels as the versions of pixelmatch after 7.2 with the same options.
    ///
    /// Use it rather than ``perceptual(threshold:countsAntialiasing:backdrop:)`` where colors of the same brightness
    /// must be distinguished, such as two blues.
    ///
    /// - Parameters:
    ///   - threshold: The threshold, from 0 to 1, where 1 is the distance of black and white. With 0, all pixels that
    ///     are not bitwise equal differ. Default: 0.1, as in pixelmatch.
    ///   - countsAntialiasing: A Boolean value that indicates whether antialiased pixels in either image count too
    ///     (pixelmatch's `includeAA`). Otherwise they are counted separately.
    ///   - backdrop: The backdrop of translucent pixels. Antialiasing is detected over white.
    case oklab(
        threshold: Double = 0.1, countsAntialiasing: Bool = false, backdrop: Backdrop = .checkerboard)

    /// Pixels differ if the distance of their colors exceeds `maximum` by the CIEDE2000 formula. A distance of 1 is
    /// approximately the smallest perceptible difference. Black and white have a distance of 100.
    ///
    /// Translucent pixels are compared over black and over white, and the larger distance counts.
    case ciede2000(maximum: Double = 2)

    /// Pixels differ if their structural similarity (SSIM) is less than `minimum`, from -1 to 1, where 1 is that of
    /// equal images. The definition is that of Wang, Bovik, Sheikh and Simoncelli, “Image Quality Assessment”, 2004:
    ///
    /// (2 μ₁ μ₂ + C₁) (2 σ₁₂ + C₂) / ((μ₁² + μ₂² + C₁) (σ₁² + σ₂² + C₂))
    ///
    /// - The window is the 7 × 7 pixels around the pixel, with equal weights. At the border of the image, it contains
    ///   only the pixels inside, and is not padded.
    /// - μ are the means, σ² the variances, and σ₁₂ the covariance of the window. Sums are divided by the number of
    ///   pixels, not by one less.
    /// - The constants are C₁ = (0.01 · 255)² = 6.5025 and C₂ = (0.03 · 255)² = 58.5225.
    /// - Red, green, blue and alpha are compared separately, in sRGB from 0 to 255. The lowest of the four
    ///   similarities counts. Colors are multiplied by alpha before, so that the color of a transparent pixel has no
    ///   effect.
    /// - Ignored pixels have the values of the reference image in both images.
    ///
    /// The similarity at each pixel counts rather than the mean. A missing word hardly affects the mean of a mostly
    /// white table. One different pixel affects the similarity of the 49 pixels around it.
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
        case .perceptual(let threshold, _, _), .oklab(let threshold, _, _):
            (0...1).contains(threshold) ? nil : "a threshold of \(threshold) is not within 0 ... 1"
        case .ciede2000(let maximum):
            maximum >= 0 && maximum.isFinite ? nil : "a color distance of \(maximum) is not 0 or more"
        case .ssim(let minimum):
            (-1...1).contains(minimum) ? nil : "a similarity of \(minimum) is not within -1 ... 1"
        }
    }
}
