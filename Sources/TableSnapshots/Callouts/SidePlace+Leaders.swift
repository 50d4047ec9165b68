import Foundation
import TableKit
import Typesetting

/// The way of a leader line.
struct LeaderWay: Hashable {
    var side: Callout.Side
    /// The position of the start along the part's near edge. It is 0 at the top or leading end, and 1 at the
    /// other.
    var anchor: CGFloat = 0.5
    /// The offset of the label's preferred position along the side, in points.
    var shift: CGFloat = 0
}

/// The layout of the labels of leader lines next to one side of a table.
extension SidePlace {
    /// A leader with its index and its way.
    struct Led {
        let index: Int
        let leader: CalloutPlan.Leader
        let way: LeaderWay
    }

    /// Returns the start of a line. It is next to visible content, inside an area, and at the border of a
    /// lens's circle.
    private func start(of led: Led) -> (along: CGFloat, out: CGFloat) {
        let frame = led.leader.lens?.source ?? led.leader.frame
        let span = space.span(frame)
        let anchor = space.isBackwards ? 1 - led.way.anchor : led.way.anchor
        let along = span.lowerBound + anchor * (span.upperBound - span.lowerBound)
        if led.leader.lens != nil {
            // The start is on the circle instead of the square around it.
            let (radius, aside) = (frame.width / 2, (anchor - 0.5) * frame.width)
            let sunk = radius - max(radius * radius - aside * aside, 0).squareRoot()
            return (along, space.outerEdge(frame) - sunk)
        }
        let beside = space.outerEdge(frame) + (led.leader.isSolid ? look.dotDiameter : -look.dotDiameter)
        // The start is on the table, away from the turning point of the line.
        return (along, min(beside, -look.dotDiameter))
    }

    /// Returns the positions of the labels along the side.
    private func labels(_ leds: [Led], _ starts: [(along: CGFloat, out: CGFloat)], turn: CGFloat) -> [CGFloat]
    {
        // Positions increase in the reading direction, so that a right-to-left layout is the mirror image.
        let sign: CGFloat = space.isBackwards ? -1 : 1
        let routes = zip(leds, starts).map { led, start in
            LeaderRoutes.Start(
                along: sign * start.along, depth: max(turn - start.out, look.lineWidth),
                wish: sign * start.along + led.way.shift)
        }
        let lengths = leds.map { space.length(size($0.leader)) }
        return LeaderRoutes(routes, lengths: lengths, spacing: look.labelSpacing).labels.map { sign * $0 }
    }

    mutating func addLeaders(_ leds: [Led], to layout: inout CalloutLayout) {
        let starts = leds.map(start)
        var turn = out + look.gap
        var labels = labels(leds, starts, turn: turn)
        // Steep lines get more space up to their labels, so that they do not overlap.
        let missing = zip(starts, labels).map { abs($1 - $0.along) - (turn - $0.out) }.max() ?? 0
        if missing > 0 {
            turn += min(missing, 2 * look.elbow)
            labels = self.labels(leds, starts, turn: turn)
        }
        for (index, led) in leds.enumerated() {
            let start = space.point(starts[index].along, min(starts[index].out, turn - look.lineWidth))
            add(led, from: start, to: labels[index], turn, in: &layout)
        }
    }

    private func size(_ leader: CalloutPlan.Leader) -> CGSize {
        let text = leader.text?.size ?? .zero
        guard leader.lens != nil else { return text }
        let diameter = look.magnifier.diameter
        return CGSize(
            width: max(diameter, text.width),
            height: diameter + (leader.text == nil ? 0 : text.height + look.labelGap))
    }

    /// Adds a label or a lens with its line.
    private func add(
        _ led: Led, from start: CGPoint, to middle: CGFloat, _ turn: CGFloat, in layout: inout CalloutLayout
    ) {
        let leader = led.leader
        let gap = leader.lens == nil ? look.labelGap : 0
        let frame = space.rect(middle: middle, turn + look.elbow + gap, size(leader))
        var end = turn + look.elbow
        var boxes: [CGRect] = []
        if let lens = leader.lens {
            let (glass, text) = places(in: frame, leader.text?.size)
            layout.add(CalloutLayout.Glass(frame: glass, lens: lens))
            boxes.append(glass)
            if let label = leader.text, let text {
                layout.add(label.layout(at: space), in: text)
                boxes.append(text)
            }
            // The line continues to the lens, which is circular.
            let span = space.span(glass)
            let aside = abs(middle - (span.lowerBound + span.upperBound) / 2)
            let radius = glass.width / 2
            end += radius - max(radius * radius - aside * aside, 0).squareRoot()
        } else if let label = leader.text {
            layout.add(label.layout(at: space), in: frame)
            boxes.append(frame)
        }
        let corner = space.point(middle, turn)
        let lines: [CalloutLayout.Line] = [
            .init(start: start, end: corner, role: .leader),
            .init(start: corner, end: space.point(middle, end), role: .leader),
        ]
        layout.add(
            CalloutLayout.Route(leader: led.index, lines: lines, boxes: boxes, hasDot: leader.lens == nil))
    }

    /// Returns the positions of a lens and of its text. The text is below the lens, or above it if both are
    /// above the table.
    private func places(in frame: CGRect, _ text: CGSize?) -> (glass: CGRect, text: CGRect?) {
        let isAbove = space.side == .top
        func place(_ size: CGSize, _ y: CGFloat) -> CGRect {
            let x =
                switch space.side {
                case .top, .bottom: frame.midX - size.width / 2
                case .left: frame.maxX - size.width
                case .right: frame.minX
                }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
        let diameter = look.magnifier.diameter
        let glass = place(
            CGSize(width: diameter, height: diameter), isAbove ? frame.maxY - diameter : frame.minY)
        return (glass, text.map { place($0, isAbove ? frame.minY : frame.maxY - $0.height) })
    }
}
