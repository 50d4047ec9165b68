import DisplayList
import Rendering

/// The contrast of text in a drawing, measured on its pixels: text may be above gradients and images, translucent, or
/// in translucent views.
///
/// The drawing without its text has the colors behind it. The drawing with a rectangle in place of each run of text has
/// the color of the text at each pixel. Antialiasing has no effect on either.
struct ContrastMeasurement {
    private let background: StripSurface
    private let foreground: StripSurface
    /// The drawing with text of other colors. Where it equals the background, there is no visible text.
    private let marked: StripSurface
    private let firstRow: Int
    private let offset: CGFloat
    /// The color behind translucent tables.
    private let backdrop: RGBA

    /// A color of text on a color behind it.
    struct ColorPair: Hashable {
        let text: RGBA
        let background: RGBA
        /// A Boolean value that indicates whether nearly all of the text has these colors.
        let isUniform: Bool

        var ratio: Double { text.contrast(on: background) }
    }

    /// Draws a range of a list, one pixel per point.
    ///
    /// - Parameters:
    ///   - width: The width of the drawing in points.
    ///   - range: The vertical range, in the points of the list.
    ///   - backdrop: The color behind translucent tables.
    ///   - offset: The distance from the points of runs down to those of the list.
    /// - Throws: ``SnapshotError`` if there is not enough memory, or if an image cannot be read.
    init(
        of list: DisplayList, width: CGFloat, range: Range<CGFloat>, on backdrop: RGBA, offset: CGFloat
    ) throws(SnapshotError) {
        let firstRow = Int(clamping: Double(range.lowerBound.rounded(.down)))
        let width = max(Int(clamping: Double(width.rounded(.up))), 1)
        let height = max(Int(clamping: Double(range.upperBound.rounded(.up))) - firstRow, 1)
        let rasterizer = Rasterizer(scale: 1)
        func draw(_ list: DisplayList) throws(SnapshotError) -> StripSurface {
            guard let strip = StripSurface(width: width, height: height) else {
                throw SnapshotError(
                    .drawing, "the contrast cannot be measured in \(height) rows of \(width) pixels")
            }
            rasterizer.draw(list, firstRow: firstRow, on: strip)
            if let reason = strip.failure {
                throw SnapshotError(.drawing, "the image could not be drawn: \(reason)")
            }
            return strip
        }
        background = try draw(list.withoutTexts)
        foreground = try draw(list.withTextAreas())
        marked = try draw(list.withTextAreas(\.inverted))
        if let failure = rasterizer.failure { throw SnapshotError(.image, "a row's image, \(failure)") }
        (self.firstRow, self.backdrop) = (firstRow, backdrop)
        self.offset = offset
    }

    /// Returns the colors of a run of text with the lowest contrast, apart from those of a tenth of its area, such as
    /// the antialiased edge of a bar behind it. `nil` if the run is invisible.
    func colors(of run: DrawnRun) -> ColorPair? {
        let counts = pixels(of: run.ink)
        let total = counts.values.reduce(0, +)
        let pairs = counts.map { key, count in
            let pair = ColorPair(
                text: RGBA(pixel: key.text, on: backdrop),
                background: RGBA(pixel: key.background, on: backdrop), isUniform: count * 10 > total * 8)
            return (pair: pair, key: key, count: count, ratio: pair.ratio)
        }.sorted {
            ($0.ratio, $0.key.text, $0.key.background) < ($1.ratio, $1.key.text, $1.key.background)
        }
        var below = 0
        return pairs.first { pair in
            below += pair.count
            return below * 10 > total
        }?.pair
    }

    /// The pixels of text and the one behind it.
    private struct PixelPair: Hashable {
        let text: UInt32
        let background: UInt32
    }

    /// Returns the number of pixels in a rectangle with visible text of each pair of colors.
    private func pixels(of rect: CGRect) -> [PixelPair: Int] {
        let top = CGFloat(firstRow) - offset
        let rows = pixelRange(rect.minY - top, rect.maxY - top).clamped(to: 0..<background.height)
        let columns = pixelRange(rect.minX, rect.maxX).clamped(to: 0..<background.width)
        var counts: [PixelPair: Int] = [:]
        background.withPixels { behind in
            foreground.withPixels { text in
                marked.withPixels { marks in
                    let stride = background.bytesPerRow / 4
                    let (behind, text, marks) = (
                        behind.bindMemory(to: UInt32.self), text.bindMemory(to: UInt32.self),
                        marks.bindMemory(to: UInt32.self)
                    )
                    for row in rows {
                        // Adjacent pixels are mostly equal.
                        var last = (pair: PixelPair(text: 0, background: 0), count: 0)
                        for index in row * stride + columns.lowerBound..<row * stride + columns.upperBound
                        where text[index] != behind[index] || marks[index] != behind[index] {
                            if text[index] != last.pair.text || behind[index] != last.pair.background {
                                if last.count > 0 { counts[last.pair, default: 0] += last.count }
                                last = (PixelPair(text: text[index], background: behind[index]), 0)
                            }
                            last.count += 1
                        }
                        if last.count > 0 { counts[last.pair, default: 0] += last.count }
                    }
                }
            }
        }
        return counts
    }

    private func pixelRange(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
        let first = Int(clamping: Double(start.rounded(.down)))
        return first..<max(Int(clamping: Double(end.rounded(.up))), first + 1)
    }
}

extension RGBA {
    /// Creates the color of a premultiplied pixel on an opaque color.
    fileprivate init(pixel: UInt32, on backdrop: RGBA) {
        let rest = 1 - Double(pixel >> 24) / 255
        func part(_ shift: UInt32, _ behind: Double) -> Double {
            min(Double(pixel >> shift & 0xFF) / 255 + behind * rest, 1)
        }
        self.init(red: part(16, backdrop.red), green: part(8, backdrop.green), blue: part(0, backdrop.blue))
    }

    /// A color that differs visibly, with the same opacity.
    fileprivate var inverted: RGBA {
        func inverted(_ part: Double) -> Double { part < 0.5 ? 1 : 0 }
        let color = clamped
        return RGBA(
            red: inverted(color.red), green: inverted(color.green), blue: inverted(color.blue),
            alpha: color.alpha)
    }
}
