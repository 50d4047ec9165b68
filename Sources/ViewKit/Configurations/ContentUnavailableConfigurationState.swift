/// The state of a controller for which its message in place of content is updated. Mirrors
/// `UIContentUnavailableConfigurationState`.
public struct ContentUnavailableConfigurationState: ConfigurationState, Hashable {
    /// The traits of the controller's view.
    public var traitCollection: TraitCollection
    /// The text in the search bar of the controller's navigation item. `nil` without a search bar.
    public var searchText: String?
    private var customStates: [ConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits.
    public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

    /// The custom state for a key. `nil` removes it.
    public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}
