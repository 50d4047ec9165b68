import CCairo
import Foundation

/// The blurred inside of a shape: an A8 surface, owned.
final class BlurredMask {
    let byteCount: Int
    private let surface: OpaquePointer
    /// From the shape's origin to the mask's upper left corner, in whole pixels.
    private let x: Int, y: Int

    deinit { cairo_surface_destroy(surface) }

    /// Makes the mask of what `drawShape` draws around its origin.
    init?(
        x: Int, y: Int, width: Int, height: Int, _ kernel: BlurKernel, _ drawShape: (OpaquePointer) -> Void
    ) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else {
            return nil
        }
        self.surface = surface
        (self.x, self.y) = (x, y)
        byteCount = Int(cairo_image_surface_get_stride(surface)) * height
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else { return nil }
        cairo_translate(context, Double(-x), Double(-y))
        drawShape(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        if let pixels = cairo_image_surface_get_data(surface) {
            let stride = Int(cairo_image_surface_get_stride(surface))
            kernel.blur(pixels, lines: height, lineStep: stride, length: width, step: 1)
            kernel.blur(pixels, lines: width, lineStep: 1, length: height, step: stride)
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Draws the shadow of a shape whose origin stands on a whole pixel, in the context's present colour.
    func draw(x: Double, y: Double, on context: OpaquePointer) {
        cairo_mask_surface(context, surface, x + Double(self.x), y + Double(self.y))
    }
}

/// The weights of a Gaussian blur in one direction. Integers, so that every machine gets the same pixels.
struct BlurKernel {
    private let weights: [Int]
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
