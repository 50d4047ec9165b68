import Bitmaps

/// An opaque picture in the making. Whatever is drawn outside of it is left out.
struct Canvas {
    private let width: Int
    private let height: Int
    private var bytes: [UInt8]

    private static let mostPixels = 500_000_000

    init(width: Int, height: Int, _ colour: DifferenceStyle.Colour) throws(DifferencePictureError) {
        guard height <= Self.mostPixels / width else { throw .tooLarge(width: width, height: height) }
        self.width = width
        self.height = height
        bytes = [UInt8](repeating: 255, count: width * height * Bitmap.bytesPerPixel)
        fill(PixelRect(x: 0, y: 0, width: width, height: height), colour)
    }

    func bitmap() throws(DifferencePictureError) -> Bitmap {
        do {
            return try Bitmap(width: width, height: height, bytes: bytes)
        } catch {
            throw .tooLarge(width: width, height: height)
        }
    }

    /// A pixel, which must be inside.
    subscript(x: Int, y: Int) -> DifferenceStyle.Colour {
        get {
            let start = (y * width + x) * Bitmap.bytesPerPixel
            return (bytes[start], bytes[start + 1], bytes[start + 2])
        }
        set {
            let start = (y * width + x) * Bitmap.bytesPerPixel
            (bytes[start], bytes[start + 1], bytes[start + 2]) = newValue
        }
    }

    mutating func fill(_ rect: PixelRect, _ colour: DifferenceStyle.Colour) {
        for y in rect.rows(within: height) {
            for x in rect.columns(within: width) { self[x, y] = colour }
        }
    }

    /// Draws lines along the inner sides of a rectangle, as far as they are inside of another.
    mutating func stroke(
        _ rect: PixelRect, inside frame: PixelRect, _ colour: DifferenceStyle.Colour, width: Int
    ) {
        let left = max(rect.x, frame.x)
        let right = min(rect.x + rect.width, frame.x + frame.width)
        let top = max(rect.y, frame.y)
        let bottom = min(rect.y + rect.height, frame.y + frame.height)
        let (across, down) = (right - left, bottom - top)
        fill(PixelRect(x: left, y: top, width: across, height: width), colour)
        fill(PixelRect(x: left, y: bottom - width, width: across, height: width), colour)
        fill(PixelRect(x: left, y: top, width: width, height: down), colour)
        fill(PixelRect(x: right - width, y: top, width: width, height: down), colour)
    }

    /// Draws a part of a picture, each pixel `zoom` × `zoom` pixels large. What the part has outside of the picture
    /// is left as it is.
    mutating func draw(_ picture: Bitmap, _ part: PixelRect, atX left: Int, y top: Int, zoom: Int) {
        for y in part.rows(within: picture.height) {
            for x in part.columns(within: picture.width) {
                let pixel = PixelRect(
                    x: left + (x - part.x) * zoom, y: top + (y - part.y) * zoom, width: zoom, height: zoom)
                fill(pixel, picture.colourOverSquares(x, y))
            }
        }
    }
}

extension Bitmap {
    /// The colour of a pixel over a pattern of grey squares, by which people know what is translucent.
    func colourOverSquares(_ x: Int, _ y: Int) -> DifferenceStyle.Colour {
        let start = y * bytesPerRow + x * Self.bytesPerPixel
        let alpha = Int(bytes[start + 3])
        if alpha == 255 { return (bytes[start], bytes[start + 1], bytes[start + 2]) }
        let side = DifferenceStyle.squareSide
        let squares = DifferenceStyle.squares
        let backdrop = (x / side + y / side) % 2 == 0 ? squares.light : squares.dark
        func blended(_ channel: UInt8) -> UInt8 {
            UInt8((Int(channel) * alpha + backdrop * (255 - alpha) + 127) / 255)
        }
        return (blended(bytes[start]), blended(bytes[start + 1]), blended(bytes[start + 2]))
    }

    /// The brightness of a pixel, made pale so that colours stand out in front of it.
    func paleGrey(_ x: Int, _ y: Int) -> UInt8 {
        let (red, green, blue) = colourOverSquares(x, y)
        let brightness = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
        return UInt8(255 - (255 - brightness) * DifferenceStyle.contextContrast)
    }
}
