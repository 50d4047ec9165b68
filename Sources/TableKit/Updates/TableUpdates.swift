/// The changes of a table's rows and sections in one update, regardless of their order.
///
/// As in UIKit, indexes of deleted, reloaded and moved elements refer to the state before all changes. Indexes of
/// inserted elements and the destinations of moves refer to the state after them. A change of a section includes its
/// rows; additional changes of these rows are harmless.
struct TableUpdates: Sendable, Equatable {
    var sections = PositionChanges<Int>()
    var rows = PositionChanges<IndexPath>()
    /// The index paths of reconfigured rows before the update.
    var reconfigured: Set<IndexPath> = []
}
