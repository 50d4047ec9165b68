import TableKit

/// The part of a table that is drawn.
public struct SceneWindow: Hashable, Sendable {
    /// The upper edge, in points from the top of the content.
    public var offset: Double = 0
    /// The height in points; nil for everything below the offset.
    public var height: Double?

    /// Makes a window.
    public init(offset: Double = 0, height: Double? = nil) {
        self.offset = offset
        self.height = height
    }
}

/// What surrounds a table and decides how it looks.
public struct SceneTraits: Hashable, Sendable {
    /// Pixels per point; 2 when nil.
    public var scale: Double?
    /// Light or dark; light when nil.
    public var appearance: UserInterfaceStyle?
    /// Which way reading goes; left to right when nil.
    public var direction: LayoutDirection?
    /// How large text is; the usual size when nil.
    public var typeSize: ContentSizeCategory?
    /// Whether colors stand out more from each other; normal when nil.
    public var contrast: AccessibilityContrast?
    /// The language of texts that do not say their own; none when nil.
    public var language: String?

    /// Makes traits that leave everything to the caller.
    public init() {}

    /// Traits that leave nothing to the caller.
    package init(_ traits: TraitCollection) {
        scale = Double(traits.displayScale)
        appearance = traits.userInterfaceStyle
        direction = traits.layoutDirection
        typeSize = traits.preferredContentSizeCategory
        contrast = traits.accessibilityContrast
    }

    /// The traits with others laid over them.
    package func overlaid(with other: SceneTraits?) -> SceneTraits {
        other.map { Self.definition.overlay(self, with: $0) } ?? self
    }

    /// The traits as a view takes what it changes of its surroundings.
    var overrides: TraitOverrides {
        var overrides = TraitOverrides()
        overrides.userInterfaceStyle = appearance
        overrides.layoutDirection = direction
        overrides.preferredContentSizeCategory = typeSize
        overrides.accessibilityContrast = contrast
        overrides.typesettingLanguage = language
        return overrides
    }

    /// The traits as a table takes them.
    package var collection: TraitCollection {
        TraitCollection(
            displayScale: CGFloat(scale ?? 2), userInterfaceStyle: appearance ?? .light,
            layoutDirection: direction ?? .leftToRight, preferredContentSizeCategory: typeSize ?? .large,
            accessibilityContrast: contrast ?? .normal, typesettingLanguage: language ?? "")
    }
}

/// The lines between rows.
public struct SceneSeparators: Hashable, Sendable {
    /// Whether there are any; there are when nil.
    public var style: TableView.SeparatorStyle?
    /// Their color.
    public var color: Color?
    /// How far they stay away from the rows' edges.
    public var inset: EdgeInsets?

    /// Makes lines as the theme has them.
    public init() {}
}

/// A further picture of a table, in another state.
public struct SceneState: Hashable, Sendable {
    /// The name, which ends the name of the picture's file.
    public var name = ""
    /// What is different about the table: what it says is laid over what the scene says.
    public var moment = SceneMoment()
    /// What is different about the surroundings.
    public var traits: SceneTraits?

    /// Makes a state that looks like the scene.
    public init(name: String) { self.name = name }
}

extension SceneWindow: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(offset: 0) }

    static let definition = Definition<SceneWindow>(
        name: "window", summary: "The part of a table that is drawn.",
        keys: [
            Key(
                "offset", \.offset, .number(SceneLimits.windowOffset),
                "The upper edge, in points from the table's top."
            )
            .shown("22"),
            Key(
                "height", \.height, .number(SceneLimits.windowHeight),
                "The height in points; everything below the offset unless given."
            ).shown("66"),
        ], stage: ExampleStage("rows: [One, Two, Three, Four]\nwindow: HERE"))
}

extension SceneTraits: SceneObject {
    static let definition = Definition<SceneTraits>(
        name: "traits", summary: "What surrounds the table.",
        keys: [
            Key("scale", \.scale, .number(SceneLimits.scale), "Pixels per point; 2 unless given.").shown("1"),
            Key("appearance", \.appearance, .choice, "light or dark; light unless given.").shown("dark"),
            Key(
                "direction", \.direction, .choice,
                "Which way reading goes; left-to-right, or ltr for short, unless given."
            ).shown("right-to-left"),
            Key(
                "typeSize", \.typeSize, .choice,
                "How large text is: a size of Dynamic Type; L, the usual one, unless given."
            ).shown("AX3"),
            Key("contrast", \.contrast, .choice, "Whether colors stand out more; normal unless given.")
                .shown("high"),
            Key(
                "language", \.language, .text,
                "The language of texts, such as ja or zh-Hant, which decides between forms of one character."
            ).shown("ja", stage: "rows: [直骨角海]\ntraits: HERE"),
        ],
        stage: ExampleStage(
            "rows: [{text: Wi-Fi, detail: Home, accessory: disclosure}, Bluetooth]\ntraits: HERE"))
}

extension SceneSeparators: SceneObject {
    static let definition = Definition<SceneSeparators>(
        name: "separators", summary: "The lines between rows. A word alone is the style.",
        keys: [
            Key("style", \.style, .choice, "Whether there are any; line unless given.").shown("none"),
            Key("color", \.color, .color, "Their color.").shown("systemRed"),
            Key("inset", \.inset, .insets, "How far they stay away from the rows' edges.").shown(
                "[0, 100, 0, 0]"),
        ], scalarKey: "style", stage: ExampleStage("rows: [One, Two, Three]\nseparators: HERE"))
}

extension SceneState: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(name: "") }

    static let definition = Definition<SceneState>(
        name: "state", summary: "A further picture of the table, in another state.",
        keys: [
            Key("name", \.name, .name, "The name, which ends the name of the picture's file.").shown("other")
                .required
        ] + SceneMoment.definition.keys.map { $0.lifted(to: \.moment) } + [
            Key("traits", \.traits, .object, "What is different about the surroundings.").shown(
                "{appearance: dark}")
        ], stage: ExampleStage("rows: [One, Two, Three]\nstates: [HERE]", base: "name: other"))
}
