import Diagnostics

extension Layer {
    /// The layer whose shape clips this one. Reading it returns `nil`.
    ///
    /// The shape must be a circle or a rectangle with rounded corners, as that of
    /// `UIBezierPath(roundedRect:byRoundingCorners:…)`, in a `ShapeLayer`. Others have no effect, with a warning.
    public var mask: Layer? {
        get { nil }
        set {
            guard let newValue else {
                view.outline = nil
                return
            }
            guard let shape = (newValue as? ShapeLayer)?.path?.roundedRectangle else {
                Warnings.report("a mask that is not a rounded rectangle has no effect")
                return
            }
            view.outline = { _ in shape }
            view.clipsToBounds = true
        }
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
