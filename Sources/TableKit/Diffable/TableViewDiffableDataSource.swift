/// A data source that shows snapshots of identifiers, and finds out itself what changed from one to the next. Mirrors
/// `UITableViewDiffableDataSource`.
///
/// Override the titles of headers and footers, and what can be edited, in a subclass, as in UIKit. The table does not
/// retain its data source: keep it.
open class TableViewDiffableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    TableViewDataSource
{
    /// Gives the cell for an item.
    public typealias CellProvider = (_ tableView: TableView, _ indexPath: IndexPath, _ item: Item) ->
        TableViewCell?

    private weak var table: TableView?
    private let cellProvider: CellProvider
    private var current = DiffableDataSourceSnapshot<Section, Item>()
    /// Where the items of the current snapshot stand, found when it is first needed.
    private var knownPaths: [Item: IndexPath]?

    /// How rows come and go when a snapshot is applied.
    open var defaultRowAnimation: TableView.RowAnimation = .automatic

    /// Makes a data source of nothing yet, and makes it the table's.
    public init(tableView: TableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown.
    open func snapshot() -> DiffableDataSourceSnapshot<Section, Item> { current }

    /// Shows a snapshot. The rows of items that stay keep their cells, their selection and their heights. A picture has
    /// no animation: the end is shown at once.
    ///
    /// - Parameters:
    ///   - snapshot: What is shown from now on.
    ///   - animatingDifferences: Whether a picture of the change in progress shows rows that come and go.
    ///   - completion: Called when the end is shown.
    open func apply(
        _ snapshot: DiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let animation = animatingDifferences ? defaultRowAnimation : .none
        let updates = TableUpdates(from: current, to: snapshot, animation: animation)
        take(snapshot)
        if let table, table.dataSource === self { table.apply(updates) }
        completion?()
    }

    /// Shows a snapshot without finding out what changed; all rows are deselected.
    open func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
    ) {
        take(snapshot)
        table?.reloadData()
        completion?()
    }

    private func take(_ snapshot: DiffableDataSourceSnapshot<Section, Item>) {
        current = snapshot
        current.removeMarks()
        knownPaths = nil
    }

    // MARK: Places

    /// The item in a row, or nil if there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> Item? {
        guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section) else {
            return nil
        }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// The row of an item, or nil if it is not shown.
    open func indexPath(for itemIdentifier: Item) -> IndexPath? {
        let paths = knownPaths ?? current.indexPaths
        knownPaths = paths
        return paths[itemIdentifier]
    }

    /// The section with a number, or nil if there is none.
    open func sectionIdentifier(for index: Int) -> Section? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// The number of a section, or nil if it is not shown.
    open func index(for sectionIdentifier: Section) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    /// The number of sections of the snapshot.
    open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

    /// The number of items of a section.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }

    /// The cell that the provider gives for the item in a row.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            fatalError("the snapshot has no item for \(indexPath.name)")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            fatalError("the cell provider gave no cell for the item \(item) in \(indexPath.name)")
        }
        return cell
    }

    /// No title, unless overridden.
    open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title, unless overridden.
    open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

    /// No row can be edited, unless overridden.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// No row can be moved, unless overridden.
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// No index, unless overridden.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// The section at the same place, unless overridden.
    open func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
