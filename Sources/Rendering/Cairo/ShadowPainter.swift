import CCairo
import DisplayList

/// A painter of blurred shadows, with a cache of the blurred mask of each shape. The same thumbs and texts appear in
/// many rows.
///
/// A mask is made in the pixels of the complete image. The division into strips has no effect on a shadow.
final class ShadowPainter {
    private enum Shape: Hashable {
        /// An outline, moved so that its first pixel is the origin.
        case outline(Path)
        /// Text on a baseline through the origin, moved to the right by a number of a glyph mask's phases.
        case glyphs(GlyphRun, phase: Int, scale: Double)
    }

    private struct Key: Hashable {
        var shape: Shape
        var deviation: Double
    }

    private var masks = RecentValues<Key, BlurredMask>(capacity: 16 << 20)

    /// The maximum number of texels in a mask. In a mask that would have more, each covers more pixels.
    private static let largestMask = 4 << 20

    /// The maximum standard deviation of a blur, in texels.
    ///
    /// A larger one makes edges so soft that larger texels are not visible. Time and memory are therefore the same at
    /// every scale.
    private static let largestDeviation = 48.0

    /// The maximum coordinate and blur radius in pixels, beyond every image.
    private static let largestCoordinate = 4e9, largestBlur = 1e9

    /// The maximum scale of shadows. Shadows at a larger scale are enlarged.
    private let largestScale: Double

    init(largestScale: Double = .infinity) { self.largestScale = largestScale }

    func draw(_ path: Path, radius: Double, in space: DeviceSpace, on context: OpaquePointer) {
        withScale(of: space, on: context) { space in
            let pixels = path.inPixels(scale: space.scale)
            let bounds = pixels.bounds
            guard bounds.width > 0, bounds.height > 0, Self.isDrawable(bounds) else { return }
            let left = bounds.minX.rounded(.down)
            let top = bounds.minY.rounded(.down)
            let outline = pixels.translated(by: CGPoint(x: -left, y: -top))
            let key = Key(shape: .outline(outline), deviation: radius * space.scale)
            let mask = masks[key] ?? cached(key, makeMask(of: outline, key.deviation))
            mask?.draw(x: Int(left), y: Int(top) - space.firstRow, on: context)
        }
    }

    func draw(
        _ run: GlyphRun, x: Double, baseline: Double, radius: Double, _ glyphs: GlyphPainter,
        in space: DeviceSpace, on context: OpaquePointer
    ) {
        withScale(of: space, on: context) { space in
            let phases = (x * space.scale * Double(DeviceFont.phases)).rounded()
            guard abs(phases) < 1e9 else { return }
            let phase = Int(phases) & (DeviceFont.phases - 1)
            let key = Key(
                shape: .glyphs(run, phase: phase, scale: space.scale), deviation: radius * space.scale)
            let glyphs = glyphs.scale == space.scale ? glyphs : GlyphPainter(scale: space.scale)
            let mask = masks[key] ?? cached(key, makeMask(of: run, phase, glyphs, key.deviation))
            let left = (phases / Double(DeviceFont.phases)).rounded(.down)
            mask?.draw(x: Int(left), y: space.row(of: baseline), on: context)
        }
    }

    private func withScale(of space: DeviceSpace, on context: OpaquePointer, _ body: (DeviceSpace) -> Void) {
        guard space.scale > largestScale else { return body(space) }
        cairo_save(context)
        cairo_scale(context, space.scale / largestScale, space.scale / largestScale)
        body(DeviceSpace(scale: largestScale, firstRow: 0, rowCount: space.rowCount))
        cairo_restore(context)
    }

    // MARK: Masks

    private static func isDrawable(_ bounds: CGRect) -> Bool {
        max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY)) < largestCoordinate
    }

    private func makeMask(of outline: Path, _ deviation: Double) -> BlurredMask? {
        let straight = (across: outline.straightRange(along: \.x), down: outline.straightRange(along: \.y))
        return makeMask(around: outline.bounds, straight, deviation) { columns, rows, context in
            var outline = outline
            if let end = straight.across?.upperBound {
                outline = outline.shortened(by: columns.shortening, from: end, along: \.x)
            }
            if let end = straight.down?.upperBound {
                outline = outline.shortened(by: rows.shortening, from: end, along: \.y)
            }
            outline.trace(on: context)
            cairo_fill(context)
        }
    }

    private func makeMask(
        of run: GlyphRun, _ phase: Int, _ glyphs: GlyphPainter, _ deviation: Double
    ) -> BlurredMask? {
        let start = Double(phase) / Double(DeviceFont.phases)
        let ink = glyphs.ink(of: run).offsetBy(dx: start, dy: 0)
        guard !ink.isEmpty, Self.isDrawable(ink) else { return nil }
        return makeMask(around: ink, (nil, nil), deviation) { columns, _, context in
            let scale = glyphs.scale / Double(columns.step)
            let painter = columns.step == 1 ? glyphs : GlyphPainter(scale: scale)
            cairo_scale(context, Double(columns.step), Double(columns.step))
            let origin = DeviceSpace(scale: scale, firstRow: 0, rowCount: StripSurface.maximumSide)
            painter.draw(run, x: start / glyphs.scale, baseline: 0, in: origin, on: context)
        }
    }

    /// Creates a mask of a shape. Its deviation and its size determine the size of its texels.
    private func makeMask(
        around bounds: CGRect, _ straight: (across: ClosedRange<Double>?, down: ClosedRange<Double>?),
        _ deviation: Double, drawShape: (MaskAxis, MaskAxis, OpaquePointer) -> Void
    ) -> BlurredMask? {
        guard deviation >= 0, deviation < Self.largestBlur else { return nil }
        var step = 1
        while deviation / Double(step) >= Self.largestDeviation { step *= 2 }
        while true {
            let kernel = BlurKernel(deviation: deviation / Double(step))
            func axis(_ start: CGFloat, _ end: CGFloat, _ straight: ClosedRange<Double>?) -> MaskAxis {
                MaskAxis(start...end, reach: kernel.reach, step: step, straight: straight)
            }
            let columns = axis(bounds.minX, bounds.maxX, straight.across)
            let rows = axis(bounds.minY, bounds.maxY, straight.down)
            let isSmall =
                max(columns.count, rows.count) <= StripSurface.maximumSide
                && columns.count * rows.count <= Self.largestMask
            if isSmall {
                return BlurredMask(columns: columns, rows: rows, kernel) { drawShape(columns, rows, $0) }
            }
            step *= 2
        }
    }

    private func cached(_ key: Key, _ mask: BlurredMask?) -> BlurredMask? {
        if let mask { masks.insert(mask, size: mask.byteCount + Self.entrySize, for: key) }
        return mask
    }

    /// The approximate memory size of a mask without its texels, in bytes.
    private static let entrySize = 1024
}
