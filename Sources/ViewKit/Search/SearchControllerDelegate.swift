/// An object that updates the results of a search. Mirrors `UISearchResultsUpdating`.
public protocol SearchResultsUpdating: AnyObject {
    /// Called when the search has begun or ended, and after changes of its text or scope.
    func updateSearchResults(for searchController: SearchController)
}

/// The methods that a search controller calls. Mirrors `UISearchControllerDelegate`. Every method has a default
/// implementation.
public protocol SearchControllerDelegate: AnyObject {
    /// Called before the search begins.
    func willPresentSearchController(_ searchController: SearchController)

    /// Called after the search has begun.
    func didPresentSearchController(_ searchController: SearchController)

    /// Called before the search ends.
    func willDismissSearchController(_ searchController: SearchController)

    /// Called after the search has ended.
    func didDismissSearchController(_ searchController: SearchController)

    /// Called before the search is presented. Present for compatibility with UIKit, which calls it for a custom
    /// presentation.
    func presentSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: SearchController) {}

    /// Does nothing.
    public func didPresentSearchController(_ searchController: SearchController) {}

    /// Does nothing.
    public func willDismissSearchController(_ searchController: SearchController) {}

    /// Does nothing.
    public func didDismissSearchController(_ searchController: SearchController) {}

    /// Does nothing.
    public func presentSearchController(_ searchController: SearchController) {}
}
