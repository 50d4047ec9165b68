extension TableViewCell {
    /// The label a row has when none is set: those of its parts, joined with commas. What controls say is left to them.
    var joinedAccessibilityLabel: String? {
        accessibilityParts(origin: .zero).filter { $0.traits.isDisjoint(with: .control) }.joinedLabel
    }

    /// Whether the row's mark says that it is chosen.
    var showsCheckmark: Bool { (isEditing ? editingAccessoryType : accessoryType) == .checkmark }

    /// Whether the row holds something to use on its own, such as a switch.
    var holdsControls: Bool { shownViews.contains { $0.holdsControl } }

    /// The elements of a row that people deal with one by one.
    func accessibilityParts(origin: CGPoint) -> [AccessibilityElement] {
        let place = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
        return shownViews.flatMap { $0.accessibilityElements(origin: place) }
    }

    /// What stands in the row, with what a program added to the cell itself, and what is in the accessory area even
    /// before it has been placed there.
    private var shownViews: [View] {
        let accessories = [accessoryView, editingAccessoryView, parts.accessoryMark]
        let others = subviews.filter { view in !accessories.contains { $0 === view } }
        return others + (shownAccessory.map { [$0] } ?? [])
    }
}

extension View {
    /// Whether the view is a control or holds one that is shown.
    fileprivate var holdsControl: Bool {
        guard !isHidden else { return false }
        return isAccessibilityControl || subviews.contains { $0.holdsControl }
    }
}

extension AccessibilityTraits {
    /// What people use, and not only read.
    fileprivate static let control: AccessibilityTraits = [.button, .adjustable]
}
