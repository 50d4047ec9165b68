/// The methods that control the editing of a search bar. Mirrors `UISearchBarDelegate`. Every method has a default
/// implementation.
public protocol SearchBarDelegate: AnyObject {
    /// Returns a Boolean value that indicates whether editing can begin.
    func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool

    /// Called when editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar)

    /// Returns a Boolean value that indicates whether editing can end.
    func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool

    /// Called when editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: SearchBar)

    /// Called after the user has changed the text.
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)

    /// Returns a Boolean value that indicates whether a range of the text can be replaced.
    func searchBar(
        _ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool

    /// Called for the Search key.
    func searchBarSearchButtonClicked(_ searchBar: SearchBar)

    /// Called for the bookmarks button.
    func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)

    /// Called for the Cancel button.
    func searchBarCancelButtonClicked(_ searchBar: SearchBar)

    /// Called for the results button.
    func searchBarResultsListButtonClicked(_ searchBar: SearchBar)

    /// Called after the user has selected a scope button.
    func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
    /// Returns `true`.
    public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }

    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}

    /// Returns `true`.
    public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }

    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}

    /// Does nothing.
    public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}

    /// Returns `true`.
    public func searchBar(
        _ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}

    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}

    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}

    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {}

    /// Does nothing.
    public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
