package import DataFiles

/// A part of a scene that is a mapping of keys to values.
package protocol SceneObject: Sendable, Equatable {
    init()
    static var definition: Definition<Self> { get }
    /// The doc comments that describe the object and its keys.
    static var comments: DocComments { get }
}

extension SceneObject {
    /// The definition without its type.
    package static var info: DefinitionInfo { definition.info }
}

/// The definition of a kind of scene object, from which scenes are read, written, validated and documented.
package struct Definition<Root: SceneObject>: Sendable {
    /// The name of an object, such as "row".
    package var name: String
    /// The object in messages, such as "a data source". `nil` is the name with an article.
    package var noun: String?
    package let keys: [Key<Root>]
    /// The indices of the keys with a name. A search for the name in the array would copy most keys for each key of a file.
    private let indices: [String: [Int]]
    private let requiredKeys: [Key<Root>]
    /// The key for a scalar that replaces the mapping, if any.
    package var scalarKey: String?
    /// The key for a sequence that replaces the mapping, if any.
    package var sequenceKey: String?
    /// The words that people write out of habit in place of keys, and what to write instead.
    package var habits: [String: String]
    /// A function that validates the complete object.
    package var check: (@Sendable (Root, inout SceneReader) -> Void)?
    /// The stage of the examples of keys. `nil` for parts of themes.
    package var stage: ExampleStage?
    /// The example of a part of a theme, in YAML.
    package var example: String?

    package init(
        name: String, noun: String? = nil, keys: [Key<Root>], scalarKey: String? = nil,
        sequenceKey: String? = nil, habits: [String: String] = [:],
        check: (@Sendable (Root, inout SceneReader) -> Void)? = nil, stage: ExampleStage? = nil,
        example: String? = nil
    ) {
        self.name = name
        self.noun = noun
        self.keys = keys
        indices = Dictionary(grouping: keys.indices) { keys[$0].name }
        requiredKeys = keys.filter(\.isRequired)
        self.scalarKey = scalarKey
        self.sequenceKey = sequenceKey
        self.habits = habits
        self.check = check
        self.stage = stage
        self.example = example
    }

    package var info: DefinitionInfo {
        DefinitionInfo(
            name: name, noun: noun, type: Root.self, keys: keys.map(\.info), scalarKey: scalarKey,
            sequenceKey: sequenceKey, stage: stage, example: example)
    }
}

/// A definition without its type.
package struct DefinitionInfo: Sendable {
    package var name: String
    package var noun: String?
    package var type: any SceneObject.Type
    package var keys: [KeyInfo]
    package var scalarKey: String?
    package var sequenceKey: String?
    /// The stage of the examples of keys.
    package var stage: ExampleStage?
    /// The example of a part of a theme, in YAML.
    package var example: String?

    /// One or more sentences for the reference and the schema.
    package var summary: String {
        let keys = [scalarKey, sequenceKey].compactMap { $0.map { "`\($0)`" } }
        let short = keys.isEmpty ? "" : " Short form: the value of \(alternatives(keys)) alone."
        return type.comments.text(of: type) + short
    }

    /// The name with an article.
    package var inWords: String { noun ?? name.withArticle }

    /// The name with a short example, such as `a frame such as {device: true}`.
    var inWordsWithExample: String {
        let bases = stage.map { [$0.bases[""] ?? ""] } ?? []
        let examples = keys.compactMap { key in key.example.map { "\(key.name): \($0.value)" } }
        let example = (bases + examples).first { !$0.isEmpty && !$0.contains("\n") && $0.count <= 30 }
        return inWords + (example.map { " such as {\($0)}" } ?? "")
    }

    /// The names of the object's types, if there are several.
    package var types: [String] {
        let key = keys.first { $0.name == "type" }
        if case .choice(_, let names)? = key?.shape { return names }
        return []
    }

    package func key(_ name: String?) -> KeyInfo? { keys.first { $0.name == name } }
}

/// The number of keys that a message about an unknown one lists.
private let maxListedKeys = 5

extension Definition {
    /// Reads an object. The result is `nil` if there is no valid one.
    package func decode(_ node: DocumentNode, _ reader: inout SceneReader) -> Root? {
        var root = Root()
        return decode(node, into: &root, &reader) ? root : nil
    }

    /// Reads the specified properties into an existing object. The result is false if there are none.
    @discardableResult
    package func decode(_ node: DocumentNode, into root: inout Root, _ reader: inout SceneReader) -> Bool {
        switch node.content {
        case .mapping(let entries): decode(entries, into: &root, &reader)
        case .scalar(let scalar):
            guard !scalar.isNull, let scalarKey, let key = key(scalarKey, of: nil) else {
                return mismatch(node, &reader)
            }
            reader.alternative = Root.self
            key.decode(node, &root, &reader)
            reader.alternative = nil
        case .sequence:
            guard let sequenceKey, let key = key(sequenceKey, of: nil) else {
                return mismatch(node, &reader)
            }
            reader.within(key: key.name) { key.decode(node, &root, &$0) }
        }
        if !reader.checksOnlyShape { check?(root, &reader) }
        return true
    }

    private func mismatch(_ node: DocumentNode, _ reader: inout SceneReader) -> Bool {
        reader.fail("expected \(info.inWordsWithExample), found \(node.inWords)", at: node.position)
        return false
    }

    private func decode(_ entries: [DocumentEntry], into root: inout Root, _ reader: inout SceneReader) {
        let type = entries.first { $0.key == "type" }?.value.scalar?.text
        for entry in entries {
            guard !reader.isFull else { return }
            guard let key = key(entry.key, of: type) else {
                reader.fail(unknown(entry.key, type), at: entry.position)
                continue
            }
            if let type, let owners = key.types, !owners.contains(type), info.types.contains(type) {
                reader.fail(
                    "\(type.withArticle) has no key \"\(key.name)\"; "
                        + (owners.count == 1
                            ? "only \(owners[0].withArticle) has it"
                            : "these types have it: \(owners.joined(separator: ", "))"),
                    at: entry.position)
                continue
            }
            reader.within(key: entry.key) { reader in
                reader.recordPosition(entry.value.position, key: entry.position)
                if entry.value.scalar?.isNull == true {
                    reader.fail(
                        "expected \(key.shape.inWords), found nothing; write a value or omit the key",
                        at: entry.value.position)
                } else {
                    key.decode(entry.value, &root, &reader)
                }
            }
        }
        for entry in entries {
            guard let companion = key(entry.key, of: type)?.companion,
                !entries.contains(where: { $0.key == companion })
            else { continue }
            reader.warn("\"\(entry.key)\" has no effect without \"\(companion)\"", at: entry.position)
        }
        for key in requiredKeys where !entries.contains(where: { $0.key == key.name }) {
            let position = entries.first?.position ?? .start
            reader.fail(
                "\(info.inWords) requires the key \"\(key.name)\": \(key.shape.inWords)", at: position)
        }
    }

    /// Returns the key with a name in a type, or else in another type.
    private func key(_ name: String, of type: String?) -> Key<Root>? {
        guard let alike = indices[name] else { return nil }
        return keys[alike.first { keys[$0].isOf(type) } ?? alike[0]]
    }

    private func unknown(_ name: String, _ type: String?) -> String {
        let names = keys.filter { $0.isOf(type) }.map(\.name)
        let start = "\(info.inWords) has no key \"\(name.shortened)\""
        if let habit = habits[name] { return "\(start); write \(habit)" }
        let owner = keys.first { $0.isOf(type) && $0.shape.hasKey(name) }
        if let owner {
            return "\(start); write \(owner.name): {\(name): …}"
        }
        if let suggestion = suggestion(forUnknown: name, among: names) { return "\(start); \(suggestion)" }
        guard names.count > maxListedKeys else { return "\(start); \(existing(names))" }
        let nearest = nearestNames(to: name, among: names, count: maxListedKeys)
        return "\(start); the nearest are \(nearest.dropLast().joined(separator: ", ")) and "
            + "\(nearest[maxListedKeys - 1]); tablesnap keys \(info.name) lists all \(names.count)"
    }

    /// Returns the shortest encoding of an object that can be read back.
    package func encode(_ root: Root) -> DocumentNode {
        let entries = keys.compactMap { key in key.encode(root).map { DocumentEntry(key.name, $0) } }
        if entries.count == 1, let entry = entries.first {
            if entry.key == scalarKey, entry.value.scalar != nil { return entry.value }
            if entry.key == sequenceKey, entry.value.sequence != nil { return entry.value }
        }
        return DocumentNode(.mapping(entries))
    }

    /// Returns an object with the specified properties of another.
    package func overlay(_ root: Root, with other: Root) -> Root {
        var result = root
        for key in keys { key.overlay(&result, other) }
        return result
    }
}

extension String {
    /// The word with `a` or `an` before it.
    fileprivate var withArticle: String { ("aeiou".contains(prefix(1)) ? "an " : "a ") + self }
}
