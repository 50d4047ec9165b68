extension Label {
    /// How strong the text of a label is that is not enabled.
    private static let disabledOpacity = 0.5

    /// Describes the text: its shadow first, then what is behind it, the glyphs, and the lines.
    func describeText(in rect: CGRect, _ context: GraphicsContext) {
        guard let text, !text.isEmpty, rect.width > 0 else { return }
        let layout = shownLayout(in: rect.size)
        let origin = origin(of: layout, in: rect)
        // Only the sides are cut off: descenders of a low label stay.
        let isCut = layout.width > rect.width
        let edges = CGRect(
            x: rect.minX, y: min(rect.minY, origin.y), width: rect.width, height: max(rect.height, layout.height))
        if isCut {
            context.clipped(to: edges) { draw(layout, at: origin, in: context) }
        } else {
            draw(layout, at: origin, in: context)
        }
    }

    private func origin(of layout: TextLayout, in rect: CGRect) -> CGPoint {
        // Lines were aligned when they were laid out within a width; one line is aligned here.
        let room = numberOfLines == 1 ? max(rect.width - layout.width, 0) : 0
        let share = textAlignment.shareOfRoomBefore(readsRightToLeft: readsRightToLeft)
        return CGPoint(x: rect.minX + room * share, y: top(of: layout, in: rect))
    }

    private func top(of layout: TextLayout, in rect: CGRect) -> CGFloat {
        let centered = rect.midY - layout.height / 2
        guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return centered }
        let full = unboundedLayout()
        let fullTop = rect.midY - full.height / 2
        switch baselineAdjustment {
        case .alignBaselines: return fullTop + full.firstBaseline - layout.firstBaseline
        case .alignCenters: return centered
        case .none: return fullTop
        }
    }

    private func draw(_ layout: TextLayout, at origin: CGPoint, in context: GraphicsContext) {
        let looks = styledText?.looks ?? []
        drawShadow(of: layout, looks, at: origin, in: context)
        guard !looks.isEmpty else {
            return context.draw(layout, at: origin, with: drawn(highlightColor ?? plainTextColor))
        }
        context.draw(layout, at: origin) { part, span in
            color(of: part, span < looks.count ? looks[span] : StyledText.Look()).map { drawn($0) }
        }
    }

    private var highlightColor: Color? { isHighlighted ? highlightedTextColor : nil }

    private func color(of part: GraphicsContext.TextPart, _ look: StyledText.Look) -> Color? {
        let own: Color? =
            switch part {
            case .background: look.background
            case .glyphs: look.color
            case .underline: look.underline ?? look.color
            case .strikethrough: look.strikethrough ?? look.color
            }
        return part == .background ? own : highlightColor ?? own ?? plainTextColor
    }

    /// A colour as it is drawn under the label's traits.
    private func drawn(_ color: Color) -> RGBA {
        var color = color.resolvedColor(with: traitCollection)
        if !isEnabled { color.alpha *= Self.disabledOpacity }
        return color
    }

    private func drawShadow(
        of layout: TextLayout, _ looks: [StyledText.Look], at origin: CGPoint, in context: GraphicsContext
    ) {
        let ownShadow = ownShadow
        var shadows: [Shadow] = []
        for case let shadow? in looks.map({ $0.shadow ?? ownShadow }) where !shadows.contains(shadow) {
            shadows.append(shadow)
        }
        if looks.isEmpty, let ownShadow { shadows = [ownShadow] }
        for shadow in shadows {
            guard let color = shadow.shadowColor.map({ drawn($0) }) else { continue }
            let place = CGPoint(
                x: origin.x + shadow.shadowOffset.width, y: origin.y + shadow.shadowOffset.height)
            context.draw(layout, at: place) { part, span in
                let isOwn = span >= looks.count || (looks[span].shadow ?? ownShadow) == shadow
                return isOwn && part != .background ? color : nil
            }
        }
    }
}
