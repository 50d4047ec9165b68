import Foundation
import Typesetting

/// One thing to draw. Coordinates are points of the table's content, y growing downwards.
package enum DisplayItem: Sendable, Equatable {
    /// A rectangle whose edges go to the nearest whole pixels; at least one pixel thick.
    case rectangle(CGRect, RGBA)

    /// The inside of a path.
    case fill(Path, RGBA)

    /// A line of `width` points along a path, with round ends and joins.
    case stroke(Path, width: Double, RGBA)

    /// The soft shadow a path casts: its inside, blurred with a standard deviation of `radius` points.
    case shadow(Path, radius: Double, RGBA)

    /// Text: the run starts at `x`, and its baseline goes to the nearest whole pixel.
    case glyphs(GlyphRun, x: Double, baseline: Double, RGBA)

    /// A picture stretched over a rectangle whose edges go to the nearest whole pixels.
    case image(DisplayImage, CGRect)

    /// Nothing outside the rectangle is drawn until the matching `restore`.
    case clip(CGRect)

    /// What follows until the matching `restore` is drawn together, at this opacity from 0 to 1.
    case group(opacity: Double)

    /// Ends the latest `clip` or `group`.
    case restore
}

extension DisplayItem {
    /// The same item elsewhere.
    func moved(by offset: CGPoint) -> DisplayItem {
        switch self {
        case .rectangle(let rect, let color): .rectangle(rect.offsetBy(dx: offset.x, dy: offset.y), color)
        case .fill(let path, let color): .fill(path.translated(by: offset), color)
        case .stroke(let path, let width, let color):
            .stroke(path.translated(by: offset), width: width, color)
        case .shadow(let path, let radius, let color):
            .shadow(path.translated(by: offset), radius: radius, color)
        case .glyphs(let run, let x, let baseline, let color):
            .glyphs(run, x: x + offset.x, baseline: baseline + offset.y, color)
        case .image(let image, let rect): .image(image, rect.offsetBy(dx: offset.x, dy: offset.y))
        case .clip(let rect): .clip(rect.offsetBy(dx: offset.x, dy: offset.y))
        case .group, .restore: self
        }
    }
}
