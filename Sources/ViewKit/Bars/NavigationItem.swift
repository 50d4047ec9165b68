/// The content of a navigation bar for a controller. Mirrors `UINavigationItem`. An image shows no bars.
open class NavigationItem {
    /// The text of a back button. Mirrors `UINavigationItem.BackButtonDisplayMode`.
    public enum BackButtonDisplayMode: Int, Sendable, Hashable, CaseIterable {
        /// The title if it fits, otherwise a general word, otherwise none.
        case `default`
        /// A general word, or none.
        case generic
        /// None.
        case minimal
    }

    /// The size of a title. Mirrors `UINavigationItem.LargeTitleDisplayMode`.
    public enum LargeTitleDisplayMode: Int, Sendable, Hashable, CaseIterable {
        /// That of the previous controller.
        case automatic
        /// Always large.
        case always
        /// Never large.
        case never
        /// Large titles in the bar.
        case inline
    }

    /// Creates an item without content.
    public init() {}

    /// Creates an item with a title.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    /// The title.
    open var title: String?

    /// The line above the title.
    open var prompt: String?

    /// The view in place of the title.
    open var titleView: View?

    /// The size of the title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    // MARK: Buttons

    /// The buttons at the leading side, from the leading edge.
    open var leftBarButtonItems: [BarButtonItem]? { didSet { connectButtons() } }

    /// The buttons at the trailing side, from the trailing edge.
    open var rightBarButtonItems: [BarButtonItem]? { didSet { connectButtons() } }

    /// The controller of the item.
    weak var controller: ViewController?

    private func connectButtons() {
        for item in leftBarButtonItems ?? [] { item.responder = controller }
        for item in rightBarButtonItems ?? [] { item.responder = controller }
    }

    /// The first button at the leading side. Setting it replaces all of them.
    open var leftBarButtonItem: BarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button at the trailing side. Setting it replaces all of them.
    open var rightBarButtonItem: BarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets ``leftBarButtonItem``.
    open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Sets ``rightBarButtonItem``.
    open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Sets ``leftBarButtonItems``.
    open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Sets ``rightBarButtonItems``.
    open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// A Boolean value that indicates whether the leading buttons appear next to the back button.
    open var leftItemsSupplementBackButton = false

    // MARK: The back button

    /// The back button of the next controller.
    open var backBarButtonItem: BarButtonItem?

    /// The title of the next controller's back button. `nil` uses the title.
    open var backButtonTitle: String?

    /// The part of the title that the next controller's back button shows. It is not drawn.
    open var backButtonDisplayMode = BackButtonDisplayMode.default

    /// A Boolean value that indicates whether the back button is hidden.
    open var hidesBackButton = false

    /// Sets ``hidesBackButton``.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    // MARK: Search

    /// The controller of the search in the bar.
    open var searchController: SearchController?

    /// A Boolean value that indicates whether the search bar is hidden while the content scrolls.
    open var hidesSearchBarWhenScrolling = true

    // MARK: Appearance

    /// The appearance of the bar. `nil` uses the bar's.
    open var standardAppearance: NavigationBarAppearance?

    /// The appearance of the bar above content that is scrolled to its edge. `nil` uses the bar's.
    open var scrollEdgeAppearance: NavigationBarAppearance?

    /// The appearance of the compact bar. `nil` uses the bar's.
    open var compactAppearance: NavigationBarAppearance?
}
