extension CGRect {
    /// Creates the bounding square of a circle.
    init(center: CGPoint, diameter: CGFloat) {
        self.init(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
    }
}

extension CalloutLayout {
    /// The area that a lens shows.
    package struct Lens: Sendable {
        package var focus: CGPoint
        package var zoom: CGFloat
        /// The bounding square of the circle around it.
        package var source: CGRect

        init(focus: CGPoint, zoom: CGFloat, diameter: CGFloat) {
            self.focus = focus
            self.zoom = zoom
            source = CGRect(center: focus, diameter: diameter / zoom)
        }

        /// Returns a Boolean value that indicates whether the circle crosses another one.
        func hasEdge(near center: CGPoint, within radius: CGFloat) -> Bool {
            abs(hypot(center.x - focus.x, center.y - focus.y) - source.width / 2) < radius
        }
    }

    package static let zooms: ClosedRange<CGFloat> = 1...20

    /// Returns the area of a part that a lens shows: its middle, or the beginning of a long text.
    ///
    /// If another lens already shows that area, the result is the rest of the text, if any.
    func lens(on part: CalloutPart, zoom: CGFloat?, besides others: [CGRect]) -> Lens {
        let style = style.magnifier
        let ink = part.ink
        let fitting = style.diameter * style.fraction / max(ink.width, ink.height, 1)
        let own = zoom.flatMap { $0.isNaN ? nil : Self.zooms.clamp($0) }
        let zoom = own ?? min(max(fitting, style.minimumZoom, 1), max(style.maximumZoom, 1))
        func lens(_ x: CGFloat) -> Lens {
            Lens(focus: CGPoint(x: x, y: ink.midY), zoom: zoom, diameter: style.diameter)
        }
        let shownWidth = style.diameter * style.fraction / zoom
        guard part.baseline != nil, ink.width > shownWidth else { return lens(ink.midX) }
        let ends = (ink.minX + shownWidth / 2, ink.maxX - shownWidth / 2)
        let reading = isRightToLeft ? [ends.1, ink.midX, ends.0] : [ends.0, ink.midX, ends.1]
        let lenses = reading.map(lens)
        return lenses.first { lens in !others.contains { $0.intersects(lens.source) } } ?? lenses[0]
    }
}
