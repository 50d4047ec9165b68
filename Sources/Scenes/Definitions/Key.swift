import DataFiles

/// A key of a scene object: its name, what it may hold, one sentence about it, and the property it stands for.
struct Key<Root: SceneObject>: Sendable {
    let name: String
    let summary: String
    let shape: Shape
    /// The types of the object that have the key; nil for all.
    var types: [String]?
    var isRequired = false
    /// The key without which this one has no effect, if any.
    private(set) var companion: String?
    /// Whether the key stands for a part of the object, of which what is not written stays as it is.
    private(set) var isPart = false
    /// What shows the key in use; nil for keys of themes, whose examples are found.
    var example: KeyExample?

    /// Reads the value into an object.
    let decode: @Sendable (DocumentNode, inout Root, inout SceneReader) -> Void
    /// Writes the value; nil when reading nothing gives the same.
    let encode: @Sendable (Root) -> DocumentNode?
    /// Takes the value over from another object, if that says anything.
    let overlay: @Sendable (inout Root, Root) -> Void

    private init(
        name: String, summary: String, shape: Shape, types: [String]?, isRequired: Bool,
        decode: @escaping @Sendable (DocumentNode, inout Root, inout SceneReader) -> Void,
        encode: @escaping @Sendable (Root) -> DocumentNode?,
        overlay: @escaping @Sendable (inout Root, Root) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.shape = shape
        self.types = types
        self.isRequired = isRequired
        self.decode = decode
        self.encode = encode
        self.overlay = overlay
    }

    /// A key that may be left out, for a property that is nil then.
    init<Value: Equatable>(
        _ name: String, _ property: WritableKeyPath<Root, Value?> & Sendable, _ form: Form<Value>,
        _ summary: String
    ) {
        self.name = name
        self.summary = summary
        shape = form.shape
        decode = { node, root, reader in
            if let value = form.decode(node, &reader) { root[keyPath: property] = value }
        }
        encode = { root in root[keyPath: property].map(form.encode) }
        overlay = { root, other in
            guard let value = other[keyPath: property] else { return }
            root[keyPath: property] = root[keyPath: property].map { form.overlay($0, value) } ?? value
        }
    }

    /// A key that may be left out, for a property that has a default of its own then, such as an empty list.
    init<Value: Equatable>(
        _ name: String, _ property: WritableKeyPath<Root, Value> & Sendable, _ form: Form<Value>,
        _ summary: String
    ) {
        self.name = name
        self.summary = summary
        shape = form.shape
        decode = { node, root, reader in
            if let value = form.decode(node, &reader) { root[keyPath: property] = value }
        }
        encode = { root in
            let value = root[keyPath: property]
            return value == Root()[keyPath: property] ? nil : form.encode(value)
        }
        overlay = { root, other in
            let value = other[keyPath: property]
            if value != Root()[keyPath: property] {
                root[keyPath: property] = form.overlay(root[keyPath: property], value)
            }
        }
    }

    /// A key that is always written, because what it is left at depends on what the object began as.
    init<Value: Equatable>(
        always name: String, _ property: WritableKeyPath<Root, Value> & Sendable, _ form: Form<Value>,
        _ summary: String
    ) {
        self.init(name, property, form, summary, encode: { form.encode($0[keyPath: property]) })
    }

    /// A key that is always written, `none` for a property that is nil.
    init<Value: Equatable>(
        orNone name: String, _ property: WritableKeyPath<Root, Value?> & Sendable, _ form: Form<Value>,
        _ summary: String
    ) {
        self.init(always: name, property, form.orNone, summary)
    }

    /// A key for a part of the object, of which what is not written stays as it is.
    init<Part: SceneObject>(
        part name: String, _ property: WritableKeyPath<Root, Part> & Sendable, _ summary: String
    ) {
        self.init(
            name: name, summary: summary, shape: .object(Part.self), types: nil, isRequired: false,
            decode: { node, root, reader in
                Part.definition.decode(node, into: &root[keyPath: property], &reader)
            },
            encode: { Part.definition.encode($0[keyPath: property]) },
            overlay: { root, other in root[keyPath: property] = other[keyPath: property] })
        isPart = true
    }

    private init<Value: Equatable>(
        _ name: String, _ property: WritableKeyPath<Root, Value> & Sendable, _ form: Form<Value>,
        _ summary: String, encode: @escaping @Sendable (Root) -> DocumentNode?
    ) {
        self.init(
            name: name, summary: summary, shape: form.shape, types: nil, isRequired: false,
            decode: { node, root, reader in
                if let value = form.decode(node, &reader) { root[keyPath: property] = value }
            },
            encode: encode,
            overlay: { root, other in root[keyPath: property] = other[keyPath: property] })
    }

    var info: KeyInfo {
        KeyInfo(
            name: name, summary: summary, shape: shape, types: types, isRequired: isRequired,
            isPart: isPart, example: example)
    }

    /// Whether objects of a type have the key; nil stands for any type.
    func isOf(_ type: String?) -> Bool {
        guard let types, let type else { return true }
        return types.contains(type)
    }

    /// The same key, of some types of the object only.
    func of(_ types: String...) -> Key { of(types) }

    /// The same key, of some types of the object only.
    func of(_ types: [String]) -> Key {
        var key = self
        key.types = types
        return key
    }

    /// The same key of an object that holds this one and gives it its keys.
    func lifted<Outer: SceneObject>(to property: WritableKeyPath<Outer, Root> & Sendable) -> Key<Outer> {
        var key = Key<Outer>(
            name: name, summary: summary, shape: shape, types: types, isRequired: isRequired,
            decode: { [decode] node, root, reader in decode(node, &root[keyPath: property], &reader) },
            encode: { [encode] root in encode(root[keyPath: property]) },
            overlay: { [overlay] root, other in
                overlay(&root[keyPath: property], other[keyPath: property])
            })
        key.example = example
        key.companion = companion
        return key
    }

    /// The same key, which has no effect without another one.
    func needing(_ companion: String) -> Key {
        var key = self
        key.companion = companion
        return key
    }

    /// The same key, which must not be left out.
    var required: Key {
        var key = self
        key.isRequired = true
        return key
    }
}

/// A key without its type.
struct KeyInfo: Sendable {
    var name: String
    var summary: String
    var shape: Shape
    var types: [String]?
    var isRequired: Bool
    /// Whether what is not written of the value stays as it is.
    var isPart = false
    /// What shows the key in use.
    var example: KeyExample?
}
