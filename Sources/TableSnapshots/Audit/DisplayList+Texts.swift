import DisplayList

/// A run of text in a display list.
struct DrawnRun {
    var text: String
    /// The rectangle around the glyphs.
    var ink: CGRect
    var fontSize: Double
    let isBold: Bool
    let color: RGBA

    /// A Boolean value that indicates whether WCAG calls the text large.
    var isLarge: Bool { fontSize >= 18 || (isBold && fontSize >= 14) }
}

extension DisplayList {
    /// The runs of text with visible glyphs in colors of the program, which excludes emoji.
    var drawnRuns: [DrawnRun] { items.flatMap(\.drawnRuns) }

    /// Returns the list without its text.
    var withoutTexts: DisplayList { mapItems { $0.isText ? [] : [$0] } }

    /// Returns the list with rectangles around its runs of text, in their colors, in place of text.
    ///
    /// - Parameter changes: A function that changes the colors.
    func withTextAreas(_ changes: (RGBA) -> RGBA = { $0 }) -> DisplayList {
        mapItems { item in
            guard item.isText else { return [item] }
            return item.drawnRuns.map { .rectangle($0.ink, changes($0.color)) }
        }
    }

    private func mapItems(_ change: (DisplayItem) -> [DisplayItem]) -> DisplayList {
        var list = DisplayList()
        list.items = items.flatMap { item in
            guard case .transformed(let inner, let transform) = item else { return change(item) }
            return [.transformed(inner.mapItems(change), transform)]
        }
        return list
    }
}

extension DisplayItem {
    fileprivate var isText: Bool {
        switch self {
        case .glyphs, .text, .rule: true
        default: false
        }
    }

    fileprivate var drawnRuns: [DrawnRun] {
        switch self {
        case .glyphs(let run, let x, let baseline, let color):
            [run.drawn(x: x, baseline: baseline, color)].compactMap(\.self)
        case .text(let runs, let color):
            runs.compactMap { $0.run.drawn(x: $0.x, baseline: $0.baseline, color) }
        case .transformed(let list, let transform): list.drawnRuns.map { $0.applying(transform) }
        default: []
        }
    }
}

extension GlyphRun {
    /// The weight from which text is bold, as in CSS.
    private static let boldWeight = 600

    fileprivate func drawn(x: Double, baseline: Double, _ color: RGBA) -> DrawnRun? {
        let bounds = bounds
        guard !font.isColored, bounds.width > 0, bounds.height > 0 else { return nil }
        return DrawnRun(
            text: text, ink: bounds.offsetBy(dx: x, dy: baseline), fontSize: font.size,
            isBold: font.weight >= Self.boldWeight, color: color)
    }
}

extension DrawnRun {
    fileprivate func applying(_ transform: CGAffineTransform) -> DrawnRun {
        var run = self
        run.ink = ink.applying(transform)
        run.fontSize *= Double(abs(transform.a * transform.d - transform.b * transform.c).squareRoot())
        return run
    }
}
