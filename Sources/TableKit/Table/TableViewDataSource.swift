/// What a table shows. Mirrors `UITableViewDataSource`; what UIKit leaves optional has an answer here that a data
/// source may replace.
public protocol TableViewDataSource: AnyObject {
    /// How many rows a section has, from 0 to 100,000,000; any other number counts as 0.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

    /// The cell for a row, usually from ``TableView/dequeueReusableCell(withIdentifier:for:)``.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

    /// How many sections there are, from 0 to 10,000,000; any other number counts as 0. Default: 1.
    func numberOfSections(in tableView: TableView) -> Int

    /// The title above a section, or nil for none.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

    /// The title below a section, or nil for none.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be edited; every row unless answered otherwise. While the table is not edited as a whole, a row
    /// that can be deleted shows its Delete button when it is swiped. UIKit offers that only if ``tableView(_:commit:forRowAt:)``
    /// is written, which cannot be told here.
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// The titles of the index along the trailing edge, or nil for no index.
    func sectionIndexTitles(for tableView: TableView) -> [String]?

    /// The section a title of the index stands for; the one at the same place unless answered otherwise.
    func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Whether a row can be moved; every row that shows a reorder control unless answered otherwise.
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Deletes or inserts a row that the user has asked to: changes the data, and tells the table.
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)

    /// Moves a row in the data, where the user has put it. The table shows the new order by itself.
    ///
    /// - Parameters:
    ///   - tableView: The table that asks.
    ///   - sourceIndexPath: Where the row was.
    ///   - destinationIndexPath: Where the row is once it has been taken out of its old place.
    func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension TableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// No title.
    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title.
    public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

    /// No index.
    public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// The section at the same place.
    public func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Every row can be edited.
    public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Every row can be moved.
    public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
