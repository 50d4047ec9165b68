/// A color for drawing: sRGB components and opacity, each from 0 to 1, not premultiplied.
public struct RGBA: Sendable, Hashable {
    /// The sRGB components and the opacity, from 0 to 1. Drawing clamps other numbers.
    public var red: Double, green: Double, blue: Double, alpha: Double

    /// Creates a color from components from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

extension RGBA {
    package var opaque: RGBA { RGBA(red: red, green: green, blue: blue) }

    /// The color with components clamped to the range from 0 to 1. NaN becomes 0.
    package var clamped: RGBA {
        func clamped(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
        return RGBA(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha))
    }

    /// The relative luminance of the opaque color according to WCAG, from 0 for black to 1 for white.
    private var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the color composited over an opaque color.
    package func drawn(on background: RGBA) -> RGBA {
        func mixed(_ part: KeyPath<RGBA, Double>) -> Double {
            self[keyPath: part] * alpha + background[keyPath: part] * (1 - alpha)
        }
        return RGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
    }

    /// Returns the contrast ratio to an opaque background according to WCAG, from 1 for equal colors to 21 for black
    /// and white.
    package func contrast(on background: RGBA) -> Double {
        let (first, second) = (drawn(on: background).luminance, background.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}

extension RGBA {
    /// Creates a color from `#RRGGBB` or `#RRGGBBAA`.
    package init?(hexadecimal text: String) {
        let digits = text.dropFirst()
        let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard values.count == digits.count, [6, 8].contains(values.count) else { return nil }
        let parts = stride(from: 0, to: values.count, by: 2).map {
            Double(values[$0] * 16 + values[$0 + 1]) / 255
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }

    /// The color as `#RRGGBB`, or `#RRGGBBAA` if it is translucent, rounded to 8 bits.
    package var hexadecimal: String {
        let color = clamped
        let parts = [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
        let digits = parts.map { part in
            let value = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return value.count < 2 ? "0" + value : value
        }
        return "#" + digits.joined()
    }
}
