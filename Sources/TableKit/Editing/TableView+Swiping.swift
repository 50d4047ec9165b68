extension TableView {
    // MARK: By a program

    /// Pulls a row aside, as a finger does, so that a picture shows what it offers. Another row that is pulled aside goes
    /// back. The delegate is asked for the actions, and told nothing. Nothing happens if there is no such row or if it
    /// offers nothing at that edge.
    ///
    /// - Parameters:
    ///   - edge: The edge the row is pulled from.
    ///   - indexPath: The row.
    ///   - distance: How far it is pulled, in points; nil for as far as its actions are wide. From the theme's share of
    ///     the row's width on, the first action takes all of the room, unless the row's configuration does without that.
    public func showSwipeActions(
        _ edge: SwipeEdge, forRowAt indexPath: IndexPath, distance: CGFloat? = nil
    ) {
        hideSwipeActions()
        guard geometry.contains(indexPath) else { return }
        interaction.swiped = swipe(at: indexPath, from: edge, isAnnounced: false)
        pullSwipedRow(by: distance)
    }

    /// Puts the row back that is pulled aside, if there is one.
    public func hideSwipeActions() {
        guard let swiped = putSwipeBack() else { return }
        tellEnd(of: swiped, at: geometry.contains(swiped.path) ? swiped.path : nil)
    }

    /// Puts the row back without telling the delegate.
    func putSwipeBack() -> SwipedRow? {
        defer { interaction.swiped = nil }
        if let path = interaction.swiped?.path { rows[path]?.showSwipe(nil) }
        return interaction.swiped
    }

    /// Tells the delegate that a row that was pulled aside is back, and where it is now.
    func tellEnd(of swiped: SwipedRow?, at path: IndexPath?) {
        if let swiped, swiped.isAnnounced { delegate?.tableView(self, didEndEditingRowAt: path) }
    }

    /// The row that is pulled aside, or nil.
    public var indexPathForSwipedRow: IndexPath? { interaction.swiped?.path }

    /// What a row offers at an edge, not yet pulled; nil for nothing.
    private func swipe(at path: IndexPath, from edge: SwipeEdge, isAnnounced: Bool) -> SwipedRow? {
        guard canEdit(path) else { return nil }
        let configuration =
            switch edge {
            case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            case .trailing:
                delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
                    ?? deletion(at: path)
            }
        guard let configuration, !configuration.actions.isEmpty else { return nil }
        let actions = SwipeActionsView(configuration)
        for button in actions.buttons {
            button.addTarget(
                self,
                action: { (table: TableView, button: SwipeActionButton) in
                    table.perform(button.action, from: button)
                }, for: .touchUpInside)
        }
        return SwipedRow(path: path, edge: edge, actions: actions, isAnnounced: isAnnounced)
    }

    /// What a row offers by itself that can be deleted.
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

    // MARK: By a finger

    /// A finger begins to pull a row. The answer is whether the row offers anything.
    func beginSwipe(at path: IndexPath, from edge: SwipeEdge) -> Bool {
        hideSwipeActions()
        guard let swiped = swipe(at: path, from: edge, isAnnounced: !isEditing) else { return false }
        if swiped.isAnnounced { delegate?.tableView(self, willBeginEditingRowAt: path) }
        interaction.swiped = swiped
        pullSwipedRow(by: 0)
        return true
    }

    /// The finger has gone some way from the edge inwards.
    func continueSwipe(way: CGFloat) {
        guard let pull = pullOfSwipedRow else { return }
        let band = RubberBand(share: environment.theme.scrolling.bounceShare, length: pull.row)
        pullSwipedRow(by: pull.distance(forWay: way, band: band))
    }

    /// The finger has left the row.
    func endSwipe() {
        guard let swiped = interaction.swiped, let pull = pullOfSwipedRow else { return }
        switch pull.end(at: swiped.actions.distance) {
        case .closed: hideSwipeActions()
        case .open: pullSwipedRow(by: nil)
        case .performed:
            pullSwipedRow(by: pull.row)
            if let action = swiped.actions.configuration.actions.first {
                perform(action, from: rows[swiped.path])
            }
        }
    }

    /// Performs an action of the row that is pulled aside, which goes back when the action says so.
    func perform(_ action: ContextualAction, from source: View?) {
        guard let swiped = interaction.swiped else { return }
        action.handler(action, source ?? self) { [weak self] _ in
            guard let self, interaction.swiped?.actions === swiped.actions else { return }
            hideSwipeActions()
        }
    }

    /// How the row that is pulled aside follows a finger.
    var pullOfSwipedRow: SwipePull? {
        interaction.swiped?.actions.pull(rowWidth: rowFrameX.width)
    }

    func pullSwipedRow(by distance: CGFloat?) {
        interaction.swiped?.distance = distance
        guard let swiped = interaction.swiped else { return }
        rows[swiped.path]?.showSwipe(swiped)
    }
}
