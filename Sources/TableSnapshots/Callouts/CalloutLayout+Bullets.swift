import Foundation
import TableKit
import Typesetting

extension CalloutLayout {
    /// Places numbered discs on their parts where nothing overlaps them, and the legend below all other
    /// content.
    mutating func placeBullets(_ bullets: [CalloutPlan.Bullet]) {
        for bullet in bullets {
            let place = place(ofDiscOn: bullet.frame)
            discs.append(Disc(frame: place, number: bullet.number))
            include(place)
        }
        let left = legendEdge
        for bullet in bullets {
            if !bullet.legend.isEmpty { addLegend(bullet.legend, bullet.number, left) }
        }
    }

    /// Returns the position of a disc. It is at a corner or edge of its part, or else around it at an
    /// increasing distance.
    private func place(ofDiscOn frame: CGRect) -> CGRect {
        let diameter = max(look.bullet.diameter, 1)
        func disc(_ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(x: x - diameter / 2, y: y - diameter / 2, width: diameter, height: diameter)
        }
        // The disc is slightly outside the part, so that the part remains visible.
        let around = frame.insetBy(dx: -diameter / 4, dy: -diameter / 4)
        let (near, far) = isRightToLeft ? (around.maxX, around.minX) : (around.minX, around.maxX)
        let corners = [(far, around.minY), (near, around.minY), (far, around.maxY), (near, around.maxY)]
        let edges = [
            (near, frame.midY), (far, frame.midY), (frame.midX, around.minY), (frame.midX, around.maxY),
        ]
        for (x, y) in corners + edges where isFree(disc(x, y)) { return disc(x, y) }
        var distance = diameter / 2
        while true {
            for step in 0..<16 {
                let angle = CGFloat(step) / 8 * .pi
                let away = (isRightToLeft ? -cos(angle) : cos(angle)) * distance
                let candidate = disc(frame.midX + away, frame.midY + sin(angle) * distance)
                if isFree(candidate) { return candidate }
            }
            distance += diameter / 2
        }
    }

    private func isFree(_ disc: CGRect) -> Bool {
        let room = disc.insetBy(dx: -look.lineWidth, dy: -look.lineWidth)
        return !discs.contains { $0.frame.intersects(room) } && !labels.contains { $0.frame.intersects(room) }
            && !glasses.contains { $0.frame.intersects(room) } && !lines.contains { $0.crosses(room) }
    }

    /// The leading edge of legends.
    private var legendEdge: CGFloat { isRightToLeft ? bounds.maxX : bounds.minX }

    private mutating func addLegend(_ legend: String, _ number: TextLayout, _ edge: CGFloat) {
        let diameter = look.bullet.diameter
        let indent = diameter + look.labelSpacing
        let text = text(legend, look.font, width: max(bounds.width - indent, look.labelWidth))
        let height = max(diameter, text.size.height)
        let top = bounds.maxY + look.labelSpacing
        func placed(_ size: CGSize, _ indent: CGFloat) -> CGRect {
            CGRect(
                x: isRightToLeft ? edge - indent - size.width : edge + indent,
                y: top + (height - size.height) / 2, width: size.width, height: size.height)
        }
        let disc = placed(CGSize(width: diameter, height: diameter), 0)
        discs.append(Disc(frame: disc, number: number))
        add(text, in: placed(text.size, indent))
        include(disc)
    }
}
