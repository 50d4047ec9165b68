/// The example of a key: the YAML parts of a small scene.
struct KeyExample: Sendable {
    /// The value of the key.
    var value: String
    /// Additional keys of the object. A key with the value `~` removes one of the stage.
    var beside = ""
    /// Additional keys of the table.
    var table = ""
    /// The stage, if it differs from that of the object.
    var stage: String?
    /// The reason why the key does not change the image. `nil` if it does.
    var remark: String?
    /// A Boolean value that indicates whether there is an image.
    var isDrawn = true
}

/// The scene around an object in the examples of its keys.
struct ExampleStage: Sendable {
    /// A scene in YAML, in which `HERE` is the placeholder of the object.
    var scene: String
    /// The keys of the object in every example, in YAML, by its type. The type of objects without types is
    /// "".
    var bases: [String: String]

    init(_ scene: String, base: String = "") { self.init(scene, bases: ["": base]) }

    init(_ scene: String, bases: [String: String]) {
        self.scene = scene
        self.bases = bases
    }
}

extension Key {
    /// Returns the same key with an example.
    func shown(_ value: String, beside: String = "", table: String = "", stage: String? = nil) -> Key {
        var key = self
        key.example = KeyExample(value: value, beside: beside, table: table, stage: stage)
        return key
    }

    /// Returns the same key with an example whose image does not show it.
    func notShown(_ value: String, beside: String = "", because remark: String, isDrawn: Bool = true) -> Key {
        var key = self
        key.example = KeyExample(value: value, beside: beside, remark: remark, isDrawn: isDrawn)
        return key
    }
}
