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
    /// Scales sizes with the adjacent text. Lengths that change are rounded to whole points, so that edges stay sharp.
    fileprivate func scale<Part>(
        _ part: inout Part, for traits: TraitCollection, lengths: [WritableKeyPath<Part, CGFloat>],
        strokes: [WritableKeyPath<Part, CGFloat>]
    ) {
        let metrics = FontMetrics(forTextStyle: self)
        for path in lengths + strokes {
            let usual = part[keyPath: path]
            let scaled = metrics.scaledValue(for: usual, compatibleWith: traits)
            part[keyPath: path] = scaled != usual && lengths.contains(path) ? scaled.rounded() : scaled
        }
    }
}
