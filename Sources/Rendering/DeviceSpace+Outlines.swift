import DisplayList

/// A path in pixels, and its position in whole pixels of a strip.
///
/// The path is rounded before it is moved by whole pixels, so that every strip gets the same curves.
struct Outline {
    var path: Path
    var x: Int, y: Int
    /// A Boolean value that indicates whether the path is filled by the even-odd rule.
    var isEvenOdd = false
}

extension DeviceSpace {
    /// Returns the outline of a shape, or `nil` if it is empty.
    func outline(of shape: RoundedRectangle) -> Outline? { outline(of: shape, inset: shape.inset * scale) }

    /// Returns the outline of the border inside a shape's edge, or `nil` if the shape is empty.
    func border(of shape: RoundedRectangle, width: Double) -> Outline? {
        guard var border = outline(of: shape, inset: 0) else { return nil }
        border.isEvenOdd = true
        if let hole = outline(of: shape, inset: CGFloat(width).pixelThickness(scale: scale)) {
            border.path.append(hole.path)
        }
        return border
    }

    /// Returns the outline of a shape with an inset in pixels, or `nil` if it is empty.
    private func outline(of shape: RoundedRectangle, inset: Double) -> Outline? {
        let pixels = pixels(shape.rect).near(farthest)
        let (width, height) = (Double(pixels.width) - 2 * inset, Double(pixels.height) - 2 * inset)
        guard width > 0, height > 0 else { return nil }
        // Corner radii are limited before the inset.
        let whole = shape.corners.maxRadius(in: CGSize(width: pixels.width, height: pixels.height))
        let radius = shape.isRound ? max(min(shape.radius * scale, whole) - inset, 0) : 0
        let path = Path(
            roundedRect: CGRect(x: inset, y: inset, width: width, height: height), radius: radius,
            corners: shape.corners, curve: shape.curve)
        return Outline(path: path.inPixels(scale: 1), x: pixels.x, y: pixels.y)
    }
}

extension Path {
    /// Returns the path in pixels of the complete image, rounded to 1/256 of a pixel as in Cairo. Moves by whole pixels
    /// are then exact.
    func inPixels(scale: Double) -> Path {
        mapped { point in
            CGPoint(x: (point.x * scale * 256).rounded() / 256, y: (point.y * scale * 256).rounded() / 256)
        }
    }
}
