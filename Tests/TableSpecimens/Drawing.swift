import DisplayList
import TableKit

/// A display list for tests: all items with their clips, in drawing order.
package struct Drawing: CustomStringConvertible {
    /// An item and its context.
    package struct Entry {
        package var item: DisplayItem
        /// The clip, outside of which nothing is drawn. `nil` if there is none.
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
            case .group(let fraction): surroundings.append((clip, opacity * fraction))
            case .element: surroundings.append((clip, opacity))
            case .restore: surroundings.removeLast()
            default: entries.append(Entry(item: item, clip: clip, opacity: opacity))
            }
        }
    }

    /// Creates the drawing of a view in its superview's coordinates.
    ///
    /// A cell, header or control outside a table is drawn in the theme `modern`.
    package init(of view: View) {
        let isPart = view is TableViewCell || view is TableViewHeaderFooterView || view is Control
        if isPart, view.superview == nil, view.environment === Environment.default { view.surround() }
        let context = GraphicsContext()
        view.describe(in: context)
        self.init(context.list)
    }

    /// Creates the drawing of a table's content, from top to bottom.
    package init(of table: TableView, from top: CGFloat = 0, to bottom: CGFloat? = nil) {
        let context = GraphicsContext()
        table.measureAllRows()
        table.describeContent(
            in: top..<(bottom ?? table.contentSize.height), viewport: table.wholeViewport, in: context)
        self.init(context.list)
    }

    package var description: String { list.description }

    /// The filled rectangles, in order.
    package var boxes: [Box] {
        entries.compactMap {
            if case .rectangle(let rect, let color) = $0.item { Box(rect: rect, color: color) } else { nil }
        }
    }

    /// Returns the filled rectangles of one color, from top to bottom.
    package func boxes(_ color: RGBA) -> [CGRect] {
        boxes.filter { $0.color == color }.map(\.rect).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    /// The filled paths and their bounds.
    package var fills: [(bounds: CGRect, color: RGBA, path: Path)] {
        entries.compactMap {
            if case .fill(let path, let color) = $0.item { (path.extent, color, path) } else { nil }
        }
    }

    /// The filled rounded rectangles.
    package var roundBoxes: [(shape: RoundedRectangle, color: RGBA)] {
        entries.compactMap {
            if case .roundedRectangle(let shape, let color) = $0.item { (shape, color) } else { nil }
        }
    }

    /// The borders.
    package var borders: [(shape: RoundedRectangle, width: Double, color: RGBA)] {
        entries.compactMap {
            guard case .border(let shape, let width, let color) = $0.item else { return nil }
            return (shape, width, color)
        }
    }

    /// The rounded masks, from top to bottom.
    package var masks: [RoundedRectangle] {
        list.items.compactMap { if case .mask(let shape) = $0 { shape } else { nil } }
            .sorted { $0.rect.minY < $1.rect.minY }
    }

    /// The stroked paths, with the bounds of their ink.
    package var strokes: [(ink: CGRect, color: RGBA, width: Double)] {
        entries.compactMap {
            guard case .stroke(let path, let width, let color) = $0.item else { return nil }
            return (path.extent.insetBy(dx: -width / 2, dy: -width / 2), color, width)
        }
    }

    /// The images and their rectangles.
    package var images: [(image: DisplayImage, rect: CGRect, clip: CGRect?)] {
        entries.compactMap {
            if case .image(let image, let rect) = $0.item { (image, rect, $0.clip) } else { nil }
        }
    }

    /// The template images, their colors and their rectangles.
    package var templates: [(image: DisplayImage, rect: CGRect, color: RGBA)] {
        entries.compactMap {
            guard case .template(let image, let rect, let color) = $0.item else { return nil }
            return (image, rect, color)
        }
    }

    /// The runs of glyphs, in order.
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

    /// The text decorations, in order.
    package var rules: [(rule: Rule, color: RGBA)] {
        entries.compactMap { if case .rule(let rule, let color) = $0.item { (rule, color) } else { nil } }
    }

    /// Returns the runs with a text in one script, from top to bottom. `weight` is the weight of its font.
    package func texts(_ string: String, weight: Font.Weight = .regular) -> [Text] {
        let font = Font.systemFont(ofSize: 17, weight: weight)
        let spelling = TextLayout(TextRequest(text: string, font: font)).runs.flatMap {
            $0.run.glyphs.map(\.index)
        }
        return texts.filter { $0.run.glyphs.map(\.index) == spelling }.sorted { $0.baseline < $1.baseline }
    }

    /// Returns the first run with a text.
    package func text(_ string: String, weight: Font.Weight = .regular) -> Text? {
        texts(string, weight: weight).first
    }
}

extension TextLayout {
    /// Lays out a text in the default theme.
    package init(_ text: String, _ font: Font) {
        var request = TextRequest(text: text, font: font)
        request.systemFont = Theme.modern.systemFont
        self.init(request)
    }
}

extension Path {
    /// The bounding box of the path's points. For circles and rounded corners, it equals that of the path.
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
    /// Returns the intersection. Foundation's function traps for NaN and infinite values.
    fileprivate func shared(with other: CGRect) -> CGRect {
        let numbers = [minX, minY, maxX, maxY, other.minX, other.minY, other.maxX, other.maxY]
        return numbers.allSatisfy(\.isFinite) ? intersection(other) : other
    }
}
