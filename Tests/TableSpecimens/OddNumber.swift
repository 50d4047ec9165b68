import Foundation

/// A number outside all reasonable ranges, as a floating-point value and as an integer.
package struct OddNumber: Sendable {
    package let fraction: CGFloat
    package let whole: Int

    package static let all = zip(
        [.nan, .infinity, -.infinity, 1e300, -1e300, 1e19, 1e-300, -1, 0] as [CGFloat],
        [.min, .max, -1, 1 << 40, -1 << 40, Int(Int32.max), 1, Int(Int32.min), 0]
    ).map { OddNumber(fraction: $0, whole: $1) }

    package var point: CGPoint { CGPoint(x: fraction, y: fraction) }
    package var size: CGSize { CGSize(width: fraction, height: fraction) }
    package var rect: CGRect { CGRect(origin: point, size: size) }

}
