/// What shows a key in use: a small scene, as YAML in parts.
struct KeyExample: Sendable {
    /// The key's value.
    var value: String
    /// Further keys of the object; a key with `~` takes away one that the stage gives the object.
    var beside = ""
    /// Further keys of the table.
    var table = ""
    /// The stage, when it is not that of the object's kind.
    var stage: String?
    /// Why the key changes nothing in the picture; nil when it does.
    var remark: String?
    /// Whether there is a picture at all.
    var isDrawn = true
}

/// Where objects of a kind stand in the examples of their keys.
struct ExampleStage: Sendable {
    /// A scene in YAML, in which `HERE` stands for the object.
    var scene: String
    /// The keys that the object has in every example, in YAML, by its type; for objects without types, under "".
    var bases: [String: String]

    init(_ scene: String, base: String = "") { self.init(scene, bases: ["": base]) }

    init(_ scene: String, bases: [String: String]) {
        self.scene = scene
        self.bases = bases
    }
}

extension Key {
    /// The same key with an example of it.
    func shown(_ value: String, beside: String = "", table: String = "", stage: String? = nil) -> Key {
        var key = self
        key.example = KeyExample(value: value, beside: beside, table: table, stage: stage)
        return key
    }

    /// The same key with an example in whose picture nothing is seen of it.
    func unseen(_ value: String, beside: String = "", because remark: String, isDrawn: Bool = true) -> Key {
        var key = self
        key.example = KeyExample(value: value, beside: beside, remark: remark, isDrawn: isDrawn)
        return key
    }
}
