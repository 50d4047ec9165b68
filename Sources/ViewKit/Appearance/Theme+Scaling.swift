extension Theme.Cell {
    /// Returns the height of a row for the text size of traits.
    func height(for traits: TraitCollection) -> CGFloat {
        guard let style = heightTextStyle else { return height }
        return max(height + style.size(in: traits.preferredContentSizeCategory) - style.size(in: .large), 0)
    }
}

extension Theme.Accessory {
    func scaled(for traits: TraitCollection) -> Self {
        guard let textStyle else { return self }
        var scaled = self
        textStyle.scale(
            &scaled, for: traits,
            lengths: [
                \.chevron.size.width, \.chevron.size.height, \.checkmark.size.width, \.checkmark.size.height,
                \.detailDiameter,
            ], strokes: [\.chevron.stroke, \.checkmark.stroke, \.detailStroke])
        return scaled
    }
}

extension Theme.Editing {
    func scaled(for traits: TraitCollection) -> Self {
        guard let textStyle else { return self }
        var scaled = self
        textStyle.scale(
            &scaled, for: traits, lengths: [\.controlDiameter, \.barLength], strokes: [\.barThickness])
        scaled.shift += scaled.controlDiameter - controlDiameter
        return scaled
    }
}

extension Theme.Charts {
    /// Returns the style with sizes that follow the adjacent text.
    package func scaled(for traits: TraitCollection) -> Self {
        guard let textStyle else { return self }
        var scaled = self
        textStyle.scale(
            &scaled, for: traits,
            lengths: [
                \.size.width, \.size.height, \.minimumWidth, \.barHeight, \.progressHeight, \.pointDiameter,
                \.starSize,
            ],
            strokes: [\.lineWidth, \.starStroke])
        return scaled
    }
}

extension Font.TextStyle {
    /// Scales sizes with the adjacent text. Lengths grow by whole points, so that edges stay sharp.
    fileprivate func scale<Part>(
        _ part: inout Part, for traits: TraitCollection, lengths: [WritableKeyPath<Part, CGFloat>],
        strokes: [WritableKeyPath<Part, CGFloat>]
    ) {
        let metrics = FontMetrics(forTextStyle: self)
        func growth(of value: CGFloat) -> CGFloat {
            metrics.scaledValue(for: value, compatibleWith: traits) - value
        }
        for path in strokes { part[keyPath: path] += growth(of: part[keyPath: path]) }
        for path in lengths { part[keyPath: path] += growth(of: part[keyPath: path]).rounded() }
    }
}
