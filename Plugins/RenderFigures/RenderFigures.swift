import Foundation
import PackagePlugin

/// `swift package render-figures`: draws the figures of a package's pages, with the arguments of `tablesnap figures`.
@main
struct RenderFigures: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let build = try packageManager.build(
            .product("tablesnap"), parameters: .init(configuration: .inherit))
        guard build.succeeded,
            let tool = build.builtArtifacts.first(where: {
                $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == "tablesnap"
            })
        else {
            Diagnostics.error("tablesnap could not be built\n" + build.logText)
            return
        }
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["figures"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // The command has reported the errors.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
