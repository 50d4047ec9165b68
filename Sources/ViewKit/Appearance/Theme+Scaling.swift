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

extension Font.TextStyle {
    /// Scales sizes with the adjacent text. Lengths are rounded to whole points, so that edges stay sharp.
    fileprivate func scale<Part>(
        _ part: inout Part, for traits: TraitCollection, lengths: [WritableKeyPath<Part, CGFloat>],
        strokes: [WritableKeyPath<Part, CGFloat>]
    ) {
        let metrics = FontMetrics(forTextStyle: self)
        for path in lengths + strokes {
            part[keyPath: path] = metrics.scaledValue(for: part[keyPath: path], compatibleWith: traits)
        }
        for path in lengths { part[keyPath: path].round() }
    }
}
