import DataFiles

/// The reference of all keys of files, generated from the definitions that read them.
package struct KeyReference: Sendable {
    /// The definitions of all objects, beginning with that of the file.
    package let infos: [DefinitionInfo]
    /// The topics about values.
    package let values: [ReferenceTopic]
    /// The kinds of choices with a topic, whose names are not listed in each key.
    private let kinds: [String]

    /// Creates the reference of files that contain an object.
    ///
    /// - Parameters:
    ///   - values: The topics about values.
    ///   - kinds: The kinds of choices whose names are only in a topic, with an article, such as "a color".
    package init(of root: DefinitionInfo, values: [ReferenceTopic], kinds: [String]) {
        var infos: [DefinitionInfo] = []
        JSONSchema.collect(root, into: &infos)
        self.infos = infos
        (self.values, self.kinds) = (values, kinds)
    }

    /// The names of the objects.
    package var objects: [String] { infos.map(\.name) }

    /// The topics about objects of scenes, and about parts of themes.
    package var scenes: [ReferenceTopic] { infos.filter { $0.stage != nil }.map(topic) }
    package var themes: [ReferenceTopic] { infos.filter { $0.stage == nil }.map(topic) }

    /// Returns a Boolean value that indicates whether an object of scenes has a key.
    package func isInScenes(key: String) -> Bool {
        infos.contains { $0.stage != nil && $0.key(key) != nil }
    }

    /// Returns the names of the objects that have a key, those of scenes first.
    package func owners(ofKey key: String) -> [String] {
        let owners = infos.filter { $0.key(key) != nil }
        return (owners.filter { $0.stage != nil } + owners.filter { $0.stage == nil }).map(\.name)
    }

    /// Returns the names of the topics that have a value: one of the words of a key, or a word of a syntax.
    package func owners(ofValue value: String) -> [String] {
        let objects = infos.filter { $0.keys.contains { choices(of: $0.shape).contains(value) } }
        return values.filter { words(of: $0).contains(value) }.map(\.name) + objects.map(\.name)
    }

    /// The keys of objects of scenes, and the words of their values, sorted.
    package var words: [String] {
        let keys = infos.filter { $0.stage != nil }.flatMap(\.keys)
        return Set(keys.map(\.name) + keys.flatMap { choices(of: $0.shape) } + values.flatMap(words)).sorted()
    }

    /// Returns the words that a key accepts, without those that a topic lists.
    private func choices(of shape: Shape) -> [String] {
        switch shape {
        case .choice(let kind, let names): kinds.contains(kind) ? [] : names
        case .list(let element, _): choices(of: element)
        case .map(let value): choices(of: value)
        case .either(let shapes): shapes.flatMap(choices)
        default: []
        }
    }

    private func words(of topic: ReferenceTopic) -> [String] {
        topic.entries.flatMap { $0.term.split { $0 == " " || $0 == "," }.map(String.init) }
    }

    private func topic(of info: DefinitionInfo) -> ReferenceTopic {
        ReferenceTopic(
            name: info.name, summary: info.summary,
            entries: info.keys.map { key in
                let values = key.shape.words { shape in
                    guard case .choice(let kind, let names) = shape else { return nil }
                    return kinds.contains(kind) ? kind : alternatives(names)
                }
                return ReferenceTopic.Entry("\(key.name)\(key.note): \(values)", key.description)
            })
    }
}
