import CCairo
import DisplayList

extension Path {
    /// Sets the context's path to the path, whose points are pixels, at an offset.
    func trace(on context: OpaquePointer, x: Double = 0, y: Double = 0) {
        cairo_new_path(context)
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(context, x + point.x, y + point.y)
            case .line(let point): cairo_line_to(context, x + point.x, y + point.y)
            case .curve(let point, let first, let second):
                cairo_curve_to(
                    context, x + first.x, y + first.y, x + second.x, y + second.y, x + point.x, y + point.y)
            case .close: cairo_close_path(context)
            }
        }
    }
}

extension StripRect {
    func trace(on context: OpaquePointer) { [self].trace(on: context) }
}

extension [StripRect] {
    func trace(on context: OpaquePointer) {
        cairo_new_path(context)
        for rect in map({ $0.near() }) {
            cairo_rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
        }
    }
}
