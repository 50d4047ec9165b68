/// Sizes that scale with the adjacent text are rounded to whole points, so that edges stay sharp.

extension Theme.Accessory {
    func scaled(for traits: TraitCollection) -> Self {
        guard let textStyle else { return self }
        let metrics = FontMetrics(forTextStyle: textStyle)
        func size(_ size: CGSize) -> CGSize {
            CGSize(
                width: metrics.scaledValue(for: size.width, compatibleWith: traits).rounded(),
                height: metrics.scaledValue(for: size.height, compatibleWith: traits).rounded())
        }
        var scaled = self
        scaled.chevronSize = size(chevronSize)
        scaled.chevronStroke = metrics.scaledValue(for: chevronStroke, compatibleWith: traits)
        scaled.checkmarkSize = size(checkmarkSize)
        scaled.checkmarkStroke = metrics.scaledValue(for: checkmarkStroke, compatibleWith: traits)
        scaled.detailDiameter = metrics.scaledValue(for: detailDiameter, compatibleWith: traits).rounded()
        scaled.detailStroke = metrics.scaledValue(for: detailStroke, compatibleWith: traits)
        return scaled
    }
}

extension Theme.Editing {
    func scaled(for traits: TraitCollection) -> Self {
        guard let textStyle else { return self }
        let metrics = FontMetrics(forTextStyle: textStyle)
        var scaled = self
        scaled.controlDiameter = metrics.scaledValue(for: controlDiameter, compatibleWith: traits).rounded()
        scaled.barLength = metrics.scaledValue(for: barLength, compatibleWith: traits).rounded()
        scaled.barThickness = metrics.scaledValue(for: barThickness, compatibleWith: traits)
        scaled.shift += scaled.controlDiameter - controlDiameter
        return scaled
    }
}
