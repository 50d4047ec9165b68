import Diagnostics

extension Layer {
    /// The layer whose shape clips this one, with its subviews, border and shadow. Its position is in the coordinates of
    /// this layer.
    ///
    /// It is a layer with a background, which can have rounded corners, or a `ShapeLayer` whose path is a circle or a
    /// rectangle with rounded corners, as that of `UIBezierPath(roundedRect:byRoundingCorners:…)`. Others have no
    /// effect, with a warning.
    public var mask: Layer? {
        get { view.uncommon?.mask }
        set { if newValue !== mask { view.ownUncommon.mask = newValue } }
    }

    /// The shape to which the layer clips as a mask, in the coordinates of the masked layer. `nil` if it has no effect.
    var maskShape: RoundedRectangle? {
        if let shape = self as? ShapeLayer {
            if let outline = shape.path?.roundedRectangle {
                return outline.moved(by: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
            }
        } else if backgroundColor != nil {
            return RoundedRectangle(frame, radius: cornerRadius, corners: maskedCorners, curve: cornerCurve)
        }
        Warnings.report("a mask that is not a rounded rectangle has no effect")
        return nil
    }

    /// Ends all animations. It has no effect, because an image shows their end.
    public func removeAllAnimations() {}

    /// The number of pixels per point of the content. It is always 1, and setting it has no effect.
    public var contentsScale: CGFloat {
        get { 1 }
        set {}
    }

    /// Schedules drawing. It has no effect, because every image draws all layers.
    public func setNeedsDisplay() {}
}
