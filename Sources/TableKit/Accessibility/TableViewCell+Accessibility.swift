extension TableViewCell {
    /// The label a row has when none is set: those of its parts, joined with commas.
    var joinedAccessibilityLabel: String? {
        contentView.accessibilityElements(origin: .zero).joinedLabel
    }

    /// Whether the row's mark says that it is chosen.
    var showsCheckmark: Bool { (isEditing ? editingAccessoryType : accessoryType) == .checkmark }

    /// Whether the row holds something to use on its own, such as a switch.
    var holdsControls: Bool {
        if shownAccessory === parts.accessoryMark, parts.accessoryMark.isButton { return true }
        return contentView.holdsControl || (shownAccessory?.holdsControl ?? false)
    }

    /// The elements of a row that people deal with one by one: its content, and what is in the accessory area.
    func accessibilityParts(origin: CGPoint) -> [AccessibilityElement] {
        let place = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
        var elements = contentView.accessibilityElements(origin: place)
        if let accessory = shownAccessory { elements += accessory.accessibilityElements(origin: place) }
        return elements
    }
}

extension View {
    /// Whether the view is a control or holds one that is shown.
    fileprivate var holdsControl: Bool {
        guard !isHidden else { return false }
        return isAccessibilityControl || subviews.contains { $0.holdsControl }
    }
}
