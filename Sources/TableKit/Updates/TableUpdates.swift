/// The changes of a table's rows and sections in one update, regardless of their order.
///
/// As in UIKit, indexes of deleted, reloaded and moved elements refer to the state before all changes. Indexes of
/// inserted elements and the destinations of moves refer to the state after them. A change of a section includes its
/// rows; additional changes of these rows are harmless.
package struct TableUpdates: Sendable, Equatable {
    private(set) var sections = PositionChanges<Int>()
    private(set) var rows = PositionChanges<IndexPath>()
    /// The index paths of reconfigured rows before the update.
    private(set) var reconfigured: Set<IndexPath> = []

    package init() {}

    package mutating func insertRows(_ paths: [IndexPath], _ animation: TableView.RowAnimation) {
        for path in paths { rows.insert(path, animation) }
    }

    package mutating func deleteRows(_ paths: [IndexPath], _ animation: TableView.RowAnimation) {
        for path in paths { rows.delete(path, animation) }
    }

    package mutating func reloadRows(_ paths: [IndexPath], _ animation: TableView.RowAnimation) {
        for path in paths { rows.reload(path, animation) }
    }

    package mutating func reconfigureRows(_ paths: [IndexPath]) { reconfigured.formUnion(paths) }

    package mutating func moveRow(_ path: IndexPath, to other: IndexPath) { rows.move(path, to: other) }

    package mutating func insertSections(_ numbers: IndexSet, _ animation: TableView.RowAnimation) {
        for number in numbers { sections.insert(number, animation) }
    }

    package mutating func deleteSections(_ numbers: IndexSet, _ animation: TableView.RowAnimation) {
        for number in numbers { sections.delete(number, animation) }
    }

    package mutating func reloadSections(_ numbers: IndexSet, _ animation: TableView.RowAnimation) {
        for number in numbers { sections.reload(number, animation) }
    }

    package mutating func moveSection(_ number: Int, to other: Int) { sections.move(number, to: other) }
}
