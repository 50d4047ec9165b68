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
