extension View {
    package func resolved(_ color: Color) -> RGBA { color.resolvedColor(with: traitCollection) }

    /// Returns a rectangle, mirrored within `bounds` in a right-to-left layout.
    package func directed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        isRightToLeft ? rect.mirrored(in: bounds) : rect
    }

    package func drawShadows(_ shadows: [Theme.Shadow], of path: Path, in context: GraphicsContext) {
        for shadow in shadows {
            context.drawShadow(
                of: path, offset: shadow.offset, radius: shadow.radius, with: resolved(shadow.color))
        }
    }

    package func drawDisc(
        _ fill: Fill, border: Theme.DiscBorder?, in rect: CGRect, _ context: GraphicsContext
    ) {
        guard let border else {
            if case .color(let color) = fill {
                return context.fill(Path(ovalIn: rect), with: resolved(color))
            }
            return context.paint(RoundedRectangle(rect, radius: rect.width / 2), with: fill, traitCollection)
        }
        let ring = Path(ovalIn: rect)
        drawShadows([border.shadow], of: ring, in: context)
        context.fill(ring, with: resolved(border.color))
        drawDisc(fill, border: nil, in: rect.insetBy(dx: border.width, dy: border.width), context)
    }

    /// Draws a thumb.
    ///
    /// - Parameter track: The shape that its shadows are visible on. `nil` does not clip them.
    func draw(
        _ thumb: Theme.Thumb, in rect: CGRect, on track: RoundedRectangle? = nil, color: Color?,
        isHighlighted: Bool = false, _ context: GraphicsContext
    ) {
        let path = Path(pillIn: rect)
        if let track, !thumb.shadows.isEmpty {
            context.clipped(to: track) { drawShadows(thumb.shadows, of: path, in: context) }
        } else {
            drawShadows(thumb.shadows, of: path, in: context)
        }
        // The border is outside the thumb, so that it is drawn on the background.
        let border = Path(pillIn: rect.insetBy(dx: -thumb.borderWidth, dy: -thumb.borderWidth))
        context.fill(border, with: resolved(thumb.borderColor))
        context.fill(path, with: resolved(color ?? (isHighlighted ? thumb.highlightedColor : thumb.color)))
    }

    /// Returns the thickness of a line, where 0 means one pixel.
    func lineWidth(_ thickness: CGFloat) -> CGFloat {
        thickness > 0 ? thickness : 1 / traitCollection.displayScale
    }
}

extension Path {
    /// Creates a rectangle whose shorter sides are semicircles.
    package init(pillIn rect: CGRect) {
        self.init(roundedRect: rect, radius: min(rect.width, rect.height) / 2)
    }
}

extension CGRect {
    /// Returns the rectangle with left and right swapped within other bounds.
    package func mirrored(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
    }

    package func centered(_ size: CGSize) -> CGRect {
        CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}

extension CGSize {
    /// Returns the size with another width. Widths of 0 or infinity are ignored.
    func widened(to available: CGFloat) -> CGSize {
        available > 0 && available.isFinite ? CGSize(width: available, height: height) : self
    }
}

extension ClosedRange {
    package func clamp(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
