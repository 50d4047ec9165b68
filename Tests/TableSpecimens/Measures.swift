import TableKit

extension BinaryFloatingPoint {
    /// Returns a Boolean value that indicates whether the number is within a quarter of a point of another.
    package func isAbout(_ other: Self) -> Bool { (self - other).magnitude <= 0.250_001 }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether all edges are within a quarter of a point of another rectangle's.
    package func isAbout(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        minX.isAbout(x) && minY.isAbout(y) && self.width.isAbout(width) && self.height.isAbout(height)
    }
}

extension RGBA {
    /// Returns a Boolean value that indicates whether the components are within 2 of 255 of a color, drawn on an opaque
    /// ground.
    package func isAbout(
        _ red: Double, _ green: Double, _ blue: Double, on ground: RGBA = RGBA(255, 255, 255)
    ) -> Bool {
        let color = drawn(on: ground)
        return [(color.red, red), (color.green, green), (color.blue, blue)]
            .allSatisfy { abs($0 * 255 - $1) <= 2 }
    }
}
