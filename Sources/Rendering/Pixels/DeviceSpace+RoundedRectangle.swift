import CCairo
import DisplayList
import Foundation

extension DeviceSpace {
    /// Sets the context's path to a shape.
    func trace(_ shape: RoundedRectangle, on context: OpaquePointer) {
        cairo_new_path(context)
        add(shape, inset: shape.inset * scale, to: context)
    }

    /// Sets the context's path to the border inside a shape's edge, to be filled by the even-odd rule.
    func trace(_ shape: RoundedRectangle, borderWidth: Double, on context: OpaquePointer) {
        cairo_new_path(context)
        add(shape, inset: 0, to: context)
        add(shape, inset: max((borderWidth * scale).rounded(), 1), to: context)
    }

    /// Adds a shape to the path, inset by `inset` pixels on each side.
    private func add(_ shape: RoundedRectangle, inset: Double, to context: OpaquePointer) {
        guard let outline = outline(shape, inset: inset) else { return }
        outline.path.add(to: context, x: Double(outline.x), y: Double(outline.y))
    }

    /// Returns the outline and position of a shape with an inset in pixels, or `nil` if it is empty.
    package func outline(_ shape: RoundedRectangle, inset: Double) -> (path: Path, x: Int, y: Int)? {
        let pixels = pixels(shape.rect).near
        let (width, height) = (Double(pixels.width) - 2 * inset, Double(pixels.height) - 2 * inset)
        guard width > 0, height > 0 else { return nil }
        // Corner radii are limited to half of the shorter side before the inset.
        let whole = Double(min(pixels.width, pixels.height)) / 2
        let radius = shape.isRound ? max(min(shape.radius * scale, whole) - inset, 0) : 0
        // The path is rounded before it is moved by whole pixels, so that every strip gets the same curves.
        let path = Path(
            roundedRect: CGRect(x: inset, y: inset, width: width, height: height), radius: radius,
            corners: shape.corners
        ).inPixels(scale: 1)
        return (path, pixels.x, pixels.y)
    }
}
