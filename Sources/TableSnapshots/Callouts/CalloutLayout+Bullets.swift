extension CalloutLayout {
    /// Places numbered discs next to their parts, inside the table, where they cover nothing.
    mutating func addDiscs(_ bullets: [ResolvedCallouts.Bullet], _ obstacles: CalloutObstacles) {
        for bullet in bullets {
            let frame = frame(ofDiscOn: bullet, obstacles)
            discs.append(Disc(frame: frame, number: bullet.number))
            include(frame)
        }
    }

    private func frame(ofDiscOn bullet: ResolvedCallouts.Bullet, _ obstacles: CalloutObstacles) -> CGRect {
        let part = bullet.frame
        // Outside of visible content, and inside of an area.
        let reach = (style.bullet.diameter / 2 + style.lineWidth + 1) * (bullet.isSolid ? 1 : -1)
        let (corners, edges) = ends(of: part.insetBy(dx: -reach, dy: -reach))
        let positions = edges + corners + [(part.midX, part.midY)]
        let inside = obstacles.content.insetBy(dx: -0.01, dy: -0.01)
        func isUncovered(_ disc: CGRect) -> Bool {
            inside.encloses(disc) && isFree(disc) && !obstacles.solid.contains { $0.overlaps(disc) }
        }
        func isWithinAreas(_ disc: CGRect) -> Bool {
            isUncovered(disc) && !obstacles.areas.contains { $0.overlaps(disc) && !$0.encloses(disc) }
        }
        return frame(ofDiscOn: part, at: positions, within: Self.maxDistance / 4, where: isWithinAreas)
            ?? frame(ofDiscOn: part, at: positions, within: Self.maxDistance, where: isUncovered)
            ?? frame(ofDiscOn: part, at: positions, within: Self.maxDistance) { disc in
                inside.encloses(disc) && isFree(disc)
            } ?? frame(ofDiscOn: part, at: positions)
    }

    /// Returns the corners of a rectangle and the middles of its edges, first those where reading ends.
    func ends(of rect: CGRect) -> (corners: [(CGFloat, CGFloat)], edges: [(CGFloat, CGFloat)]) {
        let (near, far) = isRightToLeft ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
        let corners = [(far, rect.minY), (near, rect.minY), (far, rect.maxY), (near, rect.maxY)]
        let edges = [(far, rect.midY), (near, rect.midY), (rect.midX, rect.minY), (rect.midX, rect.maxY)]
        return (corners, edges)
    }

    /// The maximum distance of a disc from the middle of its part, in points, if it covers nothing else.
    private static let maxDistance: CGFloat = 120

    /// Returns the position of a disc where nothing overlaps it: one of some positions, or else around the part at an
    /// increasing distance.
    func frame(ofDiscOn part: CGRect, at positions: [(CGFloat, CGFloat)]) -> CGRect {
        let frame = frame(ofDiscOn: part, at: positions, within: .greatestFiniteMagnitude, where: isFree)
        return frame ?? CGRect(center: CGPoint(x: part.midX, y: part.midY), diameter: style.bullet.diameter)
    }

    private func frame(
        ofDiscOn part: CGRect, at positions: [(CGFloat, CGFloat)], within limit: CGFloat,
        where isFree: (CGRect) -> Bool
    ) -> CGRect? {
        let diameter = max(style.bullet.diameter, 1)
        func disc(_ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(center: CGPoint(x: x, y: y), diameter: diameter)
        }
        for (x, y) in positions where isFree(disc(x, y)) { return disc(x, y) }
        var distance = diameter / 2
        while distance <= limit {
            for step in 0..<16 {
                let angle = CGFloat(step) / 8 * .pi
                let away = (isRightToLeft ? -cos(angle) : cos(angle)) * distance
                let candidate = disc(part.midX + away, part.midY + sin(angle) * distance)
                if isFree(candidate) { return candidate }
            }
            distance += diameter / 2
        }
        return nil
    }

    private func isFree(_ disc: CGRect) -> Bool {
        let area = disc.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
        return !boxes.contains { $0.intersects(area) } && !lines.contains { $0.crosses(area) }
    }

    /// Adds the legend below all other content, aligned with the table.
    mutating func addLegend(of bullets: [ResolvedCallouts.Bullet], beside body: CGRect) {
        for bullet in bullets where !bullet.legend.isEmpty {
            addLegend(bullet.legend, bullet.number, isRightToLeft ? body.maxX : body.minX, width: body.width)
        }
    }

    private mutating func addLegend(
        _ legend: String, _ number: TextLayout, _ edge: CGFloat, width: CGFloat
    ) {
        let diameter = style.bullet.diameter
        let indent = diameter + style.labelSpacing
        let text = text(legend, style.font, width: max(width - indent, style.labelWidth))
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
