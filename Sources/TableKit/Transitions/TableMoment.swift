/// What a stretch of a table shows at a moment, so that it can still be drawn when the table has changed.
struct TableMoment {
    /// A view as it looked.
    struct Look {
        /// Where the view stood in the content.
        var frame: CGRect
        /// What it showed, from its upper left corner.
        var list: DisplayList

        init(_ view: View) {
            frame = view.frame
            let context = GraphicsContext()
            context.translated(by: CGPoint(x: -frame.minX, y: -frame.minY)) { view.describe(in: context) }
            list = context.takeList()
        }

        /// Where the view stood from top to bottom.
        var span: RowGeometry.Span { frame.span }

        /// Whether another view showed the same, perhaps elsewhere.
        func looksLike(_ other: Look) -> Bool { frame.size == other.frame.size && list == other.list }
    }

    let geometry: RowGeometry
    /// Behind everything, and where it is painted.
    let background: (fill: Fill?, rect: CGRect)
    private(set) var rows: [IndexPath: Look] = [:]
    private(set) var headers: [Int: Look] = [:]
    private(set) var footers: [Int: Look] = [:]
    /// The table's background view.
    private(set) var backdrop: Look?
    /// The views that belong to the screen or the whole table, from back to front.
    private(set) var others: [(view: ObjectIdentifier, look: Look)] = []

    init(of table: TableView, in range: Range<CGFloat>, viewport: CGRect) {
        table.showContent(in: range, viewport: viewport)
        geometry = table.geometry
        background = (table.effectiveBackground, table.backgroundRect(in: range, viewport: viewport))
        rows = table.rows.mapValues { Look($0) }
        headers = table.headers.mapValues { Look($0) }
        footers = table.footers.mapValues { Look($0) }
        let told = Set(
            (Array(table.rows.values) + Array(table.headers.values) + Array(table.footers.values))
                .map(ObjectIdentifier.init))
        for view in table.subviews where !view.isHidden && !told.contains(ObjectIdentifier(view)) {
            if view === table.backgroundView {
                backdrop = Look(view)
            } else {
                others.append((ObjectIdentifier(view), Look(view)))
            }
        }
        // What is on the screen may be something else, and is shown again when it is asked for.
        table.setNeedsLayout()
    }
}

extension CGRect {
    /// The stretch from top to bottom.
    var span: RowGeometry.Span { RowGeometry.Span(top: minY, height: height) }
}
