import CCairo
import DisplayList

extension PixelRenderer {
    func draw(_ list: DisplayList, at placement: Placement) throws(ImageError) {
        if placement.space.isFine {
            let renderer = TransformedRenderer(
                target: self, transform: placement.total, space: placement.space)
            if let failure = renderer.draw(list) { throw failure }
        } else {
            try draw(list, turnedBy: placement.transform)
        }
    }

    /// Draws a list by moving its pixels: the transformation reflects them, or turns them by right angles. The result is
    /// exactly that of drawing the list alone.
    func draw(_ list: DisplayList, turnedBy transform: CGAffineTransform) throws(ImageError) {
        let own = DeviceSpace(scale: space.scale, firstRow: 0, rowCount: .max)
        let inverse = transform.inverted()
        let visible = CGRect(clipOf: context).offsetBy(dx: 0, dy: CGFloat(space.firstRow)).applying(inverse)
        let shown = Self.part(of: list.extent(in: own), in: visible)
        guard !shown.isNull, shown.width > 0, shown.height > 0,
            max(shown.width, shown.height) <= CGFloat(StripSurface.maximumSide),
            max(abs(shown.minX), abs(shown.minY)) < CGFloat(DeviceSpace.limit),
            let lens = StripSurface(width: Int(shown.width), height: Int(shown.height))
        else { return }
        lens.clear()
        cairo_translate(lens.context, -shown.minX, 0)
        let part = DeviceSpace(scale: space.scale, firstRow: Int(shown.minY), rowCount: lens.height)
        let failure = PixelRenderer(rasterizer: rasterizer, context: lens.context, space: part).draw(list)
        let target = shown.applying(transform)
        // The pixel of the lens for the first one of the target.
        let first = CGPoint(x: target.minX + 0.5, y: target.minY + 0.5).applying(inverse)
        lens.pixels(
            x: Int((first.x - shown.minX).rounded(.down)), y: Int((first.y - shown.minY).rounded(.down)),
            across: (Int(inverse.a), Int(inverse.b)), down: (Int(inverse.c), Int(inverse.d)),
            width: Int(target.width), height: Int(target.height)
        ).draw(
            in: StripRect(
                x: Int(target.minX), y: Int(target.minY) - space.firstRow, width: Int(target.width),
                height: Int(target.height)), isTemplate: false, on: context)
        if let failure { throw failure }
    }

    /// Returns the part of a list to draw.
    ///
    /// It contains all columns, if there are few, because Cairo's pixels next to the left or right edge of a surface
    /// depend on the edge's position.
    private static func part(of extent: CGRect?, in visible: CGRect) -> CGRect {
        guard let extent else { return visible.integral }
        let rows = visible.intersection(
            CGRect(x: visible.minX, y: extent.minY, width: visible.width, height: extent.height))
        let part = extent.intersection(visible)
        guard !part.isNull, !rows.isNull, extent.width * rows.height <= maxPixels else {
            return part.integral
        }
        return CGRect(x: extent.minX, y: rows.minY, width: extent.width, height: rows.height).integral
    }

    /// The maximum number of pixels that are drawn without being visible: 64 MB.
    private static let maxPixels: CGFloat = 16_777_216
}

extension StripSurface {
    /// Returns pixels in another order: from the pixel at `x` and `y`, each step to the right or down moves by the given
    /// numbers of pixels.
    fileprivate func pixels(
        x: Int, y: Int, across: (x: Int, y: Int), down: (x: Int, y: Int), width: Int, height: Int
    ) -> PremultipliedBitmap {
        let stride = bytesPerRow
        let bytesPerPixel = Bitmap.bytesPerPixel
        let start = y * stride + x * bytesPerPixel
        let (right, below) = (
            across.y * stride + across.x * bytesPerPixel, down.y * stride + down.x * bytesPerPixel
        )
        let pixels = withPixels { bytes in
            [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
                for row in 0..<height {
                    var offset = start + row * below
                    for column in 0..<width {
                        target[row * width + column] = bytes.loadUnaligned(
                            fromByteOffset: offset, as: UInt32.self)
                        offset += right
                    }
                }
                count = width * height
            }
        }
        return PremultipliedBitmap(width: width, height: height, pixels: pixels)
    }
}
