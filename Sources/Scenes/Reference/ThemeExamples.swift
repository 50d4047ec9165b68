import DataFiles
import TableKit

/// A search for the examples of theme keys. Each is the first of several scenes whose image changes with the
/// key.
struct ThemeExamples {
    private let folder: SceneFolder
    private let whole = Theme.definition.encode(.modern)
    /// The paths of objects in a theme, by the names of their kinds.
    private let paths: [String: [Path]]
    /// The appearances of scenes, by their YAML.
    private var known: [String: ExampleScene.Look] = [:]

    /// The keys that lead to an object of a theme, each with the definition of its object.
    private typealias Path = [(key: String, info: DefinitionInfo)]

    init(in folder: SceneFolder) {
        self.folder = folder
        var paths: [String: [Path]] = [:]
        func collect(_ info: DefinitionInfo, at path: Path) {
            paths[info.name, default: []].append(path)
            for key in info.keys {
                for type in key.shape.objects where type.info.stage == nil {
                    collect(type.info, at: path + [(key.name, type.info)])
                }
            }
        }
        collect(Theme.info, at: [])
        self.paths = paths
    }

    /// Returns the example of a key, or `nil` if no scene shows it.
    mutating func example(of key: KeyInfo, of info: DefinitionInfo) throws -> ExampleScene? {
        for path in paths[info.name] ?? [] {
            guard let (before, after) = change(of: key, of: info, at: path) else { continue }
            for scene in Self.scenes(for: path.map(\.key)) {
                let yaml = try DocumentReader().read(Array(scene.utf8), format: .yaml, name: "example")
                func themed(_ theme: DocumentNode?) -> DocumentNode {
                    let entries = theme.map { [DocumentEntry("theme", $0)] } ?? []
                    return DocumentNode(.mapping(entries + (yaml.mapping ?? [])))
                }
                let (plain, changed) = (themed(before), themed(after))
                let identity = YAMLWriter.string(plain)
                let look = try known[identity] ?? ExampleScene.look(of: plain, in: folder)
                known[identity] = look
                if let other = try? ExampleScene.look(of: changed, in: folder), other != look {
                    return ExampleScene(changed, plain: plain)
                }
            }
        }
        return nil
    }

    // MARK: Changes

    /// Returns a theme in which a key differs from the modern theme, and the theme to compare it with. The
    /// latter is `nil` for the modern theme, or else contains the object.
    private func change(
        of key: KeyInfo, of info: DefinitionInfo, at path: Path
    ) -> (before: DocumentNode?, after: DocumentNode)? {
        var node = whole
        var isThere = true
        for (name, info) in path {
            guard let value = node.entry(name)?.value else { return nil }
            node = value
            if value.mapping == nil {
                node = value.sequence?.first ?? info.initial()
                isThere = false
            }
        }
        guard let changed = Self.changed(node.entry(key.name)?.value, key.shape) else { return nil }
        func theme(_ entries: [DocumentEntry]) -> DocumentNode {
            // A list, or a value that is `none`, must be written completely.
            path.reversed().reduce(DocumentNode(.mapping(entries))) { inner, step in
                let isListed = whole.anywhere(step.key)?.sequence != nil
                return DocumentNode(
                    .mapping([
                        DocumentEntry(step.key, isListed ? DocumentNode(.sequence([inner])) : inner)
                    ]))
            }
        }
        let entry = DocumentEntry(key.name, changed)
        if isThere { return (nil, theme([entry])) }
        let others = node.mapping ?? []
        return (theme(others), theme(others.filter { $0.key != key.name } + [entry]))
    }

    /// Returns a value different from an existing one.
    private static func changed(_ value: DocumentNode?, _ shape: Shape) -> DocumentNode? {
        switch shape {
        case .text: return .text("Nimbus Sans")
        case .flag: return .word(value?.scalar?.flag == true ? "false" : "true")
        case .number(_, let isWhole):
            let number = value?.scalar?.number ?? 0
            let other = number == 0 ? 6 : isWhole || number > 1 ? number * 2 : number / 2
            return .word(plain(other))
        case .numbers:
            let numbers = value?.sequence?.compactMap { $0.scalar?.number } ?? []
            return DocumentNode(.sequence(numbers.map { .word(plain($0 == 0 ? 6 : $0 * 2)) }), isFlow: true)
        case .choice(_, let names):
            let others = names.filter { $0 != value?.scalar?.text }
            return (others.first { $0 == "center" } ?? others.first).map { .text($0) }
        case .list(let element, _):
            if value?.sequence?.isEmpty == false { return DocumentNode(.sequence([]), isFlow: true) }
            return changed(nil, element).map { DocumentNode(.sequence([$0])) }
        case .object(let type): return changed(type.info)
        case .either(let shapes): return changed(value, among: shapes)
        case .pattern, .map: return nil
        }
    }

    private static func changed(_ value: DocumentNode?, among shapes: [Shape]) -> DocumentNode? {
        if shapes.contains(where: \.isColor) { return .text("#FF2D55") }
        let isOptional = shapes.contains {
            if case .choice("nothing", _) = $0 { true } else { false }
        }
        if isOptional, value?.scalar?.word != "none" { return .word("none") }
        let values = shapes.filter { if case .choice("nothing", _) = $0 { false } else { true } }
        return values.reversed().lazy.compactMap { changed(nil, $0) }.first
    }

    /// Returns an object whose first key differs from its default.
    private static func changed(_ info: DefinitionInfo) -> DocumentNode? {
        switch info.name {
        case "font": return DocumentNode(.mapping([DocumentEntry("size", .word("26"))]), isFlow: true)
        case "title position":
            return DocumentNode(.mapping([DocumentEntry("below", .word("1"))]), isFlow: true)
        default: break
        }
        var entries = info.initial().mapping ?? []
        for key in info.keys {
            guard let index = entries.firstIndex(where: { $0.key == key.name }),
                let other = changed(entries[index].value, key.shape)
            else { continue }
            entries[index].value = other
            return DocumentNode(.mapping(entries))
        }
        return nil
    }
}

extension Shape {
    /// A Boolean value that indicates whether the shape permits a color.
    fileprivate var isColor: Bool {
        switch self {
        case .choice(let kind, _): kind == Color.kind
        case .either(let shapes): shapes.contains { $0.isColor }
        default: false
        }
    }

    /// The types of objects that the shape permits.
    fileprivate var objects: [any SceneObject.Type] {
        switch self {
        case .object(let type): [type]
        case .list(let element, _): element.objects
        case .either(let shapes): shapes.flatMap(\.objects)
        default: []
        }
    }
}

extension DocumentNode {
    /// Returns the first value of a key at any depth.
    fileprivate func anywhere(_ key: String) -> DocumentNode? {
        guard let mapping else { return nil }
        return entry(key)?.value ?? mapping.lazy.compactMap { $0.value.anywhere(key) }.first
    }
}
