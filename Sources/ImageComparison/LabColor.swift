import Foundation

/// A color in CIE L*a*b*: lightness from 0 to 100, green to red, blue to yellow.
struct LabColor {
    var lightness: Double, a: Double, b: Double
}

extension LabColor {
    /// Creates a color from linear sRGB components, from 0 to 1.
    init(linearRed red: Double, green: Double, blue: Double) {
        // The matrix is that of IEC 61966-2-1, divided by the D65 white point.
        let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
        let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
        let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
        let (fx, fy, fz) = (Self.response(x), Self.response(y), Self.response(z))
        self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
    }

    /// Returns the linear component, from 0 to 1, of an sRGB component from 0 to 255.
    static func linear(_ channel: Double) -> Double {
        let value = channel / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func response(_ light: Double) -> Double {
        light > 216.0 / 24389 ? cbrt(light) : (24389.0 / 27 * light + 16) / 116
    }

    /// Returns the CIEDE2000 distance. Names and steps are those of Sharma, Wu and Dalal, “The CIEDE2000
    /// Color-Difference Formula”, 2005.
    func distance(to other: LabColor) -> Double {
        let meanC = (hypot(a, b) + hypot(other.a, other.b)) / 2
        let g = 0.5 * (1 - Self.seventhPowerFraction(meanC))
        let (a1, a2) = ((1 + g) * a, (1 + g) * other.a)
        let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
        let (h1, h2) = (Self.hue(a1, b), Self.hue(a2, other.b))
        let isGray = c1 * c2 == 0

        var hueStep = isGray ? 0 : h2 - h1
        if hueStep > 180 { hueStep -= 360 } else if hueStep < -180 { hueStep += 360 }
        let deltaL = other.lightness - lightness
        let deltaC = c2 - c1
        let deltaH = 2 * (c1 * c2).squareRoot() * sin(Self.radians(hueStep / 2))

        let meanL = (lightness + other.lightness) / 2
        let meanC1 = (c1 + c2) / 2
        var meanH = h1 + h2
        if !isGray {
            if abs(h1 - h2) > 180 { meanH += meanH < 360 ? 360 : -360 }
            meanH /= 2
        }
        let t =
            1 - 0.17 * cos(Self.radians(meanH - 30)) + 0.24 * cos(Self.radians(2 * meanH))
            + 0.32 * cos(Self.radians(3 * meanH + 6)) - 0.20 * cos(Self.radians(4 * meanH - 63))
        let fromMiddle = (meanL - 50) * (meanL - 50)
        let sL = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
        let sC = 1 + 0.045 * meanC1
        let sH = 1 + 0.015 * meanC1 * t
        let turn = (meanH - 275) / 25
        let rT = -2 * Self.seventhPowerFraction(meanC1) * sin(Self.radians(60 * exp(-turn * turn)))

        let (l, c, h) = (deltaL / sL, deltaC / sC, deltaH / sH)
        return max(0, l * l + c * c + h * h + rT * c * h).squareRoot()
    }

    /// Returns √(c⁷ / (c⁷ + 25⁷)).
    private static func seventhPowerFraction(_ chroma: Double) -> Double {
        let third = chroma * chroma * chroma
        let seventh = third * third * chroma
        return (seventh / (seventh + 6_103_515_625)).squareRoot()
    }

    /// Returns the hue in degrees, at least 0 and less than 360.
    private static func hue(_ a: Double, _ b: Double) -> Double {
        guard a != 0 || b != 0 else { return 0 }
        let degrees = atan2(b, a) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
