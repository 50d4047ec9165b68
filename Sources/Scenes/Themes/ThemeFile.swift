import DataFiles
import DataTables
import SceneSchema
import TableKit

/// A namespace for theme files, which contain changes of a built-in theme.
package enum ThemeFile {
    /// Reads a theme: JSON if its name ends in `.json`, otherwise YAML. The key `base` is the name of the
    /// theme that it changes. Default: ios26. The key `fonts` is the folder of the font files, relative to the
    /// file. The other keys are the properties of the theme.
    ///
    /// - Parameters:
    ///   - name: The name of the file in messages.
    ///   - allowsOutside: Whether the folder of the font files may be outside the folder of the theme file.
    ///   - reads: The record of the files that are read. `nil` if they are not recorded.
    package static func read(
        path: String, name: String, allowsOutside: Bool = false, reads: FilesRead? = nil
    ) throws(InputError) -> Theme {
        let node: DocumentNode
        do throws(Diagnostic) {
            node = try DocumentReader().read(path: path)
        } catch {
            throw InputError(error)
        }
        var reader = SceneReader(file: name)
        let folder = InputFolder(of: path, allowsOutside: allowsOutside, reads: reads)
        let fonts = node.entry("fonts").flatMap { Self.fonts(of: $0, in: folder, &reader) }
        let theme = decode(node.leavingOut("fonts"), &reader)
        guard var theme, !reader.hasErrors else { throw InputError(problems: reader.problems) }
        theme.fonts = fonts
        return theme
    }

    private static func fonts(
        of entry: DocumentEntry, in folder: InputFolder, _ reader: inout SceneReader
    ) -> FontCollection? {
        reader.within(key: entry.key) { reader in
            reader.recordPosition(entry.value.position, key: entry.position)
            guard let fonts = SceneFonts.definition.decode(entry.value, &reader), !reader.hasErrors else {
                return nil
            }
            do throws(Diagnostic) {
                return try folder.collection(of: fonts)
            } catch {
                reader.fail(error.sentence, at: entry.value.position)
                return nil
            }
        }
    }

    /// Returns the theme of a mapping.
    static func decode(_ node: DocumentNode, _ reader: inout SceneReader) -> Theme? {
        guard let entries = node.mapping else {
            reader.fail(found: node, expected: .object(Theme.self))
            return nil
        }
        var theme = Theme.default
        if let base = entries.first(where: { $0.key == "base" }) {
            let name = reader.within(key: "base") { Form<ThemeName>.choice.decode(base.value, &$0) }
            guard let name else { return nil }
            theme = name.theme
        }
        if let fonts = entries.first(where: { $0.key == "fonts" }) {
            reader.fail(
                "only a theme file has the key \"fonts\"; write it as a key of the scene", at: fonts.position)
            return nil
        }
        return Theme.definition.decode(node.leavingOut("base"), into: &theme, &reader) ? theme : nil
    }

    /// Returns the mapping of a theme: its differences from the built-in theme with which it has the most in common.
    ///
    /// A mapping cannot remove an optional property of its base, so a base with other optional properties is not used.
    static func encode(_ theme: Theme) -> DocumentNode {
        let whole = Theme.definition.encode(theme)
        let mappings = ThemeName.allCases.map { name in
            let base =
                name.theme == .default ? [] : [DocumentEntry("base", Form<ThemeName>.choice.encode(name))]
            let changed = changes(whole, from: Theme.definition.encode(name.theme), Theme.info)
            return DocumentNode(.mapping(base + (changed?.mapping ?? [])))
        }
        let complete = mappings.filter { mapping in
            var reader = SceneReader(file: "")
            return decode(mapping, &reader) == theme
        }
        return (complete.isEmpty ? mappings : complete).min { $0.leafCount < $1.leafCount } ?? whole
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

extension DocumentNode {
    /// The number of values that are no mappings.
    fileprivate var leafCount: Int { mapping?.reduce(0) { $0 + $1.value.leafCount } ?? 1 }

    /// Returns the mapping without a key. Other values remain unchanged.
    fileprivate func leavingOut(_ key: String) -> DocumentNode {
        guard let entries = mapping else { return self }
        return DocumentNode(.mapping(entries.filter { $0.key != key }), at: position)
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
    /// A style of printed reports, based on `ios26` like those below: rules only above and below the titles of columns
    /// and at the end.
    case report
    /// Alternating rows below titles on gray.
    case stripes
    /// White titles on blue.
    case accent
    /// Titles on black, or on white in dark appearance.
    case bold
    /// Pale green stripes, and rules in green.
    case ledger
    /// No lines and fills.
    case minimal

    /// The theme.
    var theme: Theme {
        switch self {
        case .modern: .modern
        case .ios26: .ios26
        case .flat: .flat
        case .classic: .classic
        case .report: .report
        case .stripes: .stripes
        case .accent: .accent
        case .bold: .bold
        case .ledger: .ledger
        case .minimal: .minimal
        }
    }
}

extension ThemeName: NamedValue {
    package static let kind = "a theme"
    package static let names: Names = [
        ("modern", .modern), ("ios26", .ios26), ("flat", .flat), ("classic", .classic),
        ("report", .report), ("stripes", .stripes), ("accent", .accent), ("bold", .bold),
        ("ledger", .ledger), ("minimal", .minimal),
    ]
}
