extension View {
    /// The transformation of the view around its center. Mirrors `UIView.transform`.
    ///
    /// It applies to everything in the view, to the conversion of coordinates and to touches. ``center``, ``bounds``,
    /// constraints and autoresizing are those of the view without it. ``frame`` is the smallest rectangle around the view.
    ///
    /// After reflections and turns by right angles, the view has the same pixels in another order. Other transformations
    /// are drawn as exactly as antialiasing permits, and without rounding to whole pixels. Their shadows are blurred by
    /// the same distance in all directions. A transformed row of a table ends at the edges of the row.
    ///
    /// A transformation with numbers that are not finite has no effect. One that makes areas lines or points hides the
    /// view.
    public var transform: CGAffineTransform {
        get { uncommon?.transform ?? .identity }
        set { if newValue != transform { ownUncommon.transform = newValue } }
    }

    /// The transform. `nil` if it has no effect.
    package var drawnTransform: CGAffineTransform? { uncommon?.drawnTransform }

    /// The smallest rectangle around the view, in the superview's coordinates. `nil` if it has no transform.
    var transformedFrame: CGRect? {
        guard let drawnTransform else { return nil }
        let frame = untransformedFrame
        if drawnTransform.isTranslation {
            return frame.offsetBy(dx: drawnTransform.tx, dy: drawnTransform.ty)
        }
        return CGRect(x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height)
            .applying(drawnTransform).offsetBy(dx: frame.midX, dy: frame.midY)
    }

    /// The untransformed frame and the drawing around it, in the superview's coordinates, if the transform draws beyond
    /// it. Moves do not count.
    package var edgeOfTransform: CGRect? {
        guard let drawnTransform, !drawnTransform.isTranslation, let transformedFrame else { return nil }
        let frame = untransformedFrame
        let outer = frame.insetBy(dx: -CGFloat.pixelTolerance, dy: -CGFloat.pixelTolerance)
        let outsets = surroundingOutsets
        if outer.contains(transformedFrame), outsets == .zero { return nil }
        return CGRect(
            x: frame.minX - outsets.left, y: frame.minY - outsets.top,
            width: frame.width + outsets.left + outsets.right,
            height: frame.height + outsets.top + outsets.bottom)
    }

    /// Returns the smallest rectangle around the view in other coordinates, from the transformation of the superview's.
    package func frame(in outer: CGAffineTransform) -> CGRect {
        if outer.isTranslation { return frame.offsetBy(dx: outer.tx, dy: outer.ty) }
        return bounds.applying(coordinates(inSuperview: outer))
    }

    /// Returns the untransformed frame of a view whose frame is to be `frame`. `nil` if it has no transform.
    func reversingTransform(of frame: CGRect) -> CGRect? {
        guard let drawnTransform else { return nil }
        if drawnTransform.isTranslation, fixedSize == nil {
            return frame.offsetBy(dx: -drawnTransform.tx, dy: -drawnTransform.ty)
        }
        let linear = drawnTransform.inUnits(0)
        func box(_ size: CGSize, _ transform: CGAffineTransform) -> CGSize {
            CGRect(origin: .zero, size: size).applying(transform).size
        }
        let ownSize =
            drawnTransform.isInvertible ? box(frame.size, linear.inverted()) : untransformedFrame.size
        let size = fixedSize ?? ownSize
        let space = fixedSize == nil ? frame.size : box(size, linear)
        return CGRect(
            x: frame.minX + (space.width - size.width) / 2 - drawnTransform.tx,
            y: frame.minY + (space.height - size.height) / 2 - drawnTransform.ty, width: size.width,
            height: size.height)
    }

    /// Returns the transformation of the view's coordinates to others, from that of the superview's coordinates.
    package func coordinates(inSuperview outer: CGAffineTransform = .identity) -> CGAffineTransform {
        let (frame, bounds) = (untransformedFrame, bounds)
        if let drawnTransform {
            return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
                .concatenating(drawnTransform)
                .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
                .concatenating(outer)
        }
        var result = outer
        // A move remains exactly a move.
        let (x, y) = outer.isTranslation ? (outer.tx, outer.ty) : (0, 0)
        (result.tx, result.ty) = (x + frame.minX - bounds.minX, y + frame.minY - bounds.minY)
        if outer.isTranslation { return result }
        return CGAffineTransform(translationX: result.tx, y: result.ty).concatenating(outer)
    }
}
