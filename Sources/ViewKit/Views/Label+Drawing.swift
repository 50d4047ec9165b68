extension Label {
    /// The height in points by which a label can be too low before its last line is omitted. It absorbs rounding.
    private static let heightTolerance = 0.5

    /// The width in points that can be clipped from a text that is still complete.
    private static let widthTolerance = 0.5

    /// Records the text: first its shadow, then its background, the glyphs and the lines.
    func drawText(in rect: CGRect, _ context: GraphicsContext) {
        guard let text, !text.isEmpty, rect.width > 0 else { return }
        let layout = drawnLayout(in: rect)
        let origin = CGPoint(x: left(of: layout, in: rect), y: top(of: layout, in: rect))
        // An ellipsis that does not fit extends beyond the label, because clipping it would hide the text completely.
        let isEllipsis = layout.isTruncated && layout.lineCount == 1
        if let cutTextObserver, Self.isCut(layout, in: rect) { cutTextObserver(self, layout) }
        if layout.width > rect.width, !isEllipsis {
            context.clipped(to: rect) { draw(layout, at: origin, in: context) }
        } else {
            draw(layout, at: origin, in: context)
        }
    }

    private func drawnLayout(in rect: CGRect) -> TextLayout {
        textLayout(width: rect.width, height: rect.height + Self.heightTolerance)
    }

    private static func isCut(_ layout: TextLayout, in rect: CGRect) -> Bool {
        layout.isTruncated || layout.width > rect.width + widthTolerance
    }

    /// A Boolean value that indicates whether the label shows its text incompletely, or not at all for lack of width.
    package var cutsText: Bool {
        guard let text, !text.isEmpty else { return false }
        return bounds.width <= 0 || Self.isCut(drawnLayout(in: bounds), in: bounds)
    }

    /// The frame of the text in the label, and its first baseline, in points; `nil` if the label is empty.
    package var drawnText: (rect: CGRect, baseline: CGFloat)? {
        guard let text, !text.isEmpty, bounds.width > 0 else { return nil }
        let layout = drawnLayout(in: bounds)
        let top = top(of: layout, in: bounds)
        // Multiple lines are as wide as the width they were laid out in.
        let runs = layout.runs.map(\.x).min() ?? 0
        let x = left(of: layout, in: bounds) + (numberOfLines == 1 ? 0 : runs)
        let size = CGSize(width: layout.width, height: layout.height)
        return (CGRect(origin: CGPoint(x: x, y: top), size: size), top + layout.firstBaseline)
    }

    private func left(of layout: TextLayout, in rect: CGRect) -> CGFloat {
        // Layouts with a width are already aligned. A single line that fits is aligned here.
        let space = numberOfLines == 1 ? max(rect.width - layout.width, 0) : 0
        return rect.minX + space * textAlignment.fractionOfSpaceBefore(isRightToLeft: isRightToLeft)
    }

    private func top(of layout: TextLayout, in rect: CGRect) -> CGFloat {
        let centered = rect.midY - layout.height / 2
        guard shrinksToFit else { return centered }
        let full = unboundedLayout()
        let fullTop = rect.midY - full.height / 2
        switch baselineAdjustment {
        case .alignBaselines: return fullTop + full.firstBaseline - layout.firstBaseline
        case .alignCenters: return centered
        case .none: return fullTop
        }
    }

    private func draw(_ layout: TextLayout, at origin: CGPoint, in context: GraphicsContext) {
        drawShadows(of: layout, at: origin, in: context)
        guard let colors = styledText?.colors, !colors.isEmpty else {
            return context.draw(layout, at: origin, with: drawn(highlightColor ?? plainTextColor))
        }
        context.draw(layout, at: origin) { part, span in
            color(of: part, colors[span]).map { drawn($0) }
        } link: {
            colors[$0].link
        }
        styledText?.drawAttachments(of: layout, at: origin, traitCollection, context) { span in
            let font = styledText?.spans[span].style.font.map { resolved($0) } ?? plainFont
            return (font, drawn(highlightColor ?? colors[span].color ?? plainTextColor))
        }
    }

    private var highlightColor: Color? {
        isHighlighted ? highlightedTextColor ?? defaultAppearance.highlightedColor : nil
    }

    private func color(of part: TextLayout.Part, _ colors: StyledText.Colors) -> Color? {
        if part == .background { return colors.background }
        let line = part == .underline ? colors.underline : part == .strikethrough ? colors.strikethrough : nil
        return highlightColor ?? line ?? colors.color ?? plainTextColor
    }

    /// Returns a color as it is drawn under the label's traits.
    private func drawn(_ color: Color) -> RGBA {
        var color = color.resolvedColor(with: traitCollection)
        if !isEnabled { color.alpha *= environment.theme.controls.disabledOpacity }
        return color
    }

    // MARK: Shadows

    private func drawShadows(of layout: TextLayout, at origin: CGPoint, in context: GraphicsContext) {
        let colors = styledText?.colors ?? []
        let own = ownShadow
        var shadows: [Shadow] = own.map { [$0] } ?? []
        for case let shadow? in colors.lazy.map(\.shadow) where !shadows.contains(shadow) {
            shadows.append(shadow)
        }
        for shadow in shadows {
            guard let color = shadow.shadowColor.map({ drawn($0) }) else { continue }
            let offset = shadow.shadowOffset
            let position = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
            context.drawShadow(of: layout, at: position, radius: shadow.deviation) { part, span in
                let casts = colors.isEmpty || (colors[span].shadow ?? own) == shadow
                return casts && part != .background ? color : nil
            }
        }
    }
}

extension Shadow {
    /// The standard deviation of the blur in points. As in Core Graphics, it is half the blur radius.
    fileprivate var deviation: Double { Double(shadowBlurRadius) / 2 }
}
