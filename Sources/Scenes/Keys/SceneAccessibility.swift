import SceneSchema
import TableKit

/// The accessibility properties of a row or a view. Each property defaults to that of the kind of view.
public struct SceneAccessibility: Hashable, Sendable, SceneObject {
    /// The VoiceOver label. Default: the texts, separated by commas. In a row of data, it may contain columns
    /// in braces.
    public var label: String?
    /// The current value. In a row of data, it may contain columns in braces.
    public var value: String?
    /// The hint, which describes the result of an action. In a row of data, it may contain columns in braces.
    public var hint: String?
    /// The identifier for tests, which VoiceOver does not read. In a row of data, it may contain columns in
    /// braces.
    public var identifier: String?
    /// The accessibility traits, which describe the kind and the behavior of the element.
    public var traits: AccessibilityTraits?
    /// A Boolean value that indicates whether this is one accessibility element, without elements for its
    /// parts.
    public var isElement: Bool?

    /// Creates accessibility properties that all have their defaults.
    public init() {}

    /// Sets the specified properties of a view.
    func apply(to view: View) {
        if let label { view.accessibilityLabel = label }
        if let value { view.accessibilityValue = value }
        if let hint { view.accessibilityHint = hint }
        if let identifier { view.accessibilityIdentifier = identifier }
        if let traits { view.accessibilityTraits = traits }
        if let isElement { view.isAccessibilityElement = isElement }
    }

    package static let definition = Definition<SceneAccessibility>(
        name: "accessibility", noun: "a mapping of accessibility properties",
        keys: [
            Key("label", \.label, .text).notShown("A row in other words", because: "VoiceOver reads it."),
            Key("value", \.value, .text).notShown("3 new", because: "VoiceOver reads it."),
            Key("hint", \.hint, .text).notShown("Opens the list.", because: "VoiceOver reads it."),
            Key("identifier", \.identifier, .text).notShown("first-row", because: "Tests read it."),
            Key("traits", \.traits, .options("a trait", AccessibilityTraits.namedTraits)).notShown(
                "[button]", because: "VoiceOver reads it."),
            Key("element", \.isElement, .flag).notShown("false", because: "VoiceOver reads it."),
        ], scalarKey: "label", stage: ExampleStage("rows: [Above, {text: A row, accessibility: HERE}, Below]")
    )
}

extension AccessibilityTraits {
    static let namedTraits: [(name: String, value: AccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("static-text", .staticText), ("not-enabled", .notEnabled),
        ("updates-frequently", .updatesFrequently), ("adjustable", .adjustable), ("header", .header),
        ("toggle-button", .toggleButton),
    ]
}
