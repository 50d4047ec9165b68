extension View {
    /// The ``outline`` as a shape.
    package var effectiveShape: RoundedRectangle {
        let outline = outline
        return RoundedRectangle(
            outline.rect, radius: outline.radius, corners: outline.corners, curve: outline.curve)
    }

    package var effectiveBackground: Fill? { backgroundColor.map { .color($0) } ?? defaultBackground }

    /// Records the drawing of the view and its subviews, in the coordinates of its superview.
    package func describe(in context: GraphicsContext) {
        guard !isHidden, alpha > 0, hasArea else { return }
        layoutOwnSubviewsIfNeeded()
        context.element(textElement) { describePlaced(in: context) }
        layoutState?.engine?.reportAmbiguousViews()
    }

    /// Records the drawing of the view at its position.
    private func describePlaced(in context: GraphicsContext) {
        if let drawnTransform, !drawnTransform.isTranslation {
            return context.transformed(by: coordinates()) { describeLayers(in: context) }
        }
        let (bounds, frame) = (bounds, untransformedFrame)
        let move = drawnTransform ?? .identity
        let origin = CGPoint(x: frame.minX - bounds.minX + move.tx, y: frame.minY - bounds.minY + move.ty)
        context.translated(by: origin) { describeLayers(in: context) }
    }

    /// Records the drawing of the view and its subviews, in the view's coordinates.
    private func describeLayers(in context: GraphicsContext) {
        context.withOpacity(alpha) {
            guard let mask = uncommon?.mask?.maskShape else { return describeUnmasked(in: context) }
            context.clipped(to: mask) { describeUnmasked(in: context) }
        }
    }

    private func describeUnmasked(in context: GraphicsContext) {
        drawSurroundings(in: context)
        drawLayerShadow(in: context)
        let shape = effectiveShape
        guard let color = border.color?.resolvedColor(with: traitCollection), border.width > 0 else {
            return describeContent(within: shape, in: context)
        }
        // Content under the border's outer edge would be visible around it.
        let covered = color.alpha >= 1 ? border.width / 2 : 0
        describeContent(within: shape.inset(by: covered), in: context)
        context.drawBorder(of: shape, width: border.width, with: color)
    }

    private func describeContent(within shape: RoundedRectangle, in context: GraphicsContext) {
        let background = effectiveBackground
        if clipsToBounds {
            // The clip includes the background: a rectangle is at least a pixel high, but a row can be lower.
            context.clipped(to: shape) {
                if let background { context.paint(shape.rect, with: background, traitCollection) }
                describeForeground(in: context)
            }
        } else {
            if let background { context.paint(shape, with: background, traitCollection) }
            describeForeground(in: context)
        }
    }

    private func describeForeground(in context: GraphicsContext) {
        context.translated(by: CGPoint(x: contentSlide, y: 0)) {
            context.isolated {
                uncommon?.layer?.draw(in: bounds, context)
                draw(bounds, in: context)
                guard mayDrawInCurrentContext else { return }
                CurrentContext.draw(in: context, bounds.size, traitCollection) { draw(bounds) }
            }
            let subviews = subviewsInDrawingOrder
            describeSublayers(in: context) { layer in !subviews.contains { $0 === layer.viewBehind } }
            for subview in subviews {
                subview.describe(in: context)
                describeSublayers(in: context) { $0.viewBehind === subview }
            }
            // At the end, because subviews request their content while they are drawn.
            if let failure = contentFailure { context.fail(failure) }
        }
    }

    private func describeSublayers(in context: GraphicsContext, where isIncluded: (Layer) -> Bool) {
        guard let layers = uncommon?.sublayers, !layers.isEmpty else { return }
        for layer in layers where isIncluded(layer) {
            layer.view.environment = environment
            layer.view.describe(in: context)
        }
    }
}
