/// The methods that prepare the data of rows that will soon be visible. Mirrors `UITableViewDataSourcePrefetching`. An
/// image requires its data immediately, so tablesnap does not call them.
public protocol TableViewDataSourcePrefetching: AnyObject {
    /// Prepares the data of rows, the nearest first.
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Stops preparing the data of rows.
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
