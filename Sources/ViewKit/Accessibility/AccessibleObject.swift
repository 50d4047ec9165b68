/// An object that VoiceOver can read: the base class of responders. Mirrors the accessibility properties of `NSObject` in
/// UIKit.
open class AccessibleObject {
    /// Creates an object with the accessibility properties of its type.
    public init() {}

    /// Returns `nil`. UIKit reads a property by its name, which Swift on Linux cannot. Code that expects a private view
    /// does not find it.
    open func value(forKey key: String) -> Any? { nil }

    /// The further actions for VoiceOver. They have no effect.
    open var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get { nil }
        set {}
    }

    private var ownAccessibility = AccessibilityProperties()

    /// The accessibility properties until the program sets them.
    private var usualAccessibility: AccessibilityProperties {
        (self as? any AccessibleView)?.accessibilityProperties ?? defaultAccessibility
    }

    /// The accessibility properties of an object of this type.
    package var defaultAccessibility: AccessibilityProperties { AccessibilityProperties() }

    package var accessibilityLabelIsSet: Bool { ownAccessibility.label != nil }

    /// A Boolean value that indicates whether the object is an accessibility element. VoiceOver ignores the subviews of
    /// an element.
    open var isAccessibilityElement: Bool {
        get { ownAccessibility.isElement ?? usualAccessibility.isElement ?? false }
        set { ownAccessibility.isElement = newValue }
    }

    /// The name that VoiceOver reads.
    open var accessibilityLabel: String? {
        get { ownAccessibility.label ?? usualAccessibility.label }
        set { ownAccessibility.label = newValue }
    }

    /// The current value, such as a slider's value.
    open var accessibilityValue: String? {
        get { ownAccessibility.value ?? usualAccessibility.value }
        set { ownAccessibility.value = newValue }
    }

    /// The effect of activating the object.
    open var accessibilityHint: String? {
        get { ownAccessibility.hint }
        set { ownAccessibility.hint = newValue }
    }

    /// A name for tests, which VoiceOver does not read.
    open var accessibilityIdentifier: String? {
        get { ownAccessibility.identifier }
        set { ownAccessibility.identifier = newValue }
    }

    /// The kind of accessibility element.
    open var accessibilityTraits: AccessibilityTraits {
        get { ownAccessibility.traits ?? usualAccessibility.traits ?? .none }
        set { ownAccessibility.traits = newValue }
    }
}
