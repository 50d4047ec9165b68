import TableKit

/// Returns a Boolean value that indicates whether a length is within a quarter of a point of a measured one.
package func isNear(_ length: CGFloat, _ measured: CGFloat) -> Bool { abs(length - measured) <= 0.25 + 1e-6 }

extension RGBA {
    /// Returns a Boolean value that indicates whether the color on an opaque ground is within 2 of 255 of a measured
    /// one.
    package func isNear(_ red: Double, _ green: Double, _ blue: Double, on ground: RGBA = RGBA(255, 255, 255))
        -> Bool
    {
        let measured = RGBA(red, green, blue)
        return [\RGBA.red, \.green, \.blue].allSatisfy { part in
            let drawn = self[keyPath: part] * alpha + ground[keyPath: part] * (1 - alpha)
            return abs(drawn - measured[keyPath: part]) * 255 <= 2
        }
    }
}
