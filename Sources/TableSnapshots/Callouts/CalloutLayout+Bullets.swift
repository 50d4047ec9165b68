extension CalloutLayout {
    /// Places numbered discs on their parts where nothing overlaps them, and the legend below all other content.
    mutating func layOutBullets(_ bullets: [ResolvedCallouts.Bullet]) {
        for bullet in bullets {
            let frame = frame(ofDiscOn: bullet.frame)
            discs.append(Disc(frame: frame, number: bullet.number))
            include(frame)
        }
        let edge = isRightToLeft ? bounds.maxX : bounds.minX
        for bullet in bullets where !bullet.legend.isEmpty { addLegend(bullet.legend, bullet.number, edge) }
    }

    /// Returns the position of a disc. It is at one of the first places, or at a corner or edge of its part, or else around
    /// it at an increasing distance.
    func frame(ofDiscOn part: CGRect, at first: [(CGFloat, CGFloat)] = []) -> CGRect {
        let diameter = max(style.bullet.diameter, 1)
        func disc(_ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(center: CGPoint(x: x, y: y), diameter: diameter)
        }
        // The disc is slightly outside the part, so that the part remains visible.
        let around = part.insetBy(dx: -diameter / 4, dy: -diameter / 4)
        let (near, far) = isRightToLeft ? (around.maxX, around.minX) : (around.minX, around.maxX)
        let corners = [(far, around.minY), (near, around.minY), (far, around.maxY), (near, around.maxY)]
        let edges = [(near, part.midY), (far, part.midY), (part.midX, around.minY), (part.midX, around.maxY)]
        for (x, y) in first + corners + edges where isFree(disc(x, y)) { return disc(x, y) }
        var distance = diameter / 2
        while true {
            for step in 0..<16 {
                let angle = CGFloat(step) / 8 * .pi
                let away = (isRightToLeft ? -cos(angle) : cos(angle)) * distance
                let candidate = disc(part.midX + away, part.midY + sin(angle) * distance)
                if isFree(candidate) { return candidate }
            }
            distance += diameter / 2
        }
    }

    private func isFree(_ disc: CGRect) -> Bool {
        let area = disc.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
        return !obstacles.contains { $0.intersects(area) } && !lines.contains { $0.crosses(area) }
    }

    private mutating func addLegend(_ legend: String, _ number: TextLayout, _ edge: CGFloat) {
        let diameter = style.bullet.diameter
        let indent = diameter + style.labelSpacing
        let text = text(legend, style.font, width: max(bounds.width - indent, style.labelWidth))
        let height = max(diameter, text.size.height)
        let top = bounds.maxY + style.labelSpacing
        func centered(_ size: CGSize, _ indent: CGFloat) -> CGRect {
            CGRect(
                x: isRightToLeft ? edge - indent - size.width : edge + indent,
                y: top + (height - size.height) / 2, width: size.width, height: size.height)
        }
        let disc = centered(CGSize(width: diameter, height: diameter), 0)
        discs.append(Disc(frame: disc, number: number))
        add(text, in: centered(text.size, indent))
        include(disc)
    }
}
