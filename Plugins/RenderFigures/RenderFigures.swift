import Foundation
import PackagePlugin

/// `swift package render-figures`: draws the figures of a package's pages, with the arguments of `tablesnap figures`.
@main
struct RenderFigures: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "tablesnap").url
        process.arguments = ["figures"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // What is wrong has been told.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
