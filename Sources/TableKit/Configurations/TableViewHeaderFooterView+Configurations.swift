extension TableViewHeaderFooterView {
    /// The content of the view as a value. `nil` shows ``textLabel`` and ``detailTextLabel``.
    ///
    /// Setting it replaces ``contentView`` by the view that the configuration creates, or updates that view if it
    /// supports the new configuration. The labels are then `nil`, as in UIKit.
    public var contentConfiguration: (any ContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Returns an empty configuration in the style of the section's header or footer.
    public func defaultContentConfiguration() -> ListContentConfiguration { .header() }

    /// A Boolean value that indicates whether a change of state updates ``contentConfiguration``. Default: `true`.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// The background of the view as a value. `nil` shows ``backgroundView`` or the theme's background.
    ///
    /// As in UIKit, setting it removes the background color and the background view.
    public var backgroundConfiguration: BackgroundConfiguration? {
        get { configurations.background }
        set {
            if newValue != nil { (backgroundColor, backgroundView) = (nil, nil) }
            setBackground(newValue)
            backgroundDidChange()
        }
    }

    /// Returns the background of a header or footer in the style of its table.
    public func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listHeader() }

    /// A Boolean value that indicates whether a change of state updates ``backgroundConfiguration``. Default: `true`.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// Schedules a call of ``updateConfiguration(using:)`` before the view is next laid out.
    public func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }

    /// A function that updates the view before it is first displayed, and after each change of its state.
    public typealias ConfigurationUpdateHandler = (
        _ view: TableViewHeaderFooterView, _ state: ViewConfigurationState
    ) -> Void

    /// The state of the view without custom states.
    var ownConfigurationState: ViewConfigurationState {
        var state = ViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = isPinned
        return state
    }
}

extension TableViewHeaderFooterView: ConfigurableView {
    var hasOwnUpdates: Bool {
        configurationUpdateHandler != nil || type(of: self) != TableViewHeaderFooterView.self
    }

    func callUpdateHandler(_ state: ViewConfigurationState) { configurationUpdateHandler?(self, state) }
}
