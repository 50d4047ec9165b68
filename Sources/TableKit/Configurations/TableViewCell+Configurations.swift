extension TableViewCell {
    /// The content of the row as a value. `nil` shows ``textLabel``, ``detailTextLabel`` and ``imageView``.
    ///
    /// Setting it replaces ``contentView`` by the view that the configuration creates, or updates that view if it
    /// supports the new configuration. The labels and the image view are then `nil`, as in UIKit.
    public var contentConfiguration: (any ContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Returns an empty configuration in the style of the cell.
    public func defaultContentConfiguration() -> ListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// A Boolean value that indicates whether a change of state updates ``contentConfiguration``. Default: `true`.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// The background of the row as a value. `nil` shows ``backgroundView``, the background color and the selection.
    ///
    /// As in UIKit, setting it removes the background color and the background views.
    public var backgroundConfiguration: BackgroundConfiguration? {
        get { configurations.background }
        set {
            if newValue != nil {
                (backgroundColor, backgroundView, selectedBackgroundView) = (nil, nil, nil)
                multipleSelectionBackgroundView = nil
            }
            setBackground(newValue)
            updateDefaultBackground()
        }
    }

    /// Returns the background of a row in the style of its table.
    public func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listCell() }

    /// A Boolean value that indicates whether a change of state updates ``backgroundConfiguration``. Default: `true`.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// Schedules a call of ``updateConfiguration(using:)`` before the cell is next laid out.
    public func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }

    /// A function that updates the cell before it is first displayed, and after each change of its state. Setting it
    /// schedules an update.
    public typealias ConfigurationUpdateHandler = (_ cell: TableViewCell, _ state: CellConfigurationState) ->
        Void

    /// The state of the cell without custom states.
    var ownConfigurationState: CellConfigurationState {
        var state = CellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = showingDeleteConfirmation
        state.isReordering = superview is DraggedRowView
        return state
    }

    /// A row with a background configuration has no other background.
    func updateDefaultBackground() {
        defaultBackground = configurations.background == nil ? position.background : nil
    }

    /// Lays out the background of the configuration, and returns it if there is one.
    func layOutConfiguredBackground(_ layout: CellLayout) -> View? {
        guard configurations.background != nil else { return nil }
        return layOutConfiguredBackground(
            BackgroundConfiguration.Context(
                fill: position.background, selectedFill: selectedFill,
                showsSelection: selectionStyle != .none, margins: (layout.leadingMargin, layout.leadingMargin)
            ))
    }
}

extension TableViewCell: ConfigurableView {
    var plainContentView: View { parts.content }

    var hasOwnUpdates: Bool { configurationUpdateHandler != nil || mayOverrideUpdates }

    func callUpdateHandler(_ state: CellConfigurationState) { configurationUpdateHandler?(self, state) }

    func contentViewDidChange() {
        contentView.setHighlightedBelow(showsSelection)
        applyTheme()
    }
}
