import TableKit
import TableSnapshots

/// What surrounds a table in its picture.
public struct SceneFrame: Hashable, Sendable {
    /// Whether the table stands on the screen of a device.
    public var hasDevice = false
    /// Whether there is a line around the table.
    public var hasBorder = false
    /// Whether it casts a shadow.
    public var hasShadow = false
    /// The radius of its corners in points; the theme's when nil.
    public var cornerRadius: Double?
    /// The room around everything in points; the theme's when nil.
    public var padding: Double?
    /// Behind everything; the theme's when nil.
    public var background: Color?
    /// What stands below the table.
    public var caption: String?
    /// Further tables beside it.
    public var panels: [Panel] = []

    /// A table beside another.
    public struct Panel: Hashable, Sendable {
        /// The file of another scene, relative to the scene.
        public var scene: String?
        /// The name of one of the scene's own states.
        public var state: String?
        /// What stands below the table.
        public var caption: String?

        /// Makes the table of another scene.
        public init(scene: String? = nil) { self.scene = scene }
    }

    /// Makes some room around the table.
    public init() {}

    /// The frame as it is drawn.
    var frame: PictureFrame {
        PictureFrame(
            hasDevice: hasDevice, hasBorder: hasBorder, hasShadow: hasShadow,
            cornerRadius: cornerRadius.map { CGFloat($0) },
            padding: padding.map { CGFloat($0) }, background: background, caption: caption)
    }
}

extension SceneFrame: SceneObject {
    static let definition = Definition<SceneFrame>(
        name: "frame", summary: "What surrounds the table in its picture.",
        keys: [
            Key("device", \.hasDevice, .flag, "Whether the table stands on the screen of a device.").shown(
                "true"),
            Key("border", \.hasBorder, .flag, "Whether there is a line around the table.").shown("true"),
            Key("shadow", \.hasShadow, .flag, "Whether the table, or its device, casts a shadow.").shown(
                "true"),
            Key("corners", \.cornerRadius, .number(0...1000), "The radius of the table's corners in points.")
                .shown("12", beside: "shadow: true"),
            Key("padding", \.padding, .number(0...1000), "The room around everything in points.").shown("40"),
            Key("background", \.background, .color, "Behind everything.").shown("lightGray"),
            Key("caption", \.caption, .text, "What stands below the table.").shown("Two rows"),
            Key("beside", \.panels, .list(.object, most: 8), "Further tables that stand beside it.").shown(
                "[{state: editing, caption: While it is edited}]",
                table: "states: [{name: editing, editing: true}]"),
        ], stage: ExampleStage("rows: [One, Two]\nframe: HERE"))
}

extension SceneFrame.Panel: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(scene: nil) }

    static let definition = Definition<SceneFrame.Panel>(
        name: "panel", summary: "A table beside another. A text alone is the file of its scene.",
        keys: [
            Key("scene", \.scene, .text, "The file of another scene, whose frame has no effect.").unseen(
                "other.yaml", beside: "state: ~", because: "It names a file.", isDrawn: false),
            Key("state", \.state, .name, "The name of one of this scene's states.").shown("editing"),
            Key("caption", \.caption, .text, "What stands below the table.").shown("While it is edited"),
        ], scalarKey: "scene",
        check: { panel, node, reader in
            if (panel.scene == nil) == (panel.state == nil), !reader.hasErrors {
                reader.fail("a table beside another wants either a scene or a state", at: node.position)
            }
        },
        stage: ExampleStage(
            "rows: [One, Two]\nframe: {beside: [HERE]}\nstates: [{name: editing, editing: true}]",
            base: "state: editing"))
}
