import TableKit

/// A bar for a number, from zero, or a progress bar.
final class ChartBarView: ChartView {
    private var number: Double?

    override func show(_ text: String, _ number: Double?) -> String? {
        self.number = number
        guard let number else { return nil }
        guard chart.kind == .progress else { return text }
        guard chart.canDraw(number) else { return nil }
        return "\(Int((range.fraction(of: number) * 100).rounded()))%"
    }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard let number else { return }
        let color = color(chart.color, or: style.color)
        if chart.kind == .progress { return drawProgress(range.fraction(of: number), color, rect, context) }
        let pixel = 1 / traitCollection.displayScale
        drawReference(in: rect, context)
        let zero = rect.minX + rect.width * CGFloat(range.fraction(of: 0))
        let end = rect.minX + rect.width * CGFloat(range.fraction(of: number))
        var bar = rect.centered(CGSize(width: abs(end - zero), height: style.barHeight))
        bar.origin.x = min(zero, end)
        // A small number is visible, unlike zero.
        if number != 0, bar.width < pixel { bar.size.width = pixel }
        let isNegative = number < 0
        context.fill(
            directed(bar, in: rect).onPixels(scale: 1 / pixel),
            with: isNegative ? self.color(chart.negativeColor, or: style.negativeColor) : color)
        guard range.lower < 0 else { return }
        let axis = CGRect(x: zero - pixel / 2, y: rect.minY, width: pixel, height: rect.height)
        context.fill(directed(axis, in: rect).onPixels(scale: 1 / pixel), with: resolved(style.axisColor))
    }

    private func drawProgress(
        _ fraction: Double, _ color: RGBA, _ rect: CGRect, _ context: GraphicsContext
    ) {
        let track = rect.centered(CGSize(width: rect.width, height: style.progressHeight))
        context.fill(Path(pillIn: track), with: resolved(style.trackColor))
        guard fraction > 0 else { return }
        var done = track
        // The completed part is at least a circle, so that its ends stay round.
        done.size.width = max(track.width * CGFloat(fraction), min(track.height, track.width))
        context.fill(Path(pillIn: directed(done, in: track)), with: color)
    }

    /// Draws the line or the band with which the number is compared. A line is higher than the bar.
    private func drawReference(in rect: CGRect, _ context: GraphicsContext) {
        guard let extent = referenceFractions(in: range) else { return }
        let scale = traitCollection.displayScale
        var band = CGRect(
            x: rect.minX + rect.width * CGFloat(extent.lowerBound), y: rect.minY,
            width: rect.width * CGFloat(extent.upperBound - extent.lowerBound), height: rect.height)
        if !hasBand { band.size.width = max((2 * scale).rounded(), 1) / scale }
        context.fill(directed(band, in: rect).onPixels(scale: scale), with: referenceColor)
    }
}
