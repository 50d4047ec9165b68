/// A colour as it is drawn: sRGB components and opacity, each from 0 to 1, not premultiplied.
public struct RGBA: Sendable, Hashable {
    /// Red, green and blue in sRGB, and opacity; 0 to 1.
    public var red: Double, green: Double, blue: Double, alpha: Double

    /// Makes a colour from components between 0 and 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
