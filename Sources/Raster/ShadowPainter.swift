import CCairo
import DisplayList
import Foundation

/// Draws soft shadows, and keeps the blurred mask of each outline: the same knobs stand in row after row.
///
/// A mask is made in the pixels of the whole picture, so that a shadow cut in two by the edge of a strip is the same as
/// a shadow drawn at once.
final class ShadowPainter {
    /// An outline in pixels, moved so that its first pixel is the origin.
    private struct Key: Hashable {
        var outline: Path
        var deviation: Double
    }

    private var masks: [Key: Mask] = [:]
    private var byteCount = 0

    /// The masks are dropped when they take more memory than this.
    private static let largestCache = 16 << 20

    /// A shadow with more pixels than this is left out: nothing a table shows casts one.
    private static let largestMask = 16 << 20

    /// Draws the shadow of a path in the context's present colour.
    func draw(_ path: Path, radius: Double, in space: DeviceSpace, on context: OpaquePointer) {
        let outline = path.inPixels(scale: space.scale)
        let bounds = outline.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        let left = bounds.minX.rounded(.down)
        let top = bounds.minY.rounded(.down)
        let key = Key(
            outline: outline.translated(by: CGPoint(x: -left, y: -top)), deviation: radius * space.scale)
        guard let mask = masks[key] ?? keep(key) else { return }
        let reach = Double(mask.reach)
        cairo_mask_surface(context, mask.surface, left - reach, top - Double(space.firstRow) - reach)
    }

    private func keep(_ key: Key) -> Mask? {
        let bounds = key.outline.bounds
        guard key.deviation < Double(StripSurface.maximumSide) else { return nil }
        let kernel = BlurKernel(deviation: key.deviation)
        let width = bounds.maxX.rounded(.up) + 2 * Double(kernel.reach)
        let height = bounds.maxY.rounded(.up) + 2 * Double(kernel.reach)
        guard width * height <= Double(Self.largestMask),
            max(width, height) <= Double(StripSurface.maximumSide),
            let mask = Mask(key.outline, width: Int(width), height: Int(height), kernel: kernel)
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

/// The blurred inside of an outline: an A8 surface, owned.
private final class Mask {
    let surface: OpaquePointer
    /// How many pixels the mask goes beyond the outline on each side.
    let reach: Int
    let byteCount: Int

    deinit { cairo_surface_destroy(surface) }

    init?(_ outline: Path, width: Int, height: Int, kernel: BlurKernel) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else {
            return nil
        }
        self.surface = surface
        reach = kernel.reach
        byteCount = Int(cairo_image_surface_get_stride(surface)) * height
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else { return nil }
        cairo_translate(context, Double(reach), Double(reach))
        outline.trace(on: context)
        cairo_fill(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        if let pixels = cairo_image_surface_get_data(surface) {
            let stride = Int(cairo_image_surface_get_stride(surface))
            kernel.blur(pixels, lines: height, lineStep: stride, length: width, step: 1)
            kernel.blur(pixels, lines: width, lineStep: 1, length: height, step: stride)
        }
        cairo_surface_mark_dirty(surface)
    }
}

/// The weights of a Gaussian blur in one direction. Integers, so that every machine gets the same pixels.
private struct BlurKernel {
    let weights: [Int]
    private let total: Int

    var reach: Int { weights.count / 2 }

    /// Beyond this many standard deviations nothing is left of an 8-bit pixel.
    private static let deviationsReached = 2.5

    init(deviation: Double) {
        let reach = Int((deviation * Self.deviationsReached).rounded(.up))
        let unit = Double(1 << 16)
        weights = (-reach...reach).map { offset in
            guard deviation > 0 else { return Int(unit) }
            let distance = Double(offset) / deviation
            return Int((unit * exp(-distance * distance / 2)).rounded())
        }
        total = weights.reduce(0, +)
    }

    /// Blurs every line of pixels by itself.
    func blur(
        _ pixels: UnsafeMutablePointer<UInt8>, lines: Int, lineStep: Int, length: Int, step: Int
    ) {
        guard weights.count > 1 else { return }
        // With room on both sides, so that the weights never go beyond the line.
        var source = [UInt8](repeating: 0, count: length + 2 * reach)
        for line in 0..<lines {
            let start = pixels + line * lineStep
            for index in 0..<length { source[reach + index] = start[index * step] }
            for index in 0..<length {
                var sum = total / 2
                for offset in weights.indices { sum += weights[offset] * Int(source[index + offset]) }
                start[index * step] = UInt8(sum / total)
            }
        }
    }
}
