import TableKit

/// A win–loss chart of a list of numbers.
final class ChartBlocksView: ChartListView {
    override var words: String {
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

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let rect = plot(in: rect)
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
