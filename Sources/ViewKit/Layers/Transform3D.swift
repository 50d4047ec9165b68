import Foundation

/// A transformation in space, of which images show the part in the plane. Mirrors `CATransform3D`.
public struct Transform3D: Sendable, Hashable {
    /// The first row of the matrix.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    /// The second row of the matrix.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    /// The third row of the matrix, in which `m34` is the perspective.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    /// The last row of the matrix: a move in points.
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

    /// Creates the transformation that changes nothing.
    public init() {}

    /// Creates a transformation in the plane.
    public init(_ transform: CGAffineTransform) {
        (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
        (m41, m42) = (transform.tx, transform.ty)
    }

    /// Creates a move by distances in points.
    public init(translationX x: CGFloat, y: CGFloat, z: CGFloat) { (m41, m42, m43) = (x, y, z) }

    /// Creates a change of size by factors.
    public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat) { (m11, m22, m33) = (x, y, z) }

    /// Creates a rotation by an angle in radians around an axis. The axis (0, 0, 1) rotates in the plane. An axis without
    /// length rotates nothing.
    public init(rotationAngle angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite else { return }
        let (x, y, z) = (x / length, y / length, z / length)
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        let rest = 1 - cosine
        (m11, m12, m13) = (x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine)
        (m21, m22, m23) = (x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine)
        (m31, m32, m33) = (x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine)
    }

    /// The transformation that changes nothing.
    public static let identity = Transform3D()

    /// The part in the plane. Mirrors `CATransform3DGetAffineTransform`.
    public var affineTransform: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// Returns the transformation that applies this one first and then another one. Mirrors `CATransform3DConcat`.
    public func concatenating(_ other: Transform3D) -> Transform3D {
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
            [
                a * other.m11 + b * other.m21 + c * other.m31 + d * other.m41,
                a * other.m12 + b * other.m22 + c * other.m32 + d * other.m42,
                a * other.m13 + b * other.m23 + c * other.m33 + d * other.m43,
                a * other.m14 + b * other.m24 + c * other.m34 + d * other.m44,
            ]
        }
        let rows = [
            row(m11, m12, m13, m14), row(m21, m22, m23, m24), row(m31, m32, m33, m34),
            row(m41, m42, m43, m44),
        ]
        var result = Transform3D()
        (result.m11, result.m12, result.m13, result.m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (result.m21, result.m22, result.m23, result.m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (result.m31, result.m32, result.m33, result.m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (result.m41, result.m42, result.m43, result.m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
        return result
    }
}

extension View {
    /// The transformation of the view around its center, of which the part in the plane remains. Mirrors
    /// `UIView.transform3D`.
    public var transform3D: Transform3D {
        get { Transform3D(transform) }
        set { transform = newValue.affineTransform }
    }
}
