import Foundation
import PackagePlugin

/// `swift package update-keys`: writes the doc comments and the theme keys that Scenes contains. With `--check`, it only
/// compares them.
@main
struct UpdateKeys: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let sources = context.package.directoryURL.appending(path: "Sources")
        let folder = sources.appending(path: "Scenes/Generated")
        let types = try SourceTypes(in: sources)
        for (name, text) in [
            ("DocComments+Generated.swift", types.docComments), ("ThemeKeys.swift", types.themeKeys),
        ] {
            let file = folder.appending(path: name)
            if try String(contentsOf: file, encoding: .utf8) == text { continue }
            if arguments.contains("--check") {
                Diagnostics.error("Sources/Scenes/Generated/\(name): out of date; run make keys")
            } else {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        }
    }
}
