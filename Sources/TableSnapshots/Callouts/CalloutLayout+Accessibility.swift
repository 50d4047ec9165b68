import TableKit

extension CalloutLayout {
    /// The maximum number of accessibility elements with numbers.
    private static let maxElements = 200
    /// The maximum length in characters of what VoiceOver reads in the legend.
    private static let maxCharacters = 300
    /// The minimum and maximum width of the legend, in points.
    private static let legendWidths: ClosedRange<CGFloat> = 160...320

    /// Creates the layout of numbers on the accessibility elements of an image, with a legend at its trailing side.
    ///
    /// - Parameters:
    ///   - first: The first number.
    ///   - body: The rectangle that the legend must not overlap.
    ///   - captionHeight: The space for a caption below all other content.
    init(
        numbering snapshot: TableSnapshot, from first: Int, around body: CGRect, theme: Theme,
        isRightToLeft: Bool, captionHeight: CGFloat
    ) {
        self.init(around: body, theme: theme, isRightToLeft: isRightToLeft)
        var stops: [(element: AccessibilityElement, isPart: Bool)] = []
        snapshot.forEachAccessibilityElement { element in
            stops += element.stops.map { ($0, !element.elements.isEmpty) }
            return stops.count <= Self.maxElements
        }
        let numbered = stops.prefix(Self.maxElements)
        let image = CGRect(origin: .zero, size: snapshot.size)
        outlines = numbered.map { stop in
            let frame = stop.element.frame.shared(with: image)
            // Adjacent rows have separate lines. Those around the text of a part do not cover it.
            let inset = stop.isPart ? -style.lineWidth : style.lineWidth
            return frame.insetBy(dx: min(inset, frame.width / 4), dy: min(inset, frame.height / 4))
        }
        let numbers = numbered.indices.map { text("\(first + $0)", style.bullet.font) }
        for (outline, number) in zip(outlines, numbers) { addDisc(number, on: outline) }
        let edge = isRightToLeft ? bounds.minX - 2 * style.gap : bounds.maxX + 2 * style.gap
        var top = body.minY
        for (stop, number) in zip(numbered, numbers) {
            let spoken = stop.element.spokenText.cut(after: Self.maxCharacters)
            addEntry(spoken.isEmpty ? "no text" : spoken, number, at: edge, &top)
        }
        if numbered.isEmpty { addEntry("no accessibility elements", nil, at: edge, &top) }
        if stops.count > numbered.count { addEntry("more elements follow", nil, at: edge, &top) }
        addCaption(captionHeight)
    }

    /// Adds a disc before the middle of the leading edge, or near it where there is no space.
    private mutating func addDisc(_ number: TextLayout, on outline: CGRect) {
        // A text begins at the edge.
        let around = outline.insetBy(dx: -style.bullet.diameter / 2, dy: 0)
        let (near, far) = isRightToLeft ? (around.maxX, around.minX) : (around.minX, around.maxX)
        let positions = [(near, outline.midY), (far, outline.midY)]
        let inset = -max(style.bullet.diameter, 1) / 4
        let (corners, edges) = ends(of: outline.insetBy(dx: inset, dy: inset))
        let frame = frame(ofDiscOn: outline, at: positions + corners + edges)
        discs.append(Disc(frame: frame, number: number))
        include(frame)
    }

    /// Adds a line of the legend below the preceding ones.
    ///
    /// - Parameters:
    ///   - edge: The leading edge of the legend.
    ///   - top: The top edge of the line, which becomes that of the next one.
    private mutating func addEntry(
        _ entry: String, _ number: TextLayout?, at edge: CGFloat, _ top: inout CGFloat
    ) {
        let diameter = max(style.bullet.diameter, 1)
        let indent = number == nil ? 0 : diameter + style.labelSpacing
        let (narrowest, widest) = (Self.legendWidths.lowerBound, Self.legendWidths.upperBound)
        let text = text(
            entry, style.font, width: min(max(bounds.width, narrowest), widest) - indent)
        // The disc is next to the first line.
        let height = text.lineCount > 0 ? text.height / CGFloat(text.lineCount) : diameter
        let lead = max(0, (diameter - height) / 2)
        if let number {
            let disc = CGRect(
                x: isRightToLeft ? edge - diameter : edge, y: top, width: diameter, height: diameter)
            discs.append(Disc(frame: disc, number: number))
            include(disc)
        }
        let size = text.size
        add(
            text,
            in: CGRect(
                x: isRightToLeft ? edge - indent - size.width : edge + indent, y: top + lead,
                width: size.width,
                height: size.height))
        top += max(diameter, lead + size.height) + style.labelSpacing
    }
}

extension String {
    /// Returns the beginning of the text, with an ellipsis if more follows.
    fileprivate func cut(after limit: Int) -> String { count > limit ? prefix(limit) + "…" : self }
}
