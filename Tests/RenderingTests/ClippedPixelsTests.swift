import CCairo
import Foundation
import Images
import TableSpecimens
import Testing

@testable import Rendering

/// A Cairo context on an image of random pixels.
private final class Canvas {
    let surface: OpaquePointer
    let context: OpaquePointer

    init(format: cairo_format_t = CAIRO_FORMAT_ARGB32, seed: UInt64) throws {
        surface = try #require(cairo_image_surface_create(format, 40, 30))
        context = try #require(cairo_create(surface))
        var random = SeededNumbers(seed: seed)
        let size = Int(cairo_image_surface_get_stride(surface)) * 30
        let start = try #require(UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)))
        let values = UnsafeMutableRawBufferPointer(start: start, count: size)
        if format == CAIRO_FORMAT_A8 {
            for index in values.indices { values[index] = .random(in: 0...255, using: &random) }
        } else {
            let pixels = values.bindMemory(to: UInt32.self)
            for index in pixels.indices { pixels[index] = randomPixel(using: &random) }
        }
        cairo_surface_mark_dirty(surface)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    var bytes: [UInt8] {
        cairo_surface_flush(surface)
        let size = Int(cairo_image_surface_get_stride(surface)) * 30
        return Array(UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: size))
    }

    func clip(x: Double, y: Double, width: Double, height: Double) {
        cairo_rectangle(context, x, y, width, height)
        cairo_clip(context)
    }
}

/// Returns a premultiplied pixel, which is often transparent or opaque. Like pixels of scaled images, its color can exceed
/// its alpha a little.
private func randomPixel(using random: inout SeededNumbers) -> UInt32 {
    let alpha = [0, 255, .random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
    func part() -> UInt32 { .random(in: 0...min(UInt32(alpha) + 9, 255), using: &random) }
    return UInt32(alpha) << 24 | part() << 16 | part() << 8 | part()
}

/// Returns a mask of random coverage.
private func randomMask(using random: inout SeededNumbers) throws -> GlyphMask {
    let (width, height) = (
        Int.random(in: 1...23, using: &random), Int.random(in: 1...9, using: &random)
    )
    let mask = GlyphMask(x: -2, y: -3, width: Double(width), height: Double(height)) { context in
        for y in 0..<height {
            for x in 0..<width {
                let coverages = [0, 1, Double.random(in: 0...1, using: &random)]
                let coverage = coverages.randomElement(using: &random) ?? 0
                cairo_set_source_rgba(context, 0, 0, 0, coverage)
                cairo_rectangle(context, Double(x) - 2, Double(y) - 3, 1, 1)
                cairo_fill(context)
            }
        }
    }
    return try #require(mask)
}

@Suite("Pixels that are blended without Cairo")
struct ClippedPixelsTests {
    @Test(arguments: [CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_A8])
    func masksEqualThoseOfCairo(format: cairo_format_t) throws {
        for seed in 0..<300 as Range<UInt64> {
            var random = SeededNumbers(seed: seed)
            let mask = try randomMask(using: &random)
            let color = (0..<4).map { _ in Double.random(in: -0.1...1.1, using: &random) }
            let corner = (
                x: Int.random(in: -20...45, using: &random), y: Int.random(in: -9...33, using: &random)
            )
            let clip = (0..<4).map { _ in Double(Int.random(in: 4...25, using: &random)) }
            func bytes(isDirect: Bool) throws -> [UInt8] {
                let canvas = try Canvas(format: format, seed: seed)
                cairo_translate(canvas.context, -3, 2)
                canvas.clip(x: clip[0], y: clip[1], width: clip[2], height: clip[3])
                cairo_set_source_rgba(canvas.context, color[0], color[1], color[2], color[3])
                let pixels = isDirect ? ClippedPixels.of(canvas.context) : nil
                #expect(!isDirect || pixels != nil)
                mask.draw(x: corner.x, y: corner.y, on: canvas.context, pixels)
                return canvas.bytes
            }
            #expect(try bytes(isDirect: true) == bytes(isDirect: false), "seed \(seed)")
        }
    }

    @Test func imagesEqualThoseOfCairo() throws {
        for seed in 0..<300 as Range<UInt64> {
            var random = SeededNumbers(seed: seed)
            let (width, height) = (
                Int.random(in: 1...23, using: &random), Int.random(in: 1...19, using: &random)
            )
            let image = PremultipliedBitmap(
                width: width, height: height,
                pixels: (0..<width * height).map { _ in randomPixel(using: &random) })
            let rect = StripRect(
                x: .random(in: -20...45, using: &random), y: .random(in: -9...33, using: &random),
                width: width,
                height: height)
            func bytes(isDirect: Bool) throws -> [UInt8] {
                let canvas = try Canvas(seed: seed)
                canvas.clip(x: 5, y: 4, width: 30, height: 19)
                // A group has other coordinates than the image.
                cairo_push_group(canvas.context)
                if isDirect {
                    let pixels = try #require(ClippedPixels.of(canvas.context))
                    #expect(pixels.draw(image, x: rect.x, y: rect.y))
                } else {
                    // Cairo draws if the source is not a color.
                    let source = cairo_pattern_create_linear(0, 0, 1, 1)
                    cairo_set_source(canvas.context, source)
                    cairo_pattern_destroy(source)
                    image.draw(in: rect, isTemplate: false, on: canvas.context)
                }
                cairo_pop_group_to_source(canvas.context)
                cairo_paint_with_alpha(canvas.context, 0.7)
                return canvas.bytes
            }
            #expect(try bytes(isDirect: true) == bytes(isDirect: false), "seed \(seed)")
        }
    }

    @Test func onlyCairoDrawsWithinOtherClips() throws {
        let canvas = try Canvas(seed: 1)
        #expect(ClippedPixels.of(canvas.context) != nil)
        for (width, height) in [(10.5, 10.0), (0, 0)] {
            cairo_save(canvas.context)
            canvas.clip(x: 1, y: 1, width: width, height: height)
            #expect(ClippedPixels.of(canvas.context) == nil)
            cairo_restore(canvas.context)
        }
        cairo_save(canvas.context)
        cairo_arc(canvas.context, 10, 10, 8, 0, 2 * .pi)
        cairo_clip(canvas.context)
        #expect(ClippedPixels.of(canvas.context) == nil)
        cairo_restore(canvas.context)
        #expect(ClippedPixels.of(canvas.context) != nil)
    }

    @Test func onlyCairoDrawsImagesOnMasks() throws {
        let canvas = try Canvas(format: CAIRO_FORMAT_A8, seed: 1)
        let pixels = try #require(ClippedPixels.of(canvas.context))
        #expect(!pixels.draw(PremultipliedBitmap(width: 1, height: 1, pixels: [1]), x: 0, y: 0))
    }

    @Test func onlyCairoDrawsWithOtherOperatorsAndAfterErrors() throws {
        let canvas = try Canvas(seed: 1)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_ADD)
        #expect(ClippedPixels.of(canvas.context) == nil)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
        #expect(ClippedPixels.of(canvas.context) != nil)
        cairo_restore(canvas.context)
        #expect(ClippedPixels.of(canvas.context) == nil)
    }

    @Test func onlyCairoDrawsWithTransformations() throws {
        let canvas = try Canvas(seed: 1)
        cairo_translate(canvas.context, 0.5, 0)
        #expect(ClippedPixels.of(canvas.context) == nil)
        cairo_identity_matrix(canvas.context)
        cairo_scale(canvas.context, 2, 2)
        #expect(ClippedPixels.of(canvas.context) == nil)
    }
}
