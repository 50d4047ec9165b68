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
        /// The middle of what it shows.
        package var focus: CGPoint
        package var zoom: CGFloat

        /// The circle around what it shows.
        package var source: CGRect {
            let side = frame.width / zoom
            return CGRect(x: focus.x - side / 2, y: focus.y - side / 2, width: side, height: side)
        }
    }

    package internal(set) var lines: [Line] = []
    package internal(set) var labels: [Label] = []
    /// The ends of leader lines.
    package internal(set) var dots: [CGPoint] = []
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
    /// - Throws: ``CalloutError`` for a name that no part has.
    package init(
        _ callouts: [Callout], of parts: [CalloutPart], around body: CGRect, theme: Theme,
        isRightToLeft: Bool
    ) throws(CalloutError) {
        look = theme.callouts
        systemFamily = theme.systemFontFamily
        self.isRightToLeft = isRightToLeft
        bounds = body
        let parts = CalloutParts(parts, isRightToLeft: isRightToLeft)
        var plan = CalloutPlan()
        for (index, callout) in callouts.enumerated() {
            do throws(CalloutParts.PartProblem) {
                try plan.add(callout, parts, self)
            } catch {
                throw CalloutError(index: index, description: error.sentence)
            }
        }
        plan.chooseSides(in: body, isRightToLeft: isRightToLeft)
        // What stands left and right first: what is above and below then keeps clear of it.
        place(plan, on: (.leading, .trailing), beside: body)
        let middle = CGRect(x: body.minX, y: bounds.minY, width: body.width, height: bounds.height)
        place(plan, on: (.above, .below), beside: middle)
        placeBullets(plan.bullets)
        let obstacles = labels.map(\.frame) + discs.map(\.frame) + glasses.map(\.frame)
        lines = lines.flatMap { $0.role == .extension ? $0.cut(by: obstacles) : [$0] }
    }

    func text(_ text: String, _ font: Font, width: CGFloat? = nil) -> TextLayout {
        var request = TextRequest(text: text, font: font)
        request.systemFamily = systemFamily
        request.width = width.map { Double($0) }
        request.lineLimit = 0
        request.lineBreakMode = .byWordWrapping
        request.isRightToLeft = isRightToLeft
        let layout = TextLayout(request)
        guard let width, layout.width < Double(width) else { return layout }
        // Again as wide as its longest line, so that alignment is within that.
        request.width = layout.width.rounded(.up)
        request.alignment = .natural
        return TextLayout(request)
    }

    mutating func add(_ line: Line) {
        lines.append(line)
        include(
            CGRect(
                x: min(line.start.x, line.end.x), y: min(line.start.y, line.end.y),
                width: abs(line.start.x - line.end.x), height: abs(line.start.y - line.end.y)))
    }

    mutating func add(_ text: TextLayout, in frame: CGRect, isDimension: Bool = false) {
        labels.append(Label(frame: frame, text: text, isDimension: isDimension))
        include(frame)
    }

    /// Makes the picture large enough for a rectangle.
    mutating func include(_ rect: CGRect) {
        let (left, top) = (min(bounds.minX, rect.minX), min(bounds.minY, rect.minY))
        bounds = CGRect(
            x: left, y: top, width: max(bounds.maxX, rect.maxX) - left,
            height: max(bounds.maxY, rect.maxY) - top)
    }

    private func space(_ side: Callout.Side, beside inner: CGRect) -> SideSpace {
        switch side {
        case .above: SideSpace(side: .top, inner: inner)
        case .below: SideSpace(side: .bottom, inner: inner)
        case .leading: SideSpace(side: isRightToLeft ? .right : .left, inner: inner)
        case .trailing: SideSpace(side: isRightToLeft ? .left : .right, inner: inner)
        }
    }

    /// Puts what stands on two opposite sides in its place.
    private mutating func place(
        _ plan: CalloutPlan, on sides: (Callout.Side, Callout.Side), beside inner: CGRect
    ) {
        let items = (plan.items(on: sides.0), plan.items(on: sides.1))
        var places = (
            SidePlace(space: space(sides.0, beside: inner), look: look),
            SidePlace(space: space(sides.1, beside: inner), look: look)
        )
        places.0.addTracks(items.0.tracks, to: &self)
        places.1.addTracks(items.1.tracks, to: &self)
        let shifts = OppositeLeaders(first: items.0.leaders, second: items.1.leaders, places: places).shifts
        places.0.addLeaders(items.0.leaders, shift: shifts.0, to: &self)
        places.1.addLeaders(items.1.leaders, shift: shifts.1, to: &self)
    }
}
