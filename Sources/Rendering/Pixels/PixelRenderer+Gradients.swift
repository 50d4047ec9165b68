import CCairo
import DisplayList
import Images

extension PixelRenderer {
    /// Fills pixels, each in its color. Cairo's gradients begin at the strip's first row, so their last bit would
    /// depend on it.
    func fill(_ shape: RoundedRectangle, with gradient: Gradient) {
        let rect = space.pixels(shape.rect)
        let (first, end) = (max(rect.y, 0), min(rect.y + rect.height, space.rowCount))
        guard first < end else { return }
        cairo_save(context)
        if shape.isRound {
            trace(space.outline(of: shape))
            cairo_clip(context)
        }
        if gradient.isVertical {
            for row in first..<end {
                let line = StripRect(x: rect.x, y: row, width: rect.width, height: 1)
                fill(line, with: gradient.color(x: 0, y: (Double(row - rect.y) + 0.5) / Double(rect.height)))
            }
        } else {
            fillPixels(of: rect, with: gradient)
        }
        cairo_restore(context)
    }

    /// Fills the visible pixels of a rectangle.
    private func fillPixels(of rect: StripRect, with gradient: Gradient) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        let (firstColumn, firstRow) = (max(rect.x, Int(left)), max(rect.y, Int(top)))
        let width = min(rect.x + rect.width, Int(right)) - firstColumn
        let height = min(rect.y + rect.height, Int(bottom)) - firstRow
        guard width > 0, height > 0 else { return }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in firstRow..<firstRow + height {
            let y = (Double(row - rect.y) + 0.5) / Double(rect.height)
            for column in firstColumn..<firstColumn + width {
                let x = (Double(column - rect.x) + 0.5) / Double(rect.width)
                pixels.append(gradient.color(x: x, y: y).premultipliedPixel)
            }
        }
        PremultipliedBitmap(width: width, height: height, pixels: pixels).draw(
            in: StripRect(x: firstColumn, y: firstRow, width: width, height: height), isTemplate: false,
            on: context)
    }
}

extension RGBA {
    /// The color as a pixel of a ``StripSurface``.
    var premultipliedPixel: UInt32 {
        let color = clamped
        func byte(_ part: Double) -> UInt32 { UInt32((255 * part).rounded()) }
        let alpha = color.alpha
        return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
            | byte(color.blue * alpha)
    }
}
