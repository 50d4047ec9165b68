import Foundation

extension Color {
    /// Creates a color from hue, saturation, brightness and opacity, each from 0 to 1. Other numbers are clamped.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func clamped(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
        let (hue, saturation, brightness) = (clamped(hue) * 6, clamped(saturation), clamped(brightness))
        // The distance of each component's full hue from the color's, in sixths of the circle.
        func component(_ full: CGFloat) -> CGFloat {
            let distance = abs((hue - full + 9).truncatingRemainder(dividingBy: 6) - 3)
            return brightness * (1 - saturation * clamped(distance - 1))
        }
        self.init(red: component(0), green: component(2), blue: component(4), alpha: alpha)
    }

    /// Copies the components of the color in the light appearance, from 0 to 1. The result is always `true`. Mirrors
    /// `UIColor.getRed(_:green:blue:alpha:)`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = light.red
        green?.pointee = light.green
        blue?.pointee = light.blue
        alpha?.pointee = light.alpha
        return true
    }

    /// Copies the hue, the saturation, the brightness and the opacity of the color in the light appearance, from 0 to 1.
    /// The result is always `true`. Mirrors `UIColor.getHue(_:saturation:brightness:alpha:)`.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue) = (light.red, light.green, light.blue)
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        let sixths: CGFloat =
            if range == 0 { 0 } else if high == red {
                ((green - blue) / range + 6).truncatingRemainder(dividingBy: 6)
            } else if high == green { (blue - red) / range + 2 } else { (red - green) / range + 4 }
        hue?.pointee = sixths / 6
        saturation?.pointee = high == 0 ? 0 : range / high
        brightness?.pointee = high
        alpha?.pointee = light.alpha
        return true
    }

    /// Copies the brightness and the opacity of the color in the light appearance, from 0 to 1. The result is `false`
    /// for a color that is not gray. Mirrors `UIColor.getWhite(_:alpha:)`.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard light.red == light.green, light.green == light.blue else { return false }
        white?.pointee = light.red
        alpha?.pointee = light.alpha
        return true
    }
}

extension Color: _ExpressibleByColorLiteral {
    /// Creates a color from the components of a color literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
