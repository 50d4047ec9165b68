import DisplayList

/// The conversion of points of the content to pixels of a strip.
///
/// Coordinates are rounded in the pixels of the complete image, then moved to the strip by whole pixels. A strip
/// therefore contains exactly the same pixels as the complete image.
struct DeviceSpace {
    var scale: Double
    /// The row of the complete image that is the first of the strip.
    var firstRow: Int
    var rowCount: Int
    /// The maximum coordinate of outlines, in pixels. Formats other than SVG draw them with Cairo.
    var farthest = DeviceSpace.cairoLimit

    /// A Boolean value that indicates whether pixels are much smaller than those of the image, so that their rounding is
    /// invisible.
    var isFine = false

    /// Coordinates of Cairo have 32 bits, for 1/256 of a pixel. This is less than that, and far outside any strip.
    static let cairoLimit = 2 * StripSurface.maximumSide

    // This is far beyond any image, and exact as a Double.
    static let limit = 1_000_000_000_000_000

    func edge(_ coordinate: Double) -> Int { whole(CGFloat(coordinate).pixelEdge(scale: scale)) }

    /// Returns the whole pixels of a rectangle, at least one in each direction.
    func pixels(_ rect: CGRect) -> StripRect {
        var pixels = clip(rect)
        pixels.width = max(pixels.width, 1)
        pixels.height = max(pixels.height, 1)
        return pixels
    }

    /// Returns the whole pixels of a clipping rectangle, which is empty if it is thinner than half a pixel.
    func clip(_ rect: CGRect) -> StripRect {
        let (left, top) = (edge(rect.minX), edge(rect.minY))
        return StripRect(
            x: left, y: top - firstRow, width: edge(rect.maxX) - left, height: edge(rect.maxY) - top)
    }

    /// Returns the row of pixels below a baseline.
    func row(of baseline: Double) -> Int { edge(baseline) - firstRow }

    /// Returns the rectangle of a run's ink, which is in fractions of pixels.
    func ink(of placed: TextLayout.PlacedRun) -> CGRect {
        let ink = placed.run.bounds
        return CGRect(
            x: (placed.x + ink.minX) * scale, y: Double(row(of: placed.baseline)) + ink.minY * scale,
            width: ink.width * scale, height: ink.height * scale)
    }

    func pixels(_ distance: Double) -> Int { whole(CGFloat(distance).nearestPixel(scale: scale)) }

    /// Returns the whole pixels of a line's thickness, at least one.
    func thickness(_ distance: Double) -> Int { whole(CGFloat(distance).pixelThickness(scale: scale)) }

    private func whole(_ pixels: Double) -> Int { Int(clamping: pixels, within: Self.limit) }
}
