/// A bar with a field for a search. Mirrors `UISearchBar`.
///
/// Call `sizeToFit()` before it becomes a table's header view. A test types with ``enterText(_:)``.
open class SearchBar: View {
    /// The style of a search bar. Mirrors `UISearchBar.Style`.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// The default style: prominent.
        case `default`
        /// A bar with a background.
        case prominent
        /// A bar without a background.
        case minimal
    }

    /// The field of the bar.
    public let searchTextField = SearchTextField()

    private let background = ImageView()
    private let cancelButton = Button(type: .system)
    private let scopes = SegmentedControl()
    weak var searchController: SearchController?

    override func setUp() {
        searchTextField.searchBar = self
        searchTextField.clearButtonMode = .always
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.isHidden = true
        scopes.isHidden = true
        for view in [background, searchTextField, cancelButton, scopes] { addSubview(view) }
        cancelButton.addAction(Action { [weak self] _ in self?.tapCancelButton() }, for: .touchUpInside)
        scopes.addAction(Action { [weak self] _ in self?.userDidSelectScope() }, for: .valueChanged)
    }

    /// The object that controls the search.
    open weak var delegate: (any SearchBarDelegate)?

    // MARK: Content

    /// The entered text. A change during an active search updates the results, as if the user had typed it.
    open var text: String? {
        get { searchTextField.text }
        set {
            guard newValue != text else { return }
            searchTextField.text = newValue
            searchController?.updateResults()
        }
    }

    /// The text that is visible while the bar is empty. `nil` shows none, or “Search” in the bar of a search
    /// controller.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// The line above the field. Present for compatibility with UIKit.
    open var prompt: String?

    /// A Boolean value that indicates whether the Cancel button is visible.
    open var showsCancelButton = false {
        didSet {
            cancelButton.isHidden = !showsCancelButton
            setNeedsLayout()
        }
    }

    /// Sets ``showsCancelButton``.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// A Boolean value that indicates whether the bookmarks button is visible. Present for compatibility with UIKit.
    open var showsBookmarkButton = false

    /// A Boolean value that indicates whether the results button is visible. Present for compatibility with UIKit.
    open var showsSearchResultsButton = false

    /// The titles of the scope buttons. `nil` shows none.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for title in scopeButtonTitles ?? [] {
                scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
            }
            scopes.selectedSegmentIndex = scopeButtonTitles?.isEmpty ?? true ? -1 : 0
            scopes.isHidden = !showsScopeBar
            setNeedsLayout()
        }
    }

    /// The index of the selected scope button, from 0.
    open var selectedScopeButtonIndex: Int {
        get { max(scopes.selectedSegmentIndex, 0) }
        set { scopes.selectedSegmentIndex = newValue }
    }

    /// A Boolean value that indicates whether the scope buttons are visible. In the bar of a search controller, they
    /// are visible while the search is active.
    open var showsScopeBar = false {
        didSet {
            scopes.isHidden = !showsScopeBar
            setNeedsLayout()
        }
    }

    /// Sets ``showsScopeBar``.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    /// Returns the field for `searchField` and the button for `cancelButton`, which code for early versions of UIKit
    /// reads by their names. `nil` for other names.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "searchField", "_searchField": searchTextField
        case "cancelButton", "_cancelButton": cancelButton
        default: super.value(forKey: key)
        }
    }

    // MARK: Appearance

    /// The style of the bar.
    open var searchBarStyle = Style.default

    /// The style of the bar in early versions of UIKit. Present for compatibility.
    open var barStyle = BarStyle.default

    /// The background color of the bar. `nil` uses that of the style.
    open var barTintColor: Color?

    /// A Boolean value that indicates whether the bar is translucent. Present for compatibility with UIKit.
    open var isTranslucent = true

    /// The image behind the bar, in place of its background.
    open var backgroundImage: Image? { didSet { background.image = backgroundImage } }

    private var metrics: Theme.Controls.SearchBar { environment.theme.controls.searchBar }

    private var fieldMargin: CGFloat { (metrics.height - metrics.fieldHeight) / 2 }

    /// Returns the width of `size`, and the height of the bar with its scope buttons.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : environment.theme.tableWidth
        let scopeHeight = showsScopeBar ? scopes.sizeThatFits(.zero).height + fieldMargin : 0
        return CGSize(width: width, height: metrics.height + scopeHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let side = metrics.sideInset
        var field = CGRect(
            x: bounds.minX + side, y: bounds.minY + fieldMargin, width: max(bounds.width - 2 * side, 0),
            height: metrics.fieldHeight)
        if showsCancelButton {
            cancelButton.titleLabel?.font = metrics.font
            let width = cancelButton.sizeThatFits(.zero).width
            let (button, rest) = field.divided(atDistance: width, from: .maxXEdge)
            cancelButton.frame = directed(button, in: bounds)
            field = rest.divided(atDistance: side, from: .maxXEdge).remainder
        }
        searchTextField.frame = directed(field, in: bounds)
        let height = scopes.sizeThatFits(.zero).height
        scopes.frame = CGRect(
            x: bounds.minX + side, y: bounds.minY + metrics.height - fieldMargin + side,
            width: max(bounds.width - 2 * side, 0), height: height)
    }

    open override func draw(_ rect: CGRect, in context: GraphicsContext) {
        guard backgroundImage == nil, backgroundColor == nil, searchBarStyle != .minimal else { return }
        context.fill(Path(roundedRect: rect, radius: 0), with: resolved(barTintColor ?? metrics.background))
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { true }

    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        searchTextField.becomeFirstResponder()
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        searchTextField.resignFirstResponder()
    }

    /// Simulates typing: begins editing, which activates the search, and inserts a text at the end.
    open func enterText(_ string: String) { searchTextField.enterText(string) }

    /// Simulates a tap on the Search key.
    open func tapSearchButton() { if isFirstResponder { delegate?.searchBarSearchButtonClicked(self) } }

    /// Simulates a tap on the Cancel button, which ends an active search.
    open func tapCancelButton() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    /// Simulates a tap on a scope button.
    open func tapScopeButton(at index: Int) {
        selectedScopeButtonIndex = index
        userDidSelectScope()
    }

    private func userDidSelectScope() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        searchController?.updateResults()
    }

    func fieldDidBeginEditing() {
        searchController?.isActive = true
        delegate?.searchBarTextDidBeginEditing(self)
    }

    func userDidChangeText() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.updateResults()
    }
}
