import DisplayList

extension DeviceSpace {
    /// Returns the rectangles of stripes in whole pixels, from left to right. Their maximum number is about the number
    /// of pixel columns.
    func bars(of stripes: Stripes) -> [StripRect] {
        let whole = pixels(stripes.rect)
        let period = stripes.period
        // Lines less than a pixel apart, or wider than their period, form one area.
        guard period * scale >= 1, stripes.width < period else { return [whole] }
        let bound = Double(Self.cairoLimit) / scale
        let left = max(stripes.rect.minX, -bound)
        let right = min(stripes.rect.maxX, bound)
        var number = ((left - stripes.start) / period).rounded(.down)
        guard abs(number) < Double(Self.limit) else { return [] }
        var bars: [StripRect] = []
        while stripes.start + number * period < right {
            let x = stripes.start + number * period
            let (start, end) = (max(x, stripes.rect.minX), min(x + stripes.width, stripes.rect.maxX))
            if start < end {
                let first = edge(start)
                bars.append(
                    StripRect(x: first, y: whole.y, width: max(edge(end) - first, 1), height: whole.height))
            }
            number += 1
        }
        return bars
    }

    /// Returns the whole pixels of a text decoration, relative to the row of the text's baseline.
    func bars(of rule: Rule) -> [StripRect] {
        let left = edge(rule.x)
        let thickness = thickness(rule.thickness)
        var bar = StripRect(
            x: left, y: row(of: rule.baseline) + pixels(rule.offset),
            width: max(edge(rule.x + rule.width) - left, 1), height: thickness)
        guard rule.isDouble else { return [bar] }
        let first = bar
        bar.y += 2 * thickness
        return [first, bar]
    }
}
