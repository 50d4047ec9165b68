import DataFiles

/// A key of a scene object: its name, its form, and its property.
package struct Key<Root: SceneObject>: Sendable {
    package let name: String
    /// The type with the property whose doc comment describes the key.
    package let owner: any SceneObject.Type
    /// The name of that property, if it is not derived from the name of the key.
    package private(set) var property: String?
    package let shape: Shape
    /// The types of the object that have the key. `nil` for all.
    package var types: [String]?
    package var isRequired = false
    /// The key that this one requires to have an effect, if any.
    package private(set) var companion: String?
    /// A Boolean value that indicates whether the key is a part of the object whose unspecified properties
    /// remain unchanged.
    package private(set) var isPart = false
    /// The example of the key. `nil` for keys of themes, whose objects have one example each.
    package var example: KeyExample?

    /// Reads the value into an object.
    let decode: @Sendable (DocumentNode, inout Root, inout SceneReader) -> Void
    /// Returns the encoded value, or `nil` if it equals the default.
    let encode: @Sendable (Root) -> DocumentNode?
    /// Copies the value from another object, if it is specified there.
    let overlay: @Sendable (inout Root, Root) -> Void
}

extension Key {
    /// Creates an optional key for an optional property.
    package init<Value: Equatable>(
        _ name: String, _ property: WritableKeyPath<Root, Value?> & Sendable, _ form: Form<Value>
    ) {
        self.init(
            name: name, owner: Root.self, shape: form.shape, decode: Self.decoding(property, form) { $0 },
            encode: { root in root[keyPath: property].map(form.encode) },
            overlay: { root, other in
                guard let value = other[keyPath: property] else { return }
                root[keyPath: property] = root[keyPath: property].map { form.overlay($0, value) } ?? value
            })
    }

    /// Creates an optional key for a property with a default, such as an empty list.
    package init<Value: Equatable>(
        _ name: String, _ property: WritableKeyPath<Root, Value> & Sendable, _ form: Form<Value>
    ) {
        self.init(
            name: name, owner: Root.self, shape: form.shape, decode: Self.decoding(property, form) { $0 },
            encode: { root in
                let value = root[keyPath: property]
                return value == Root()[keyPath: property] ? nil : form.encode(value)
            },
            overlay: { root, other in
                let value = other[keyPath: property]
                if value != Root()[keyPath: property] {
                    root[keyPath: property] = form.overlay(root[keyPath: property], value)
                }
            })
    }

    /// Creates a key that is always written, because its default depends on the initial object.
    package init<Value: Equatable>(
        always name: String, _ property: WritableKeyPath<Root, Value> & Sendable, _ form: Form<Value>
    ) {
        self.init(
            name: name, owner: Root.self, shape: form.shape, decode: Self.decoding(property, form) { $0 },
            encode: { form.encode($0[keyPath: property]) },
            overlay: { root, other in root[keyPath: property] = other[keyPath: property] })
    }

    /// Creates a key that is always written, with `none` for a property that is `nil`.
    package init<Value: Equatable>(
        orNone name: String, _ property: WritableKeyPath<Root, Value?> & Sendable, _ form: Form<Value>
    ) {
        self.init(always: name, property, form.orNone)
    }

    /// Creates a key for a part of the object whose unspecified properties remain unchanged.
    package init<Part: SceneObject>(part name: String, _ property: WritableKeyPath<Root, Part> & Sendable) {
        self.init(
            name: name, owner: Root.self, shape: .object(Part.self), isPart: true,
            decode: { node, root, reader in
                Part.definition.decode(node, into: &root[keyPath: property], &reader)
            }, encode: { Part.definition.encode($0[keyPath: property]) },
            overlay: { root, other in root[keyPath: property] = other[keyPath: property] })
    }

    private static func decoding<Value, Property>(
        _ property: WritableKeyPath<Root, Property> & Sendable, _ form: Form<Value>,
        _ wrap: @escaping @Sendable (Value) -> Property
    ) -> @Sendable (DocumentNode, inout Root, inout SceneReader) -> Void {
        { node, root, reader in
            if let value = form.decode(node, &reader) { root[keyPath: property] = wrap(value) }
        }
    }

    package var info: KeyInfo {
        KeyInfo(
            name: name, owner: owner, property: property, shape: shape, types: types,
            isRequired: isRequired, isPart: isPart, example: example)
    }

    /// Returns a Boolean value that indicates whether objects of a type have the key. `nil` matches any type.
    func isOf(_ type: String?) -> Bool {
        guard let types, let type else { return true }
        return types.contains(type)
    }

    /// Returns the same key, limited to some types of the object.
    package func of(_ types: String...) -> Key { of(types) }

    /// Returns the same key, limited to some types of the object.
    package func of(_ types: [String]) -> Key { with { $0.types = types } }

    /// Returns the same key of an object that contains this one and adopts its keys.
    package func inlined<Outer: SceneObject>(from property: WritableKeyPath<Outer, Root> & Sendable) -> Key<
        Outer
    > {
        Key<Outer>(
            name: name, owner: owner, property: self.property, shape: shape, types: types,
            isRequired: isRequired, companion: companion, example: example,
            decode: { [decode] node, root, reader in decode(node, &root[keyPath: property], &reader) },
            encode: { [encode] root in encode(root[keyPath: property]) },
            overlay: { [overlay] root, other in
                overlay(&root[keyPath: property], other[keyPath: property])
            })
    }

    /// Returns the same key with the name of its property.
    package func describing(_ property: String) -> Key { with { $0.property = property } }

    /// Returns the same key, which has no effect without another one.
    package func needing(_ companion: String) -> Key { with { $0.companion = companion } }

    /// The same key as a required one.
    package var required: Key { with { $0.isRequired = true } }

    /// Returns the same key after a change. A function, because hundreds of key paths take a millisecond.
    func with(_ change: (inout Key) -> Void) -> Key {
        var key = self
        change(&key)
        return key
    }
}

/// A key without its type.
package struct KeyInfo: Sendable {
    package var name: String
    package var owner: any SceneObject.Type
    package var property: String?
    package var shape: Shape
    package var types: [String]?
    package var isRequired: Bool
    /// A Boolean value that indicates whether unspecified properties of the value remain unchanged.
    package var isPart = false
    /// The example of the key.
    package var example: KeyExample?

    /// The description of the key.
    package var summary: String { owner.comments.text(of: self) }

    /// The types that have the key and whether it is required, such as " (leader, required)". Empty for other keys.
    package var note: String {
        let notes = (types ?? []) + (isRequired ? ["required"] : [])
        return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    }

    /// The description without the range of numbers, for references that show it with the value.
    package var description: String {
        // The search for a word is much faster than that for a pattern.
        guard summary.contains("from "),
            let range = summary.firstMatch(
                of: /, (?:each )?(from -?[\d,.]*\d to -?[\d,.]*\d)(?:, (?=that ))?/),
            shape.inWords.contains(range.1.replacing(",", with: ""))
        else { return summary }
        return summary.replacing(range.0, with: range.0.hasSuffix(", ") ? " " : "", maxReplacements: 1)
    }
}
