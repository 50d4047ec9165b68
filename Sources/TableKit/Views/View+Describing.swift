extension View {
    /// Records how the view and its subviews look, in the coordinates of its superview.
    package func describe(in context: GraphicsContext) {
        guard !isHidden, alpha > 0, frame.width > 0 || frame.height > 0 else { return }
        layoutOwnSubviewsIfNeeded()
        let bounds = bounds
        context.translated(by: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)) {
            context.withOpacity(alpha) {
                if clipsToBounds {
                    // The background as well: a rectangle is a pixel thick at least, which a row may not be.
                    context.clipped(to: bounds) { describeContent(in: context) }
                } else {
                    describeContent(in: context)
                }
            }
        }
    }

    private func describeContent(in context: GraphicsContext) {
        describeBackground(in: context)
        draw(bounds, in: context)
        for subview in subviews { subview.describe(in: context) }
    }

    private func describeBackground(in context: GraphicsContext) {
        guard let background = effectiveBackground else { return }
        let isRound = cornerRadius > 0 && !maskedCorners.isEmpty
        let path = isRound ? Path(roundedRect: bounds, radius: cornerRadius, corners: maskedCorners) : nil
        context.paint(bounds, with: background, inside: path, traitCollection)
    }
}
