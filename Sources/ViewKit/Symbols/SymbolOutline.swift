import DisplayList

/// The outline of a symbol, on the grid.
struct SymbolOutline {
    var parts: [SymbolPart]
    /// A Boolean value that indicates whether the outline is the filled variant.
    var isFilled = false
    /// The offset of the diagonal line that crosses the symbol. `nil` for a symbol without one.
    var slashOffset: Double?
    /// The parts around the symbol, such as a circle. `nil` for a symbol by itself.
    var frame: Frame?

    /// A frame around a symbol, which is scaled and moved in it.
    struct Frame {
        var parts: [SymbolPart]
        var scale: Double
        var dy: Double
    }

    /// Returns the shapes for a line width.
    ///
    /// - Parameter layered: A Boolean value that indicates whether details are drawn in another color than the filled
    ///   bodies, rather than cut out.
    func shapes(lineWidth: Double, layered: Bool) -> [SymbolShape] {
        let visible = visibleParts(lineWidth)
        let shapes =
            (isFilled ? filledShapes(visible, lineWidth, layered) : [])
            + visible.flatMap { part -> [SymbolShape] in
                if isFilled, part.role == .body || (part.isDetail && !layered) { return [] }
                return part.shapes(lineWidth)
            }
        return slashOffset.map { SlashLine(lineWidth: lineWidth, offset: $0).cross(shapes) } ?? shapes
    }

    private func visibleParts(_ lineWidth: Double) -> [SymbolPart] {
        if let frame { return frame.parts + enclosedParts(in: frame, lineWidth) }
        return parts.filter { $0.variants == nil || $0.variants == (isFilled ? .filled : .outlined) }
            .map { $0.weighted(lineWidth) }
    }

    /// Returns the parts of the symbol in a frame, as details. Its bodies are filled.
    private func enclosedParts(in frame: Frame, _ lineWidth: Double) -> [SymbolPart] {
        let hasBody = parts.contains { $0.role == .body }
        let inner = SymbolOutline(parts: parts, isFilled: hasBody)
            .shapes(
                lineWidth: lineWidth / frame.scale * (hasBody ? SymbolGrid.enclosedBodyLines : 1),
                layered: false)
        let center = SymbolGrid.side / 2
        return inner.filter { !$0.isEdge }.map { shape in
            let path = shape.path.mapped {
                CGPoint(
                    x: center + ($0.x - center) * frame.scale,
                    y: center + frame.dy + ($0.y - center) * frame.scale)
            }
            guard let width = shape.lineWidth else { return SymbolPart(role: .hole, path: path) }
            return SymbolPart(role: .detail, path: path, thickness: width * frame.scale / lineWidth)
        }
    }

    /// Returns the bodies without the details.
    private func filledShapes(
        _ parts: [SymbolPart], _ lineWidth: Double, _ layered: Bool
    ) -> [SymbolShape] {
        var area = Path()
        for part in parts where part.role == .body { area.append(part.path.oriented(positive: true)) }
        guard !area.elements.isEmpty else { return [] }
        let layer = layered && parts.contains { $0.isDetail } ? 1 : 0
        let cuts = layered ? [] : parts.filter(\.isDetail).map { $0.area(lineWidth) }
        let regular = SymbolGrid.regularLineWidth
        let edge = regular + (lineWidth - regular) * SymbolGrid.filledEdgeGrowth
        return [
            SymbolShape(path: area.without(cuts), layer: layer),
            SymbolShape(path: area, lineWidth: edge, layer: layer, isEdge: true),
        ]
    }
}

extension Path {
    /// Returns the area without the areas of others, with curves if none of those overlap.
    fileprivate func without(_ others: [(path: Path, overlapsItself: Bool)]) -> Path {
        let boxes = others.map { $0.path.flattened(scale: SymbolGrid.flatness).bounds }
        let overlap =
            others.contains(where: \.overlapsItself)
            || boxes.indices.contains { index in
                boxes[(index + 1)...].contains { $0.intersects(boxes[index]) }
            }
        if overlap { return PathDifference.path(of: self, without: others.map(\.path)) }
        var path = self
        for other in others { path.append(other.path.reversedSubpaths) }
        return path
    }
}
