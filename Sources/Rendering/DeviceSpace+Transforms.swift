import DisplayList

/// The space of a transformed list, and its position in the space that contains it.
struct Placement {
    /// The conversion of the list's points to its pixels.
    var space: DeviceSpace
    /// The size of the list's pixels, in pixels of the space that contains it.
    var unit: Double
    /// The transformation of points of the list to those of the complete image, both in pixels of the latter.
    var transform: CGAffineTransform

    /// The transformation of the list's pixels to those of the complete image.
    var total: CGAffineTransform { CGAffineTransform(scaleX: unit, y: unit).concatenating(transform) }
}

extension DeviceSpace {
    /// The number of fine pixels for each pixel of an image, in both directions.
    static let fineness = 16.0

    /// Returns the position of a list whose points are transformed.
    ///
    /// After reflections and turns by right angles, the list has the pixels of the image. Otherwise it has fine pixels,
    /// so that its rectangles, lines and text are where the transformation moves them.
    func placement(of transform: CGAffineTransform) -> Placement {
        var space = self
        (space.firstRow, space.rowCount) = (0, .max)
        let pixels = transform.inUnits(scale)
        if isFine { return Placement(space: space, unit: 1, transform: pixels) }
        if let whole = pixels.onWholePixels { return Placement(space: space, unit: 1, transform: whole) }
        space.scale *= Self.fineness
        (space.farthest, space.isFine) = (1 << 30, true)
        return Placement(space: space, unit: 1 / Self.fineness, transform: pixels)
    }
}

extension CGAffineTransform {
    /// The transformation with its move rounded to whole pixels. `nil` if it does not turn pixels into pixels.
    var onWholePixels: CGAffineTransform? {
        guard var whole = squareSymmetry else { return nil }
        (whole.tx, whole.ty) = (tx.pixelEdge(scale: 1), ty.pixelEdge(scale: 1))
        return whole
    }
}
