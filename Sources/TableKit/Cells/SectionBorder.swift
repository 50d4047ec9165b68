/// A row's part of the border around its section: the sides, and the top or bottom for the first or last row.
final class SectionBorder: View {
    var line: Theme.Border?
    /// The radius of the section's corners.
    var radius: CGFloat = 0
    var curve = CornerCurve.circular
    /// The corners of the section that belong to the row. Without them, the border continues above or below.
    var sectionCorners: Path.Corners = []

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard let line else { return }
        // The content of a swiped row moves, but its border does not.
        let slide = superview?.contentSlide ?? 0
        context.translated(by: CGPoint(x: -slide, y: 0)) { drawInside(line, in: rect, context) }
    }

    private func drawInside(_ line: Theme.Border, in rect: CGRect, _ context: GraphicsContext) {
        if !line.isOutside {
            // A translucent line would be darker where those of two rows overlap.
            if resolved(line.color).alpha < 1 {
                context.clipped(to: rect) { drawLine(line, outset: 0, context) }
            } else {
                drawLine(line, outset: 0, context)
            }
        }
        guard sectionCorners.contains(.top) else { return }
        let height = traitCollection.pixels(1)
        var top = rect.minY + (line.isOutside ? 0 : traitCollection.pixels(line.width))
        for color in line.innerShadow {
            let edge = CGRect(x: rect.minX, y: top, width: rect.width, height: rect.height)
            context.fill(Path(topEdgeOf: edge, radius: radius, height: height), with: resolved(color))
            top += height
        }
    }

    /// Draws an outer border, and the line below the border. The row covers its own rectangle.
    func drawOutside(in context: GraphicsContext) {
        guard let line else { return }
        let width = line.isOutside ? traitCollection.pixels(line.width) : 0
        let isLast = sectionCorners.contains(.bottom)
        if isLast, let color = line.highlight {
            let height = traitCollection.pixels(1)
            // Only the line below the bottom edge and its corners is visible. The border covers the rest.
            let depth = min(radius, bounds.height)
            let bottom = CGRect(
                x: bounds.minX - width, y: bounds.maxY - depth, width: bounds.width + 2 * width,
                height: depth + width + height)
            var light = line
            (light.color, light.width) = (color, max(line.width, 1))
            context.clipped(to: bottom) {
                context.translated(by: CGPoint(x: 0, y: height)) { drawLine(light, outset: width, context) }
            }
        }
        guard line.isOutside else { return }
        let top = sectionCorners.contains(.top) ? width : 0
        let row = CGRect(
            x: bounds.minX - width, y: bounds.minY - top, width: bounds.width + 2 * width,
            height: bounds.height + top + (isLast ? width : 0))
        context.clipped(to: row) { drawLine(line, outset: width, context) }
    }

    /// Draws the border of the section, which continues beyond the row where the section does.
    private func drawLine(_ line: Theme.Border, outset: CGFloat, _ context: GraphicsContext) {
        var outline = bounds.insetBy(dx: -outset, dy: -outset)
        let width = line.width > 0 ? line.width : traitCollection.pixels(0)
        let beyond = radius + width
        if !sectionCorners.contains(.top) {
            outline.origin.y -= beyond
            outline.size.height += beyond
        }
        if !sectionCorners.contains(.bottom) { outline.size.height += beyond }
        let shape = RoundedRectangle(
            outline, radius: radius > 0 ? radius + outset : 0, corners: sectionCorners, curve: curve)
        context.drawBorder(of: shape, width: width, with: resolved(line.color))
    }
}

extension TraitCollection {
    /// Returns the thickness of a line on whole pixels, in points.
    package func pixels(_ thickness: CGFloat) -> CGFloat {
        thickness.pixelThickness(scale: displayScale) / displayScale
    }
}

extension Path {
    /// Creates the area between the top edge of a rectangle with rounded corners and the same edge `height` points
    /// lower.
    fileprivate init(topEdgeOf rect: CGRect, radius: CGFloat, height: CGFloat) {
        self.init()
        let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        let handle = radius * (1 - CornerCurve.quarterCircleHandle)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let (left, right, lower) = (rect.minX, rect.maxX, rect.minY + height)
        move(to: point(left, rect.minY + radius))
        addCurve(
            to: point(left + radius, rect.minY), control1: point(left, rect.minY + handle),
            control2: point(left + handle, rect.minY))
        addLine(to: point(right - radius, rect.minY))
        addCurve(
            to: point(right, rect.minY + radius), control1: point(right - handle, rect.minY),
            control2: point(right, rect.minY + handle))
        addLine(to: point(right, lower + radius))
        addCurve(
            to: point(right - radius, lower), control1: point(right, lower + handle),
            control2: point(right - handle, lower))
        addLine(to: point(left + radius, lower))
        addCurve(
            to: point(left, lower + radius), control1: point(left + handle, lower),
            control2: point(left, lower + handle))
        close()
    }
}
