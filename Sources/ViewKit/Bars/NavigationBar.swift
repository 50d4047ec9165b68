/// A bar at the top of a navigation controller. Mirrors `UINavigationBar`. An image does not show it.
open class NavigationBar: View {
    /// The items, from the root to the top.
    open var items: [NavigationItem]?

    /// The item at the top.
    open var topItem: NavigationItem? { items?.last }

    /// The item below the top.
    open var backItem: NavigationItem? { items?.dropLast().last }

    /// The style of the bar.
    open var barStyle = BarStyle.default

    /// A Boolean value that indicates whether titles are large.
    open var prefersLargeTitles = false

    /// A Boolean value that indicates whether the bar is translucent.
    open var isTranslucent = true

    /// The background color. `nil` uses that of the style.
    open var barTintColor: Color?

    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?

    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

    /// The image of the line below the bar. `nil` uses that of the style.
    open var shadowImage: Image?

    /// The appearance of the bar.
    open var standardAppearance = NavigationBarAppearance()

    /// The appearance of the bar above content that is scrolled to its edge. `nil` uses the standard appearance.
    open var scrollEdgeAppearance: NavigationBarAppearance?

    /// The appearance of the compact bar. `nil` uses the standard appearance.
    open var compactAppearance: NavigationBarAppearance?

    /// Sets the background image. Present for compatibility with UIKit.
    open func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: BarMetrics) {}
}
