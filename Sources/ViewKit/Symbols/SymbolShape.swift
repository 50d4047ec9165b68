import DisplayList

/// A filled or stroked path of a symbol.
struct SymbolShape: Sendable, Hashable {
    var path: Path
    /// The width of the line, or `nil` for a filled path.
    var lineWidth: Double?
    /// The index of the shape's color in a palette.
    var layer = 0
    /// A Boolean value that indicates whether the shape is the line around a filled body.
    var isEdge = false

    /// The rectangle around the shape's ink.
    var ink: CGRect {
        let spread = (lineWidth ?? 0) / 2
        return path.flattened(scale: SymbolGrid.flatness).bounds.insetBy(dx: -spread, dy: -spread)
    }

    func mapped(scale: Double, _ moved: (CGPoint) -> CGPoint) -> SymbolShape {
        SymbolShape(
            path: path.mapped(moved), lineWidth: lineWidth.map { $0 * scale }, layer: layer, isEdge: isEdge)
    }
}

/// The measurements of symbols, in units of the grid.
enum SymbolGrid {
    /// The size of the grid.
    static let side = 24.0
    /// The number of units of the font size.
    static let unitsPerEm = 20.0
    /// The number of units of the height of capital letters, whose center is the center of the grid.
    static let capHeight = 14.1
    /// The space around the ink.
    static let margin = 1.4
    /// The sizes of the small and large scales relative to the medium scale.
    static let smallScale = 0.785, largeScale = 1.28
    /// The opacity of filled shapes behind details in a hierarchical color.
    static let secondaryOpacity = 0.35
    /// The number of pixels of a unit at which straight lines are indistinguishable from curves.
    static let flatness = 16.0
    /// The space at both sides of the line of a symbol with a slash.
    static let slashGap = 0.75
    /// The ends of the line of a symbol with a slash.
    static let slash = (CGPoint(x: 2.4, y: 2.4), CGPoint(x: 21.6, y: 21.6))
    /// The growth of the line around a filled body for an additional unit of line width.
    static let filledEdgeGrowth = 0.25
    /// The fraction of the line width of filled symbols in a frame.
    static let enclosedBodyLines = 0.65
    /// The line widths of the weights, from ultralight to black.
    static let regularLineWidth = lineWidths[3]
    static let lineWidths = [0.5, 0.8, 1.2, 1.6, 1.8, 2.05, 2.3, 2.6, 2.9]
}
