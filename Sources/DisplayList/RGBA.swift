import Foundation

/// A color as it is drawn: sRGB components and opacity, each from 0 to 1, not premultiplied.
public struct RGBA: Sendable, Hashable {
    /// Red, green and blue in sRGB, and opacity; 0 to 1. Others are drawn as the nearest of these.
    public var red: Double, green: Double, blue: Double, alpha: Double

    /// Makes a color from components between 0 and 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

extension RGBA {
    /// The same color without transparency.
    package var opaque: RGBA { RGBA(red: red, green: green, blue: blue) }

    /// The color with each component from 0 to 1; one that is missing is 0.
    package var clamped: RGBA {
        func clamped(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
        return RGBA(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha))
    }

    /// How bright the color is to the eye, opaque: 0 for black to 1 for white, as WCAG defines it.
    private var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The color as it is seen in front of an opaque one.
    private func drawn(on background: RGBA) -> RGBA {
        func mixed(_ part: KeyPath<RGBA, Double>) -> Double {
            self[keyPath: part] * alpha + background[keyPath: part] * (1 - alpha)
        }
        return RGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
    }

    /// How well the color is told from an opaque one behind it: 1 for not at all to 21 for black and white, as WCAG
    /// defines it.
    package func contrast(on background: RGBA) -> Double {
        let (first, second) = (drawn(on: background).luminance, background.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}
