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
        func addLine(
            _ part: TextLayout.Part, _ style: UnderlineStyle, _ thickness: Double,
            offset: (_ height: Double) -> Double
        ) {
            let lines = style.lines
            guard !lines.isEmpty else { return }
            var rule = Rule(
                x: x, width: width, baseline: baseline, offset: 0,
                thickness: lines == .thick ? thickness * 2 : thickness, isDouble: lines == .double)
            rule.offset = offset(rule.rect.height)
            add(part, span, rule)
        }
        addLine(.underline, style.underline, metrics.underlineThickness) { _ in metrics.underlineOffset }
        addLine(.strikethrough, style.strikethrough, metrics.strikethroughThickness) { height in
            // The center of a thicker or double line is that of a single line.
            metrics.strikethroughThickness / 2 - metrics.strikethroughHeight - height / 2
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
}
