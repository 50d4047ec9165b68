import DisplayList
import TableKit

/// A display list as a test reads it: every item with the clip it is drawn under, in the order of drawing.
package struct Drawing: CustomStringConvertible {
    /// One item, and what surrounds it.
    package struct Entry {
        package var item: DisplayItem
        /// Nothing outside is drawn; nil for no clip.
        package var clip: CGRect?
        /// The product of the opacities around the item.
        package var opacity: Double
    }

    /// A filled rectangle.
    package struct Box: Equatable {
        package var rect: CGRect
        package var color: RGBA
    }

    /// A run of glyphs.
    package struct Text {
        package var x: Double
        package var baseline: Double
        package var color: RGBA
        package var run: GlyphRun
        package var clip: CGRect?
    }

    package let list: DisplayList
    package private(set) var entries: [Entry] = []

    package init(_ list: DisplayList) {
        self.list = list
        var surroundings: [(clip: CGRect?, opacity: Double)] = [(nil, 1)]
        for item in list.items {
            let (clip, opacity) = surroundings.last ?? (nil, 1)
            switch item {
            case .clip(let rect): surroundings.append((clip.map { $0.shared(with: rect) } ?? rect, opacity))
            case .mask(let shape):
                let rect = shape.rect
                surroundings.append((clip.map { $0.shared(with: rect) } ?? rect, opacity))
            case .group(let share): surroundings.append((clip, opacity * share))
            case .restore: surroundings.removeLast()
            default: entries.append(Entry(item: item, clip: clip, opacity: opacity))
            }
        }
    }

    /// What a view describes in its superview's coordinates.
    package init(of view: View) {
        let context = GraphicsContext()
        view.describe(in: context)
        self.init(context.takeList())
    }

    /// What a table describes of its content, from top to bottom.
    package init(of table: TableView, from top: CGFloat = 0, to bottom: CGFloat? = nil) {
        let context = GraphicsContext()
        table.measureAllRows()
        table.describeContent(
            in: top..<(bottom ?? table.contentSize.height), viewport: table.wholeViewport, in: context)
        self.init(context.takeList())
    }

    package var description: String { list.description }

    /// Filled rectangles, in order.
    package var boxes: [Box] {
        entries.compactMap {
            if case .rectangle(let rect, let color) = $0.item { Box(rect: rect, color: color) } else { nil }
        }
    }

    /// Filled rectangles of one color, from top to bottom.
    package func boxes(_ color: RGBA) -> [CGRect] {
        boxes.filter { $0.color == color }.map(\.rect).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    /// Filled paths, with what they enclose.
    package var fills: [(bounds: CGRect, color: RGBA, path: Path)] {
        entries.compactMap {
            if case .fill(let path, let color) = $0.item { (path.extent, color, path) } else { nil }
        }
    }

    /// Filled rectangles with round corners.
    package var roundBoxes: [(shape: RoundedRectangle, color: RGBA)] {
        entries.compactMap {
            if case .roundedRectangle(let shape, let color) = $0.item { (shape, color) } else { nil }
        }
    }

    /// Lines along edges.
    package var borders: [(shape: RoundedRectangle, width: Double, color: RGBA)] {
        entries.compactMap {
            guard case .border(let shape, let width, let color) = $0.item else { return nil }
            return (shape, width, color)
        }
    }

    /// Round corners that cut off what is drawn within them, from top to bottom.
    package var masks: [RoundedRectangle] {
        list.items.compactMap { if case .mask(let shape) = $0 { shape } else { nil } }
            .sorted { $0.rect.minY < $1.rect.minY }
    }

    /// Stroked paths, with the box of their ink.
    package var strokes: [(ink: CGRect, color: RGBA, width: Double)] {
        entries.compactMap {
            guard case .stroke(let path, let width, let color) = $0.item else { return nil }
            return (path.extent.insetBy(dx: -width / 2, dy: -width / 2), color, width)
        }
    }

    /// Pictures and where they are drawn.
    package var images: [(image: DisplayImage, rect: CGRect, clip: CGRect?)] {
        entries.compactMap {
            if case .image(let image, let rect) = $0.item { (image, rect, $0.clip) } else { nil }
        }
    }

    /// Pictures drawn in a color, and where.
    package var templates: [(image: DisplayImage, rect: CGRect, color: RGBA)] {
        entries.compactMap {
            guard case .template(let image, let rect, let color) = $0.item else { return nil }
            return (image, rect, color)
        }
    }

    /// Runs of glyphs, in order.
    package var texts: [Text] {
        entries.flatMap { entry -> [Text] in
            switch entry.item {
            case .glyphs(let run, let x, let baseline, let color):
                [Text(x: x, baseline: baseline, color: color, run: run, clip: entry.clip)]
            case .text(let runs, let color):
                runs.map {
                    Text(x: $0.x, baseline: $0.baseline, color: color, run: $0.run, clip: entry.clip)
                }
            default: []
            }
        }
    }

    /// Bars that go with text, in order.
    package var rules: [(rule: Rule, color: RGBA)] {
        entries.compactMap { if case .rule(let rule, let color) = $0.item { (rule, color) } else { nil } }
    }

    /// The runs that spell a text of one script, from top to bottom. `weight` is that of the font it is set in.
    package func texts(_ string: String, weight: Font.Weight = .regular) -> [Text] {
        let font = Font.systemFont(ofSize: 17, weight: weight)
        let spelling = TextLayout(TextRequest(text: string, font: font)).runs.flatMap {
            $0.run.glyphs.map(\.index)
        }
        return texts.filter { $0.run.glyphs.map(\.index) == spelling }.sorted { $0.baseline < $1.baseline }
    }

    /// The first run that spells a text.
    package func text(_ string: String, weight: Font.Weight = .regular) -> Text? {
        texts(string, weight: weight).first
    }
}

extension Path {
    /// The box around the path's points, which for circles and round corners is that of the path itself.
    package var extent: CGRect {
        let points: [CGPoint] = elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): point
            case .close: nil
            }
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return .zero
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGRect {
    /// The intersection; Foundation's own traps when a number is missing or infinite.
    fileprivate func shared(with other: CGRect) -> CGRect {
        let numbers = [minX, minY, maxX, maxY, other.minX, other.minY, other.maxX, other.maxY]
        return numbers.allSatisfy(\.isFinite) ? intersection(other) : other
    }
}
