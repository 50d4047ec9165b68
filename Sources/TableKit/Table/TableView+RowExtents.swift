/// What rows draw beyond their edges: the border of their section, and the selected background on a separator.
extension TableView {
    /// Returns the vertical extent of a row's drawing.
    func extent(ofRow path: IndexPath, _ geometry: RowGeometry) -> Range<CGFloat> {
        let dragged = interaction.dragged
        let outsets = outsets(ofRow: path, geometry)
        if let dragged, dragged.path == path {
            let extent = draggedExtent(dragged)
            return Range(from: extent.lowerBound - outsets.top, to: extent.upperBound + outsets.bottom)
        }
        let span = geometry.row(path.row, in: path.section)
        let top = dragged?.displacement(in: geometry)(span.top) ?? span.top
        return Range(from: top - outsets.top, to: top + span.height + outsets.bottom)
    }

    /// Returns the distances by which the drawing of a row extends beyond its edges.
    private func outsets(ofRow path: IndexPath, _ geometry: RowGeometry) -> EdgeInsets {
        let isSelected = appearsSelected(path) || interaction.highlighted == path
        let hasBorder = group { $0.border != nil }
        guard isSelected || hasBorder else { return .zero }
        let position = position(of: interaction.dragged?.move.newPath(of: path) ?? path, geometry)
        return position.outsets(isSelected: isSelected, traitCollection)
    }

    /// The maximum distance by which the drawing of a row extends beyond its edges.
    var maxRowOutset: CGFloat {
        var position = usualPosition
        position.corners = .all
        position.coveredSeparator = coveredSeparator
        let isSelected = !selection.isEmpty || interaction.highlighted != nil
        let outsets = position.outsets(isSelected: isSelected, traitCollection)
        return max(outsets.top, outsets.bottom)
    }

    /// The thickness of the separator that a selected row covers. `nil` if the theme shows it.
    var coveredSeparator: CGFloat? {
        environment.theme.cell.selectionHidesSeparators ? group(\.separator.thickness) : nil
    }

    /// Returns a Boolean value that indicates whether the separator of another row is directly above a row.
    func hasSeparatorAbove(_ path: IndexPath, _ geometry: RowGeometry) -> Bool {
        path.row > 0
            || followsRows(path.section, geometry) && hasLastSeparator(ofSection: path.section - 1, geometry)
    }

    /// Returns a Boolean value that indicates whether the rows of a section are directly below those of another.
    func followsRows(_ section: Int, _ geometry: RowGeometry) -> Bool {
        section > 0 && geometry.rowCount(in: section - 1) > 0
            && geometry.footerSpan(of: section - 1).height + geometry.headerSpan(of: section).height == 0
    }
}
