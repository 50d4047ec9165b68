/// A data source that displays snapshots of identifiers and determines the changes between them. Mirrors
/// `UITableViewDiffableDataSource`.
///
/// As in UIKit, override the titles of headers and footers, and the editing methods, in a subclass. The table does not
/// retain its data source: keep a reference to it.
open class TableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
    TableViewDataSource
{
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (
        _ tableView: TableView, _ indexPath: IndexPath, _ item: ItemIdentifierType
    ) ->
        TableViewCell?

    private weak var table: TableView?
    private let cellProvider: CellProvider
    private var current = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The index paths of the current snapshot's items, computed at first use.
    private var cachedPaths: [ItemIdentifierType: IndexPath]?

    /// The animation of rows when a snapshot is applied.
    open var defaultRowAnimation: TableView.RowAnimation = .automatic

    /// Creates an empty data source and sets it as the table's data source.
    public init(tableView: TableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the current snapshot.
    open func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Applies a snapshot. The rows of remaining items retain their cells, selection and heights. The table shows the
    /// end of the animation.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - animatingDifferences: A Boolean value that indicates whether an image of the transition shows the animation
    ///     of rows.
    ///   - completion: A closure that is called after the update.
    open func apply(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let animation = animatingDifferences ? defaultRowAnimation : .none
        var updates = TableUpdates()
        updates.addDifferences(from: current, to: snapshot, animation: animation)
        take(snapshot)
        if let table, table.dataSource === self { table.apply(updates) }
        completion?()
    }

    /// Applies a snapshot without computing differences. All rows are deselected.
    open func applySnapshotUsingReloadData(
        _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        take(snapshot)
        table?.reloadData()
        completion?()
    }

    private func take(_ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        current = snapshot
        current.removeReloads()
        cachedPaths = nil
    }

    // MARK: Index paths

    /// Returns the item of a row, or `nil` if the row does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section) else {
            return nil
        }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// Returns the row of an item, or `nil` if it is not in the snapshot.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        let paths = cachedPaths ?? current.indexPaths
        cachedPaths = paths
        return paths[itemIdentifier]
    }

    /// Returns the section at an index, or `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// Returns the index of a section, or `nil` if it is not in the snapshot.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    /// Returns the number of sections in the snapshot.
    open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

    /// Returns the number of items in a section.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }

    /// Returns the provider's cell for the item of a row.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            fatalError("the snapshot has no item for \(indexPath.name)")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            fatalError("the cell provider returned no cell for the item \(item) in \(indexPath.name)")
        }
        return cell
    }

    /// Returns `nil`. Override it to show a title.
    open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns `nil`. Override it to show a title.
    open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `false`. Override it to allow editing of rows.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns `false`, so that rows have no reorder control. Override it to allow moving of rows.
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns `nil`. Override it to show an index.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// Returns the section with the same index. Override it for another mapping.
    open func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Does nothing. Override it to perform the edit.
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing. Override it to perform the move.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
