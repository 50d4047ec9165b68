import TableKit

/// A sparkline or a win–loss chart of a list of numbers.
final class ChartPointsView: ChartView {
    private var points = ChartPoints()

    override func show(_ text: String, _ number: Double?) -> String? {
        points.read(text, mark: mark)
        return points.numbers.isEmpty ? nil : chart.kind == .sparkline ? lineInWords : blocksInWords
    }

    // MARK: Words

    private var pointCount: String {
        points.numbers.count == 1 ? "1 point" : "\(points.numbers.count) points"
    }

    private var lineInWords: String {
        guard let range = pointRange, let last = lastPoint?.number else { return pointCount }
        return
            "from \(range.lower.plainText) to \(range.upper.plainText), \(pointCount), last \(last.plainText)"
    }

    private var blocksInWords: String {
        var counts = (positive: 0, negative: 0, zero: 0)
        for case let number? in points.numbers {
            if number > 0 {
                counts.positive += 1
            } else if number < 0 {
                counts.negative += 1
            } else {
                counts.zero += 1
            }
        }
        return "\(pointCount), \(counts.positive) positive, \(counts.negative) negative, \(counts.zero) zero"
    }

    /// The least and the greatest number.
    private var pointRange: NumberRange? {
        var range: NumberRange?
        for case let number? in points.numbers {
            range = NumberRange(min(range?.lower ?? number, number), max(range?.upper ?? number, number))
        }
        return range
    }

    private var lastPoint: (index: Int, number: Double)? {
        guard let index = points.numbers.lastIndex(where: { $0 != nil }), let number = points.numbers[index]
        else { return nil }
        return (index, number)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        if chart.kind == .sparkline { drawLine(in: rect, context) } else { drawBlocks(in: rect, context) }
    }

    private func drawLine(in rect: CGRect, _ context: GraphicsContext) {
        guard let range = chart.range ?? pointRange, let last = lastPoint else { return }
        let color = color(chart.color, or: style.color)
        // The last point, which is wider than the line, is inside of the chart.
        let inset = max(style.pointDiameter, style.lineWidth) / 2
        let area = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
        func position(_ index: Int, _ number: Double) -> CGPoint {
            let fraction = CGFloat(index) / CGFloat(max(points.numbers.count - 1, 1))
            return CGPoint(
                x: isRightToLeft ? area.maxX - area.width * fraction : area.minX + area.width * fraction,
                y: area.maxY - area.height * CGFloat(range.fraction(of: number)))
        }
        var path = Path()
        var dots: [CGPoint] = []
        for (index, number) in points.numbers.enumerated() {
            guard let number else { continue }
            let point = position(index, number)
            let followsGap = index == 0 || points.numbers[index - 1] == nil
            if followsGap { path.move(to: point) } else { path.addLine(to: point) }
            let isAlone =
                followsGap && (index + 1 == points.numbers.count || points.numbers[index + 1] == nil)
            // A number between gaps has a dot like the last one.
            if isAlone || index == last.index { dots.append(point) }
        }
        context.stroke(path, width: style.lineWidth, with: color)
        for dot in dots {
            let square = CGRect(origin: dot, size: .zero).insetBy(
                dx: -style.pointDiameter / 2, dy: -style.pointDiameter / 2)
            context.fill(Path(ovalIn: square), with: color)
        }
    }

    private func drawBlocks(in rect: CGRect, _ context: GraphicsContext) {
        let scale = traitCollection.displayScale
        let count = CGFloat(points.numbers.count)
        let pitch = min(rect.width / count, style.pointWidth + style.pointGap)
        // Blocks have equal widths of whole pixels. If there are many, the gaps between them shrink first.
        let step = max((pitch * scale).rounded(.down), 1) / scale
        let width = max(min(style.pointWidth, step - style.pointGap).nearestPixel(scale: scale), 1) / scale
        let middle = rect.midY.onPixel(scale: scale)
        let (top, bottom) = (rect.minY.onPixel(scale: scale), rect.maxY.onPixel(scale: scale))
        for (index, number) in points.numbers.enumerated() {
            guard let number else { continue }
            var block = CGRect(x: rect.minX + CGFloat(index) * step, y: middle, width: width, height: 0)
            let color: RGBA
            if number > 0 {
                (block.origin.y, block.size.height) = (top, middle - top)
                color = self.color(chart.color, or: style.color)
            } else if number < 0 {
                block.size.height = bottom - middle
                color = self.color(chart.negativeColor, or: style.negativeColor)
            } else {
                let height = max(style.lineWidth.nearestPixel(scale: scale), 1) / scale
                (block.origin.y, block.size.height) = (middle - height / 2, height)
                color = resolved(style.axisColor)
            }
            context.fill(directed(block, in: rect).onPixels(scale: scale), with: color)
        }
    }
}
