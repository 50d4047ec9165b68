/// The control at the left of a row in editing mode. It is a disc with a minus or plus sign, or a selection circle.
final class EditingControl: View, AccessibleView {
    enum Appearance: Equatable {
        case disc(TableViewCell.EditingStyle)
        case circle(isFull: Bool)
    }

    var appearance: Appearance = .disc(.none)

    /// A Boolean value that indicates whether the control receives taps instead of the row.
    var isButton: Bool { appearance == .disc(.delete) || appearance == .disc(.insert) }

    override func point(inside point: CGPoint, with event: UserEvent?) -> Bool {
        isButton && isTouchTarget(point, for: bounds)
    }

    var accessibilityProperties: AccessibilityProperties {
        // The row already reports its selection, so the circle is no element.
        AccessibilityProperties(
            isElement: isButton, label: appearance == .disc(.insert) ? "Insert" : "Delete", traits: .button)
    }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        switch appearance {
        case .disc(.none): break
        case .disc(let style): drawDisc(style, in: rect, context)
        case .circle(isFull: true): drawFullCircle(in: rect, context)
        case .circle(isFull: false):
            let circle = environment.theme.touches.circle
            let line = rect.insetBy(dx: circle.stroke / 2, dy: circle.stroke / 2)
            context.stroke(Path(ovalIn: line), width: circle.stroke, with: resolved(circle.color))
        }
    }

    private func drawFullCircle(in rect: CGRect, _ context: GraphicsContext) {
        let circle = environment.theme.touches.circle
        context.fill(Path(ovalIn: rect), with: resolved(tintColor))
        // The checkmark scales with the circle.
        let scale = rect.width / environment.theme.editing.controlDiameter
        let size = CGSize(width: circle.checkSize.width * scale, height: circle.checkSize.height * scale)
        let box = rect.centered(size).insetBy(dx: circle.checkStroke / 2, dy: circle.checkStroke / 2)
        context.stroke(
            .check(in: box, environment.accessory.checkmark), width: circle.checkStroke,
            with: resolved(circle.checkColor))
    }

    private func drawDisc(
        _ style: TableViewCell.EditingStyle, in rect: CGRect, _ context: GraphicsContext
    ) {
        let metrics = environment.editing
        drawDisc(
            style == .delete ? metrics.deleteFill : metrics.insertFill, border: metrics.border, in: rect,
            context)
        var bars = [CGSize(width: metrics.barLength, height: metrics.barThickness)]
        if style == .insert { bars.append(CGSize(width: metrics.barThickness, height: metrics.barLength)) }
        for bar in bars.map(rect.centered) {
            let radius = metrics.hasRoundBars ? metrics.barThickness / 2 : 0
            context.fill(Path(roundedRect: bar, radius: radius), with: resolved(metrics.barColor))
        }
    }
}

/// The stacked lines at the right of a row that can be moved.
final class ReorderControl: View, AccessibleView {
    /// The maximum number of lines, which exceeds the pixels of a row.
    private static let maxLines = 1000

    var accessibilityProperties: AccessibilityProperties {
        AccessibilityProperties(isElement: true, label: "Reorder", traits: .button)
    }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let metrics = environment.editing
        let count = (0...Self.maxLines).clamp(metrics.reorderLineCount)
        let pitch = metrics.reorderLineThickness + metrics.reorderLineGap
        let stack = CGFloat(count) * pitch - metrics.reorderLineGap
        for index in 0..<count {
            // Whole pixels make the lines equally thick.
            let line = CGRect(
                x: rect.maxX - metrics.reorderMargin - metrics.reorderLineLength,
                y: (rect.midY - stack / 2 + CGFloat(index) * pitch).onPixel(
                    scale: traitCollection.displayScale),
                width: metrics.reorderLineLength, height: traitCollection.pixels(metrics.reorderLineThickness)
            )
            context.paint(directed(line, in: rect), with: metrics.reorderFill, traitCollection)
        }
    }
}
