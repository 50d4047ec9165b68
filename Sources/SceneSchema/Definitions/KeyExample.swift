/// The example of a key: the YAML parts of a small scene.
package struct KeyExample: Sendable {
    /// The value of the key.
    package var value: String
    /// Additional keys of the object. A key with the value `~` removes one of the stage.
    package var adding = ""
    /// Additional keys of the table.
    package var table = ""
    /// The stage, if it differs from that of the object.
    package var stage: String?
    /// The reason why the key does not change the image. `nil` if it does.
    package var remark: String?
    /// A Boolean value that indicates whether there is an image.
    package var isDrawn = true
}

/// The scene around an object in the examples of its keys.
package struct ExampleStage: Sendable {
    /// A scene in YAML, in which `HERE` is the placeholder of the object.
    package var scene: String
    /// The keys of the object in every example, in YAML, by its type. The type of objects without types is
    /// "".
    package var bases: [String: String]

    package init(_ scene: String, base: String = "") { self.init(scene, bases: ["": base]) }

    package init(_ scene: String, bases: [String: String]) {
        self.scene = scene
        self.bases = bases
    }
}

extension Key {
    /// Returns the same key with an example.
    package func shown(_ value: String, adding: String = "", table: String = "", stage: String? = nil) -> Key
    {
        with { $0.example = KeyExample(value: value, adding: adding, table: table, stage: stage) }
    }

    /// Returns the same key with an example whose image does not show it.
    package func notShown(
        _ value: String, adding: String = "", stage: String? = nil, because remark: String,
        isDrawn: Bool = true
    ) -> Key {
        with {
            $0.example = KeyExample(
                value: value, adding: adding, stage: stage, remark: remark, isDrawn: isDrawn)
        }
    }
}
