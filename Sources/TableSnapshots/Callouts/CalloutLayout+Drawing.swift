import DisplayList
import Foundation
import TableKit
import Typesetting

extension CalloutLayout {
    /// Describes all callouts around and on the table, in points of the image.
    ///
    /// - Parameter content: Describes a rectangle of the image's content.
    package func describe(
        in context: GraphicsContext, traits: TraitCollection, content: (CGRect) -> DisplayList
    ) {
        func color(_ color: Color) -> RGBA { color.resolvedColor(with: traits) }
        for line in lines { draw(line, color(self.color(of: line.role)), in: context) }
        for dot in dots {
            let side = look.dotDiameter
            let frame = CGRect(x: dot.x - side / 2, y: dot.y - side / 2, width: side, height: side)
            context.fill(Path(ovalIn: frame), with: color(look.lineColor))
        }
        for glass in glasses {
            draw(
                glass, color(look.magnifier.ringColor), color(look.magnifier.shadow.color),
                content(glass.lens.source), in: context)
        }
        for label in labels {
            let textColor = color(label.isDimension ? look.dimensionColor : look.textColor)
            let room = label.frame.width - label.text.width
            context.draw(
                label.text, at: CGPoint(x: label.frame.minX + room / 2, y: label.frame.minY), with: textColor)
        }
        for disc in discs { draw(disc, color, in: context) }
    }

    private func color(of role: Role) -> Color {
        switch role {
        case .bracket, .leader: look.lineColor
        case .dimension: look.dimensionColor
        case .extension: look.extensionColor
        }
    }

    /// Draws a line. Horizontal and vertical lines are aligned to pixels, as separators are.
    private func draw(_ line: Line, _ color: RGBA, in context: GraphicsContext) {
        let width = look.lineWidth
        guard line.start.x != line.end.x, line.start.y != line.end.y else {
            let (left, top) = (min(line.start.x, line.end.x), min(line.start.y, line.end.y))
            let (across, down) = (abs(line.start.x - line.end.x), abs(line.start.y - line.end.y))
            return context.fill(
                CGRect(x: left - width / 2, y: top - width / 2, width: across + width, height: down + width),
                with: color)
        }
        var path = Path()
        path.move(to: line.start)
        path.addLine(to: line.end)
        context.stroke(path, width: width, with: color)
    }

    private func draw(_ disc: Disc, _ color: (Color) -> RGBA, in context: GraphicsContext) {
        let bullet = look.bullet
        context.fill(Path(ovalIn: disc.frame), with: color(bullet.rimColor))
        context.fill(
            Path(ovalIn: disc.frame.insetBy(dx: bullet.rimWidth, dy: bullet.rimWidth)),
            with: color(bullet.color))
        let place = CGPoint(
            x: disc.frame.midX - disc.number.width / 2, y: disc.frame.midY - disc.number.height / 2)
        context.draw(disc.number, at: place, with: color(bullet.textColor))
    }

    private func draw(
        _ glass: Glass, _ ring: RGBA, _ shadow: RGBA, _ content: DisplayList, in context: GraphicsContext
    ) {
        let magnifier = look.magnifier
        context.stroke(Path(ovalIn: glass.lens.source), width: look.lineWidth, with: ring)
        context.drawShadow(
            of: Path(ovalIn: glass.frame), offset: magnifier.shadow.offset, radius: magnifier.shadow.radius,
            with: shadow)
        context.fill(Path(ovalIn: glass.frame), with: ring)
        let inside = glass.frame.insetBy(dx: magnifier.ringWidth, dy: magnifier.ringWidth)
        context.draw(
            content, magnified: glass.lens.zoom, around: glass.lens.focus,
            in: RoundedRectangle(inside, radius: inside.width / 2))
    }
}
