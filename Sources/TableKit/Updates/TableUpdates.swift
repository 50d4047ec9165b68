/// The changes of a table's rows and sections that are made together, in whatever order they were told.
///
/// As in UIKit, what is deleted, reloaded or moved is named by its place before all changes, what is inserted by its
/// place after all of them, and a move goes from a place before to a place after. What happens to a section happens to
/// its rows; telling of them as well does no harm.
package struct TableUpdates: Sendable, Equatable {
    private(set) var sections = PlaceChanges<Int>()
    private(set) var rows = PlaceChanges<IndexPath>()
    /// The rows whose cells are filled again, by their places before the update.
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
