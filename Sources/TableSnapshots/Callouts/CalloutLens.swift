import Foundation

extension CalloutLayout {
    /// The area that a lens shows.
    package struct Lens: Sendable {
        /// The center of the area.
        package var focus: CGPoint
        package var zoom: CGFloat
        /// The bounding square of the circle around it.
        package var source: CGRect

        init(focus: CGPoint, zoom: CGFloat, diameter: CGFloat) {
            self.focus = focus
            self.zoom = zoom
            let side = diameter / zoom
            source = CGRect(x: focus.x - side / 2, y: focus.y - side / 2, width: side, height: side)
        }
    }

    /// The range of zoom factors.
    package static let zooms: ClosedRange<CGFloat> = 1...20

    /// Returns the area of a part that a lens shows: its middle, or the beginning of a long text.
    ///
    /// If another lens already shows that area, the result is the rest of the text, if any.
    func lens(on part: CalloutPart, zoom: CGFloat?, besides others: [CGRect]) -> Lens {
        let glass = look.magnifier
        let ink = part.ink
        let fitting = glass.diameter * glass.share / max(ink.width, ink.height, 1)
        let own = zoom.flatMap { $0.isNaN ? nil : min(max($0, Self.zooms.lowerBound), Self.zooms.upperBound) }
        let zoom = own ?? min(max(fitting, glass.minimumZoom, 1), max(glass.maximumZoom, 1))
        func lens(_ x: CGFloat) -> Lens {
            Lens(focus: CGPoint(x: x, y: ink.midY), zoom: zoom, diameter: glass.diameter)
        }
        let room = glass.diameter * glass.share / zoom
        guard part.baseline != nil, ink.width > room else { return lens(ink.midX) }
        let ends = (ink.minX + room / 2, ink.maxX - room / 2)
        let reading = isRightToLeft ? [ends.1, ink.midX, ends.0] : [ends.0, ink.midX, ends.1]
        let places = reading.map(lens)
        return places.first { place in !others.contains { $0.intersects(place.source) } } ?? places[0]
    }
}
