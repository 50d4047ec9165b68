/// A bar of tabs. Mirrors `UITabBar`. An image does not show it.
open class TabBar: View {
    /// The items, from the leading edge.
    open var items: [TabBarItem]?

    /// A Boolean value that indicates whether the bar is translucent.
    open var isTranslucent = true

    /// The background color. `nil` uses that of the system.
    open var barTintColor: Color?

    /// The color of items that are not selected. `nil` uses that of the system.
    open var unselectedItemTintColor: Color?
}
