import TableKit

/// What is said of a row or view to people who do not see it. What is nil is left to its kind.
public struct SceneAccessibility: Hashable, Sendable {
    /// What it is called; in the row of data, columns may stand in it in braces.
    public var label: String?
    /// What it shows at present.
    public var value: String?
    /// What happens when it is used.
    public var hint: String?
    /// A name for tests.
    public var identifier: String?
    /// What kind of thing it is.
    public var traits: AccessibilityTraits?
    /// Whether it is one thing, whose parts are not told.
    public var isElement: Bool?

    /// Makes something that leaves everything to the kind of view.
    public init() {}

    func apply(to view: View, filling fill: (String) -> String) {
        if let label { view.accessibilityLabel = fill(label) }
        if let value { view.accessibilityValue = fill(value) }
        if let hint { view.accessibilityHint = fill(hint) }
        if let identifier { view.accessibilityIdentifier = fill(identifier) }
        if let traits { view.accessibilityTraits = traits }
        if let isElement { view.isAccessibilityElement = isElement }
    }
}

extension SceneAccessibility: SceneObject {
    static let definition = Definition<SceneAccessibility>(
        name: "accessibility",
        summary: "What is said to people who do not see it. A text alone is the label.",
        keys: [
            Key("label", \.label, .text, "What it is called, in place of its texts joined with commas.")
                .unseen("A row in other words", because: "It is told to people who do not see the picture."),
            Key("value", \.value, .text, "What it shows at present.").unseen(
                "3 new", because: "It is told to people who do not see the picture."),
            Key("hint", \.hint, .text, "What happens when it is used.").unseen(
                "Opens the list.", because: "It is told to people who do not see the picture."),
            Key("identifier", \.identifier, .text, "A name for tests, which people are not told.").unseen(
                "first-row", because: "Tests read it."),
            Key(
                "traits", \.traits, .options("a trait", AccessibilityTraits.namedTraits),
                "What kind of thing it is."
            ).unseen("[button]", because: "It is told to people who do not see the picture."),
            Key("element", \.isElement, .flag, "Whether it is one thing, whose parts are not told.").unseen(
                "false", because: "It is told to people who do not see the picture."),
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
