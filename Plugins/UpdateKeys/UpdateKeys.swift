import Foundation
import PackagePlugin

/// `swift package update-keys`: writes the source files that contain doc comments and the properties of themes. With
/// `--check`, it only compares them.
@main
struct UpdateKeys: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let types = try SourceTypes(in: context.package.directoryURL.appending(path: "Sources"))
        for (name, text) in types.generatedFiles {
            guard let file = types.files[name] else {
                Diagnostics.error("\(name): no such file in Sources; create an empty one")
                continue
            }
            if try String(contentsOf: file, encoding: .utf8) == text { continue }
            if arguments.contains("--check") {
                Diagnostics.error("\(name): out of date; run make keys")
            } else {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        }
    }
}
