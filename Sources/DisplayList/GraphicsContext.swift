import Bitmaps
import Foundation
import Typesetting

/// Where a view describes how it looks. Mirrors the part of `CGContext` that cells need, but records instead of
/// painting: what is drawn here ends in a display list.
///
/// Coordinates are points in the describing view's own system; the context adds where the view stands.
public final class GraphicsContext {
    package private(set) var list = DisplayList()
    private var origin = CGPoint.zero

    package init() {}

    /// Takes what has been recorded so far and starts anew.
    package func takeList() -> DisplayList {
        defer { list = DisplayList() }
        return list
    }

    /// Fills a rectangle, with its edges on whole pixels.
    public func fill(_ rect: CGRect, with color: RGBA) {
        guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
        list.append(.rectangle(moved(rect), color))
    }

    /// Fills the inside of a path.
    public func fill(_ path: Path, with color: RGBA) {
        guard color.alpha > 0 else { return }
        list.append(.fill(path.translated(by: origin), color))
    }

    /// Draws a line of `width` points along a path, with round ends.
    public func stroke(_ path: Path, width: Double, with color: RGBA) {
        guard color.alpha > 0, width > 0 else { return }
        list.append(.stroke(path.translated(by: origin), width: width, color))
    }

    /// Draws the soft shadow that a path moved by `offset` points casts, blurred with a standard deviation of
    /// `radius` points, as `CALayer.shadowRadius` has it. Draw what casts it afterwards.
    public func drawShadow(of path: Path, offset: CGSize, radius: Double, with color: RGBA) {
        guard color.alpha > 0 else { return }
        let place = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
        list.append(.shadow(path.translated(by: place), radius: max(radius, 0), color))
    }

    /// Draws laid-out text with its top left corner at `point`.
    package func draw(_ text: TextLayout, at point: CGPoint, with color: RGBA) {
        guard color.alpha > 0 else { return }
        for placed in text.runs {
            list.append(
                .glyphs(
                    placed.run, x: origin.x + point.x + placed.x,
                    baseline: origin.y + point.y + placed.baseline,
                    color))
        }
    }

    /// Draws a picture stretched over a rectangle.
    package func draw(_ image: DisplayImage, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        list.append(.image(image, moved(rect)))
    }

    /// Draws what was recorded elsewhere, with its zero at the origin.
    package func draw(_ recorded: DisplayList) {
        for item in recorded.items { list.append(item.moved(by: origin)) }
    }

    /// Draws nothing outside `rect` while `body` runs.
    public func clipped(to rect: CGRect, _ body: () -> Void) {
        list.append(.clip(moved(rect)))
        body()
        list.append(.restore)
    }

    /// Draws what `body` draws as one, at an opacity from 0 to 1.
    public func withOpacity(_ opacity: Double, _ body: () -> Void) {
        guard opacity < 1 else { return body() }
        list.append(.group(opacity: opacity))
        body()
        list.append(.restore)
    }

    /// Moves the origin by `offset` points while `body` runs.
    public func translated(by offset: CGPoint, _ body: () -> Void) {
        let before = origin
        origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        body()
        origin = before
    }

    private func moved(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: origin.x, dy: origin.y)
    }
}
