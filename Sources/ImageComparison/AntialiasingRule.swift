/// A rule by which antialiased pixels do not count, if it does not count them explicitly.
protocol AntialiasingRule: PixelRule {
    var countsAntialiasing: Bool { get }

    /// Returns the brightness of a pixel minus that of a neighbor. It is 0 if they count as equal.
    ///
    /// - Parameter index: The index of the pixel in the common part of the images, in reading order.
    func brightness(
        _ pixel: UnsafePointer<UInt8>, over neighbor: UnsafePointer<UInt8>, at index: Int
    ) -> Double
}

extension AntialiasingRule {
    func isAntialiased(_ pair: ImagePair, x: Int, y: Int) -> Bool {
        guard !countsAntialiasing else { return false }
        let neighborhood = Neighborhood(x: x, y: y, width: pair.width, height: pair.height)
        return neighborhood.isSmoothedEdge(in: pair.first, and: pair.second, by: self)
            || neighborhood.isSmoothedEdge(in: pair.second, and: pair.first, by: self)
    }
}
