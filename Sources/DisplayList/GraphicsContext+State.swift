// Drawing with a current color, line width and path, under the names of `CGContext`.
extension GraphicsContext {
    /// The values that drawing uses until they change.
    struct State {
        var fillColor = RGBA(red: 0, green: 0, blue: 0)
        var strokeColor = RGBA(red: 0, green: 0, blue: 0)
        var lineWidth = 1.0
        var origin = CGPoint.zero
        /// The number of clips and transformations, which end when the state is restored.
        var layerCount = 0
    }

    /// Sets the color of filled shapes. Mirrors `CGContext.setFillColor(_:)`.
    public func setFillColor(_ color: RGBA) { state.fillColor = color }

    /// Sets the color of lines. Mirrors `CGContext.setStrokeColor(_:)`.
    public func setStrokeColor(_ color: RGBA) { state.strokeColor = color }

    /// Sets the width of lines in points. Mirrors `CGContext.setLineWidth(_:)`.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

    /// Moves the origin, until the state is restored. Mirrors `CGContext.translateBy(x:y:)`.
    public func translateBy(x: CGFloat, y: CGFloat) {
        state.origin = state.origin.moved(by: CGPoint(x: x, y: y))
    }

    /// Changes the size of drawing by factors, until the state is restored. Mirrors `CGContext.scaleBy(x:y:)`.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Rotates drawing by an angle in radians around the origin, until the state is restored. A positive angle turns
    /// clockwise in the coordinates of views. Mirrors `CGContext.rotate(by:)`.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Clips drawing to a rectangle, until the state is restored. Mirrors `CGContext.clip(to:)`.
    public func clip(to rect: CGRect) { beginClip(to: RoundedRectangle(rect, radius: 0)) }

    /// Clips drawing to a path, until the state is restored. A path other than a circle or a rounded rectangle clips to
    /// its bounds.
    package func clip(to path: Path) {
        beginClip(to: path.roundedRectangle ?? RoundedRectangle(path.bounds, radius: 0))
    }

    // MARK: Shapes

    /// Fills a rectangle, whose edges are rounded to whole pixels, with the current color.
    public func fill(_ rect: CGRect) { fill(rect, with: state.fillColor) }

    /// Draws a line around a rectangle, with the current color and width.
    public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

    /// Draws a line of `width` points around a rectangle, with the current color.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        stroke(Path(roundedRect: rect, radius: 0), width: width, with: state.strokeColor)
    }

    /// Fills an ellipse with the current color.
    public func fillEllipse(in rect: CGRect) { fill(Path(ovalIn: rect), with: state.fillColor) }

    /// Draws a line around an ellipse, with the current color and width.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ovalIn: rect)) }

    /// Fills the interior of a path with the current color.
    package func fill(_ path: Path) { fill(path, with: state.fillColor) }

    /// Draws a line along a path, with the current color and width.
    package func stroke(_ path: Path, width: Double? = nil) {
        stroke(path, width: width ?? state.lineWidth, with: state.strokeColor)
    }

    // MARK: The current path

    /// Begins an empty path.
    public func beginPath() { path = Path() }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line to the current path.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve to the current path.
    public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: point, control1: control1, control2: control2)
    }

    /// Adds a rectangle to the current path.
    public func addRect(_ rect: CGRect) { path.append(Path(roundedRect: rect, radius: 0)) }

    /// Adds an ellipse to the current path.
    public func addEllipse(in rect: CGRect) { path.append(Path(ovalIn: rect)) }

    /// Adds a path to the current path.
    public func addPath(_ added: Path) { path.append(added) }

    /// Closes the current subpath.
    public func closePath() { path.close() }

    /// Clips drawing to the current path, until the state is restored, and begins an empty path. A path other than a
    /// circle or a rounded rectangle clips to its bounds.
    public func clip() {
        clip(to: path)
        path = Path()
    }

    /// Fills the current path with the current color, and begins an empty one.
    public func fillPath() {
        fill(path)
        path = Path()
    }

    /// Draws a line along the current path, with the current color and width, and begins an empty path.
    public func strokePath() {
        stroke(path)
        path = Path()
    }
}
