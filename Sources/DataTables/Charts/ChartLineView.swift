import TableKit

/// A line through a list of numbers, with or without the area below it, or a bar for each of them.
final class ChartLineView: ChartListView {
    override var words: String {
        guard let range = pointRange, let last = lastPoint?.number else { return pointCount }
        return
            "from \(range.lower.plainText) to \(range.upper.plainText), \(pointCount), last \(last.plainText)"
    }

    /// The least and the greatest number.
    private var pointRange: NumberRange? {
        var range: NumberRange?
        for case let number? in points.numbers {
            range = NumberRange(min(range?.lower ?? number, number), max(range?.upper ?? number, number))
        }
        return range
    }

    /// The numbers at the bottom and the top. `nil` if there are no numbers.
    private var shownRange: NumberRange? {
        if let range = chart.range { return range }
        guard var range = pointRange else { return nil }
        if chart.kind == .bars { range = NumberRange(min(range.lower, 0), max(range.upper, 0)) }
        guard let reference = chart.reference?.range else { return range }
        return NumberRange(min(range.lower, reference.lower), max(range.upper, reference.upper))
    }

    private var lastPoint: (index: Int, number: Double)? {
        guard let index = points.numbers.lastIndex(where: { $0 != nil }), let number = points.numbers[index]
        else { return nil }
        return (index, number)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard let range = shownRange else { return }
        let rect = plot(in: rect)
        if chart.kind == .bars { return drawBars(in: rect, range, context) }
        // The last point, which is wider than the line, is inside of the chart.
        let inset = max(style.pointDiameter, style.lineWidth) / 2
        let area = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
        drawReference(x: rect.minX...rect.maxX, in: area, range, context)
        drawLine(in: area, bottom: rect.maxY, range, context)
    }

    /// Draws the line or the band with which the numbers are compared.
    private func drawReference(
        x: ClosedRange<CGFloat>, in area: CGRect, _ range: NumberRange, _ context: GraphicsContext
    ) {
        guard let extent = referenceFractions(in: range) else { return }
        let scale = traitCollection.displayScale
        let (top, bottom) = (y(extent.upperBound, in: area), y(extent.lowerBound, in: area))
        var band = CGRect(x: x.lowerBound, y: top, width: x.upperBound - x.lowerBound, height: bottom - top)
        if !hasBand { band.size.height = 1 / scale }
        context.fill(band.onPixels(scale: scale), with: referenceColor)
    }

    private func y(_ fraction: Double, in area: CGRect) -> CGFloat {
        area.maxY - area.height * CGFloat(fraction)
    }

    private func drawLine(in area: CGRect, bottom: CGFloat, _ range: NumberRange, _ context: GraphicsContext)
    {
        let color = color(chart.color, or: style.color)
        let (path, runs, dots) = line(in: area, range)
        if chart.kind == .area {
            let base = range.lower < 0 ? y(range.fraction(of: 0), in: area) : bottom
            var fill = color
            fill.alpha *= Double(style.areaOpacity)
            for run in runs {
                guard let first = run.first, let last = run.last else { continue }
                var shape = Path()
                shape.move(to: CGPoint(x: first.x, y: base))
                for point in run { shape.addLine(to: point) }
                shape.addLine(to: CGPoint(x: last.x, y: base))
                shape.close()
                context.fill(shape, with: fill)
            }
        }
        context.stroke(path, width: style.lineWidth, with: color)
        for dot in dots {
            let square = CGRect(origin: dot, size: .zero).insetBy(
                dx: -style.pointDiameter / 2, dy: -style.pointDiameter / 2)
            context.fill(Path(ovalIn: square), with: color)
        }
    }

    /// Returns the line through the numbers, its parts between gaps, and the points with a dot: the last one, and those
    /// between two gaps.
    private func line(in area: CGRect, _ range: NumberRange) -> (Path, runs: [[CGPoint]], dots: [CGPoint]) {
        var path = Path()
        var (runs, dots): ([[CGPoint]], [CGPoint]) = ([], [])
        let last = lastPoint?.index
        for (index, number) in points.numbers.enumerated() {
            guard let number else { continue }
            let fraction = CGFloat(index) / CGFloat(max(points.numbers.count - 1, 1))
            let point = CGPoint(
                x: isRightToLeft ? area.maxX - area.width * fraction : area.minX + area.width * fraction,
                y: y(range.fraction(of: number), in: area))
            let followsGap = index == 0 || points.numbers[index - 1] == nil
            if followsGap {
                path.move(to: point)
                runs.append([point])
            } else {
                path.addLine(to: point)
                runs[runs.count - 1].append(point)
            }
            let isAlone =
                followsGap && (index + 1 == points.numbers.count || points.numbers[index + 1] == nil)
            if isAlone || index == last { dots.append(point) }
        }
        return (path, runs, dots)
    }

    private func drawBars(in rect: CGRect, _ range: NumberRange, _ context: GraphicsContext) {
        let scale = traitCollection.displayScale
        // A line is visible in front of the bars, and a band behind them.
        if hasBand { drawReference(x: rect.minX...rect.maxX, in: rect, range, context) }
        defer { if !hasBand { drawReference(x: rect.minX...rect.maxX, in: rect, range, context) } }
        let pitch = rect.width / CGFloat(points.numbers.count)
        let gap = min(style.pointGap, pitch / 3)
        let zero = y(range.fraction(of: 0), in: rect)
        for (index, number) in points.numbers.enumerated() {
            guard let number else { continue }
            let end = y(range.fraction(of: number), in: rect)
            var bar = CGRect(
                x: rect.minX + CGFloat(index) * pitch, y: min(zero, end), width: pitch - gap,
                height: abs(end - zero))
            // A small number is visible, unlike zero.
            if number != 0 { bar.size.height = max(bar.height, 1 / scale) }
            let color =
                number < 0
                ? self.color(chart.negativeColor, or: style.negativeColor)
                : self.color(chart.color, or: style.color)
            context.fill(directed(bar, in: rect).onPixels(scale: scale), with: color)
        }
    }
}
