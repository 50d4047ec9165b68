extension CalloutLayout {
    /// Describes all callouts around and on the table, in points of the image.
    ///
    /// - Parameter content: Describes a rectangle of the image's content.
    package func describe(
        in context: GraphicsContext, traits: TraitCollection, content: (CGRect) -> DisplayList
    ) {
        func color(_ color: Color) -> RGBA { color.resolvedColor(with: traits) }
        for outline in outlines { draw(outline: outline, color(style.bullet.color), in: context) }
        describeLines(in: context, traits: traits)
        for magnifier in magnifiers {
            draw(
                magnifier, color(style.magnifier.ringColor), color(style.magnifier.shadow.color),
                content(magnifier.lens.source), in: context)
        }
        for label in labels {
            let textColor = color(label.role == .dimension ? style.dimensionColor : style.textColor)
            let space = label.frame.width - label.text.width
            context.draw(
                label.text, at: CGPoint(x: label.frame.minX + space / 2, y: label.frame.minY), with: textColor
            )
        }
        for disc in discs { draw(disc, color, in: context) }
    }

    /// Describes the lines and their dots.
    func describeLines(in context: GraphicsContext, traits: TraitCollection) {
        for line in lines { draw(line, color(of: line).resolvedColor(with: traits), in: context) }
        let color = style.lineColor.resolvedColor(with: traits)
        for dot in dots {
            context.fill(Path(ovalIn: CGRect(center: dot.center, diameter: style.dotDiameter)), with: color)
        }
    }

    /// Draws the frame of a numbered element, with a tint that its content remains visible under.
    private func draw(outline: CGRect, _ color: RGBA, in context: GraphicsContext) {
        let shape = RoundedRectangle(outline, radius: min(4, outline.width / 2, outline.height / 2))
        var tint = color
        tint.alpha *= 0.08
        context.fill(shape, with: tint)
        context.drawBorder(of: shape, width: style.lineWidth, with: color)
    }

    /// Returns the color of a line. That from a dimension to its label differs from the dimension, which ends before it.
    func color(of line: Line) -> Color {
        switch line.isLeader ? .leader : line.role {
        case .bracket, .leader: style.lineColor
        case .dimension: style.dimensionColor
        case .extension: style.extensionColor
        }
    }

    /// Draws a line. Horizontal and vertical lines are aligned to pixels, as separators are.
    private func draw(_ line: Line, _ color: RGBA, in context: GraphicsContext) {
        let width = style.lineWidth
        guard line.start.x != line.end.x, line.start.y != line.end.y else {
            return context.fill(line.area.insetBy(dx: -width / 2, dy: -width / 2), with: color)
        }
        var path = Path()
        path.move(to: line.start)
        path.addLine(to: line.end)
        context.stroke(path, width: width, with: color)
    }

    private func draw(_ disc: Disc, _ color: (Color) -> RGBA, in context: GraphicsContext) {
        let bullet = style.bullet
        context.fill(Path(ovalIn: disc.frame), with: color(bullet.borderColor))
        context.fill(
            Path(ovalIn: disc.frame.insetBy(dx: bullet.borderWidth, dy: bullet.borderWidth)),
            with: color(bullet.color))
        let origin = CGPoint(
            x: disc.frame.midX - disc.number.width / 2, y: disc.frame.midY - disc.number.height / 2)
        context.draw(disc.number, at: origin, with: color(bullet.textColor))
    }

    private func draw(
        _ magnifier: Magnifier, _ ring: RGBA, _ shadow: RGBA, _ content: DisplayList,
        in context: GraphicsContext
    ) {
        let style = style.magnifier
        context.stroke(Path(ovalIn: magnifier.lens.source), width: self.style.lineWidth, with: ring)
        context.drawShadow(
            of: Path(ovalIn: magnifier.frame), offset: style.shadow.offset, radius: style.shadow.radius,
            with: shadow)
        context.fill(Path(ovalIn: magnifier.frame), with: ring)
        let inside = magnifier.frame.insetBy(dx: style.ringWidth, dy: style.ringWidth)
        context.draw(
            content, magnified: magnifier.lens.zoom, around: magnifier.lens.focus,
            in: RoundedRectangle(inside, radius: inside.width / 2))
    }
}
