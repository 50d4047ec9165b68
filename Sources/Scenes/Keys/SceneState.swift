import SceneSchema
import TableKit

/// The part of a table in the image.
public struct SceneCrop: Hashable, Sendable, SceneObject {
    /// The top edge in points from the top of the table, from 0 to 1,000,000,000. Default: 0.
    public var offset: Double = 0
    /// The height in points, from 0.01 to 1,000,000,000. Default: everything below the offset.
    public var height: Double?

    /// Creates a crop.
    public init(offset: Double = 0, height: Double? = nil) {
        self.offset = offset
        self.height = height
    }

    /// Creates a crop without properties.
    public init() { self.init(offset: 0) }

    package static let definition = Definition<SceneCrop>(
        name: "crop",
        keys: [
            Key("offset", \.offset, .number(SceneLimits.cropOffset)).shown("22"),
            Key("height", \.height, .number(SceneLimits.cropHeight)).shown("66"),
        ], stage: ExampleStage("rows: [One, Two, Three, Four]\ncrop: HERE"))
}

/// The traits of a table.
public struct SceneTraits: Hashable, Sendable, SceneObject {
    /// The scale in pixels per point, from 0.01 to 100. Default: that of the device, or 2.
    public var scale: Double?
    /// The appearance: light or dark. Default: light.
    public var appearance: UserInterfaceStyle?
    /// The layout direction: left-to-right (ltr) or right-to-left (rtl). Default: left-to-right.
    public var direction: LayoutDirection?
    /// The content size category of Dynamic Type. Default: L.
    public var typeSize: ContentSizeCategory?
    /// The contrast: normal or high. Default: normal.
    public var contrast: AccessibilityContrast?
    /// The language of texts without their own, such as `ja` or `zh-Hant`, which determines the forms of
    /// shared characters.
    public var language: String?

    /// Creates traits that are all unspecified.
    public init() {}

    /// Creates traits with the specified ones of a trait collection.
    package init(_ traits: TraitCollection) {
        scale = traits.specifiedScale.map { Double($0) }
        appearance = traits.specified.userInterfaceStyle
        direction = traits.specified.layoutDirection
        typeSize = traits.specified.preferredContentSizeCategory
        contrast = traits.specified.accessibilityContrast
        language = traits.specified.typesettingLanguage
    }

    /// Returns the traits with the specified ones of others.
    package func overlaid(with other: SceneTraits?) -> SceneTraits {
        other.map { Self.definition.overlay(self, with: $0) } ?? self
    }

    /// The traits as overrides of a view.
    var overrides: TraitOverrides {
        var overrides = TraitOverrides()
        overrides.userInterfaceStyle = appearance
        overrides.layoutDirection = direction
        overrides.preferredContentSizeCategory = typeSize
        overrides.accessibilityContrast = contrast
        overrides.typesettingLanguage = language
        return overrides
    }

    /// The traits as a trait collection.
    package var collection: TraitCollection {
        TraitCollection(
            displayScale: scale.map { CGFloat($0) }, userInterfaceStyle: appearance,
            layoutDirection: direction, preferredContentSizeCategory: typeSize,
            accessibilityContrast: contrast, typesettingLanguage: language)
    }

    package static let definition = Definition<SceneTraits>(
        name: "traits", noun: "a mapping of traits",
        keys: [
            Key("scale", \.scale, .number(SceneLimits.scale)).shown("1"),
            Key("appearance", \.appearance, .choice).shown("dark"),
            Key("direction", \.direction, .choice).shown("right-to-left"),
            Key("typeSize", \.typeSize, .choice).shown("AX3"),
            Key("contrast", \.contrast, .choice).shown("high"),
            Key("language", \.language, .text).shown("ja", stage: "rows: [直骨角海]\ntraits: HERE"),
        ],
        stage: ExampleStage(
            "rows: [{text: Wi-Fi, detail: Home, accessory: disclosure}, Bluetooth]\ntraits: HERE"))
}

/// The separators between rows.
public struct SceneSeparators: Hashable, Sendable, SceneObject {
    /// The separator style. Default: line.
    public var style: TableView.SeparatorStyle?
    /// The color. Default: the theme's.
    public var color: Color?
    /// The insets from the edges of the rows, in points: top, left, bottom, right. Default: the theme's.
    public var inset: EdgeInsets?

    /// Creates separators with the theme's style.
    public init() {}

    package static let definition = Definition<SceneSeparators>(
        name: "separators", noun: "a mapping of separators",
        keys: [
            Key("style", \.style, .choice).shown("none"),
            Key("color", \.color, .color).shown("systemRed"),
            Key("inset", \.inset, .insets).shown("[0, 100, 0, 0]"),
        ], scalarKey: "style", stage: ExampleStage("rows: [One, Two, Three]\nseparators: HERE"))
}

/// An additional image of a table in another interaction state.
public struct SceneState: Hashable, Sendable, SceneObject {
    /// The name, which is the end of the image's file name.
    public var name = ""
    /// The interaction state. Its specified properties replace those of the scene.
    public var interaction = SceneInteraction()
    /// The traits. The specified ones replace those of the scene.
    public var traits: SceneTraits?

    /// Creates a state that is equal to the scene.
    public init(name: String) { self.name = name }

    /// Creates a state without properties.
    public init() { self.init(name: "") }

    package static let definition = Definition<SceneState>(
        name: "state",
        keys: [
            Key("name", \.name, .name).shown("other").required
        ] + SceneInteraction.definition.keys.map { $0.inlined(from: \.interaction) } + [
            Key("traits", \.traits, .object).shown("{appearance: dark}")
        ],
        check: { state, reader in
            // Their images would have one name. On some file systems, names are case-insensitive.
            if !state.name.isEmpty, !reader.stateNames.insert(state.name.lowercased()).inserted {
                reader.fail(
                    "another state has the name \"\(state.name.shortened)\"; their images would have the same name",
                    at: "name")
            }
        }, stage: ExampleStage("rows: [One, Two, Three]\nstates: [HERE]", base: "name: other"))
}
