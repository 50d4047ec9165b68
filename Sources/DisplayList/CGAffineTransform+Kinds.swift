extension CGAffineTransform {
    /// A Boolean value that indicates whether the transformation is a move.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// A Boolean value that indicates whether areas remain areas and all numbers are finite.
    package var isInvertible: Bool {
        let determinant = a * d - b * c
        return isFinite && determinant.isFinite && abs(determinant) > Self.tolerance
    }

    /// A Boolean value that indicates whether all numbers are finite.
    package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

    /// The transformation of squares to themselves that this one is, apart from its move: a turn by right angles, a
    /// reflection or both. `nil` for other transformations.
    package var squareSymmetry: CGAffineTransform? {
        let rounded = [a, b, c, d].map { $0.rounded() }
        let isNear = zip(rounded, [a, b, c, d]).allSatisfy { abs($0 - $1) < Self.tolerance }
        guard isNear, abs(rounded[0]) + abs(rounded[1]) == 1, abs(rounded[2]) + abs(rounded[3]) == 1,
            abs(rounded[0] * rounded[3] - rounded[1] * rounded[2]) == 1
        else { return nil }
        return CGAffineTransform(a: rounded[0], b: rounded[1], c: rounded[2], d: rounded[3], tx: tx, ty: ty)
    }

    /// Numbers that differ by less are the same: the cosine of a right angle is not exactly 0.
    private static let tolerance: CGFloat = 1e-9

    /// A Boolean value that indicates whether circles remain circles.
    package var retainsShapes: Bool {
        let (across, down) = (a * a + b * b, c * c + d * d)
        return max(abs(across - down), abs(a * c + b * d)) < Self.tolerance * (across + down)
    }

    /// The factor by which lengths change, on average over all directions.
    package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

    /// Returns the transformation with its move multiplied by a factor: that of points in another unit.
    package func inUnits(_ factor: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx * factor, ty: ty * factor)
    }
}
