/// An opaque image to draw in. Drawing outside of it has no effect.
struct Canvas {
    private let width: Int, height: Int
    private var bytes: [UInt8]

    /// The maximum number of pixels, which is that of images that can be read.
    private static let maximumPixels = 100_000_000

    init(width: Int, height: Int, _ color: DifferenceStyle.Color) throws(ImageError) {
        guard height <= Self.maximumPixels / width else {
            throw ImageError(
                .tooLarge, reason: "of the differences would be too large: \(width) × \(height) pixels")
        }
        self.width = width
        self.height = height
        bytes = [UInt8](repeating: 255, count: width * height * Bitmap.bytesPerPixel)
        fill(PixelRect(x: 0, y: 0, width: width, height: height), color)
    }

    var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: bytes) }

    /// Accesses a pixel, which must be inside the image.
    subscript(x: Int, y: Int) -> DifferenceStyle.Color {
        get {
            let start = (y * width + x) * Bitmap.bytesPerPixel
            return (bytes[start], bytes[start + 1], bytes[start + 2])
        }
        set {
            let start = (y * width + x) * Bitmap.bytesPerPixel
            (bytes[start], bytes[start + 1], bytes[start + 2]) = newValue
        }
    }

    mutating func fill(_ rect: PixelRect, _ color: DifferenceStyle.Color) {
        for y in rect.rows(within: height) { for x in rect.columns(within: width) { self[x, y] = color } }
    }

    /// Draws lines along the inner sides of a rectangle, clipped to another rectangle.
    mutating func stroke(
        _ rect: PixelRect, inside frame: PixelRect, _ color: DifferenceStyle.Color, width: Int
    ) {
        let left = max(rect.x, frame.x)
        let right = min(rect.x + rect.width, frame.x + frame.width)
        let top = max(rect.y, frame.y)
        let bottom = min(rect.y + rect.height, frame.y + frame.height)
        let (across, down) = (right - left, bottom - top)
        fill(PixelRect(x: left, y: top, width: across, height: width), color)
        fill(PixelRect(x: left, y: bottom - width, width: across, height: width), color)
        fill(PixelRect(x: left, y: top, width: width, height: down), color)
        fill(PixelRect(x: right - width, y: top, width: width, height: down), color)
    }

    /// The position of a drawn part of an image, with each pixel enlarged to `zoom` × `zoom` pixels.
    struct Placement {
        var part: PixelRect
        var left: Int, top: Int
        var zoom = 1
    }

    /// Draws parts of an image, which is read once. Pixels outside of the image are left unchanged.
    mutating func draw(_ image: any RowSource, _ placements: [Placement]) throws(ImageError) {
        let rows = placements.map { $0.part.rows(within: image.height) }
        let end = rows.map(\.upperBound).max() ?? 0
        try image.forEachRow(below: end) { y, row in
            for (placement, rows) in zip(placements, rows) where rows.contains(y) {
                let zoom = placement.zoom
                for x in placement.part.columns(within: image.width) {
                    let pixel = PixelRect(
                        x: placement.left + (x - placement.part.x) * zoom,
                        y: placement.top + (y - placement.part.y) * zoom, width: zoom, height: zoom)
                    fill(pixel, row.colorOverSquares(x))
                }
            }
        }
    }
}

/// The pixels of one row of an image.
struct ImageRow {
    let bytes: UnsafeRawBufferPointer
    let y: Int

    /// Returns the color of a pixel over a checkerboard, which makes translucency visible.
    func colorOverSquares(_ x: Int) -> DifferenceStyle.Color {
        let start = x * Bitmap.bytesPerPixel
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

    /// Returns the brightness of a pixel with reduced contrast, so that colors stand out.
    func paleGray(_ x: Int) -> UInt8 {
        let (red, green, blue) = colorOverSquares(x)
        let brightness = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
        return UInt8(255 - (255 - brightness) * DifferenceStyle.contextContrast)
    }
}

extension RowSource {
    /// Calls `body` with each row above `end`, from the top.
    func forEachRow(below end: Int, _ body: (_ y: Int, _ row: ImageRow) -> Void) throws(ImageError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: width * Bitmap.bytesPerPixel, alignment: Bitmap.bytesPerPixel)
        defer { buffer.deallocate() }
        let reader = try makeRowReader()
        for y in 0..<end {
            try reader.readRow(into: buffer)
            body(y, ImageRow(bytes: UnsafeRawBufferPointer(buffer), y: y))
        }
    }
}
