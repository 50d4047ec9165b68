import CCairo
import DisplayList
import Foundation
import Typesetting

/// Draws soft shadows, and keeps the blurred mask of each shape: the same knobs and words stand in row after row.
///
/// A mask is made in the pixels of the whole picture, so that a shadow cut in two by the edge of a strip is the same as
/// a shadow drawn at once.
final class ShadowPainter {
    /// What casts a shadow, in pixels.
    private enum Shape: Hashable {
        /// An outline moved so that its first pixel is the origin.
        case outline(Path)
        /// Text that begins so many of a glyph mask's phases right of the origin, on a baseline through it.
        case glyphs(GlyphRun, phase: Int)
    }

    private struct Key: Hashable {
        var shape: Shape
        var deviation: Double
    }

    private var masks: [Key: BlurredMask] = [:]
    private var byteCount = 0

    /// The masks are dropped when they take more memory than this.
    private static let largestCache = 16 << 20

    /// A shadow with more pixels than this is left out: nothing a table shows casts one.
    private static let largestMask = 16 << 20

    /// Draws the shadow of a path in the context's present colour.
    func draw(_ path: Path, radius: Double, in space: DeviceSpace, on context: OpaquePointer) {
        let pixels = path.inPixels(scale: space.scale)
        let bounds = pixels.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        let left = bounds.minX.rounded(.down)
        let top = bounds.minY.rounded(.down)
        let outline = pixels.translated(by: CGPoint(x: -left, y: -top))
        let key = Key(shape: .outline(outline), deviation: radius * space.scale)
        let box = CGRect(origin: .zero, size: CGSize(width: bounds.maxX - left, height: bounds.maxY - top))
        let mask =
            masks[key]
            ?? keep(key, box) { context in
                outline.trace(on: context)
                cairo_fill(context)
            }
        mask?.draw(x: left, y: top - Double(space.firstRow), on: context)
    }

    /// Draws the shadow of text in the context's present colour.
    func draw(
        _ run: GlyphRun, x: Double, baseline: Double, radius: Double, _ glyphs: GlyphPainter,
        in space: DeviceSpace, on context: OpaquePointer
    ) {
        let phases = (x * space.scale * Double(DeviceFont.phases)).rounded()
        guard abs(phases) < 1e9 else { return }
        let phase = Int(phases) & (DeviceFont.phases - 1)
        let key = Key(shape: .glyphs(run, phase: phase), deviation: radius * space.scale)
        let start = Double(phase) / Double(DeviceFont.phases) / space.scale
        let mask =
            masks[key]
            ?? keep(key, glyphs.ink(of: run).offsetBy(dx: start * space.scale, dy: 0)) { context in
                let origin = DeviceSpace(scale: space.scale, firstRow: 0, rowCount: StripSurface.maximumSide)
                glyphs.draw(run, x: start, baseline: 0, in: origin, on: context)
            }
        let left = (phases / Double(DeviceFont.phases)).rounded(.down)
        mask?.draw(x: left, y: Double(space.edge(baseline) - space.firstRow), on: context)
    }

    private func keep(_ key: Key, _ box: CGRect, drawShape: (OpaquePointer) -> Void) -> BlurredMask? {
        guard (0..<Double(StripSurface.maximumSide)).contains(key.deviation), !box.isEmpty else { return nil }
        let kernel = BlurKernel(deviation: key.deviation)
        let reach = Double(kernel.reach)
        let (left, top) = (box.minX.rounded(.down) - reach, box.minY.rounded(.down) - reach)
        let width = box.maxX.rounded(.up) + reach - left
        let height = box.maxY.rounded(.up) + reach - top
        guard width * height <= Double(Self.largestMask),
            max(width, height) <= Double(StripSurface.maximumSide),
            let mask = BlurredMask(
                x: Int(left), y: Int(top), width: Int(width), height: Int(height), kernel, drawShape)
        else { return nil }
        if byteCount + mask.byteCount > Self.largestCache {
            masks.removeAll()
            byteCount = 0
        }
        masks[key] = mask
        byteCount += mask.byteCount
        return mask
    }
}
