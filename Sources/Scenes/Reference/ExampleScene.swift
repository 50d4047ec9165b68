import DataFiles
import DataTables
import Files
import SceneSchema
import TableSnapshots

/// The example scene of a key, or of a part of a theme.
package struct ExampleScene: Sendable {
    /// The scene.
    let node: DocumentNode
    /// The scene without the key or theme. `nil` if the key is required.
    let plain: DocumentNode?
    /// The reason why the image does not show the key. `nil` if it does.
    package let remark: String?
    /// A Boolean value that indicates whether there is an image of the scene.
    package let isDrawn: Bool

    /// The scene as a YAML file.
    package var yaml: String { YAMLWriter.string(node.brief(within: Self.lineLength)) }

    private static let lineLength = 64

    /// Creates the example of a part of a theme. The result is `nil` if the object has none.
    init?(of info: DefinitionInfo) throws(Diagnostic) {
        guard let example = info.example else { return nil }
        let entries = try Self.entries(example)
        node = DocumentNode(.mapping(entries))
        plain = DocumentNode(.mapping(entries.filter { $0.key != "theme" }))
        remark = nil
        isDrawn = true
    }

    /// Creates the example of a key. The result is `nil` if the key has none.
    init?(_ key: KeyInfo, of info: DefinitionInfo) throws(Diagnostic) {
        guard let example = key.example, let stage = info.stage else { return nil }
        let own = try Self.entries("\"\(key.name)\": \(example.value)\n\(example.adding)")
        let type = own.first { $0.key == "type" }?.value.scalar?.text ?? key.types?.first
        let base = try Self.entries(stage.bases[type ?? "view"] ?? stage.bases[""] ?? "")
        let object = Self.merged(own, over: base)
        let frame = try Self.read(example.stage ?? stage.scene)
        let table = try Self.entries(example.table)

        func scene(_ object: [DocumentEntry]) -> DocumentNode {
            let whole = frame.replacing("HERE", by: DocumentNode(.mapping(object))).mapping ?? []
            let others = table.filter { entry in !whole.contains { $0.key == entry.key } }
            return DocumentNode(.mapping(others + whole))
        }
        node = scene(object)
        plain = key.isRequired ? nil : scene(object.filter { $0.key != key.name })
        remark = example.remark
        isDrawn = example.isDrawn
    }

    private static func read(_ yaml: String) throws(Diagnostic) -> DocumentNode {
        try DocumentReader().read(Array(yaml.utf8), format: .yaml, name: "example")
    }

    private static func entries(_ yaml: String) throws(Diagnostic) -> [DocumentEntry] {
        yaml.isEmpty ? [] : try read(yaml).mapping ?? []
    }

    /// Returns entries merged over others. Upper entries replace lower ones with the same key, and a null
    /// value removes the lower one.
    private static func merged(_ upper: [DocumentEntry], over lower: [DocumentEntry]) -> [DocumentEntry] {
        let remaining = lower.filter { entry in !upper.contains { $0.key == entry.key } }
        return remaining + upper.filter { $0.value.scalar?.isNull != true }
    }
}

extension ExampleScene {
    /// Draws the last image of the example, and returns its file, which is not at its path yet.
    ///
    /// - Parameters:
    ///   - folder: The folder of the sample files.
    ///   - claim: The file.
    ///   - scale: The scale of an example that has none. `nil` uses the default.
    /// - Throws: `InputError`, `OutputError` and errors in data.
    package func draw(
        in folder: InputFolder, to claim: OutputClaim, scale: Double? = nil
    ) throws -> OutputFile {
        let image = try Self.image(of: node, in: folder, scale: scale)
        let file = try OutputFile(claim)
        try image.writePNG(to: file)
        return file
    }

    static func image(
        of node: DocumentNode, in folder: InputFolder, scale: Double? = nil
    ) throws -> TableSnapshot {
        let yaml = YAMLWriter.string(node)
        let file = try SceneFile(Array(yaml.utf8), format: .yaml, name: "example")
        let content = try OpenScene.open(file, in: folder, isStrict: false)
        var traits = content.scene.traits
        traits.scale = traits.scale ?? scale
        let variants = content.scene.variants(under: traits)
        return try content.image(variants[variants.count - 1])
    }
}

extension DocumentNode {
    /// Returns the document with all scalars of a text replaced by another node.
    fileprivate func replacing(_ text: String, by other: DocumentNode) -> DocumentNode {
        var node = self
        switch content {
        case .scalar(let scalar): return scalar.text == text ? other : self
        case .sequence(let nodes): node.content = .sequence(nodes.map { $0.replacing(text, by: other) })
        case .mapping(let entries):
            node.content = .mapping(
                entries.map { DocumentEntry($0.key, $0.value.replacing(text, by: other)) })
        }
        return node
    }

    /// Returns the document with flow style for all inner values that fit on a line with a maximum number of
    /// characters.
    fileprivate func brief(within length: Int) -> DocumentNode {
        var node = self
        func brief(_ child: DocumentNode, after prefix: Int) -> DocumentNode {
            var flow = child
            flow.isFlow = true
            let written = YAMLWriter.string(flow)
            let fits = written.count + prefix <= length
            return fits && child.scalar == nil ? flow : child.brief(within: length - 2)
        }
        switch content {
        case .scalar: break
        case .sequence(let nodes): node.content = .sequence(nodes.map { brief($0, after: 2) })
        case .mapping(let entries):
            node.content = .mapping(
                entries.map { DocumentEntry($0.key, brief($0.value, after: $0.key.count + 2)) })
        }
        return node
    }
}
