extension TableViewCell {
    /// A Boolean value that indicates whether the row appears selected and hides the separators at its edges.
    var hidesSeparators: Bool { showsSelection && environment.theme.cell.selectionHidesSeparators }

    /// The position in the table at which the drawing of the row begins, which can be above the row.
    var drawingTop: CGFloat {
        untransformedFrame.minY - position.outsets(isSelected: hidesSeparators, traitCollection).top
    }

    /// Sets the drawing outside the row: the border of its section, and the selected background on the separator above,
    /// which belongs to another row.
    func layOutSurroundings() {
        parts.surroundingOutsets = position.outsets(isSelected: hidesSeparators, traitCollection)
    }

    func drawBorderAndSelection(in context: GraphicsContext) {
        if position.border != nil { parts.border?.drawOutside(in: context) }
        guard hidesSeparators, let separator = position.coveredSeparator, let view = parts.shownSelection
        else { return }
        let height = traitCollection.pixels(separator)
        let line = CGRect(x: bounds.minX, y: bounds.minY - height, width: bounds.width, height: height)
        context.clipped(to: line) {
            context.translated(by: CGPoint(x: 0, y: -height)) { view.describe(in: context) }
        }
    }
}

extension TableViewCell.Position {
    /// Returns the distances by which the drawing of the row extends beyond its edges, in points.
    func outsets(isSelected: Bool, _ traits: TraitCollection) -> EdgeInsets {
        var outsets = EdgeInsets.zero
        if let border {
            let width = border.isOutside ? traits.pixels(border.width) : 0
            (outsets.left, outsets.right) = (width, width)
            if corners.contains(.top) { outsets.top = width }
            if corners.contains(.bottom) {
                outsets.bottom = width + (border.highlight == nil ? 0 : traits.pixels(1))
            }
        }
        if isSelected, let coveredSeparator {
            outsets.top = max(outsets.top, traits.pixels(coveredSeparator))
        }
        return outsets
    }
}
