import DataFiles
import TableSpecimens

@testable import DataTables
@testable import Scenes

/// A generator of random changes of documents, determined by a seed.
struct SceneMutations {
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &numbers) }

    private static let values: [DocumentNode] = [
        .word("true"), .word("0"), .word("-1"), .word("1.5"), .word("1000000000"), .text("plain"), .text(""),
        .text("{a}"), .text("none"), .text("#FF0000"), .text("0:1"), .text("automatic"),
        DocumentNode(.sequence([])), DocumentNode(.mapping([])),
        DocumentNode(.sequence([.word("1"), .word("2"), .word("3"), .word("4")])),
        DocumentNode(.mapping([DocumentEntry("type", .text("switch"))])),
        DocumentNode(.mapping([DocumentEntry("text", .text("x"))])),
    ]
    private static let keys = [
        "text", "style", "type", "value", "views", "rows", "height", "color", "file", "row", "name", "xyz",
        "if",
    ]

    /// Returns the document, usually with one change.
    mutating func mutated(_ root: DocumentNode) -> DocumentNode {
        var target = number(below: count(root))
        return mutate(root, &target)
    }

    private func count(_ node: DocumentNode) -> Int {
        1 + (node.sequence ?? []).reduce(0) { $0 + count($1) }
            + (node.mapping ?? []).reduce(0) { $0 + count($1.value) }
    }

    private mutating func mutate(_ node: DocumentNode, _ target: inout Int) -> DocumentNode {
        target -= 1
        if target == -1 { return change(node) }
        guard target >= 0 else { return node }
        var result = node
        if let elements = node.sequence {
            result.content = .sequence(elements.map { mutate($0, &target) })
        } else if let entries = node.mapping {
            result.content = .mapping(
                entries.map { entry in
                    var entry = entry
                    entry.value = mutate(entry.value, &target)
                    return entry
                })
        }
        return result
    }

    private mutating func change(_ node: DocumentNode) -> DocumentNode {
        let choice = number(below: 6)
        if let elements = node.sequence, !elements.isEmpty, choice < 4 {
            var elements = elements
            let index = number(below: elements.count)
            if choice < 2 { elements.remove(at: index) } else { elements.append(elements[index]) }
            return DocumentNode(.sequence(elements), at: node.position)
        }
        if var entries = node.mapping, !entries.isEmpty, choice < 5 {
            let index = number(below: entries.count)
            let key = Self.keys[number(below: Self.keys.count)]
            switch choice {
            case 0, 1: entries.remove(at: index)
            case 2 where !entries.contains { $0.key == key }: entries[index].key = key
            case 3 where !entries.contains { $0.key == key }:
                entries.append(
                    DocumentEntry(key, Self.values[number(below: Self.values.count)], at: node.position))
            default: entries[index].value = Self.values[number(below: Self.values.count)]
            }
            return DocumentNode(.mapping(entries), at: node.position)
        }
        var value = Self.values[number(below: Self.values.count)]
        value.position = node.position
        return value
    }
}
