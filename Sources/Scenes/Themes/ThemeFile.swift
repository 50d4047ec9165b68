import DataFiles
import SceneSchema
import TableKit

/// A namespace for theme files, which contain changes of a built-in theme.
package enum ThemeFile {
    /// Reads a theme: JSON if its name ends in `.json`, otherwise YAML. The key `base` is the name of the
    /// theme that it changes. Default: modern. The other keys are the properties of the theme.
    package static func read(path: String, name: String) throws(SceneError) -> Theme {
        let node: DocumentNode
        do throws(Diagnostic) {
            node = try DocumentReader().read(path: path)
        } catch {
            throw SceneError(error)
        }
        var reader = SceneReader(file: name)
        let theme = decode(node, &reader)
        guard let theme, !reader.hasErrors else { throw SceneError(problems: reader.problems) }
        return theme
    }

    /// Returns the theme of a mapping.
    static func decode(_ node: DocumentNode, _ reader: inout SceneReader) -> Theme? {
        guard let entries = node.mapping else {
            reader.fail(found: node, expected: .object(Theme.self))
            return nil
        }
        var theme = Theme.modern
        if let base = entries.first(where: { $0.key == "base" }) {
            let name = reader.within(key: "base") { Form<ThemeName>.choice.decode(base.value, &$0) }
            guard let name else { return nil }
            theme = name.theme
        }
        let changes = DocumentNode(.mapping(entries.filter { $0.key != "base" }), at: node.position)
        return Theme.definition.decode(changes, into: &theme, &reader) ? theme : nil
    }

    /// Returns the mapping of a theme: its differences from the modern theme.
    static func encode(_ theme: Theme) -> DocumentNode {
        let whole = Theme.definition.encode(theme)
        let base = Theme.definition.encode(.modern)
        return changes(whole, from: base, Theme.info) ?? DocumentNode(.mapping([]))
    }

    /// Returns the entries of a mapping that differ from another, recursively, or `nil` if there are none.
    private static func changes(
        _ node: DocumentNode, from base: DocumentNode, _ definition: DefinitionInfo
    ) -> DocumentNode? {
        let changed = (node.mapping ?? []).compactMap { entry -> DocumentEntry? in
            guard let unchanged = base.entry(entry.key)?.value else { return entry }
            let key = definition.key(entry.key)
            guard let key, key.isPart, case .object(let type) = key.shape else {
                return entry.value.hasSameContent(as: unchanged) ? nil : entry
            }
            return changes(entry.value, from: unchanged, type.info).map { DocumentEntry(entry.key, $0) }
        }
        return changed.isEmpty ? nil : DocumentNode(.mapping(changed))
    }
}

/// A built-in theme.
public enum ThemeName: Hashable, Sendable, CaseIterable {
    /// The style of iOS 15 to 18.
    case modern
    /// The style of iOS 26.
    case ios26
    /// The style of iOS 7 to 12.
    case flat
    /// The style of iOS 5 and 6, and of the figures in Apple's guides.
    case classic

    /// The theme.
    var theme: Theme {
        switch self {
        case .modern: .modern
        case .ios26: .ios26
        case .flat: .flat
        case .classic: .classic
        }
    }
}

extension ThemeName: NamedValue {
    package static let kind = "a theme"
    package static let names: Names = [
        ("modern", .modern), ("ios26", .ios26), ("flat", .flat), ("classic", .classic),
    ]
}
