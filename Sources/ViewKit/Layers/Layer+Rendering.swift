import DisplayList

extension Layer {
    /// Draws the layer and its content in a context, with the top-left corner at the context's origin. Mirrors
    /// `CALayer.render(in:)`.
    public func render(in context: GraphicsContext) { view.draw(in: bounds, hierarchyIn: context) }
}

extension View {
    /// Draws the view and its subviews in the current context, scaled to a rectangle. Mirrors
    /// `UIView.drawHierarchy(in:afterScreenUpdates:)`.
    ///
    /// - Returns: A Boolean value that indicates whether there is a context.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = CurrentContext.top else { return false }
        draw(in: rect, hierarchyIn: context)
        return true
    }

    fileprivate func draw(in rect: CGRect, hierarchyIn context: GraphicsContext) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        layoutIfNeeded()
        let (x, y) = (rect.width / bounds.width, rect.height / bounds.height)
        context.translated(by: rect.origin) {
            if x == 1, y == 1 { return drawInBounds(context) }
            context.transformed(by: CGAffineTransform(scaleX: x, y: y)) { drawInBounds(context) }
        }
    }

    /// Draws the view with its top-left corner at the context's origin.
    private func drawInBounds(_ context: GraphicsContext) {
        context.translated(by: CGPoint(x: -frame.minX, y: -frame.minY)) { describe(in: context) }
    }
}
