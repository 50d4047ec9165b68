import CCairo
import DisplayList

extension Path {
    /// The maximum coordinate of a path in a strip, in pixels. A Cairo coordinate has 24 bits for whole pixels, and so
    /// has the difference of two. With others, versions of Cairo draw different things.
    private static let maxCoordinate = 2_097_152.0

    /// Sets the context's path to the path, whose points are pixels, at an offset.
    func trace(on context: OpaquePointer, x: Double = 0, y: Double = 0) {
        func near(_ coordinate: Double) -> Double {
            min(max(coordinate, -Self.maxCoordinate), Self.maxCoordinate)
        }
        func across(_ point: CGPoint) -> Double { near(x + point.x) }
        func down(_ point: CGPoint) -> Double { near(y + point.y) }
        cairo_new_path(context)
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(context, across(point), down(point))
            case .line(let point): cairo_line_to(context, across(point), down(point))
            case .curve(let point, let first, let second):
                cairo_curve_to(
                    context, across(first), down(first), across(second), down(second), across(point),
                    down(point))
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
