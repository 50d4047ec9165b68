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

    /// Draws laid-out text in one colour, with its top left corner at `point`.
    package func draw(_ text: TextLayout, at point: CGPoint, with color: RGBA) {
        guard color.alpha > 0 else { return }
        for placed in text.runs { append(placed, at: point, color) }
    }

    /// A part of laid-out text that has a colour of its own.
    package enum TextPart: Sendable, Equatable { case background, underline, glyphs, strikethrough }

    /// Draws laid-out text in several colours: `color` answers that of a part of one of its spans, or nil to leave
    /// the part out. What is behind the text comes first, and what goes through it last.
    package func draw(
        _ text: TextLayout, at point: CGPoint, colors color: (TextPart, _ span: Int) -> RGBA?
    ) {
        func drawDecorations(_ kind: TextLayout.Decoration.Kind, _ part: TextPart) {
            for decoration in text.decorations where decoration.kind == kind {
                guard let color = color(part, decoration.span), color.alpha > 0 else { continue }
                var rule = decoration.rule
                rule.x += origin.x + point.x
                rule.baseline += origin.y + point.y
                list.append(.rule(rule, color))
            }
        }
        drawDecorations(.background, .background)
        drawDecorations(.underline, .underline)
        for placed in text.runs {
            guard let color = color(.glyphs, placed.span), color.alpha > 0 else { continue }
            append(placed, at: point, color)
        }
        drawDecorations(.strikethrough, .strikethrough)
    }

    private func append(_ placed: TextLayout.PlacedRun, at point: CGPoint, _ color: RGBA) {
        list.append(
            .glyphs(
                placed.run, x: origin.x + point.x + placed.x, baseline: origin.y + point.y + placed.baseline,
                color))
    }

    /// Draws a picture stretched over a rectangle.
    package func draw(_ image: DisplayImage, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        list.append(.image(image, moved(rect)))
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
