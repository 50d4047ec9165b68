/// What a table shows. Mirrors `UITableViewDataSource`; what UIKit leaves optional has an answer here that a data
/// source may replace.
public protocol TableViewDataSource: AnyObject {
    /// How many rows a section has.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

    /// The cell for a row, usually from ``TableView/dequeueReusableCell(withIdentifier:for:)``.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

    /// How many sections there are; one unless answered otherwise.
    func numberOfSections(in tableView: TableView) -> Int

    /// The title above a section, or nil for none.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

    /// The title below a section, or nil for none.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be edited; every row unless answered otherwise.
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether a row can be moved; every row that shows a reorder control unless answered otherwise.
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
}

extension TableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// No title.
    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title.
    public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Every row can be edited.
    public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Every row can be moved.
    public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}
