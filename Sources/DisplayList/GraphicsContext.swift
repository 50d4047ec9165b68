/// A context in which views draw. Mirrors the part of `CGContext` that cells require, but records drawing in a display
/// list instead of painting.
///
/// Coordinates are points in the drawing view's coordinate system. The context adds the view's position.
public final class GraphicsContext {
    package private(set) var list = DisplayList()
    var state = State()
    private var savedStates: [State] = []
    private var layers: [Layer] = []
    /// The path that `CGContext`'s functions build.
    var path = Path()

    /// A Boolean value that indicates whether the list records the document's structure, for formats that require it.
    package var recordsStructure = false

    /// The first reported error: the image would not show its content.
    package private(set) var failure: (any Error)?

    package init() {}

    /// Reports an error, whose description is a sentence.
    package func fail(_ error: any Error) { failure = failure ?? error }

    /// Returns the list of the drawing of `body`.
    package static func list(_ body: (GraphicsContext) -> Void) -> DisplayList {
        let context = GraphicsContext()
        body(context)
        return context.list
    }

    /// Fills a rectangle, whose edges are rounded to whole pixels.
    public func fill(_ rect: CGRect, with color: RGBA) {
        guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
        list.append(.rectangle(rect.moved(by: origin), color))
    }

    package func fill(_ stripes: Stripes, with color: RGBA) {
        guard color.alpha > 0, stripes.rect.width > 0, stripes.rect.height > 0, stripes.width > 0,
            stripes.period > 0
        else { return }
        list.append(.stripes(stripes.moved(by: origin), color))
    }

    package func fill(_ shape: RoundedRectangle, with color: RGBA) {
        guard shape.isRound else { return fill(shape.rect, with: color) }
        guard color.alpha > 0, shape.rect.width > 0, shape.rect.height > 0 else { return }
        list.append(.roundedRectangle(shape.moved(by: origin), color))
    }

    /// Draws a border of `width` points along the inside of a shape's edge.
    package func drawBorder(of shape: RoundedRectangle, width: Double, with color: RGBA) {
        guard color.alpha > 0, width > 0, shape.rect.width > 0, shape.rect.height > 0 else { return }
        list.append(.border(shape.moved(by: origin), width: width, color))
    }

    /// Fills the interior of a path.
    public func fill(_ path: Path, with color: RGBA) {
        guard color.alpha > 0 else { return }
        list.append(.fill(path.translated(by: origin), color))
    }

    /// Fills a rounded rectangle with a gradient.
    package func fill(_ shape: RoundedRectangle, with gradient: Gradient) {
        guard let last = gradient.stops.last else { return }
        guard gradient.hasDirection else { return fill(shape, with: last.color) }
        guard shape.rect.width > 0, shape.rect.height > 0 else { return }
        list.append(.gradient(gradient, shape.moved(by: origin)))
    }

    /// Draws a line of `width` points along a path, with round caps.
    public func stroke(_ path: Path, width: Double, with color: RGBA) {
        guard color.alpha > 0, width > 0 else { return }
        list.append(.stroke(path.translated(by: origin), width: width, color))
    }

    /// Draws the blurred shadow of a path moved by `offset` points. The standard deviation of the blur is `radius`
    /// points, like `CALayer.shadowRadius`. Draw the path itself afterward.
    public func drawShadow(of path: Path, offset: CGSize, radius: Double, with color: RGBA) {
        guard color.alpha > 0 else { return }
        let position = origin.moved(by: CGPoint(x: offset.width, y: offset.height))
        list.append(.shadow(path.translated(by: position), radius: max(radius, 0), color))
    }

    /// Draws a text layout in one color, with its top-left corner at `point`.
    package func draw(_ text: TextLayout, at point: CGPoint, with color: RGBA) {
        guard color.alpha > 0 else { return }
        appendGlyphs(text.runs, at: point.moved(by: origin), color)
    }

    /// Draws a text layout in several colors, from the background to the strikethrough.
    ///
    /// The closures return the color for a part of a span, or `nil` to omit the part, and the address to which a span
    /// is a link.
    package func draw(
        _ text: TextLayout, at point: CGPoint, colors color: (TextLayout.Part, _ span: Int) -> RGBA?,
        link: (_ span: Int) -> LinkAddress? = { _ in nil }
    ) {
        let position = point.moved(by: origin)
        forEachPart(of: text, color) { decoration, color in
            let rule = decoration.rule
            list.append(
                decoration.part == .background
                    ? .rectangle(rule.rect.moved(by: position), color)
                    : .rule(rule.moved(by: position), color))
        } runs: { runs, color in
            var rest = runs[...]
            while let first = rest.first {
                let address = link(first.span)
                // Each line of a link has its own area.
                let linked = Array(
                    rest.prefix { link($0.span) == address && $0.baseline == first.baseline })
                self.link(to: address) { appendGlyphs(linked, at: position, color) }
                rest.removeFirst(linked.count)
            }
        }
    }

    /// Appends runs of one color. Translucent runs with overlaps become one shape, so that overlaps are invisible.
    private func appendGlyphs(_ runs: [TextLayout.PlacedRun], at position: CGPoint, _ color: RGBA) {
        forEachNeighborhood(in: runs, at: position) { neighbors, isColored in
            if color.alpha < 1, !isColored, neighbors.haveOverlaps {
                list.append(.text(Array(neighbors), color))
            } else {
                for placed in neighbors {
                    list.append(.glyphs(placed.run, x: placed.x, baseline: placed.baseline, color))
                }
            }
        }
    }

    /// Calls `body` with consecutive runs whose glyphs all have colors of the font, or all have none.
    private func forEachNeighborhood(
        in runs: [TextLayout.PlacedRun], at position: CGPoint,
        _ body: (ArraySlice<TextLayout.PlacedRun>, _ isColored: Bool) -> Void
    ) {
        var rest = runs.map { $0.moved(by: position) }[...]
        while let isColored = rest.first?.run.font.isColored {
            let neighbors = rest.prefix { $0.run.font.isColored == isColored }
            body(neighbors, isColored)
            rest.removeFirst(neighbors.count)
        }
    }

    /// Draws the shadow of a text layout at its own position. The standard deviation of the blur is `radius` points.
    /// The closure returns colors as for drawing the text.
    package func drawShadow(
        of text: TextLayout, at point: CGPoint, radius: Double,
        colors color: (TextLayout.Part, _ span: Int) -> RGBA?
    ) {
        let position = point.moved(by: origin)
        let radius = max(radius, 0)
        forEachPart(of: text, color) { decoration, color in
            let rule = decoration.rule
            if radius == 0 { return list.append(.rule(rule.moved(by: position), color)) }
            let path = Path(roundedRect: rule.rect.moved(by: position), radius: 0)
            list.append(.shadow(path, radius: radius, color))
        } runs: { runs, color in
            forEachNeighborhood(in: runs, at: position) { neighbors, isColored in
                // Emoji would be drawn in the colors of the font.
                if radius == 0, !isColored { return appendGlyphs(Array(neighbors), at: .zero, color) }
                for placed in neighbors {
                    list.append(
                        .glyphShadow(
                            placed.run, x: placed.x, baseline: placed.baseline, radius: radius, color))
                }
            }
        }
    }

    /// Calls the closures with the parts of a text from back to front. `drawRuns` gets consecutive runs of one color.
    private func forEachPart(
        of text: TextLayout, _ color: (TextLayout.Part, _ span: Int) -> RGBA?,
        decoration drawDecoration: (TextLayout.Decoration, RGBA) -> Void,
        runs drawRuns: ([TextLayout.PlacedRun], RGBA) -> Void
    ) {
        func drawDecorations(_ part: TextLayout.Part) {
            for decoration in text.decorations where decoration.part == part {
                guard let color = color(part, decoration.span), color.alpha > 0 else { continue }
                drawDecoration(decoration, color)
            }
        }
        drawDecorations(.background)
        drawDecorations(.underline)
        var rest = text.runs[...]
        while let first = rest.first {
            let present = color(.glyphs, first.span)
            let runs = rest.prefix { color(.glyphs, $0.span) == present }
            if let present, present.alpha > 0 { drawRuns(Array(runs), present) }
            rest.removeFirst(runs.count)
        }
        drawDecorations(.strikethrough)
    }

    package func draw(_ image: DisplayImage, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        list.append(.image(image, rect.moved(by: origin)))
    }

    /// Draws a recorded list, with its zero point at the origin.
    package func draw(_ recorded: DisplayList) {
        for item in recorded.items { list.append(item.moved(by: origin)) }
    }

    /// Draws an enlarged part of a recorded list, clipped to a shape. A point of the list is at the center of the
    /// shape.
    package func draw(
        _ recorded: DisplayList, magnified zoom: Double, around focus: CGPoint, in shape: RoundedRectangle
    ) {
        guard zoom > 0, shape.rect.width > 0, shape.rect.height > 0 else { return }
        list.append(.magnified(recorded, zoom: zoom, focus: focus, shape.moved(by: origin)))
    }

    /// Fills the opaque parts of an image with a color. The image is scaled to a rectangle.
    package func draw(template image: DisplayImage, in rect: CGRect, with color: RGBA) {
        guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
        list.append(.template(image, rect.moved(by: origin), color))
    }

    /// Clips drawing to `rect` while `body` runs.
    public func clipped(to rect: CGRect, _ body: () -> Void) {
        appendLayer(.clip(rect.moved(by: origin)), body)
    }

    /// Clips drawing to a shape while `body` runs. With rounded corners, the drawing is clipped as a group, so that
    /// covered content does not show at the edges.
    package func clipped(to shape: RoundedRectangle, _ body: () -> Void) {
        guard shape.isRound else { return clipped(to: shape.rect, body) }
        appendLayer(.mask(shape.moved(by: origin)), body)
    }

    /// Draws the content of `body` as a group, at an opacity from 0 to 1.
    public func withOpacity(_ opacity: Double, _ body: () -> Void) {
        guard opacity < 1 else { return body() }
        appendLayer(.group(opacity: opacity), body)
    }

    /// Makes the drawing of `body` one element of the document's structure, if the structure is recorded.
    package func element(_ element: TextElement?, _ body: () -> Void) {
        guard recordsStructure, let element else { return body() }
        appendLayer(.element(element), body)
    }

    /// Makes the drawing of `body` a link, if there is an address.
    private func link(to address: LinkAddress?, _ body: () -> Void) {
        guard let address else { return body() }
        appendLayer(.element(.link(address)), body)
    }

    private func appendLayer(_ start: DisplayItem, _ body: () -> Void) {
        list.append(start)
        body()
        list.append(.restore)
    }

    /// Moves the origin by `offset` points while `body` runs.
    public func translated(by offset: CGPoint, _ body: () -> Void) {
        let before = origin
        state.origin = origin.moved(by: offset)
        body()
        state.origin = before
    }

    /// Transforms the drawing of `body`. Nothing in it is rounded to whole pixels, unless the transformation consists of
    /// reflections, turns by right angles and a move.
    ///
    /// A transformation that makes areas lines or points draws nothing, as does one with numbers that are not finite.
    package func transformed(by transform: CGAffineTransform, _ body: () -> Void) {
        let total = transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
        guard total.isInvertible else { return }
        let (outer, before) = (list, origin)
        (list, state.origin) = (DisplayList(), .zero)
        body()
        let inner = list
        (list, state.origin) = (outer, before)
        if !inner.items.isEmpty { list.append(.transformed(inner, total)) }
    }

    private var origin: CGPoint { state.origin }

    // MARK: States

    /// What drawing after a change of the state belongs to, until the state is restored.
    private enum Layer {
        case clip
        /// The list before the transformation.
        case transformation(CGAffineTransform, DisplayList)
    }

    /// Saves the colors, the line width, the coordinates and the clips.
    public func saveGState() { savedStates.append(state) }

    /// Restores the values at the time of the latest save.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        restore(saved)
    }

    private func restore(_ saved: State) {
        endLayers(to: saved.layerCount)
        state = saved
    }

    /// Restores the state after `body`, and ends the states that it saves.
    package func isolated(_ body: () -> Void) {
        let (outer, count) = (state, savedStates.count)
        body()
        savedStates.removeLast(max(savedStates.count - count, 0))
        restore(outer)
        path = Path()
    }

    /// Clips drawing to a shape, until the state is restored.
    func beginClip(to shape: RoundedRectangle) {
        list.append(shape.isRound ? .mask(shape.moved(by: origin)) : .clip(shape.rect.moved(by: origin)))
        begin(.clip)
    }

    /// Transforms the coordinates of drawing, until the state is restored. What follows is not rounded to whole
    /// pixels. Mirrors `CGContext.concatenate(_:)`.
    public func concatenate(_ transform: CGAffineTransform) {
        if transform.isTranslation { return translateBy(x: transform.tx, y: transform.ty) }
        let total = transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
        begin(.transformation(total, list))
        (list, state.origin) = (DisplayList(), .zero)
    }

    private func begin(_ layer: Layer) {
        layers.append(layer)
        state.layerCount = layers.count
    }

    private func endLayers(to count: Int) {
        while layers.count > count, let layer = layers.popLast() {
            switch layer {
            case .clip: list.append(.restore)
            case .transformation(let transform, let outer):
                let inner = list
                list = outer
                if !inner.items.isEmpty, transform.isInvertible {
                    list.append(.transformed(inner, transform))
                }
            }
        }
    }

    /// The list with the ends of all clips and transformations.
    package var closedList: DisplayList {
        let copy = GraphicsContext()
        (copy.list, copy.layers) = (list, layers)
        copy.endLayers(to: 0)
        return copy.list
    }
}
