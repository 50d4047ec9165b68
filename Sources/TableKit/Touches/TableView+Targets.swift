// The locations of touches that specify their target by name.
extension TableView {
    /// The element that responds to the touch. `nil` if there is no touch.
    package var touchTarget: Touch.Target? { interaction.touch?.target }

    /// Returns the center of an index title, in the table's coordinates. The result is `nil` if the title or the index
    /// does not exist.
    package func middle(ofIndexTitle title: String) -> CGPoint? {
        layoutIfNeeded()
        guard let view = overlays.index, !view.isHidden, let number = indexTitles.firstIndex(of: title) else {
            return nil
        }
        return view.convert(view.middle(ofTitle: number), to: self)
    }
}

extension TableViewCell {
    /// The visible parts of a row that a touch can specify by name: `accessory`, `editing` for the editing control, and
    /// the titles of the visible actions.
    package var touchableParts: [(name: String, view: View)] {
        var found: [(name: String, view: View)] = [("editing", parts.editingControl)]
        if let view = shownAccessory { found.insert(("accessory", view), at: 0) }
        for button in swipeActions?.buttons ?? [] { found.append((button.action.title ?? "", button)) }
        return found.filter { !$0.view.isHidden && $0.view.isDescendant(of: self) && !$0.view.bounds.isEmpty }
    }
}
