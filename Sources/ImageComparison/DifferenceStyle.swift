/// Colors and sizes of the difference pictures. Sizes are pixels.
enum DifferenceStyle {
    /// Red, green, blue.
    typealias Color = (UInt8, UInt8, UInt8)

    static let different: Color = (255, 0, 0)
    static let antialiased: Color = (255, 200, 0)
    static let outline: Color = (255, 0, 255)
    /// Between pictures and where there is none.
    static let frame: Color = (128, 128, 128)
    static let squares: (light: Int, dark: Int) = (255, 225)
    static let squareSide = 8

    /// How much of the contrast of what did not change is left.
    static let contextContrast = 0.35
    static func ignored(_ gray: UInt8) -> Color { (UInt8(Int(gray) * 3 / 4), UInt8(Int(gray) * 7 / 8), 255) }

    static let outlineDistance = 4
    static let outlineWidth = 2
    static let gap = 16

    static let closeUpMargin = 20
    static let closeUpSide = 320
    static let largestZoom = 8
    static let mostCloseUps = 12
}
