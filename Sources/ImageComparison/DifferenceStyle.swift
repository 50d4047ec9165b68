/// The colors and sizes of difference images. Sizes are in pixels.
enum DifferenceStyle {
    /// The red, green and blue components.
    typealias Color = (UInt8, UInt8, UInt8)

    static let different: Color = (255, 0, 0)
    static let antialiased: Color = (255, 200, 0)
    static let outline: Color = (255, 0, 255)
    /// The color between and around images.
    static let frame: Color = (128, 128, 128)
    static let squares: (light: Int, dark: Int) = (255, 225)
    static let squareSide = 8

    /// The fraction of the contrast that unchanged pixels retain.
    static let contextContrast = 0.35
    static func ignored(_ gray: UInt8) -> Color { (UInt8(Int(gray) * 3 / 4), UInt8(Int(gray) * 7 / 8), 255) }

    static let outlineDistance = 4
    static let outlineWidth = 2
    static let gap = 16

    static let closeUpMargin = 20
    static let closeUpSide = 320
    static let largestZoom = 8
    static let maxCloseUps = 12
}
