extension CGFloat {
    /// Returns the nearest pixel edge of a coordinate in points, as a whole number.
    ///
    /// A tiny offset makes edges halfway between two pixels round consistently, regardless of floating-point errors.
    package func pixelEdge(scale: CGFloat) -> CGFloat { (self * scale + 0.5 + 1e-6).rounded(.down) }
}
