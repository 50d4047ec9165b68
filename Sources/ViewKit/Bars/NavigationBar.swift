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

/// A bar at the bottom of a navigation controller. Mirrors `UIToolbar`. An image does not show it.
open class Toolbar: View {
    /// The items, from the leading edge.
    open var items: [BarButtonItem]?

    /// The style of the bar.
    open var barStyle = BarStyle.default

    /// A Boolean value that indicates whether the bar is translucent.
    open var isTranslucent = true

    /// The background color. `nil` uses that of the style.
    open var barTintColor: Color?

    /// Sets the items.
    open func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }
}

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

/// The style of a bar. Mirrors `UIBarStyle`.
public enum BarStyle: Int, Sendable, Hashable, CaseIterable {
    /// Dark text on a light background.
    case `default`
    /// Light text on a black background.
    case black
}

/// The height of a bar. Mirrors `UIBarMetrics`.
public enum BarMetrics: Int, Sendable, Hashable, CaseIterable {
    /// The normal height.
    case `default`
    /// The compact height.
    case compact
}

/// The appearance of a navigation bar. Mirrors `UINavigationBarAppearance`. An image shows no bars.
open class NavigationBarAppearance {
    /// The background color. `nil` uses that of the system.
    open var backgroundColor: Color?

    /// The color of the line below the bar. `nil` draws no line.
    open var shadowColor: Color?

    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// Creates an appearance.
    public init() {}

    /// Resets the background to that of the system.
    open func configureWithDefaultBackground() { backgroundColor = nil }

    /// Resets the background to an opaque one.
    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }

    /// Resets the background to a transparent one without a line.
    open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (.clear, nil) }
}
