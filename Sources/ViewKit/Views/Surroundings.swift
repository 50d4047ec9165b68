/// The drawing around a view, behind its background. The view's bounds and corners do not clip it.
package struct Surroundings {
    /// The distances by which the drawing extends beyond the view's edges, in points.
    package var outsets: EdgeInsets
    /// Draws in the view's coordinates.
    package var draw: (GraphicsContext) -> Void

    package init(outsets: EdgeInsets, draw: @escaping (GraphicsContext) -> Void) {
        self.outsets = outsets
        self.draw = draw
    }
}
