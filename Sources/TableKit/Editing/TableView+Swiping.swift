extension TableView {
    // MARK: Programmatic swipes

    /// Swipes a row, as a touch does, so that an image shows its actions. Another swiped row closes.
    ///
    /// The table requests the actions from the delegate but does not notify it of the swipe. Nothing happens if the row
    /// does not exist or has no actions at that edge.
    ///
    /// - Parameters:
    ///   - edge: The edge from which the row is swiped.
    ///   - indexPath: The row.
    ///   - distance: The distance of the swipe, in points. `nil` uses the width of the actions. From the theme's
    ///     fraction of the row's width, the first action takes all space, unless the row's configuration disables full
    ///     swipes.
    public func showSwipeActions(
        _ edge: SwipeEdge, forRowAt indexPath: IndexPath, distance: CGFloat? = nil
    ) {
        hideSwipeActions()
        guard geometry.contains(indexPath) else { return }
        interaction.swiped = swipe(at: indexPath, from: edge, isAnnounced: false)
        pullSwipedRow(by: distance)
    }

    /// Closes the swiped row, if there is one.
    public func hideSwipeActions() {
        guard let swiped = closeSwipedRow() else { return }
        notifyEnd(of: swiped, at: geometry.contains(swiped.path) ? swiped.path : nil)
    }

    /// Closes the swiped row without notifying the delegate.
    func closeSwipedRow() -> SwipedRow? {
        defer { interaction.swiped = nil }
        if let path = interaction.swiped?.path { displayedCell(at: path)?.showSwipe(nil) }
        return interaction.swiped
    }

    /// Notifies the delegate that a swiped row has closed, with its current index path.
    func notifyEnd(of swiped: SwipedRow?, at path: IndexPath?) {
        if let swiped, swiped.isAnnounced { delegate?.tableView(self, didEndEditingRowAt: path) }
    }

    /// The index path of the swiped row, or `nil`.
    public var indexPathForSwipedRow: IndexPath? { interaction.swiped?.path }

    /// Returns the edge at which a row shows its actions in their width. `nil` if it does not.
    package func openEdge(ofRowAt path: IndexPath) -> SwipeEdge? {
        interaction.swiped.flatMap { $0.path == path && $0.distance == nil ? $0.edge : nil }
    }

    /// Returns the actions of a row at an edge, before the swipe begins; `nil` if there are none.
    private func swipe(at path: IndexPath, from edge: SwipeEdge, isAnnounced: Bool) -> SwipedRow? {
        guard canEdit(path) else { return nil }
        let configuration =
            switch edge {
            case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            case .trailing:
                delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
                    ?? rowActions(at: path) ?? deletion(at: path)
            }
        guard let configuration, !configuration.actions.isEmpty else { return nil }
        let actions = SwipeActionsView(configuration)
        for button in actions.buttons {
            button.addTarget(
                self,
                action: { (table: TableView) in
                    { (button: SwipeActionButton) in table.perform(button.action, from: button) }
                }, for: .touchUpInside)
        }
        return SwipedRow(path: path, edge: edge, actions: actions, isAnnounced: isAnnounced)
    }

    /// Returns the actions from the method of UIKit before iOS 11, or `nil` if the delegate returns none.
    private func rowActions(at path: IndexPath) -> SwipeActionsConfiguration? {
        guard let actions = delegate?.tableView(self, editActionsForRowAt: path) else { return nil }
        let configuration = SwipeActionsConfiguration(
            actions: actions.map { $0.contextualAction(forRowAt: path) })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// Returns the default action of a row that can be deleted.
    private func deletion(at path: IndexPath) -> SwipeActionsConfiguration? {
        guard editingStyle(at: path) == .delete else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = ContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            guard let self else { return }
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
            completion(true)
        }
        return SwipeActionsConfiguration(actions: [action])
    }

    // MARK: Touch

    /// Begins a swipe. Returns a Boolean value that indicates whether the row has actions.
    func beginSwipe(at path: IndexPath, from edge: SwipeEdge) -> Bool {
        hideSwipeActions()
        guard let swiped = swipe(at: path, from: edge, isAnnounced: !isEditing) else { return false }
        if swiped.isAnnounced { delegate?.tableView(self, willBeginEditingRowAt: path) }
        interaction.swiped = swiped
        pullSwipedRow(by: 0)
        return true
    }

    /// Responds to a touch that has moved by a distance from the edge inward.
    func continueSwipe(translation: CGFloat) {
        guard let pull = pullOfSwipedRow else { return }
        let rubberBand = RubberBand(fraction: environment.theme.scrolling.bounceFraction, length: pull.row)
        pullSwipedRow(by: pull.distance(forTranslation: translation, rubberBand: rubberBand))
    }

    func endSwipe() {
        guard let swiped = interaction.swiped, let pull = pullOfSwipedRow else { return }
        switch pull.end(at: swiped.actions.distance) {
        case .closed: hideSwipeActions()
        case .open: pullSwipedRow(by: nil)
        case .performed:
            pullSwipedRow(by: pull.row)
            if let action = swiped.actions.configuration.actions.first {
                perform(action, from: displayedCell(at: swiped.path))
            }
        }
    }

    /// Performs an action of the swiped row. The row closes when the action completes.
    func perform(_ action: ContextualAction, from source: View?) {
        guard let swiped = interaction.swiped else { return }
        action.handler(action, source ?? self) { [weak self] _ in
            guard let self, interaction.swiped?.actions === swiped.actions else { return }
            hideSwipeActions()
        }
    }

    var pullOfSwipedRow: SwipePull? {
        guard let swiped = interaction.swiped else { return nil }
        let height = rectForRow(at: swiped.path).height
        return swiped.actions.pull(in: CGSize(width: rowFrameX.width, height: height))
    }

    func pullSwipedRow(by distance: CGFloat?) {
        interaction.swiped?.distance = distance
        guard let swiped = interaction.swiped else { return }
        displayedCell(at: swiped.path)?.showSwipe(swiped)
    }
}
