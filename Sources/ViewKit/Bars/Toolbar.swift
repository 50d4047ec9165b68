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
