import Foundation
import Images
import Typesetting

/// Where a view describes how it looks. Mirrors the part of `CGContext` that cells need, but records instead of
/// painting: what is drawn here ends in a display list.
///
/// Coordinates are points in the describing view's own system; the context adds where the view stands.
public final class GraphicsContext {
    package private(set) var list = DisplayList()
    private var origin = CGPoint.zero

    /// A Boolean value that indicates whether the list has the document's structure, for files that need it.
    package var recordsStructure = false

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

    /// Fills upright lines within a rectangle.
    package func fill(_ stripes: Stripes, with color: RGBA) {
        guard color.alpha > 0, stripes.rect.width > 0, stripes.rect.height > 0, stripes.width > 0,
            stripes.period > 0
        else { return }
        list.append(.stripes(stripes.moved(by: origin), color))
    }

    /// Fills a rectangle with round corners.
    package func fill(_ shape: RoundedRectangle, with color: RGBA) {
        guard shape.isRound else { return fill(shape.rect, with: color) }
        guard color.alpha > 0, shape.rect.width > 0, shape.rect.height > 0 else { return }
        list.append(.roundedRectangle(moved(shape), color))
    }

    /// Draws a line of `width` points along the inside of a shape's edge.
    package func drawBorder(of shape: RoundedRectangle, width: Double, with color: RGBA) {
        guard color.alpha > 0, width > 0, shape.rect.width > 0, shape.rect.height > 0 else { return }
        list.append(.border(moved(shape), width: width, color))
    }

    /// Fills the inside of a path.
    public func fill(_ path: Path, with color: RGBA) {
        guard color.alpha > 0 else { return }
        list.append(.fill(path.translated(by: origin), color))
    }

    /// Fills a rectangle with round corners, in colors that run from its top to its bottom.
    package func fill(_ shape: RoundedRectangle, with gradient: Gradient) {
        guard !gradient.stops.isEmpty, shape.rect.width > 0, shape.rect.height > 0 else { return }
        list.append(.gradient(gradient, moved(shape)))
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

    /// Draws laid-out text in one color, with its top left corner at `point`.
    package func draw(_ text: TextLayout, at point: CGPoint, with color: RGBA) {
        guard color.alpha > 0 else { return }
        appendGlyphs(text.runs, at: moved(point), color)
    }

    /// Draws laid-out text in several colors: `color` answers that of a part of one of its spans, or nil to leave
    /// the part out. What is behind the text comes first, and what goes through it last.
    package func draw(
        _ text: TextLayout, at point: CGPoint, colors color: (TextLayout.Part, _ span: Int) -> RGBA?
    ) {
        let place = moved(point)
        forEachPart(of: text, color) { part, color in
            switch part {
            case .rule(let rule, .background): list.append(.rectangle(rule.rect.moved(by: place), color))
            case .rule(let rule, _): list.append(.rule(rule.moved(by: place), color))
            case .runs(let runs): appendGlyphs(runs, at: place, color)
            }
        }
    }

    /// Appends runs of one color: as one shape where they are translucent and overlap, which would show otherwise.
    private func appendGlyphs(_ runs: [TextLayout.PlacedRun], at place: CGPoint, _ color: RGBA) {
        forEachNeighborhood(in: runs, at: place) { neighbors, isColored in
            if color.alpha < 1, !isColored, neighbors.haveOverlaps {
                list.append(.text(Array(neighbors), color))
            } else {
                for placed in neighbors {
                    list.append(.glyphs(placed.run, x: placed.x, baseline: placed.baseline, color))
                }
            }
        }
    }

    /// Calls `body` with neighbors whose glyphs all have colors themselves, or all have none.
    private func forEachNeighborhood(
        in runs: [TextLayout.PlacedRun], at place: CGPoint,
        _ body: (ArraySlice<TextLayout.PlacedRun>, _ isColored: Bool) -> Void
    ) {
        var rest = runs.map { $0.moved(by: place) }[...]
        while let isColored = rest.first?.run.font.isColored {
            let neighbors = rest.prefix { $0.run.font.isColored == isColored }
            body(neighbors, isColored)
            rest.removeFirst(neighbors.count)
        }
    }

    /// Draws the shadow that laid-out text casts on a place of its own, blurred with a standard deviation of `radius`
    /// points. `color` is asked as for drawing the text.
    package func drawShadow(
        of text: TextLayout, at point: CGPoint, radius: Double,
        colors color: (TextLayout.Part, _ span: Int) -> RGBA?
    ) {
        let place = moved(point)
        let radius = max(radius, 0)
        forEachPart(of: text, color) { part, color in
            switch part {
            case .rule(let rule, _) where radius == 0: list.append(.rule(rule.moved(by: place), color))
            case .rule(let rule, _):
                let path = Path(roundedRect: rule.rect.moved(by: place), radius: 0)
                list.append(.shadow(path, radius: radius, color))
            case .runs(let runs):
                forEachNeighborhood(in: runs, at: place) { neighbors, isColored in
                    // Emoji would be drawn in their own colors.
                    if radius == 0, !isColored { return appendGlyphs(Array(neighbors), at: .zero, color) }
                    for placed in neighbors {
                        list.append(
                            .glyphShadow(
                                placed.run, x: placed.x, baseline: placed.baseline, radius: radius, color))
                    }
                }
            }
        }
    }

    private enum PlacedPart {
        case rule(Rule, TextLayout.Part)
        /// Neighbors of one color.
        case runs([TextLayout.PlacedRun])
    }

    private func forEachPart(
        of text: TextLayout, _ color: (TextLayout.Part, _ span: Int) -> RGBA?,
        _ body: (PlacedPart, RGBA) -> Void
    ) {
        func forEachRule(_ part: TextLayout.Part) {
            for decoration in text.decorations where decoration.part == part {
                guard let color = color(part, decoration.span), color.alpha > 0 else { continue }
                body(.rule(decoration.rule, part), color)
            }
        }
        forEachRule(.background)
        forEachRule(.underline)
        var rest = text.runs[...]
        while let first = rest.first {
            let present = color(.glyphs, first.span)
            let runs = rest.prefix { color(.glyphs, $0.span) == present }
            if let present, present.alpha > 0 { body(.runs(Array(runs)), present) }
            rest.removeFirst(runs.count)
        }
        forEachRule(.strikethrough)
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

    /// Draws a part of what was recorded elsewhere, so many times as large, with a point of it in the middle of a shape
    /// that cuts it off.
    package func draw(
        _ recorded: DisplayList, magnified zoom: Double, around focus: CGPoint, in shape: RoundedRectangle
    ) {
        guard zoom > 0, shape.rect.width > 0, shape.rect.height > 0 else { return }
        list.append(.magnified(recorded, zoom: zoom, focus: focus, moved(shape)))
    }

    /// Draws a color wherever a picture stretched over a rectangle is not transparent.
    package func draw(template image: DisplayImage, in rect: CGRect, with color: RGBA) {
        guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
        list.append(.template(image, moved(rect), color))
    }

    /// Draws nothing outside `rect` while `body` runs.
    public func clipped(to rect: CGRect, _ body: () -> Void) {
        list.append(.clip(moved(rect)))
        body()
        list.append(.restore)
    }

    /// Draws nothing outside a shape while `body` runs. Round corners cut what `body` draws as one, so that what is
    /// covered does not show at their edges.
    package func clipped(to shape: RoundedRectangle, _ body: () -> Void) {
        guard shape.isRound else { return clipped(to: shape.rect, body) }
        list.append(.mask(moved(shape)))
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

    /// Makes what `body` draws one element of the document's structure, if that is recorded.
    package func element(_ element: TextElement?, _ body: () -> Void) {
        guard recordsStructure, let element else { return body() }
        list.append(.element(element))
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

    private func moved(_ shape: RoundedRectangle) -> RoundedRectangle { shape.moved(by: origin) }

    private func moved(_ rect: CGRect) -> CGRect { rect.moved(by: origin) }

    private func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + point.x, y: origin.y + point.y) }
}
