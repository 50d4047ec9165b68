/// A touch on a table.
package struct Touch {
    /// The element that responds to a touch.
    package enum Target {
        /// A view without a response, such as a header. The touch can still scroll.
        case nothing
        case row(IndexPath)
        /// The detail button of a row.
        case accessory(IndexPath)
        /// The editing control of a row.
        case editingControl(IndexPath)
        case control(Control)
        /// The section index, with the touched title.
        case index(title: Int?)
        /// The content, which would be at `offset` without the rubber-band effect. Its top resting position stays
        /// constant, even if a refresh control requires space meanwhile.
        case content(offset: CGFloat, top: CGFloat)
        /// A row swiped from an edge.
        case swipe(from: TableView.SwipeEdge)
        /// A dragged row, with the distance of the touch below its center.
        case drag(below: CGFloat)
    }

    /// The location where the touch began. All points of a touch are in the table's coordinates at that time.
    let start: CGPoint
    var point: CGPoint
    let contentOffset: CGPoint
    /// The row that the touch can swipe.
    let row: IndexPath?
    var target = Target.nothing

    /// Returns the location in the table's current coordinates.
    func location(in table: TableView) -> CGPoint {
        CGPoint(
            x: point.x + table.contentOffset.x - contentOffset.x,
            y: point.y + table.contentOffset.y - contentOffset.y)
    }

    var translation: CGPoint { CGPoint(x: point.x - start.x, y: point.y - start.y) }
}

/// The state of touches that affects the rows.
struct Interaction {
    var touch: Touch?
    var highlighted: IndexPath?
    var swiped: SwipedRow?
    var dragged: DraggedRow?
}
