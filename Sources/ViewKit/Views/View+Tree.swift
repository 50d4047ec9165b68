extension View {
    // MARK: The hierarchy

    /// Returns a Boolean value that indicates whether the view is the given view or one of its descendants.
    public func isDescendant(of view: View) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }

    // MARK: Coordinates

    /// Converts a point of this view to the coordinates of another view in the hierarchy. `nil` means the root view.
    public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
        Self.convert(point, from: coordinatesInTree, to: view?.coordinatesInTree ?? .identity)
    }

    /// Converts a point of another view in the hierarchy to the coordinates of this view. `nil` means the root view.
    public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
        Self.convert(point, from: view?.coordinatesInTree ?? .identity, to: coordinatesInTree)
    }

    /// Converts a rectangle of this view to the coordinates of another view in the hierarchy. `nil` means the root
    /// view. With transforms, the result is the smallest rectangle around the converted one.
    public func convert(_ rect: CGRect, to view: View?) -> CGRect {
        Self.convert(rect, from: coordinatesInTree, to: view?.coordinatesInTree ?? .identity)
    }

    /// Converts a rectangle of another view in the hierarchy to the coordinates of this view. `nil` means the root
    /// view. With transforms, the result is the smallest rectangle around the converted one.
    public func convert(_ rect: CGRect, from view: View?) -> CGRect {
        Self.convert(rect, from: view?.coordinatesInTree ?? .identity, to: coordinatesInTree)
    }

    private static func convert(
        _ point: CGPoint, from own: CGAffineTransform, to other: CGAffineTransform
    ) -> CGPoint {
        if own.isTranslation, other.isTranslation {
            return CGPoint(x: point.x + own.tx - other.tx, y: point.y + own.ty - other.ty)
        }
        return point.applying(own).applying(other.inverted())
    }

    private static func convert(
        _ rect: CGRect, from own: CGAffineTransform, to other: CGAffineTransform
    ) -> CGRect {
        if own.isTranslation, other.isTranslation {
            return CGRect(origin: convert(rect.origin, from: own, to: other), size: rect.size)
        }
        return rect.applying(own.concatenating(other.inverted()))
    }

    /// The transformation of the view's coordinates to those of the root view.
    private var coordinatesInTree: CGAffineTransform {
        guard let superview else { return .identity }
        let slide = CGAffineTransform(translationX: superview.contentSlide, y: 0)
        return coordinates(inSuperview: slide.concatenating(superview.coordinatesInTree))
    }
}
