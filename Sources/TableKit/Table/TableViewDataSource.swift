/// The methods that provide the content of a table. Mirrors `UITableViewDataSource`. Methods that are optional in UIKit
/// have default implementations.
///
/// A class that declares the conformance implements the methods itself: methods that only its subclasses add are not
/// called. See ``TableViewDelegate``.
public protocol TableViewDataSource: AnyObject {
    /// Returns the number of rows in a section, from 0 to 100,000,000. Any other number counts as 0.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

    /// Returns the cell for a row, usually from ``TableView/dequeueReusableCell(withIdentifier:for:)``.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

    /// Returns the number of sections, from 0 to 10,000,000. Any other number counts as 0. Default: 1.
    func numberOfSections(in tableView: TableView) -> Int

    /// Returns the title of a section's header, or `nil` for none.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title of a section's footer, or `nil` for none.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

    /// Returns a Boolean value that indicates whether a row can be edited. Default: `true`.
    ///
    /// Outside editing mode, a row that can be deleted shows its Delete button when it is swiped. UIKit requires an
    /// implementation of ``tableView(_:commit:forRowAt:)`` for this, which tablesnap cannot detect.
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Returns the titles of the index along the trailing edge, or `nil` for no index.
    func sectionIndexTitles(for tableView: TableView) -> [String]?

    /// Returns the section for a title of the index. Default: the section with the same index.
    func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Returns a Boolean value that indicates whether a row can be moved, and shows a reorder control in editing mode.
    /// Default: `true`, for rows whose cell requests the control with ``TableViewCell/showsReorderControl``.
    ///
    /// In UIKit, an implementation of ``tableView(_:moveRowAt:to:)`` is sufficient for the control. Swift cannot detect
    /// whether a class implements it, so a data source with only that method shows no controls. Add one of these:
    ///
    /// - This method, which returns `true`. It is equivalent in UIKit, so the same file can be used there.
    /// - `cell.showsReorderControl = true` in ``tableView(_:cellForRowAt:)``.
    ///
    /// A subclass of ``TableViewDiffableDataSource`` overrides both methods, as in UIKit: its rows cannot be moved
    /// otherwise.
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Performs a deletion or insertion that the user requested: changes the data and notifies the table.
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)

    /// Moves a row in the data after the user moved it. The table updates the order itself.
    ///
    /// For the reorder control, implement ``tableView(_:canMoveRowAt:)``, too.
    ///
    /// - Parameters:
    ///   - tableView: The table that calls the method.
    ///   - sourceIndexPath: The original index path of the row.
    ///   - destinationIndexPath: The index path of the row after its removal from the original one.
    func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension TableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// Returns `nil`.
    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns `nil`.
    public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `nil`.
    public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// Returns the section with the same index.
    public func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Returns `true`.
    public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Returns `true` for rows with a reorder control.
    public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.leaveMovingUnspecified()
    }

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    public func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
