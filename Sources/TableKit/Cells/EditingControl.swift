/// The disc at the left of a row that is being edited: a minus to delete, a plus to insert.
final class EditingControl: View {
    var style: TableViewCell.EditingStyle = .none

    override var isAccessibilityControl: Bool { true }

    override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(
            isElement: style != .none, label: style == .insert ? "Insert" : "Delete", traits: .button)
    }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard style != .none else { return }
        let metrics = environment.theme.editing
        let disc = style == .delete ? metrics.deleteColor : metrics.insertColor
        context.fill(Path(ovalIn: rect), with: disc.resolvedColor(with: traitCollection))
        let bar = CGRect(
            x: rect.midX - metrics.barLength / 2, y: rect.midY - metrics.barThickness / 2,
            width: metrics.barLength, height: metrics.barThickness)
        let color = metrics.barColor.resolvedColor(with: traitCollection)
        context.fill(roundEnded(bar), with: color)
        if style == .insert {
            let upright = CGRect(
                x: rect.midX - metrics.barThickness / 2, y: rect.midY - metrics.barLength / 2,
                width: metrics.barThickness, height: metrics.barLength)
            context.fill(roundEnded(upright), with: color)
        }
    }

    private func roundEnded(_ bar: CGRect) -> Path {
        Path(roundedRect: bar, radius: min(bar.width, bar.height) / 2)
    }
}

/// The stacked lines at the right of a row that can be moved.
final class ReorderControl: View {
    override var isAccessibilityControl: Bool { true }

    override var defaultAccessibility: AccessibilityProperties {
        AccessibilityProperties(isElement: true, label: "Reorder", traits: .button)
    }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let metrics = environment.theme.editing
        let pitch = metrics.reorderLineThickness + metrics.reorderLineGap
        let stack = CGFloat(metrics.reorderLineCount) * pitch - metrics.reorderLineGap
        let color = metrics.reorderColor.resolvedColor(with: traitCollection)
        for index in 0..<metrics.reorderLineCount {
            context.fill(
                CGRect(
                    x: rect.midX - metrics.reorderLineLength / 2,
                    y: rect.midY - stack / 2 + CGFloat(index) * pitch,
                    width: metrics.reorderLineLength, height: metrics.reorderLineThickness),
                with: color)
        }
    }
}
