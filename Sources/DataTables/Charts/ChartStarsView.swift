import TableKit

/// A row of stars, of which a number is filled.
final class ChartStarsView: ChartView {
    /// The number of filled stars, in halves.
    private var filled: Double = 0

    override func show(_ text: String, _ number: Double?) -> String? {
        guard let number, chart.canDraw(number) else { return nil }
        filled = (number * 2).rounded() / 2
        return "\(number.plainText) of \(chart.starCount)"
    }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let color = color(chart.color, or: style.starColor)
        // Stars shrink to narrow columns.
        let width = chart.size(style).width
        let scale = width > rect.width ? max(rect.width, 0) / width : 1
        let (size, gap) = (style.starSize * scale, style.starGap * scale)
        // The outline is inside of the star's square.
        let stroke = style.starStroke * scale
        let star = Self.star(radius: max(size - stroke, 0) / 2)
        for index in 0..<chart.starCount {
            let x = rect.minX + CGFloat(index) * (size + gap)
            let square = directed(
                CGRect(x: x, y: rect.midY - size / 2, width: size, height: size), in: rect)
            let path = star.translated(by: CGPoint(x: square.midX, y: square.midY))
            let fraction = (0...1).clamp(filled - Double(index))
            if fraction == 1 {
                context.fill(path, with: color)
            } else if fraction > 0 {
                var half = square
                half.size.width *= CGFloat(fraction)
                context.clipped(to: directed(half, in: square)) { context.fill(path, with: color) }
            }
            context.stroke(path, width: stroke, with: color)
        }
    }

    /// Returns a star of five points around the zero point.
    private static func star(radius: CGFloat) -> Path {
        // In a star of two straight lines through each point, the inner corners have this radius.
        let inner = radius * CGFloat(sin(Double.pi / 10) / sin(Double.pi * 3 / 10))
        var path = Path()
        for corner in 0..<10 {
            let angle = Double.pi * (Double(corner) / 5 - 0.5)
            let distance = corner.isMultiple(of: 2) ? radius : inner
            let point = CGPoint(x: distance * CGFloat(cos(angle)), y: distance * CGFloat(sin(angle)))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}
