import DataFiles
import SceneSchema
import TableKit

/// The theme of a scene's table: its sizes, fonts and colors.
public enum SceneTheme: Hashable, Sendable {
    /// A built-in theme.
    case named(ThemeName)
    /// A theme file, relative to the scene.
    case file(String)
    /// A theme inside the scene.
    indirect case custom(Theme)
}

extension Form where Value == SceneTheme {
    /// The name of a theme, the path of its file, or changes of another theme.
    static let theme = Form(
        shape: .either([
            .choice(kind: ThemeName.kind, names: ThemeName.names.map(\.name)),
            .pattern(name: "the path of a theme file", expression: "\\.(yaml|yml|json)$"),
            .object(Theme.self),
        ]),
        decode: { node, reader in
            if node.mapping != nil { return ThemeFile.decode(node, &reader).map { .custom($0) } }
            if let path = node.scalar?.text, [".yaml", ".yml", ".json"].contains(where: path.hasSuffix) {
                return .file(path)
            }
            return Form<ThemeName>.choice.decode(node, &reader).map { .named($0) }
        },
        encode: { theme in
            switch theme {
            case .named(let name): Form<ThemeName>.choice.encode(name)
            case .file(let path): .text(path)
            case .custom(let theme): ThemeFile.encode(theme)
            }
        })
}
