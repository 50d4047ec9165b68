import DataFiles
import Diagnostics
import TableKit

/// A theme in a file of its own: the changes to one of the themes there are.
package enum ThemeFile {
    /// Reads a theme: JSON if its name ends in `.json`, otherwise YAML. The key `base` names the theme that it changes,
    /// modern unless given; the other keys are the theme's properties.
    package static func read(path: String, name: String) throws(SceneError) -> Theme {
        let node: DocumentNode
        do throws(Diagnostic) {
            node = try DocumentReader().read(
                path: path, format: path.lowercased().hasSuffix(".json") ? .json : .yaml)
        } catch {
            throw SceneError(error)
        }
        var reader = SceneReader(file: name)
        let theme = decode(node, &reader)
        guard let theme, !reader.hasErrors else { throw SceneError(problems: reader.problems) }
        return theme
    }

    /// The theme of a mapping.
    static func decode(_ node: DocumentNode, _ reader: inout SceneReader) -> Theme? {
        guard let entries = node.mapping else {
            reader.fail(found: node, wanted: .object(Theme.self))
            return nil
        }
        var theme = Theme.modern
        if let base = entries.first(where: { $0.key == "base" }) {
            let known = reader.within(key: "base") { Form<ThemeName>.choice.decode(base.value, &$0) }
            guard let known else { return nil }
            theme = known.theme
        }
        let changes = DocumentNode(.mapping(entries.filter { $0.key != "base" }), at: node.position)
        return Theme.definition.decode(changes, into: &theme, &reader) ? theme : nil
    }

    /// The mapping of a theme: what is different from the modern one.
    static func encode(_ theme: Theme) -> DocumentNode {
        let whole = Theme.definition.encode(theme)
        let base = Theme.definition.encode(.modern)
        return changes(whole, from: base, Theme.info) ?? DocumentNode(.mapping([]))
    }

    /// The entries of a mapping that are not in another, part by part; nil if there are none.
    private static func changes(
        _ node: DocumentNode, from base: DocumentNode, _ definition: DefinitionInfo
    ) -> DocumentNode? {
        let changed = (node.mapping ?? []).compactMap { entry -> DocumentEntry? in
            guard let known = base.entry(entry.key)?.value else { return entry }
            let key = definition.key(entry.key)
            guard let key, key.isPart, case .object(let type) = key.shape else {
                return entry.value.saysTheSame(as: known) ? nil : entry
            }
            return changes(entry.value, from: known, type.info).map { DocumentEntry(entry.key, $0) }
        }
        return changed.isEmpty ? nil : DocumentNode(.mapping(changed))
    }
}

/// A theme that there is without a file.
public enum ThemeName: Hashable, Sendable, CaseIterable {
    /// Today's system.
    case modern
    /// The guides' own figures.
    case classic

    /// The theme itself.
    var theme: Theme {
        switch self {
        case .modern: .modern
        case .classic: .classic
        }
    }
}

extension ThemeName: NamedValue {
    package static let kind = "a theme"
    package static let names: [(name: String, value: Self)] = [("modern", .modern), ("classic", .classic)]
}
