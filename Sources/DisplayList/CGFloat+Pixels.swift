extension CGFloat {
    /// Returns the nearest pixel edge of a coordinate in points, as a whole number.
    ///
    /// A tiny offset makes edges halfway between two pixels round consistently, regardless of floating-point errors.
    package func pixelEdge(scale: CGFloat) -> CGFloat { (self * scale + 0.5 + 1e-6).rounded(.down) }

    /// Returns the nearest whole number of pixels of a distance in points.
    ///
    /// Half a pixel is rounded away from zero, unlike in ``pixelEdge(scale:)``. Opposite distances therefore have the
    /// same number of pixels. Sizes of images depend on it, too.
    package func nearestPixel(scale: CGFloat) -> CGFloat { (self * scale).rounded() }

    /// Returns the whole number of pixels of a line's thickness in points, at least one.
    package func pixelThickness(scale: CGFloat) -> CGFloat { Swift.max(nearestPixel(scale: scale), 1) }
}
