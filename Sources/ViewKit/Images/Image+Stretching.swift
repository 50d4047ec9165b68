extension Image {
    /// The way the center of a resizable image fills its area. Mirrors `UIImage.ResizingMode`.
    public enum ResizingMode: Int, Sendable, Hashable, CaseIterable {
        /// Repeats it.
        case tile
        /// Scales it.
        case stretch
    }

    /// The nine parts of a resizable image.
    struct Stretching: Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
        /// The boundaries of the parts in points, from left to right and from top to bottom.
        var columns: [CGFloat], rows: [CGFloat]
        /// The parts from the top left, row by row. `nil` for empty ones.
        var parts: [Image?]
        /// The largest center that is scaled rather than repeated, in points: a pixel of a bitmap or a point of a drawing,
        /// whose repetitions are the same as its enlargement.
        private let uniformLength: CGFloat

        init?(of image: Image, _ capInsets: EdgeInsets, _ mode: ResizingMode) {
            func edges(_ length: CGFloat, _ before: CGFloat, _ after: CGFloat) -> [CGFloat]? {
                let (start, end) = (image.partEdge(before), length - image.partEdge(after))
                guard start >= 0, end >= start, end <= length else { return nil }
                return [0, start, end, length]
            }
            guard image.symbol == nil,
                let columns = edges(image.size.width, capInsets.left, capInsets.right),
                let rows = edges(image.size.height, capInsets.top, capInsets.bottom)
            else { return nil }
            (self.capInsets, self.mode, self.columns, self.rows) = (capInsets, mode, columns, rows)
            uniformLength = 1 / image.scale
            parts = (0..<9).map { index in
                let (x, y) = (columns[index % 3], rows[index / 3])
                return image.part(
                    in: CGRect(
                        x: x, y: y, width: columns[index % 3 + 1] - x, height: rows[index / 3 + 1] - y))
            }
        }
    }

    /// Returns an image whose edges retain their size when it is drawn at another size, and whose center is repeated.
    /// For symbols and insets beyond the image, it is the same image. Mirrors
    /// `UIImage.resizableImage(withCapInsets:)`.
    public func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns an image whose edges retain their size when it is drawn at another size, and whose center is repeated or
    /// scaled. For symbols and insets beyond the image, it is the same image. Mirrors
    /// `UIImage.resizableImage(withCapInsets:resizingMode:)`.
    public func resizableImage(withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode) -> Image {
        Stretching(of: self, capInsets, resizingMode).map { stretched($0) } ?? self
    }

    /// Returns an image whose edges retain their size, and whose center is one point that is scaled. A cap of 0 scales
    /// the complete image in that dimension. Mirrors `UIImage.stretchableImage(withLeftCapWidth:topCapHeight:)`.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> Image {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: EdgeInsets(
                top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0,
                right: left > 0 ? size.width - left - 1 : 0), resizingMode: .stretch)
    }

    /// The distances from the edges to the center of a resizable image, in points. Mirrors `UIImage.capInsets`.
    public var capInsets: EdgeInsets { stretching?.capInsets ?? .zero }

    /// The way the center of a resizable image fills its area. Mirrors `UIImage.resizingMode`.
    public var resizingMode: ResizingMode { stretching?.mode ?? .tile }
}

extension Image {
    /// Returns a distance that can be the edge of a part. Those of a bitmap are whole pixels.
    fileprivate func partEdge(_ distance: CGFloat) -> CGFloat {
        bitmap == nil ? distance : (distance * scale).rounded() / scale
    }

    /// Returns a part of a bitmap or a drawing. `nil` for an empty part, and for symbols.
    fileprivate func part(in rect: CGRect) -> Image? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        switch content {
        case .bitmap(let bitmap):
            func pixels(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
                Int((start * scale).rounded())..<Int((end * scale).rounded())
            }
            let (columns, rows) = (pixels(rect.minX, rect.maxX), pixels(rect.minY, rect.maxY))
            return Image(bitmap.cropped(columns: columns, rows: rows), scale: scale)
        case .drawing(let list):
            let context = GraphicsContext()
            context.translated(by: CGPoint(x: -rect.minX, y: -rect.minY)) { context.draw(list) }
            return Image(drawing: context.list, size: rect.size)
        case .symbol: return nil
        }
    }
}

extension Image.Stretching {
    /// The maximum number of tiles in a row or column. More are scaled instead.
    private static let maxTiles = 100

    /// The area of a part in an image.
    private struct Area {
        var rect: CGRect
        /// The size of a tile.
        var tile: CGSize
    }

    /// Draws the parts in a rectangle.
    func draw(in rect: CGRect, _ options: Image.DrawingOptions, _ context: GraphicsContext) {
        let scale = options.traits.displayScale
        let columns = edges(columns, from: rect.minX, length: rect.width, scale: scale)
        let rows = edges(rows, from: rect.minY, length: rect.height, scale: scale)
        for (index, part) in parts.enumerated() {
            guard let part else { continue }
            let (column, row) = (index % 3, index / 3)
            let area = CGRect(
                x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
                height: rows[row + 1] - rows[row])
            guard area.width > 0, area.height > 0 else { continue }
            let tile = CGSize(
                width: column == 1 ? tile(self.columns, area.width) : area.width,
                height: row == 1 ? tile(self.rows, area.height) : area.height)
            if tile == area.size {
                part.draw(in: area, options, context)
            } else {
                context.clipped(to: area) { repeated(tile, in: area) { part.draw(in: $0, options, context) } }
            }
        }
    }

    /// Returns the boundaries of the parts in an area, on whole pixels. Edges that do not fit shrink.
    private func edges(_ own: [CGFloat], from start: CGFloat, length: CGFloat, scale: CGFloat) -> [CGFloat] {
        let (first, last) = (own[1], own[3] - own[2])
        let shrink = first + last > length ? length / (first + last) : 1
        let end = start + length
        return [
            start, (start + first * shrink).onPixel(scale: scale),
            (end - last * shrink).onPixel(scale: scale), end,
        ]
    }

    /// Returns the length of a tile of the center.
    private func tile(_ own: [CGFloat], _ length: CGFloat) -> CGFloat {
        let tile = own[2] - own[1]
        let isScaled =
            mode == .stretch || tile <= uniformLength || tile * CGFloat(Self.maxTiles) < length
            || tile > length
        return isScaled ? length : tile
    }

    private func repeated(_ tile: CGSize, in area: CGRect, _ body: (CGRect) -> Void) {
        for y in stride(from: area.minY, to: area.maxY, by: tile.height) {
            for x in stride(from: area.minX, to: area.maxX, by: tile.width) {
                body(CGRect(origin: CGPoint(x: x, y: y), size: tile))
            }
        }
    }
}
