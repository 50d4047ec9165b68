/// The transition from a table's content before some updates to its content after them.
package struct TableTransition {
    private let background: Fill?
    /// The rectangles that the background fills before and after the updates.
    private let backgroundRects: (before: CGRect, after: CGRect)
    private let traits: TraitCollection
    /// The elements of the transition, from back to front.
    private let elements: [TransitionElement]
    /// A Boolean value that indicates whether there are no intermediate states because all data was reloaded.
    package let isJump: Bool

    /// Creates a transition by updating a table.
    ///
    /// - Parameters:
    ///   - displayed: Returns the displayed range of the content and its screen. It is called before and after the
    ///     updates.
    ///   - updates: Changes the data and notifies the table.
    package init<Failure: Error>(
        of table: TableView,
        displayed: () throws(Failure) -> (range: Range<CGFloat>, viewport: CGRect), updates: () -> Void
    ) throws(Failure) {
        let old = try displayed()
        let before = TableRecording(of: table, in: old.range, viewport: old.viewport)
        table.batch.record()
        updates()
        let history = table.batch.stopRecording()
        let new = try displayed()
        let after = TableRecording(of: table, in: new.range, viewport: new.viewport)
        background = after.background.fill
        backgroundRects = (before.background.rect, after.background.rect)
        traits = table.traitCollection
        isJump = history.isBroken
        elements = TransitionElements(before: before, after: after, history: history).elements
    }

    /// Records a range of the content during the transition.
    ///
    /// - Parameters:
    ///   - progress: A number from 0, the state before the updates, to 1, the state after them.
    ///   - scale: The number of pixels per point. Movements are rounded to whole pixels.
    package func describe(
        in range: Range<CGFloat>, progress: Double, scale: CGFloat, in context: GraphicsContext
    ) {
        if let background {
            var rect = backgroundRects.after
            let span = backgroundRects.before.span.between(backgroundRects.after.span, progress)
            (rect.origin.y, rect.size.height) = (span.top, span.height)
            context.paint(rect, with: background, traits)
        }
        for element in elements { element.describe(in: range, progress: progress, scale: scale, in: context) }
    }
}
