/// A controller of a search. Mirrors `UISearchController`.
///
/// An image shows the search bar where the program adds it, such as in a table's header, but not in a navigation bar.
/// To search, a test calls ``SearchBar/enterText(_:)``, or sets ``isActive`` and the bar's text.
open class SearchController: ViewController {
    /// Creates a controller.
    ///
    /// - Parameter searchResultsController: The controller of the results. `nil` if the searched table shows them.
    public init(searchResultsController: ViewController? = nil) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUpSearchBar()
    }

    /// Creates a controller without a controller of the results. The coder contains nothing to decode.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUpSearchBar()
    }

    private func setUpSearchBar() {
        searchBar.searchController = self
        searchBar.placeholder = "Search"
        searchBar.sizeToFit()
    }

    /// The controller of the results.
    public let searchResultsController: ViewController?

    /// The bar.
    public let searchBar = SearchBar()

    /// The object that updates the results.
    open weak var searchResultsUpdater: (any SearchResultsUpdating)?

    /// The object that is notified when the search begins or ends.
    open weak var delegate: (any SearchControllerDelegate)?

    private var isSearching = false

    /// A Boolean value that indicates whether the search is active. Ending it removes the text.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            if newValue { begin() } else { end() }
        }
    }

    private func begin() {
        delegate?.willPresentSearchController(self)
        isSearching = true
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil { searchBar.showsScopeBar = true }
        updateResults()
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
        isSearching = false
        searchBar.text = ""
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    func updateResults() { if isSearching { searchResultsUpdater?.updateSearchResults(for: self) } }

    /// A Boolean value that indicates whether the searched content is covered during the search. An image does not show
    /// the cover.
    open var obscuresBackgroundDuringPresentation = true

    /// A Boolean value that indicates whether the searched content is dimmed during the search. An image does not show
    /// it.
    open var dimsBackgroundDuringPresentation = true

    /// A Boolean value that indicates whether the navigation bar is hidden during the search. An image shows no bars.
    open var hidesNavigationBarDuringPresentation = true

    /// A Boolean value that indicates whether the Cancel button is visible during the search.
    open var automaticallyShowsCancelButton = true

    /// A Boolean value that indicates whether the scope buttons are visible during the search.
    open var automaticallyShowsScopeBar = true

    /// A Boolean value that indicates whether the controller of the results is visible. Present for compatibility with
    /// UIKit.
    open var showsSearchResultsController = false
}
