/// A collector of the decoration bars of one line. Adjacent runs of one span, such as those of different fallback
/// fonts, share a bar.
struct DecorationBuilder {
    private(set) var result: [TextLayout.Decoration] = []

    mutating func add(
        _ style: TextStyle, _ span: Int, _ metrics: FontMeasures, x: Double, width: Double, baseline: Double,
        top: Double, height: Double
    ) {
        if style.hasBackground {
            let rule = Rule(x: x, width: width, baseline: baseline, offset: top - baseline, thickness: height)
            add(.background, span, rule)
        }
        if let lines = Lines(style.underline, thickness: metrics.underlineThickness) {
            add(
                .underline, span,
                lines.rule(x: x, width: width, baseline: baseline, offset: metrics.underlineOffset))
        }
        if let lines = Lines(style.strikethrough, thickness: metrics.strikethroughThickness) {
            // The center of a thicker or double line is that of a single line.
            let middle = metrics.strikethroughThickness / 2 - metrics.strikethroughHeight
            add(
                .strikethrough, span,
                lines.rule(x: x, width: width, baseline: baseline, offset: middle - lines.height / 2))
        }
    }

    private mutating func add(_ part: TextLayout.Part, _ span: Int, _ rule: Rule) {
        guard rule.width > 0 else { return }
        let neighbor = result.lastIndex { $0.part == part }
        if let neighbor, result[neighbor].span == span,
            abs(result[neighbor].rule.x + result[neighbor].rule.width - rule.x) < 0.01
        {
            result[neighbor].rule.width = rule.x + rule.width - result[neighbor].rule.x
        } else {
            result.append(.init(part: part, span: span, rule: rule))
        }
    }

    /// The lines of an underline style.
    private struct Lines {
        var thickness: Double
        var isDouble: Bool

        init?(_ style: UnderlineStyle, thickness: Double) {
            let lines = style.lines
            guard !lines.isEmpty else { return nil }
            isDouble = lines == .double
            self.thickness = lines == .thick ? thickness * 2 : thickness
        }

        var height: Double { isDouble ? thickness * 3 : thickness }

        func rule(x: Double, width: Double, baseline: Double, offset: Double) -> Rule {
            Rule(
                x: x, width: width, baseline: baseline, offset: offset, thickness: thickness,
                isDouble: isDouble)
        }
    }
}
