// Where to send a finger that is to reach something by its name.
extension TableView {
    /// The middle of a title of the index, in the table's coordinates; nil if there is no such title or no index.
    package func middle(ofIndexTitle title: String) -> CGPoint? {
        layoutIfNeeded()
        guard let view = overlays.index, !view.isHidden, let number = indexTitles.firstIndex(of: title) else {
            return nil
        }
        return view.convert(view.middle(ofTitle: number), to: self)
    }

    /// The titles of the index.
    package var shownIndexTitles: [String] { indexTitles }
}

extension TableViewCell {
    /// The parts of a row that a finger can be sent to by name, as far as they are there: `accessory`, `editing` for the
    /// control at its beginning, and the titles of the actions that it shows.
    package var touchableParts: [(name: String, view: View)] {
        var found: [(name: String, view: View)] = [("editing", parts.editingControl)]
        if let view = shownAccessory { found.insert(("accessory", view), at: 0) }
        for button in swipeActions?.buttons ?? [] {
            found.append((button.action.title ?? "", button))
        }
        return found.filter { !$0.view.isHidden && $0.view.isDescendant(of: self) && !$0.view.bounds.isEmpty }
    }
}
