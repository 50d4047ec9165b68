package import Diagnostics
package import Foundation

/// The folder of the Swift package that contains a source file. Its golden images are below it.
package enum PackageFolder {
    /// The environment variable with the folder's path, for tests that run without their sources.
    package static let variable = "TABLESNAP_ROOT"

    /// Returns the folder in the environment variable, or the nearest folder above the source file with a
    /// `Package.swift`.
    ///
    /// - Throws: A `Diagnostic` if there is none.
    package static func find(
        from sourceFile: String, environment: [String: String]
    ) throws(Diagnostic) -> URL {
        if let named = environment[variable], !named.isEmpty {
            return URL(fileURLWithPath: named, isDirectory: true).standardizedFileURL
        }
        var folder = URL(fileURLWithPath: sourceFile).standardizedFileURL
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            let manifest = folder.appending(path: "Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) { return folder }
        }
        throw Diagnostic(
            message: "no folder above \(sourceFile) contains Package.swift",
            remedy: "set \(variable) to the folder that contains Snapshots")
    }
}
