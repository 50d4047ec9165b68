@_spi(Tables) import ViewKit

/// A record of a range of a table's content, which can be drawn after the table has changed.
struct TableRecording {
    struct RecordedView {
        var frame: CGRect
        /// The distances by which the drawing extends beyond the frame.
        var outsets: EdgeInsets
        /// The drawing of the view, relative to its top-left corner.
        var list: DisplayList

        init(_ view: View) {
            frame = view.untransformedFrame
            let context = GraphicsContext()
            context.translated(by: CGPoint(x: -frame.minX, y: -frame.minY)) { view.describe(in: context) }
            list = context.list
            outsets = view.surroundingOutsets
        }

        var span: RowGeometry.Span { frame.span }

        /// Returns a Boolean value that indicates whether another view had the same appearance, regardless of position.
        func matches(_ other: RecordedView) -> Bool { frame.size == other.frame.size && list == other.list }
    }

    let geometry: RowGeometry
    let background: (fill: Fill?, rect: CGRect)
    let rows: [IndexPath: RecordedView]
    private let headerFooterViews: [HeaderFooter: RecordedView]
    private(set) var backdrop: RecordedView?
    /// The views that belong to the screen or the complete table, from back to front.
    private(set) var others: [(id: ObjectIdentifier, view: RecordedView)] = []

    init(of table: TableView, in range: Range<CGFloat>, viewport: CGRect) {
        table.showContent(in: range, viewport: viewport)
        geometry = table.geometry
        background = (table.effectiveBackground, table.backgroundRect(in: range, viewport: viewport))
        // Recording lays out views, which can run code of the program.
        rows = Dictionary(
            uniqueKeysWithValues: table.rows(drawnIn: range).map { ($0.path, RecordedView($0.cell)) })
        headerFooterViews = Dictionary(
            uniqueKeysWithValues: table.headerFooterViews.sorted { $0.key < $1.key }
                .map { ($0.key, RecordedView($0.value)) })
        let contentViews = table.contentViews
        for view in table.subviews where !view.isHidden && !contentViews.contains(ObjectIdentifier(view)) {
            if view === table.backgroundView {
                backdrop = RecordedView(view)
            } else {
                others.append((ObjectIdentifier(view), RecordedView(view)))
            }
        }
        // Recording may have displayed a range other than the screen, so the screen's content is displayed again when
        // required.
        table.setNeedsLayout()
    }

    /// Returns the headers or the footers by section.
    func views(_ part: (_ section: Int) -> HeaderFooter) -> [Int: RecordedView] {
        var views: [Int: RecordedView] = [:]
        for (other, view) in headerFooterViews where other == part(other.section) {
            views[other.section] = view
        }
        return views
    }
}

extension CGRect { var span: RowGeometry.Span { RowGeometry.Span(top: minY, height: height) } }
