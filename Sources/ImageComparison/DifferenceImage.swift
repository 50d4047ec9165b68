/// A style of images that show the differences between two images.
public enum DifferenceImage: String, Sendable, CaseIterable {
    /// The actual image in pale gray, with outlines around the changed regions. Different pixels are red, antialiased
    /// pixels yellow and ignored pixels pale blue. It has the maximum dimensions of both images.
    case overlay

    /// The reference image, the actual image and the overlay from left to right, each with outlines around the changed
    /// regions.
    case sideBySide = "side-by-side"

    /// The reference and actual image of each changed region next to each other, from top to bottom. Small regions are
    /// enlarged.
    ///
    /// There are at most 12 regions. If nothing differs, the style shows the complete images.
    case blinkStrip = "blink-strip"
}

extension ImageComparison {
    /// Draws the differences. The result is opaque: translucent pixels appear over a gray checkerboard.
    ///
    /// - Throws: `ImageError` if the image would have more than 100 million pixels, or a file cannot be read again.
    public func differenceImage(_ kind: DifferenceImage) throws(ImageError) -> Bitmap {
        switch kind {
        case .overlay: try overlay()
        case .sideBySide: try sideBySide()
        case .blinkStrip: try blinkStrip()
        }
    }

    private typealias Style = DifferenceStyle

    /// The maximum dimensions of both images in pixels.
    private var size: (width: Int, height: Int) {
        (max(reference.width, actual.width), max(reference.height, actual.height))
    }

    private var whole: PixelRect { PixelRect(x: 0, y: 0, width: size.width, height: size.height) }

    private func overlay() throws(ImageError) -> Bitmap {
        var canvas = try Canvas(width: size.width, height: size.height, Style.frame)
        try drawContext(on: &canvas, atX: 0)
        outlineRegions(on: &canvas, atX: 0)
        return canvas.bitmap
    }

    /// Draws the surroundings of the differences: the actual image in front of the reference image, both pale.
    private func drawContext(on canvas: inout Canvas, atX left: Int) throws(ImageError) {
        let isLarger = reference.width > actual.width || reference.height > actual.height
        for image in isLarger ? [reference, actual] : [actual] {
            try image.forEachRow(below: image.height) { y, row in
                for x in 0..<image.width { canvas[left + x, y] = context(row, x, y) }
            }
        }
    }

    private func context(_ row: ImageRow, _ x: Int, _ y: Int) -> Style.Color {
        switch map?[x, y] ?? .accepted {
        case .accepted:
            let gray = row.paleGray(x)
            return (gray, gray, gray)
        case .ignored: return Style.ignored(row.paleGray(x))
        case .antialiased: return Style.antialiased
        case .different: return Style.different
        }
    }

    private func outlineRegions(on canvas: inout Canvas, atX left: Int) {
        for region in regions {
            let distance = Style.outlineDistance
            let outline = PixelRect(
                x: left + region.x - distance, y: region.y - distance, width: region.width + 2 * distance,
                height: region.height + 2 * distance)
            let frame = PixelRect(x: left, y: 0, width: size.width, height: size.height)
            canvas.stroke(outline, inside: frame, Style.outline, width: Style.outlineWidth)
        }
    }

    private func sideBySide() throws(ImageError) -> Bitmap {
        let step = size.width + Style.gap
        var canvas = try Canvas(width: 3 * size.width + 2 * Style.gap, height: size.height, Style.frame)
        try canvas.draw(reference, [.init(part: whole, left: 0, top: 0)])
        try canvas.draw(actual, [.init(part: whole, left: step, top: 0)])
        try drawContext(on: &canvas, atX: 2 * step)
        for left in [0, step, 2 * step] { outlineRegions(on: &canvas, atX: left) }
        return canvas.bitmap
    }

    private func blinkStrip() throws(ImageError) -> Bitmap {
        let crops = regions.isEmpty ? [whole] : regions.prefix(Style.maxCloseUps).map(surroundings)
        let zooms = crops.map { crop in
            min(Style.largestZoom, max(1, Style.closeUpSide / max(crop.width, crop.height)))
        }
        let columnWidth = zip(crops, zooms).map { $0.width * $1 }.max() ?? 0
        let height = zip(crops, zooms).reduce(0) { $0 + $1.0.height * $1.1 }
        var canvas = try Canvas(
            width: 2 * columnWidth + 3 * Style.gap, height: height + (crops.count + 1) * Style.gap,
            Style.frame)
        var placements: [Canvas.Placement] = []
        var y = Style.gap
        for (crop, zoom) in zip(crops, zooms) {
            placements.append(.init(part: crop, left: Style.gap, top: y, zoom: zoom))
            y += crop.height * zoom + Style.gap
        }
        try canvas.draw(reference, placements)
        for index in placements.indices { placements[index].left = columnWidth + 2 * Style.gap }
        try canvas.draw(actual, placements)
        return canvas.bitmap
    }

    /// Returns a region with its surroundings, clipped to the images.
    private func surroundings(of region: PixelRect) -> PixelRect {
        let distance = Style.closeUpMargin
        let columns = PixelRect(x: region.x - distance, y: 0, width: region.width + 2 * distance, height: 1)
            .columns(within: size.width)
        let rows = PixelRect(x: 0, y: region.y - distance, width: 1, height: region.height + 2 * distance)
            .rows(within: size.height)
        return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
}
