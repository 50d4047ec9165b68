import SceneSchema
import TableSnapshots

/// The frame of a table: the device, border, padding, caption and other tables around it.
@dynamicMemberLookup public struct SceneFrame: Hashable, Sendable, SceneObject {
    /// The frame without other tables, whose properties are also those of this value.
    public var frame = ImageFrame()
    /// The other tables next to this one, at most 8.
    public var panels: [Panel] = []

    /// A table next to another.
    public struct Panel: Hashable, Sendable {
        /// The file of another scene, relative to this scene. Its own frame has no effect.
        public var scene: String?
        /// The name of one of this scene's states.
        public var state: String?
        /// The caption below the table.
        public var caption: String?

        /// Creates a panel for the table of another scene.
        public init(scene: String? = nil) { self.scene = scene }
    }

    /// Creates a frame of padding.
    public init() {}

    /// A property of the frame.
    public subscript<Value>(dynamicMember property: WritableKeyPath<ImageFrame, Value>) -> Value {
        get { frame[keyPath: property] }
        set { frame[keyPath: property] = newValue }
    }

    package static let definition = Definition<SceneFrame>(
        name: "frame",
        keys: ImageFrame.definition.keys.map { $0.inlined(from: \.frame) } + [
            Key("panels", \.panels, .list(.object, max: 8)).shown(
                "[{state: editing, caption: While it is edited}]",
                table: "states: [{name: editing, editing: true}]")
        ], stage: ExampleStage("rows: [One, Two]\nframe: HERE"))
}

extension ImageFrame: SceneObject {
    /// Creates a frame of padding.
    package init() { self.init(hasDevice: false) }

    package static let definition = Definition<ImageFrame>(
        name: "frame",
        keys: [
            Key("device", \.hasDevice, .flag).shown("true"),
            Key("border", \.hasBorder, .flag).shown("true"),
            Key("shadow", \.hasShadow, .flag).shown("true"),
            Key("cornerRadius", \.cornerRadius, .length).shown("12", adding: "shadow: true"),
            Key("padding", \.padding, .length).shown("40"),
            Key("background", \.background, .color).shown("lightGray"),
            Key("caption", \.caption, .text).shown("Two rows"),
        ])
}

extension SceneFrame.Panel: SceneObject {
    /// Creates a panel without properties.
    public init() { self.init(scene: nil) }

    package static let definition = Definition<SceneFrame.Panel>(
        name: "panel",
        keys: [
            Key("scene", \.scene, .text).notShown(
                "other.yaml", adding: "state: ~", because: "It names a file.", isDrawn: false),
            Key("state", \.state, .name).shown("editing"),
            Key("caption", \.caption, .text).shown("While it is edited"),
        ], scalarKey: "scene",
        check: { panel, reader in
            if (panel.scene == nil) == (panel.state == nil), !reader.hasErrors {
                reader.fail("a panel requires either a scene or a state")
            }
        },
        stage: ExampleStage(
            "rows: [One, Two]\nframe: {panels: [HERE]}\nstates: [{name: editing, editing: true}]",
            base: "state: editing"))
}
