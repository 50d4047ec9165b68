/// The accessibility properties of a view. `nil` uses the default for the view's type.
package struct AccessibilityProperties: Sendable, Equatable {
    package var isElement: Bool?
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits?

    package init(
        isElement: Bool? = nil, label: String? = nil, value: String? = nil, traits: AccessibilityTraits? = nil
    ) {
        self.isElement = isElement
        self.label = label
        self.value = value
        self.traits = traits
    }
}

extension View {
    /// Returns the accessibility elements below the view, or the view itself if it is one, in view order. Frames are
    /// points in the coordinate system of `origin`.
    func accessibilityElements(origin: CGPoint) -> [AccessibilityElement] {
        guard !isHidden, alpha > 0 else { return [] }
        let place = CGPoint(x: origin.x + frame.minX - bounds.minX, y: origin.y + frame.minY - bounds.minY)
        if isAccessibilityElement { return [accessibilityElement(origin: origin)] }
        return subviews.flatMap { $0.accessibilityElements(origin: place) }
    }

    /// Returns the view as a single element.
    func accessibilityElement(origin: CGPoint) -> AccessibilityElement {
        AccessibilityElement(
            indexPath: nil, label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
            identifier: accessibilityIdentifier, traits: accessibilityTraits,
            frame: frame.offsetBy(dx: origin.x, dy: origin.y), elements: [])
    }
}
