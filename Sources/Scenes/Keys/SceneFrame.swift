import SceneSchema
import TableSnapshots

/// The frame of a table: the device, border, padding, caption and other tables around it.
public struct SceneFrame: Hashable, Sendable, SceneObject {
    /// A Boolean value that indicates whether the table is on the screen of a device. Default: false.
    public var hasDevice = false
    /// A Boolean value that indicates whether the table has a border. Default: false.
    public var hasBorder = false
    /// A Boolean value that indicates whether the table, or its device, has a shadow. Default: false.
    public var hasShadow = false
    /// The corner radius of the table in points, from 0 to 1,000. Default: the theme's.
    public var cornerRadius: Double?
    /// The padding around all content in points, from 0 to 1,000. Default: the theme's.
    public var padding: Double?
    /// The background color of the image. Default: the theme's.
    public var background: Color?
    /// The caption below the table.
    public var caption: String?
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

    /// The frame for drawing.
    var frame: ImageFrame {
        ImageFrame(
            hasDevice: hasDevice, hasBorder: hasBorder, hasShadow: hasShadow,
            cornerRadius: cornerRadius.map { CGFloat($0) },
            padding: padding.map { CGFloat($0) }, background: background, caption: caption)
    }

    package static let definition = Definition<SceneFrame>(
        name: "frame",
        keys: [
            Key("device", \.hasDevice, .flag).shown("true"),
            Key("border", \.hasBorder, .flag).shown("true"),
            Key("shadow", \.hasShadow, .flag).shown("true"),
            Key("cornerRadius", \.cornerRadius, .number(0...1000)).shown("12", adding: "shadow: true"),
            Key("padding", \.padding, .number(0...1000)).shown("40"),
            Key("background", \.background, .color).shown("lightGray"),
            Key("caption", \.caption, .text).shown("Two rows"),
            Key("panels", \.panels, .list(.object, max: 8)).shown(
                "[{state: editing, caption: While it is edited}]",
                table: "states: [{name: editing, editing: true}]"),
        ], stage: ExampleStage("rows: [One, Two]\nframe: HERE"))
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
