import CCairo
import DisplayList
import Foundation

extension Path {
    /// Returns the path in pixels of the complete image, rounded to 1/256 of a pixel as in Cairo. Moves by
    /// whole pixels are then exact.
    func inPixels(scale: Double) -> Path {
        mapped { point in
            CGPoint(
                x: (point.x * scale * 256).rounded() / 256, y: (point.y * scale * 256).rounded() / 256)
        }
    }

    /// Sets the context's path to the path, whose points are pixels.
    func trace(on context: OpaquePointer, firstRow: Int = 0) {
        cairo_new_path(context)
        add(to: context, x: 0, y: -Double(firstRow))
    }

    /// Adds the path, whose points are pixels, to the context's path at an offset.
    func add(to context: OpaquePointer, x: Double, y: Double) {
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
