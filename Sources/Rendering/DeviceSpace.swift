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

    /// Coordinates of Cairo have 32 bits, for 1/256 of a pixel. This is less than that, and far outside any strip.
    static let cairoLimit = 2 * StripSurface.maximumSide

    /// A rectangle of the strip in whole pixels.
    struct PixelRect: Equatable {
        var x: Int, y: Int, width: Int, height: Int
    }

    // This is far beyond any image, and exact as a Double and an Int.
    static let limit = 1e15

    func edge(_ coordinate: Double) -> Int { whole(CGFloat(coordinate).pixelEdge(scale: scale)) }

    /// Returns the whole pixels of a rectangle, at least one in each direction.
    func pixels(_ rect: CGRect) -> PixelRect {
        var pixels = clip(rect)
        pixels.width = max(pixels.width, 1)
        pixels.height = max(pixels.height, 1)
        return pixels
    }

    /// Returns the whole pixels of a clipping rectangle, which is empty if it is thinner than half a pixel.
    func clip(_ rect: CGRect) -> PixelRect {
        let (left, top) = (edge(rect.minX), edge(rect.minY))
        return PixelRect(
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

    func pixels(_ distance: Double) -> Int { whole((distance * scale).rounded()) }

    private func whole(_ pixels: Double) -> Int {
        pixels.isNaN ? 0 : Int(min(max(pixels, -Self.limit), Self.limit))
    }
}

extension DeviceSpace.PixelRect {
    /// Returns the part of the rectangle within a distance from the strip's origin, which Cairo can draw by default.
    func near(_ far: Int = DeviceSpace.cairoLimit) -> DeviceSpace.PixelRect {
        func near(_ edge: Int) -> Int { min(max(edge, -far), far) }
        let (left, top) = (near(x), near(y))
        return DeviceSpace.PixelRect(
            x: left, y: top, width: near(x + width) - left, height: near(y + height) - top)
    }
}
