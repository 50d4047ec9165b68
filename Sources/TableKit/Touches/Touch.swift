/// A finger on a table.
struct Touch {
    /// What the finger has hold of.
    enum Grip {
        /// Something that does not answer, such as a header. The finger can still scroll.
        case nothing
        case row(IndexPath)
        /// The detail button of a row.
        case accessory(IndexPath)
        /// The control at the left of a row that is being edited.
        case editingControl(IndexPath)
        case control(Control)
        /// The letters along the trailing edge, of which the finger is on one.
        case index(title: Int?)
        /// All of the content, which would be at `offset` if it followed the finger beyond its ends. Its upper end stays
        /// where it was, although room may be made for a refresh control meanwhile.
        case content(offset: CGFloat, top: CGFloat)
        /// A row pulled from an edge.
        case swipe(from: TableView.SwipeEdge)
        /// A row lifted by a point that is so far below its middle.
        case lift(below: CGFloat)
    }

    /// Where the finger came down, in the table's coordinates at that time, as are all points of one touch.
    let start: CGPoint
    /// Where the finger is.
    var point: CGPoint
    /// The table's content offset when the finger came down.
    let contentOffset: CGPoint
    /// The row that the finger may pull aside.
    let row: IndexPath?
    var grip = Grip.nothing

    init(at point: CGPoint, contentOffset: CGPoint, row: IndexPath?) {
        start = point
        self.point = point
        self.contentOffset = contentOffset
        self.row = row
    }

    /// Where the finger is in the coordinates that the table has by now.
    func location(in table: TableView) -> CGPoint {
        CGPoint(
            x: point.x + table.contentOffset.x - contentOffset.x,
            y: point.y + table.contentOffset.y - contentOffset.y)
    }

    /// How far the finger has come.
    var way: CGPoint { CGPoint(x: point.x - start.x, y: point.y - start.y) }
}

/// What fingers have done to a table that is seen on its rows.
struct Interaction {
    /// The finger that is on the table.
    var touch: Touch?
    /// The row that looks touched.
    var highlighted: IndexPath?
    /// The row that is pulled aside.
    var swiped: SwipedRow?
    /// The row that is lifted to be moved.
    var lifted: LiftedRow?
}
