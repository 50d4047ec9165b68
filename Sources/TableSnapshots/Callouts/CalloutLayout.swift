import Diagnostics

/// The layout of the lines, labels and discs of callouts, in points of their image.
package struct CalloutLayout: Sendable {
    package enum Role: Sendable, Hashable { case bracket, leader, dimension, `extension` }

    package struct Line: Sendable, Hashable {
        package var start: CGPoint, end: CGPoint
        package var role: Role
        /// The index of the callout.
        package var owner: Int
        /// A Boolean value that indicates whether the line leads from a part to a label.
        package var isLeader = false
    }

    package struct Label: Sendable {
        package var frame: CGRect
        package var text: TextLayout
        package var role: Role
        /// The index of the callout. `nil` for an entry of a legend.
        package var owner: Int?
    }

    package struct Disc: Sendable {
        package var frame: CGRect
        package var number: TextLayout
    }

    /// A lens and the area that it shows.
    package struct Magnifier: Sendable {
        package var frame: CGRect
        package var lens: Lens
        /// The index of the callout.
        package var owner: Int
    }

    /// The start of a leader line.
    package struct Dot: Sendable {
        package var center: CGPoint
        /// The index of the callout.
        package var owner: Int
    }

    package internal(set) var lines: [Line] = []
    package internal(set) var labels: [Label] = []
    package private(set) var dots: [Dot] = []
    package internal(set) var discs: [Disc] = []
    /// The frames of numbered accessibility elements.
    package internal(set) var outlines: [CGRect] = []
    package internal(set) var magnifiers: [Magnifier] = []
    /// The rectangle of the table, its frame and all callouts.
    package internal(set) var bounds: CGRect
    /// The top of the space for a caption.
    private(set) var captionTop: CGFloat

    let style: Theme.Callouts
    let isRightToLeft: Bool
    private let systemFont: SystemFont

    /// Creates the layout of callouts.
    ///
    /// - Parameters:
    ///   - callouts: The callouts.
    ///   - parts: The parts of the table.
    ///   - body: The rectangle that labels must not overlap.
    ///   - captionHeight: The space below the table and the callouts next to it, for a caption above the legend.
    /// - Throws: ``SnapshotError`` for a part that is not in the image.
    package init(
        _ callouts: [Callout], of parts: [CalloutPart], around body: CGRect, theme: Theme,
        isRightToLeft: Bool, captionHeight: CGFloat = 0
    ) throws(SnapshotError) {
        self.init(around: body, theme: theme, isRightToLeft: isRightToLeft)
        let obstacles = CalloutObstacles(parts, on: body)
        let parts = CalloutParts(parts, in: body, isRightToLeft: isRightToLeft)
        var resolved = ResolvedCallouts(obstacles)
        for (index, callout) in callouts.enumerated() {
            do throws(Diagnostic) {
                try resolved.add(callout, at: index, parts, self)
            } catch {
                throw SnapshotError(.invalidPart, error.sentence, of: .callout(index))
            }
        }
        addDiscs(resolved.bullets, obstacles)
        let besides = resolved.besides
        place(besides, PlacementSearch(besides, around: body, obstacles, bare: self).placements, around: body)
        addCaption(captionHeight)
        addLegend(of: resolved.bullets, beside: body)
        let boxes = boxes
        lines = lines.flatMap { $0.role == .extension ? $0.cut(by: boxes) : [$0] }
    }

    /// Creates a layout without callouts.
    init(around body: CGRect, theme: Theme, isRightToLeft: Bool) {
        (style, systemFont) = (theme.callouts, theme.systemFont)
        (self.isRightToLeft, bounds, captionTop) = (isRightToLeft, body, body.maxY)
    }

    /// The rectangles of labels, discs and lenses.
    var boxes: [CGRect] { labels.map(\.frame) + discs.map(\.frame) + magnifiers.map(\.frame) }

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

    mutating func add(_ text: TextLayout, in frame: CGRect, _ callout: SideCallout? = nil) {
        labels.append(Label(frame: frame, text: text, role: callout?.role ?? .leader, owner: callout?.owner))
        include(frame)
    }

    mutating func add(_ dot: Dot) { dots.append(dot) }

    mutating func add(_ magnifier: Magnifier) {
        magnifiers.append(magnifier)
        include(magnifier.frame)
    }

    /// Adds space for a caption below all other content.
    mutating func addCaption(_ height: CGFloat) {
        captionTop = bounds.maxY
        bounds.size.height += height
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

    /// Places callouts next to the table.
    mutating func place(
        _ callouts: [SideCallout], _ placements: [CalloutPlacement], around body: CGRect
    ) {
        let circles = callouts.compactMap { $0.lens?.source }
        for circle in circles { include(circle) }
        for side in [Callout.Side.leading, .trailing, .above, .below] {
            let own = zip(callouts, placements).filter { $1.side == side }
            guard !own.isEmpty else { continue }
            SideLayout(own, at: space(side, beside: body), style: style).add(to: &self, circles: circles)
        }
    }
}
