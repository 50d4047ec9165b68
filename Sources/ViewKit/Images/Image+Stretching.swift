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
        var parts: [DisplayImage?]

        init?(_ bitmap: DisplayImage, scale: CGFloat, _ capInsets: EdgeInsets, _ mode: ResizingMode) {
            func edges(_ length: Int, _ before: CGFloat, _ after: CGFloat) -> [Int]? {
                let (start, end) = ((before * scale).rounded(), CGFloat(length) - (after * scale).rounded())
                guard start >= 0, end >= start, end <= CGFloat(length) else { return nil }
                return [0, Int(start), Int(end), length]
            }
            guard let columns = edges(bitmap.width, capInsets.left, capInsets.right),
                let rows = edges(bitmap.height, capInsets.top, capInsets.bottom)
            else { return nil }
            (self.capInsets, self.mode) = (capInsets, mode)
            self.columns = columns.map { CGFloat($0) / scale }
            self.rows = rows.map { CGFloat($0) / scale }
            parts = (0..<9).map { index in
                let x = columns[index % 3]..<columns[index % 3 + 1]
                let y = rows[index / 3]..<rows[index / 3 + 1]
                return x.isEmpty || y.isEmpty ? nil : bitmap.cropped(columns: x, rows: y)
            }
        }
    }

    /// Returns an image whose edges retain their size when it is drawn at another size, and whose center is repeated.
    /// For symbols, drawings, and insets beyond the image, it is the same image. Mirrors
    /// `UIImage.resizableImage(withCapInsets:)`.
    public func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns an image whose edges retain their size when it is drawn at another size, and whose center is repeated or
    /// scaled. For symbols, drawings, and insets beyond the image, it is the same image. Mirrors
    /// `UIImage.resizableImage(withCapInsets:resizingMode:)`.
    public func resizableImage(withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode) -> Image {
        guard let bitmap, let stretching = Stretching(bitmap, scale: scale, capInsets, resizingMode) else {
            return self
        }
        return stretched(stretching)
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
    func draw(
        in rect: CGRect, scale: CGFloat, _ draw: (DisplayImage, CGRect) -> Void, _ context: GraphicsContext
    ) {
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
                draw(part, area)
            } else {
                context.clipped(to: area) { repeated(tile, in: area) { draw(part, $0) } }
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
        return mode == .stretch || tile * CGFloat(Self.maxTiles) < length || tile > length ? length : tile
    }

    private func repeated(_ tile: CGSize, in area: CGRect, _ body: (CGRect) -> Void) {
        for y in stride(from: area.minY, to: area.maxY, by: tile.height) {
            for x in stride(from: area.minX, to: area.maxX, by: tile.width) {
                body(CGRect(origin: CGPoint(x: x, y: y), size: tile))
            }
        }
    }
}
