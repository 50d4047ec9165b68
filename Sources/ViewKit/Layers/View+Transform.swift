import Diagnostics

extension View {
    /// The transformation of the view around its center. Mirrors `UIView.transform`.
    ///
    /// Only its translation is drawn, in points. Scales and rotations cause a warning and have no effect.
    public var transform: CGAffineTransform {
        get { uncommon?.transform ?? .identity }
        set { if newValue != transform { ownUncommon.transform = newValue } }
    }

    /// The translation of the view, in points.
    var transformOffset: CGPoint {
        guard let transform = uncommon?.transform, !transform.isIdentity else { return .zero }
        if [transform.a, transform.b, transform.c, transform.d] != [1, 0, 0, 1] {
            Warnings.report("scales and rotations of views are not drawn")
        }
        return CGPoint(x: transform.tx, y: transform.ty)
    }
}
