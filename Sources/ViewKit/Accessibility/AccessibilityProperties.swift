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

/// A view with the accessibility properties of its type. Views of other modules conform to it, because they cannot
/// override `defaultAccessibility`.
package protocol AccessibleView: View {
    /// The accessibility properties until the program sets them.
    var accessibilityProperties: AccessibilityProperties { get }
}
