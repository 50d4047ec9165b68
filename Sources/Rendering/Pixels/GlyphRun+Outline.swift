import CCairo
import DisplayList
import Typesetting

extension GlyphRun {
    /// The outlines of the glyphs, in points from the run's origin. Glyphs that are images have none.
    var outline: Path {
        guard !glyphs.isEmpty, !font.isColored,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
            let context = cairo_create(surface)
        else { return Path() }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        let outlines = glyphs.map { cairo_glyph_t(index: UInt($0.index), x: $0.x, y: $0.y) }
        return FontAccess.exclusively {
            cairo_save(context)
            cairo_scale(context, Self.precision, Self.precision)
            cairo_set_scaled_font(context, font.pointer)
            cairo_glyph_path(context, outlines, Int32(outlines.count))
            let path = Path(of: context)
            cairo_restore(context)
            return path
        }
    }

    /// The scale of Cairo's outlines, whose points are rounded to 1/256 of a unit.
    private static let precision = 16.0
}

extension Path {
    /// Creates a copy of a context's path.
    fileprivate init(of context: OpaquePointer) {
        self.init()
        guard let copy = cairo_copy_path(context) else { return }
        defer { cairo_path_destroy(copy) }
        guard let data = copy.pointee.data else { return }
        var index = 0
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            func point(_ number: Int) -> CGPoint {
                CGPoint(x: data[index + number].point.x, y: data[index + number].point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: move(to: point(1))
            case CAIRO_PATH_LINE_TO: addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: addCurve(to: point(3), control1: point(1), control2: point(2))
            default: close()
            }
            index += max(Int(header.length), 1)
        }
    }
}
