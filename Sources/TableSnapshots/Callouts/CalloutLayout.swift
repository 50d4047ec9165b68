import Diagnostics
import Foundation
import TableKit
import Typesetting

/// Where the lines, labels and discs of callouts stand, in points of the picture they are about.
package struct CalloutLayout: Sendable {
    /// What a line is there for.
    package enum Role: Sendable, Hashable { case bracket, leader, dimension, `extension` }

    /// A straight line.
    package struct Line: Sendable, Hashable {
        package var start: CGPoint
        package var end: CGPoint
        package var role: Role
    }

    /// A text in its place.
    package struct Label: Sendable {
        package var frame: CGRect
        package var text: TextLayout
        package var isDimension: Bool
    }

    /// A numbered disc.
    package struct Disc: Sendable {
        package var frame: CGRect
        package var number: TextLayout
    }

    /// A glass and what it shows.
    package struct Glass: Sendable {
        package var frame: CGRect
        package var lens: Lens
    }

    /// A leader line: from what it points at to where it turns, and on to its label or glass.
    struct Route: Sendable {
        /// Which of the leaders.
        let leader: Int
        let lines: [Line]
        /// What it leads to.
        let boxes: [CGRect]
        let hasDot: Bool

        var start: CGPoint { lines[0].start }
    }

    package internal(set) var lines: [Line] = []
    package internal(set) var labels: [Label] = []
    private(set) var routes: [Route] = []
    package internal(set) var discs: [Disc] = []
    package internal(set) var glasses: [Glass] = []
    /// The table, with what frames it, and everything around it.
    package internal(set) var bounds: CGRect

    let look: Theme.Callouts
    let isRightToLeft: Bool
    private let systemFamily: String

    /// Finds the places.
    ///
    /// - Parameters:
    ///   - callouts: What is asked for.
    ///   - parts: What there is.
    ///   - body: The rectangle that labels stay out of.
    /// - Throws: ``SnapshotError`` for a part that is not in the image.
    package init(
        _ callouts: [Callout], of parts: [CalloutPart], around body: CGRect, theme: Theme,
        isRightToLeft: Bool
    ) throws(SnapshotError) {
        look = theme.callouts
        systemFamily = theme.systemFontFamily
        self.isRightToLeft = isRightToLeft
        bounds = body
        let parts = CalloutParts(parts, isRightToLeft: isRightToLeft)
        var plan = CalloutPlan()
        for (index, callout) in callouts.enumerated() {
            do throws(Diagnostic) {
                try plan.add(callout, parts, self)
            } catch {
                throw SnapshotError(.invalidPart, error.sentence, of: .callout(index))
            }
        }
        place(plan, LeaderSearch(plan, around: body, solid: parts.solid).ways(in: self), around: body)
        placeBullets(plan.bullets)
        let obstacles = labels.map(\.frame) + discs.map(\.frame) + glasses.map(\.frame)
        lines = lines.flatMap { $0.role == .extension ? $0.cut(by: obstacles) : [$0] }
    }

    /// The ends of leader lines.
    package var dots: [CGPoint] { routes.filter(\.hasDot).map(\.start) }

    // MARK: Texts

    /// A label as wide as it may be.
    func label(_ text: String, _ font: Font? = nil) -> CalloutText {
        let font = font ?? look.font
        let natural = self.text(text, font, width: look.labelWidth)
        guard natural.lineCount > 1 else { return CalloutText(natural: natural, centered: natural) }
        return CalloutText(
            natural: natural,
            centered: self.text(text, font, width: look.labelWidth, alignment: .center))
    }

    func text(
        _ text: String, _ font: Font, width: CGFloat? = nil, alignment: TextAlignment = .natural
    ) -> TextLayout {
        var request = TextRequest(text: text, font: font)
        request.systemFamily = systemFamily
        request.width = width.map { Double($0) }
        request.lineLimit = 0
        request.lineBreakMode = .byWordWrapping
        request.isRightToLeft = isRightToLeft
        let layout = TextLayout(request)
        guard let width else { return layout }
        // Again as wide as its longest line, so that alignment is within that.
        request.width = min(layout.width.rounded(.up), Double(width))
        request.alignment = alignment
        return TextLayout(request)
    }

    // MARK: Adding

    mutating func add(_ line: Line) {
        lines.append(line)
        include(line.area)
    }

    mutating func add(_ text: TextLayout, in frame: CGRect, isDimension: Bool = false) {
        labels.append(Label(frame: frame, text: text, isDimension: isDimension))
        include(frame)
    }

    mutating func add(_ route: Route) {
        routes.append(route)
        for line in route.lines { add(line) }
    }

    mutating func add(_ glass: Glass) {
        glasses.append(glass)
        include(glass.frame)
    }

    /// Makes the picture large enough for a rectangle.
    mutating func include(_ rect: CGRect) {
        let (left, top) = (min(bounds.minX, rect.minX), min(bounds.minY, rect.minY))
        bounds = CGRect(
            x: left, y: top, width: max(bounds.maxX, rect.maxX) - left,
            height: max(bounds.maxY, rect.maxY) - top)
    }

    // MARK: Sides

    func space(_ side: Callout.Side, beside inner: CGRect) -> SideSpace {
        let edge: SideSpace.Side =
            switch side {
            case .above: .top
            case .below: .bottom
            case .leading: isRightToLeft ? .right : .left
            case .trailing: isRightToLeft ? .left : .right
            }
        let isHorizontal = edge == .top || edge == .bottom
        return SideSpace(side: edge, inner: inner, isBackwards: isHorizontal && isRightToLeft)
    }

    /// Puts everything but bullets in its place, with leader lines on their ways.
    mutating func place(_ plan: CalloutPlan, _ ways: [LeaderWay], around body: CGRect) {
        let circles = plan.leaders.compactMap { $0.lens?.source }
        for circle in circles { include(circle) }
        func place(on side: Callout.Side, beside inner: CGRect) {
            var place = SidePlace(space: space(side, beside: inner), look: look, circles: circles)
            place.addTracks(plan.tracks(on: side), to: &self)
            let leaders = zip(plan.leaders, ways).enumerated().filter { $1.1.side == side }
            place.addLeaders(leaders.map { .init(index: $0, leader: $1.0, way: $1.1) }, to: &self)
        }
        // What stands left and right first: what is above and below then keeps clear of it.
        place(on: .leading, beside: body)
        place(on: .trailing, beside: body)
        let middle = CGRect(x: body.minX, y: bounds.minY, width: body.width, height: bounds.height)
        place(on: .above, beside: middle)
        place(on: .below, beside: middle)
    }
}
