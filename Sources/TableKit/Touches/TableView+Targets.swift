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
