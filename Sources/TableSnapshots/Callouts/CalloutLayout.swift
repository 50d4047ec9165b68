import Diagnostics

/// The layout of the lines, labels and discs of callouts, in points of their image.
package struct CalloutLayout: Sendable {
    package enum Role: Sendable, Hashable { case bracket, leader, dimension, `extension` }

    package struct Line: Sendable, Hashable {
        package var start: CGPoint, end: CGPoint
        package var role: Role
    }

    package struct Label: Sendable {
        package var frame: CGRect
        package var text: TextLayout
        package var isDimension: Bool
    }

    package struct Disc: Sendable {
        package var frame: CGRect
        package var number: TextLayout
    }

    /// A lens and the area that it shows.
    package struct Magnifier: Sendable {
        package var frame: CGRect
        package var lens: Lens
    }

    /// A leader line: from the point on its part to the turning point, and on to its label or lens.
    struct Route: Sendable {
        let leader: Int
        let lines: [Line]
        /// The rectangles at the end of the line.
        let boxes: [CGRect]
        let hasDot: Bool

        var start: CGPoint { lines[0].start }
    }

    package internal(set) var lines: [Line] = []
    package internal(set) var labels: [Label] = []
    private(set) var routes: [Route] = []
    package internal(set) var discs: [Disc] = []
    /// The frames of numbered accessibility elements.
    package internal(set) var outlines: [CGRect] = []
    package internal(set) var magnifiers: [Magnifier] = []
    /// The rectangle of the table, its frame and all callouts.
    package internal(set) var bounds: CGRect

    let style: Theme.Callouts
    let isRightToLeft: Bool
    private let systemFont: SystemFont

    /// Creates the layout of callouts.
    ///
    /// - Parameters:
    ///   - callouts: The callouts.
    ///   - parts: The parts of the table.
    ///   - body: The rectangle that labels must not overlap.
    /// - Throws: ``SnapshotError`` for a part that is not in the image.
    package init(
        _ callouts: [Callout], of parts: [CalloutPart], around body: CGRect, theme: Theme, isRightToLeft: Bool
    ) throws(SnapshotError) {
        self.init(around: body, theme: theme, isRightToLeft: isRightToLeft)
        let parts = CalloutParts(parts, isRightToLeft: isRightToLeft)
        var resolved = ResolvedCallouts()
        for (index, callout) in callouts.enumerated() {
            do throws(Diagnostic) {
                try resolved.add(callout, parts, self)
            } catch {
                throw SnapshotError(.invalidPart, error.sentence, of: .callout(index))
            }
        }
        place(
            resolved, LeaderSearch(resolved, around: body, solid: parts.solid).placements(in: self),
            around: body)
        layOutBullets(resolved.bullets)
        let obstacles = obstacles
        lines = lines.flatMap { $0.role == .extension ? $0.cut(by: obstacles) : [$0] }
    }

    /// Creates a layout without callouts.
    init(around body: CGRect, theme: Theme, isRightToLeft: Bool) {
        (style, systemFont) = (theme.callouts, theme.systemFont)
        (self.isRightToLeft, bounds) = (isRightToLeft, body)
    }

    /// The rectangles that neither bullets nor extension lines may overlap.
    var obstacles: [CGRect] { labels.map(\.frame) + discs.map(\.frame) + magnifiers.map(\.frame) }

    /// The starting points of leader lines.
    package var dots: [CGPoint] { routes.filter(\.hasDot).map(\.start) }

    // MARK: Texts

    /// Returns the layout of a label with the maximum width.
    func label(_ text: String, _ font: Font? = nil) -> CalloutText {
        let font = font ?? style.font
        let natural = self.text(text, font, width: style.labelWidth)
        guard natural.lineCount > 1 else { return CalloutText(natural: natural, centered: natural) }
        return CalloutText(
            natural: natural, centered: self.text(text, font, width: style.labelWidth, alignment: .center))
    }

    func text(
        _ text: String, _ font: Font, width: CGFloat? = nil, alignment: TextAlignment = .natural
    ) -> TextLayout {
        var request = TextRequest(text: text, font: font)
        request.systemFont = systemFont
        request.width = width.map { Double($0) }
        request.lineLimit = 0
        request.lineBreakMode = .byWordWrapping
        request.isRightToLeft = isRightToLeft
        let layout = TextLayout(request)
        guard let width else { return layout }
        // The second layout is as wide as the longest line, so that alignment applies within that width.
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

    mutating func add(_ magnifier: Magnifier) {
        magnifiers.append(magnifier)
        include(magnifier.frame)
    }

    /// Enlarges the image to contain a rectangle.
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

    /// Places all callouts except bullets, with leader lines along their placements.
    mutating func place(_ callouts: ResolvedCallouts, _ placements: [LeaderPlacement], around body: CGRect) {
        let circles = callouts.leaders.compactMap { $0.lens?.source }
        for circle in circles { include(circle) }
        func addCallouts(on side: Callout.Side, beside inner: CGRect) {
            var layout = SideLayout(space: space(side, beside: inner), style: style, circles: circles)
            layout.addTracks(callouts.tracks(on: side), to: &self)
            let leaders = zip(callouts.leaders, placements).enumerated().filter { $1.1.side == side }
            layout.addLeaders(leaders.map { .init(index: $0, leader: $1.0, placement: $1.1) }, to: &self)
        }
        // Leading and trailing callouts come first, so that the ones above and below avoid them.
        addCallouts(on: .leading, beside: body)
        addCallouts(on: .trailing, beside: body)
        let middle = CGRect(x: body.minX, y: bounds.minY, width: body.width, height: bounds.height)
        addCallouts(on: .above, beside: middle)
        addCallouts(on: .below, beside: middle)
    }
}
