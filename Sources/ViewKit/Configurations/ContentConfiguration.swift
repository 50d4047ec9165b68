/// A value that describes the content of a view and creates it. Mirrors `UIContentConfiguration`.
public protocol ContentConfiguration {
    /// Creates a view that shows the configuration.
    func makeContentView() -> any View & ContentView

    /// Returns the configuration for a state of the cell or view, whose properties replace defaults.
    func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a content configuration. Mirrors `UIContentView`.
public protocol ContentView: View {
    /// The configuration that the view shows. Setting it updates the view.
    var configuration: any ContentConfiguration { get set }

    /// Returns a Boolean value that indicates whether the view can show a configuration.
    func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
    /// Returns a Boolean value that indicates whether a configuration has the type of the current one.
    public func supports(_ configuration: any ContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
