import DataFiles
import TableKit

/// Sizes, fonts and colors of a scene's table.
public enum SceneTheme: Hashable, Sendable {
    /// One that has a name.
    case named(ThemeName)
    /// One in a file of its own, relative to the scene.
    case file(String)
    /// One that is written in the scene.
    case custom(Theme)
}

extension Form where Value == SceneTheme {
    /// A theme's name, the path of its file, or its changes to another.
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
