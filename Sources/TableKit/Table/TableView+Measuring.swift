/// When the heights of rows, headers and footers are found, and for how long they hold.
extension TableView {
    private var knownWidth: CGFloat { bounds.width.isNaN ? 0 : bounds.width }

    /// Whether heights that were found before still hold.
    var isMeasured: Bool { knownGeometry?.width == knownWidth }

    /// Where everything lies. Made when first asked for, and anew when the width or the data changed.
    package var geometry: RowGeometry {
        if let knownGeometry, isShowing || isMeasured { return knownGeometry.value }
        guard !isMeasuring else { return RowGeometry() }
        if knownGeometry != nil {
            noteWhetherBeyondEnd()
            showAnew()
        }
        // Cells that are shown would otherwise be measured with another row's content.
        putAwayStale()
        return measure { makeGeometry() }
    }

    /// Takes the heights that the closure finds.
    @discardableResult
    func measure(_ make: () -> RowGeometry) -> RowGeometry {
        isMeasuring = true
        defer { isMeasuring = false }
        let width = knownWidth
        let geometry = make()
        indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
        knownGeometry = (width, geometry)
        return geometry
    }

    /// Replaces estimates by the heights that rows turned out to have. What is shown moves.
    func replaceEstimates(_ heights: [(path: IndexPath, height: CGFloat)]) {
        for (path, height) in heights {
            knownGeometry?.value.setHeight(height, ofRow: path.row, in: path.section)
        }
        setNeedsLayout()
        guard !isStale, let geometry = knownGeometry?.value else { return }
        for (path, cell) in rows { place(cell, at: path, geometry) }
    }
}
