import Documents
import TableKit

/// Examples of the keys of themes, found by trying: each is the first of some scenes whose picture changes with the
/// key's value.
struct ThemeExamples {
    private let folder: SceneFolder
    private let whole = Theme.definition.encode(.modern)
    /// Where in a theme objects of a kind are first met, by the kind's name.
    private let paths: [String: [String]]
    /// What the scenes look like in the theme there is, by their number.
    private var known: [Int: DisplayList] = [:]

    init(in folder: SceneFolder) {
        self.folder = folder
        var paths: [String: [String]] = [:]
        func collect(_ info: DefinitionInfo, at path: [String]) {
            guard paths[info.name] == nil else { return }
            paths[info.name] = path
            for key in info.keys {
                switch key.shape {
                case .object(let type): collect(type.info, at: path + [key.name])
                case .either(let shapes):
                    for case .object(let type) in shapes { collect(type.info, at: path + [key.name]) }
                default: break
                }
            }
        }
        collect(Theme.info, at: [])
        self.paths = paths
    }

    /// The example of a key; nil when no scene shows it.
    mutating func example(of key: KeyInfo, of info: DefinitionInfo) throws -> ExampleScene? {
        guard let path = paths[info.name] else { return nil }
        let places = [path] + Self.otherPlaces(path)
        for place in places {
            guard let change = change(of: key, of: info, at: place) else { continue }
            for (index, scene) in Self.scenes.enumerated() {
                let plain = try DocumentReader().read(Array(scene.utf8), format: .yaml, name: "example")
                let node = DocumentNode(.mapping([DocumentEntry("theme", change)] + (plain.mapping ?? [])))
                if known[index] == nil { known[index] = try ExampleScene.drawing(of: plain, in: folder) }
                if let drawn = try? ExampleScene.drawing(of: node, in: folder), drawn != known[index] {
                    return ExampleScene(node, plain: plain)
                }
            }
        }
        return nil
    }

    /// The same part of the other styles of tables and cells, where what a key says may be of use first.
    private static func otherPlaces(_ path: [String]) -> [[String]] {
        guard let first = path.first, first == "plain" else { return [] }
        return ["grouped", "insetGrouped"].map { [$0] + path.dropFirst() }
    }

    // MARK: Changes

    /// A theme that differs from the modern one in a key.
    private func change(of key: KeyInfo, of info: DefinitionInfo, at path: [String]) -> DocumentNode? {
        var node = whole
        for name in path {
            guard let value = node.entry(name)?.value else { return nil }
            node = value
        }
        let present = node.entry(key.name)?.value
        guard let changed = Self.changed(present, key.shape) else { return nil }
        var entries = [DocumentEntry(key.name, changed)]
        if node.mapping == nil {
            // What there is none of in the modern theme is written whole.
            guard let other = info.initial().mapping else { return nil }
            entries = other.filter { $0.key != key.name } + entries
        }
        return path.reversed().reduce(DocumentNode(.mapping(entries))) { inner, name in
            DocumentNode(.mapping([DocumentEntry(name, inner)]))
        }
    }

    /// Another value than there is.
    private static func changed(_ value: DocumentNode?, _ shape: Shape) -> DocumentNode? {
        switch shape {
        case .text: return .text("Nimbus Roman")
        case .flag: return .word(value?.scalar?.flag == true ? "false" : "true")
        case .number(_, let isWhole):
            let number = value?.scalar?.number ?? 0
            let other = number == 0 ? 6 : isWhole || number > 1 ? number * 2 : number / 2
            return .word(plain(other))
        case .numbers:
            let numbers = value?.sequence?.compactMap { $0.scalar?.number } ?? []
            return DocumentNode(.sequence(numbers.map { .word(plain($0 == 0 ? 6 : $0 * 2)) }), isFlow: true)
        case .choice(_, let names): return names.first { $0 != value?.scalar?.text }.map { .text($0) }
        case .list(let element, _):
            if value?.sequence?.isEmpty == false { return DocumentNode(.sequence([]), isFlow: true) }
            return changed(nil, element).map { DocumentNode(.sequence([$0])) }
        case .object(let type):
            switch type.info.name {
            case "font": return DocumentNode(.mapping([DocumentEntry("size", .word("26"))]), isFlow: true)
            case "title position", "dynamic color", "fill": return nil
            default: return type.info.initial()
            }
        case .either(let shapes):
            if shapes.contains(where: { $0.isColor }) { return .text("#FF2D55") }
            if shapes.contains(where: {
                if case .object(let type) = $0 { type.info.name == "title position" } else { false }
            }) {
                return DocumentNode(.mapping([DocumentEntry("below", .word("1"))]), isFlow: true)
            }
            let isNone = value?.scalar?.word == "none"
            if !isNone, shapes.contains(where: { if case .choice("nothing", _) = $0 { true } else { false } })
            {
                return .word("none")
            }
            return shapes.dropFirst().lazy.compactMap { changed(nil, $0) }.first
        case .pattern, .map: return nil
        }
    }
}

extension Shape {
    /// Whether a colour may stand here.
    fileprivate var isColor: Bool {
        switch self {
        case .choice(let kind, _): kind == Color.kind
        case .either(let shapes): shapes.contains { $0.isColor }
        default: false
        }
    }
}
