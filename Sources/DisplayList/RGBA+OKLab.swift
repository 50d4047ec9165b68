extension RGBA {
    /// Returns the color between two colors at a fraction from 0 to 1, in the space OKLab, in which equal distances appear
    /// equal.
    package func mixed(with other: RGBA, fraction: Double) -> RGBA {
        // The ends are exact, without the rounding of the conversions.
        if fraction <= 0 || self == other { return self }
        if fraction >= 1 { return other }
        let (start, end) = (lab, other.lab)
        var color = RGBA(lab: start + (end - start) * fraction)
        color.alpha = alpha + (other.alpha - alpha) * fraction
        return color.clamped
    }

    // The constants are those of https://bottosson.github.io/posts/oklab/.
    private var lab: SIMD3<Double> {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(red), linear(green), linear(blue))
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        return SIMD3(
            0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
            1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
            0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
    }

    private init(lab: SIMD3<Double>) {
        func cubed(_ number: Double) -> Double { number * number * number }
        let long = cubed(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z)
        let medium = cubed(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z)
        let short = cubed(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z)
        func gamma(_ part: Double) -> Double {
            part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
        }
        self.init(
            red: gamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            green: gamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            blue: gamma(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short))
    }
}
