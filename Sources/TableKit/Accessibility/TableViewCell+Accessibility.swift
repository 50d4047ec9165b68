extension TableViewCell {
    package var accessibilityProperties: AccessibilityProperties {
        AccessibilityProperties(
            isElement: !containsControls, label: joinedAccessibilityLabel,
            traits: isSelected || showsCheckmark ? .selected : [])
    }

    /// The default label of a row: the labels of its parts, joined with commas. Controls are omitted because they are
    /// separate elements.
    var joinedAccessibilityLabel: String? {
        accessibilityParts.filter { $0.traits.isDisjoint(with: .control) }.joinedLabel
    }

    var showsCheckmark: Bool { (isEditing ? editingAccessoryType : accessoryType) == .checkmark }
    var containsControls: Bool { shownViews.contains { $0.containsControl } }

    /// Returns the elements of a row that the user accesses separately.
    var accessibilityParts: [AccessibilityElement] {
        let coordinates = coordinates()
        return shownViews.flatMap { $0.accessibilityElements(inSuperview: coordinates) }
    }

    /// The views of the row, including the program's subviews of the cell, and the accessory even before its placement.
    private var shownViews: [View] {
        let accessories = [accessoryView, editingAccessoryView, parts.accessoryIndicator]
        let others = subviews.filter { view in !accessories.contains { $0 === view } }
        return others + (shownAccessory.map { [$0] } ?? [])
    }
}

extension View {
    fileprivate var containsControl: Bool {
        guard !isHidden else { return false }
        return isAccessibilityControl || subviews.contains { $0.containsControl }
    }
}

extension AccessibilityTraits {
    /// The traits of elements that the user can operate.
    fileprivate static let control: AccessibilityTraits = [.button, .adjustable]
}
