/// The standard accessories at the right of a row, drawn from the theme.
final class AccessoryIndicator: View, AccessibleView {
    var type: TableViewCell.AccessoryType = .none { didSet { isAccessibilityControl = isButton } }

    /// A Boolean value that indicates whether the row appears selected.
    var isHighlighted = false

    var isButton: Bool { type == .detailButton || type == .detailDisclosureButton }

    var accessibilityProperties: AccessibilityProperties {
        AccessibilityProperties(isElement: isButton, label: isButton ? "More Info" : nil, traits: .button)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = environment.accessory
        let detail = CGSize(width: metrics.detailDiameter, height: metrics.detailDiameter)
        switch type {
        case .none: return .zero
        case .disclosureIndicator: return metrics.chevron.size
        case .checkmark: return metrics.checkmark.size
        case .detailButton: return detail
        case .detailDisclosureButton:
            if let disc = metrics.disclosureDisc {
                return CGSize(width: disc.buttonSize, height: disc.buttonSize)
            }
            return CGSize(
                width: detail.width + metrics.detailGap + metrics.chevron.size.width,
                height: max(detail.height, metrics.chevron.size.height))
        }
    }

    /// The distance from the row's margin inward to the accessory. It is in whole pixels, so that content can end at the
    /// accessory.
    var inset: CGFloat {
        let metrics = environment.accessory
        let offset: CGFloat =
            switch type {
            case .none, .detailButton: 0
            case .disclosureIndicator: metrics.chevronOffset
            case .checkmark: metrics.checkmarkOffset
            case .detailDisclosureButton: metrics.disclosureDisc == nil ? metrics.chevronOffset : 0
            }
        return offset.onPixel(scale: traitCollection.displayScale)
    }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        let metrics = environment.accessory
        switch type {
        case .none: break
        case .disclosureIndicator: drawChevron(in: rect, context)
        case .checkmark: drawCheckmark(in: rect, context)
        case .detailButton: drawDetail(in: rect, context)
        case .detailDisclosureButton:
            if let disc = metrics.disclosureDisc { return draw(disc, in: rect, context) }
            let (detail, rest) = detailParts(of: rect)
            drawDetail(in: detail, context)
            let size = metrics.chevron.size
            let chevron = CGRect(
                x: isRightToLeft ? rest.minX : rest.maxX - size.width, y: rect.midY - size.height / 2,
                width: size.width, height: size.height)
            drawChevron(in: chevron, context)
        }
    }

    /// Returns the rectangles of the detail button and of the rest with the chevron.
    private func detailParts(of rect: CGRect) -> (slice: CGRect, remainder: CGRect) {
        let metrics = environment.accessory
        let diameter = metrics.disclosureDisc?.buttonSize ?? metrics.detailDiameter
        return rect.divided(atDistance: diameter, from: isRightToLeft ? .maxXEdge : .minXEdge)
    }

    /// The button is the ring, extended to a touch target. The chevron and the checkmark belong to the row.
    override func point(inside point: CGPoint, with event: UserEvent?) -> Bool {
        isButton && isTouchTarget(point, for: detailParts(of: bounds).slice)
    }

    private func drawChevron(in rect: CGRect, _ context: GraphicsContext) {
        let metrics = environment.accessory
        let selected = isHighlighted ? metrics.selectedColor : nil
        draw(metrics.chevron, in: rect, selected ?? metrics.chevron.color, context)
    }

    private func draw(_ disc: Theme.DisclosureDisc, in rect: CGRect, _ context: GraphicsContext) {
        let circle = rect.centered(CGSize(width: disc.diameter, height: disc.diameter))
        drawDisc(disc.fill, border: disc.border, in: circle, context)
        draw(disc.chevron, in: rect.centered(disc.chevron.size), disc.chevron.color, context)
    }

    private func draw(
        _ chevron: Theme.Chevron, in rect: CGRect, _ color: Color, _ context: GraphicsContext
    ) {
        let color = resolved(color)
        if chevron.isMitered {
            return context.fill(directed(.chevron(in: rect, chevron), in: rect), with: color)
        }
        let box = rect.insetBy(dx: chevron.stroke / 2, dy: chevron.stroke / 2)
        var path = Path()
        path.move(to: box.origin)
        path.addLine(to: CGPoint(x: box.maxX, y: box.midY))
        path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
        context.stroke(directed(path, in: rect), width: chevron.stroke, with: color)
    }

    /// Returns a path, mirrored in a right-to-left layout.
    private func directed(_ path: Path, in rect: CGRect) -> Path {
        guard isRightToLeft else { return path }
        return path.mapped { CGPoint(x: rect.minX + rect.maxX - $0.x, y: $0.y) }
    }

    private func drawCheckmark(in rect: CGRect, _ context: GraphicsContext) {
        let metrics = environment.accessory
        let checkmark = metrics.checkmark
        let box = rect.insetBy(dx: checkmark.stroke / 2, dy: checkmark.stroke / 2)
        let selected = isHighlighted ? metrics.selectedColor : nil
        context.stroke(
            .check(in: box, checkmark), width: checkmark.stroke,
            with: resolved(selected ?? checkmark.color ?? tintColor))
    }

    private func drawDetail(in rect: CGRect, _ context: GraphicsContext) {
        RingedIcon(sign: .info, metrics: environment.accessory)
            .draw(in: rect, with: resolved(tintColor), context)
    }
}

extension Path {
    /// Returns the outline of a chevron with sharp corners that fills a rectangle. Its ends are at right angles to its
    /// lines.
    fileprivate static func chevron(in rect: CGRect, _ chevron: Theme.Chevron) -> Path {
        // The width of an end and the direction of its line determine each other.
        var end = CGSize.zero
        var slope = CGSize.zero
        for _ in 0..<8 {
            slope = CGSize(width: rect.width - end.width, height: rect.height / 2)
            let length = (slope.width * slope.width + slope.height * slope.height).squareRoot()
            guard slope.height > 0, length > 0 else { return Path() }
            let stroke = chevron.stroke / length
            end = CGSize(
                width: min(slope.height * stroke, rect.width),
                height: min(slope.width * stroke, rect.height / 2))
        }
        let tip = rect.minX + min((slope.height - end.height) * slope.width / slope.height, rect.width)
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + end.width, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX + end.width, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - end.height))
        path.addLine(to: CGPoint(x: tip, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + end.height))
        path.close()
        return path
    }
}
