/// The way a table takes from what it shows before some updates to what it shows after them.
package struct TableTransition {
    private let background: Fill?
    /// Where the background is painted before and after.
    private let grounds: (before: CGRect, after: CGRect)
    private let traits: TraitCollection
    /// Everything that takes part, from back to front.
    private let actors: [TransitionActor]
    /// Whether there is nothing between, because everything was asked for anew.
    package let isJump: Bool

    /// Has a table updated.
    ///
    /// - Parameters:
    ///   - stretch: What of the content is shown, and on which screen; asked for before the updates and after them.
    ///   - updates: Changes what the data source has, and tells the table.
    package init<Failure: Error>(
        of table: TableView,
        stretch: () throws(Failure) -> (range: Range<CGFloat>, viewport: CGRect), updates: () -> Void
    ) throws(Failure) {
        let old = try stretch()
        let before = TableMoment(of: table, in: old.range, viewport: old.viewport)
        table.batch.record()
        updates()
        let trail = table.batch.stopRecording()
        let new = try stretch()
        let after = TableMoment(of: table, in: new.range, viewport: new.viewport)
        background = after.background.fill
        grounds = (before.background.rect, after.background.rect)
        traits = table.traitCollection
        isJump = trail.isBroken
        actors = TransitionCast(before, after, trail).actors
    }

    /// Describes a stretch of the content while the updates are in progress.
    ///
    /// - Parameters:
    ///   - progress: From 0, where the table is as before, to 1, where it is as afterwards.
    ///   - scale: Pixels per point: what moves does so by whole pixels.
    package func describe(
        in range: Range<CGFloat>, progress: Double, scale: CGFloat, in context: GraphicsContext
    ) {
        if let background {
            var ground = grounds.after
            let span = grounds.before.span.between(grounds.after.span, progress)
            (ground.origin.y, ground.size.height) = (span.top, span.height)
            context.paint(ground, with: background, traits)
        }
        for actor in actors { actor.describe(in: range, progress: progress, scale: scale, in: context) }
    }
}
